import type { CardId } from '@yamanote/games/machi-koro/rules';
import { grammar, de as words } from '@yamanote/games/machi-koro/words/de';
import type { BoardWords } from './en.ts';

const { coins, coinWord, copiesOf, list } = grammar;
const { icons } = words;
const nameOf = (card: CardId) => words.cards[card].name;

const has = (name: string | null) => (name === null ? 'Du hast' : `${name} hat`);

const either = (numbers: readonly number[]) => numbers.join(' oder ');

const offerStates: BoardWords['offerStates'] = {
  dear: 'zu teuer',
  full: 'mehr davon darfst du nicht besitzen',
  hidden: 'liegt nicht aus',
  gone: 'ausverkauft',
};

const landmarkStatus: BoardWords['landmarkStatus'] = {
  unbuilt: 'nicht gebaut',
  built: 'gebaut, gilt ab dem nächsten Zug',
  active: 'gebaut',
};

export const de: BoardWords = {
  labels: {
    'wheat-field': 'Weizen\u00adfeld',
    ranch: 'Bauern\u00adhof',
    'tv-station': 'Fernseh\u00adsender',
    'furniture-factory': 'Möbel\u00adfabrik',
    'apple-orchard': 'Apfel\u00adplantage',
    'fruit-vegetable-market': 'Markt\u00adhalle',
    'train-station': 'Bahn\u00adhof',
    'shopping-mall': 'Einkaufs\u00adzentrum',
    'amusement-park': 'Freizeit\u00adpark',
    'radio-tower': 'Funk\u00adturm',
  },
  coins,
  town: ({ name }) => (name === null ? 'Deine Stadt' : `Stadt von ${name}`),
  emptyTown: 'noch nichts gebaut',
  houses: ({ name, copies }) => (copies === 1 ? name : `${name} ×${copies}`),
  standing: ({ cards, landmarks }) =>
    list([...cards.map(({ card, copies }) => copiesOf(card, copies, nameOf)), ...landmarks.map(nameOf)]),

  dice: ({ name, dice }) =>
    dice.length === 1
      ? `${has(name)} ${dice[0]} gewürfelt`
      : `${has(name)} ${dice.join(' und ')} gewürfelt, zusammen ${dice.reduce((sum, face) => sum + face)}`,
  to: ({ name }) => `an ${name ?? 'dich'}`,

  rollLine: 'Was jede Zahl bringt',
  me: 'ich',
  others: 'andere',
  whenIRoll: 'Wenn ich würfle',
  whenRolls: (name) => `Wenn ${name} würfelt`,
  whenOthersRoll: 'Wenn andere würfeln',
  swap: 'ein Tausch',
  andSwap: (amount) => `${amount} und ein Tausch`,
  stop: ({ number, mine, others, name, twoDice, rolled }) =>
    `${number}${rolled ? ', der letzte Wurf' : ''}${twoDice ? ', braucht 2 Würfel' : ''}: ${name === null ? 'bei deinem Wurf' : `beim Wurf von ${name}`} ${mine}; bei Würfen der anderen ${others}.`,
  byEach: (list) => list.map(({ name, amount }) => `${name} ${amount}`).join(', '),
  wouldBe: ({ from, to }) => `${from}, mit dieser Karte ${to}`,
  nothing: 'nichts',

  market: 'Auslage',
  landmarks: 'Großprojekte',
  card: ({ name, numbers, colour, icon, cost, stock, mine, state, gist }) =>
    `${name}: bei ${either(numbers)}${numbers[0] > 6 ? ', braucht 2 Würfel' : ''}. ${colour}; Symbol ${icon}. ${gist}. Kostet ${coins(cost)}${stock === 0 ? '' : `, noch ${stock} da`}, du hast ${mine === 0 ? 'keine' : mine}${state === 'open' ? '' : `; ${offerStates[state]}`}.`,
  landmark: ({ name, cost, status, dear, gist }) =>
    `${name}: Großprojekt. ${gist}; ${status === 'unbuilt' ? `kostet ${coins(cost)}${dear ? `; ${offerStates.dear}` : ''}` : landmarkStatus[status]}.`,
  landmarkStatus,
  landmarksBuilt: (names) => `Großprojekte: ${names.length === 0 ? 'keins gebaut' : names.join(', ')}`,
  landmarkIs: ({ name, is }) => `${name}: ${is}`,
  offerStates,
  cost: 'Baukosten',

  soldOut: (names) => `Ausverkauft: ${names.join(', ')}.`,

  readCards: 'Karten lesen',
  landmarkKind: 'Großprojekt',
  kinds: {
    blue: 'Blau: in jedem Zug',
    green: 'Grün: in deinem Zug',
    red: 'Rot: in Zügen der anderen',
    purple: 'Violett: in deinem Zug, je Sorte 1',
  },
  icons,

  yourCards: 'Deine Karten',
  cardsOf: (name) => `Karten von ${name}`,
  give: ({ card, copies, gist }) => `${card} hergeben: ${gist}. Du hast ${copies}.`,
  take: ({ card, name, copies, gist }) => `${card} von ${name} nehmen (hat ${copies}): ${gist}.`,
  charge: ({ name, from, to }) => `${name} zahlt: jetzt ${coins(from)}, danach ${to}`,
  whoPays: 'Wer zahlt?',

  lastIncome: 'Letzter Wurf',
  income: ({ name, number }) => `${has(name)} ${number} gewürfelt`,
  noIncome: 'Hier gab es keine Münzen.',
  cardsInTown: 'Karten in der Stadt',

  hintCoins: ({ from, to }) => `von ${from} auf ${coins(to)}`,
  hintAt: ({ numbers, whose }) =>
    whose === 'others' ? `bei ${numbers} der anderen:` : `bei ${whose === 'any' ? 'jeder' : 'deiner'} ${numbers}:`,
  heardAt: ({ numbers, whose }) =>
    `wenn ${{ mine: `du eine ${numbers} würfelst`, others: `andere eine ${numbers} würfeln`, any: `jemand eine ${numbers} würfelt` }[whose]}:`,
  either,
  hintGain: (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${coins(Math.abs(amount))}`,
  hintNoGain: (why) => {
    if (why === 'swap') return 'bringt keine Münzen; würfelst du eine 6, darfst du eine Karte tauschen';
    return `bringt noch nichts: ${why === 'poor' ? 'Niemand kann dir mehr zahlen' : `Du hast keine Karte mit ${icons[why.lacks]}`}`;
  },
  hintTwoDice: '(braucht 2 Würfel)',
  hintWins: 'mit dem 4. Großprojekt gewinnst du',

  rollDice: (dice) => (dice === 1 ? '1 Würfel' : '2 Würfel'),
  average: (amount) => `im Schnitt ${amount}`,
  brings: (amount) => `bringt ${amount}`,
  heardAverage: ({ amount, coins }) => `im Schnitt ${amount} ${coinWord(coins)}`,
  heardBrings: ({ amount, coins }) => `bringt ${amount} ${coinWord(coins)}`,
};
