import { WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.de.ts';
import {
  count,
  damage,
  dative,
  dice,
  does,
  energy,
  form,
  hearts,
  list,
  oneOf,
  quoted,
  stars,
  withDice,
} from './grammar.de.ts';
import { monsters } from './names.de.ts';
import type { Ending, Peril, Threat, Words } from './words.ts';

/** „durch Tanugon (Aoi)“, „durch „Ölraffinerie“ von Aoi“, „durch deine Karte „Panzer““. */
function source(threat: Threat): string {
  if (threat.by === 'poison') return 'Gift';
  if (threat.by === 'attack') return `${monsters[threat.monster].name} (${threat.name})`;
  const card = quoted(cards[threat.card].name);
  return threat.own ? `deine Karte ${card}` : `${card} von ${threat.name}`;
}

/** „Nach 3 Schaden durch Tanugon (Aoi) hättest du noch 6 Herzen“. */
function prospect({ amount, left, armour, threat }: Peril): string {
  const blow = `${damage(amount)} durch ${source(threat)}`;
  const one = amount === 1;
  if (armour !== null) return `${blow} ${one ? 'kann' : 'können'} dir nichts anhaben (${quoted(cards[armour].name)})`;
  return left > 0 ? `Nach ${blow} hättest du noch ${hearts(left)}` : `${blow} ${one ? 'wäre' : 'wären'} dein Ende`;
}

/** „gewinnt Aoi mit 20 Sternen“, as it stands after „am Ende dieses Zuges“. */
function ends({ who, stars: full }: Ending): string {
  const winner = who.you ? 'du' : who.name;
  return `${form(who, 'gewinnt', 'gewinnst')} ${winner}${full ? ` mit ${WINNING_STARS} Sternen` : ''}`;
}

export const addressed: Words['addressed'] = ({ name, question }) => `${name}: ${question}`;

export const questions: Words['questions'] = {
  choose: () => 'Welches Monster spielst du?',
  roll: ({ dice: thrown }) => `Würfle mit ${withDice(thrown)}.`,
  reroll: ({ rerolls }) =>
    rerolls > 0
      ? `Welche Würfel wirfst du neu (noch ${count(rerolls, 'Nachwurf', 'Nachwürfe')})?`
      : 'Würfelst du mit einer Karte noch einmal nach, oder bleibt es dabei?',
  probe: ({ roller }) => `Würfelst du mit ${quoted(cards['psychic-probe'].name)} einen Würfel von ${roller} neu?`,
  change: () => 'Drehst du noch einen Würfel, bevor sie zählen?',
  hearts: ({ hearts: left }) =>
    left === 1 ? 'Wofür verwendest du dein Herz?' : `Du hast ${hearts(left)} zu verteilen: Wofür ist das nächste?`,
  escape: (peril) => `${prospect(peril)}: Verlässt du Tokyo unverletzt, oder bleibst du?`,
  defend(peril) {
    const { amount, going, left } = peril;
    if (amount > 0) return `${prospect(peril)}: Wehrst du dich?`;
    if (going === null) return `Heilst du dich, bevor ${source(peril.threat)} wirkt?`;
    const after = left > 0 ? `dir ${left === 1 ? 'bliebe' : 'blieben'} ${hearts(left)}` : 'das wäre dein Ende';
    return `Du verlierst gleich ${quoted(cards[going.card].name)} und damit ${hearts(going.hearts)}; ${after}: Heilst du dich vorher?`;
  },
  camouflage: ({ dice: shown, amount, threat }) =>
    `Gegen ${damage(amount)} durch ${source(threat)} hast du ${dice(shown)} geworfen: Würfelst du Dreien neu?`,
  yield({ lost, left, stars: gain, threat, next, poison, ifStaying, ifLeaving }) {
    const told = `${source(threat)} hat dich ${hearts(lost)} gekostet, ${hearts(left)} ${left === 1 ? 'bleibt' : 'bleiben'} dir`;
    if (ifStaying !== null && ifLeaving !== null)
      return `${told}. Am Ende dieses Zuges ${ends(ifStaying)}, ob du in Tokyo bleibst oder gehst.`;
    const venom = poison > 0 ? `, davon nimmt dir Gift am Ende deines Zuges ${poison}` : '';
    const prize =
      gain > 0 ? `${stars(gain)} zu Beginn deines nächsten Zuges` : 'doch Tokyo Bay schließt, und du musst gehen';
    const future = `${prize}; als Nächstes ist ${next === null ? 'dein Zug' : `${next} am Zug`}`;
    const price = ifLeaving === null ? '' : ` (dann ${ends(ifLeaving)})`;
    return `${told}${venom}: Bleibst du in Tokyo (${ifStaying === null ? future : `dann ${ends(ifStaying)}`}) oder gehst du${price}?`;
  },
  buy({ energy: owned, payable, sweep }) {
    if (payable) return `Du hast ${energy(owned)}: Was kaufst du?`;
    const poor = `Für ${energy(owned)} gibt es hier nichts`;
    return sweep === null
      ? `${poor}.`
      : `${poor}: Tauschst du die drei Karten aus (${energy(sweep)}), oder beendest du den Zug?`;
  },
  snatch: ({ buyer, cards: shown, energy: owned }) =>
    `Du hast ${energy(owned)}: Kaufst du ${oneOf(shown.map((card) => quoted(cards[card].name)))}, bevor ${buyer} es kann?`,
  copy: () => `Welche Karte kopiert ${quoted(cards.mimic.name)}?`,
  charge: ({ card, energy: owned }) =>
    `Wie viel deiner ${energy(owned)} legst du auf ${quoted(cards[card].name)}, wo die Bank sie verdoppelt?`,
  transform: () => 'Welche Karte machst du zu Energie?',
  again: ({ card, dice: thrown }) =>
    `Machst du den weiteren Zug durch ${quoted(cards[card].name)} mit ${withDice(thrown)}?`,
};

export const waiting: Words['waiting'] = {
  first: () => 'Das Los entscheidet, wer beginnt.',
  throw: ({ who }) => `${who.you ? 'Deine Würfel' : `Die Würfel von ${who.name}`} rollen.`,
  'probe-throw': ({ who, roller }) => `${does(who, 'würfelt', 'würfelst')} einen Würfel von ${dative(roller)} neu.`,
  'camouflage-throw': ({ who }) => `${does(who, 'würfelt', 'würfelst')} für ${quoted(cards.camouflage.name)}.`,
  reveal: () => 'Karten werden aufgedeckt.',
  peek: ({ who }) => `${does(who, 'sieht sich', 'siehst dir')} die oberste Karte des Stapels an.`,
  over: ({ winners }) => {
    if (winners.length === 0) return 'Die Partie ist vorbei: Alle Monster sind gefallen, und niemand gewinnt.';
    if (winners.length === 1) return `Die Partie ist vorbei: ${does(winners[0], 'hat', 'hast')} gewonnen.`;
    const names = list(winners.map(({ you, name }) => (you ? 'du' : name)));
    return `Die Partie ist vorbei: Gewonnen ${winners.some(({ you }) => you) ? 'habt' : 'haben'} ${names}.`;
  },
};

export const explanations: Words['explanations'] = {
  choose: 'Die Monster unterscheiden sich nur im Aussehen.',
  roll: 'Drei gleiche Zahlen: Sterne. Energie kauft Karten, Herzen heilen, Krallen treffen.',
  reroll: 'Wähle, was du behältst. „Würfeln“ wirft den Rest neu, „Fertig“ wertet alle aus.',
  probe: 'Wirf einen der Würfel neu. Wird es ein Herz, ist diese Karte weg.',
  change: 'Gewürfelt ist, aber mit Karten kannst du noch Würfel drehen.',
  hearts: 'Entscheide für ein Herz nach dem anderen.',
  escape: 'Geh jetzt unverletzt, oder bleib und nimm allen Schaden hin.',
  defend: 'Zahle Energie, um den Schaden abzuwehren oder vorher zu heilen.',
  camouflage: 'Jedes Herz hebt 1 Schaden auf. Dreien darfst du beliebig oft neu werfen.',
  yield: 'Tokyo bringt Sterne, aber Würfel heilen dort nicht, und alle greifen dich an.',
  buy: 'Energie kauft Karten: Behalten-Karten bleiben, Sofort-Karten wirken einmal.',
  snatch: 'Du darfst neue Karten kaufen, noch vor dem, der am Zug ist.',
  copy: 'Sie wird zum zweiten Exemplar einer Behalten-Karte im Spiel.',
  charge: 'Die Bank verdoppelt es. Jeder deiner Züge beginnt mit 2 davon.',
  transform: 'Gib Karten für die Energie zurück, die sie kosten.',
  again: 'Du hast dir einen weiteren Zug verdient, mit weniger Würfeln.',
};

export const shortExplanations: Words['shortExplanations'] = {
  reroll: 'Wähle, was du behältst; Krallen bleiben immer liegen. Den Rest darfst du einmal neu werfen.',
};
