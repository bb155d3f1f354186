import { cards } from './cards.de.ts';
import { signed, sum } from './dice.ts';
import { because, coins, does, number, one, toWhom, verb, who, whom } from './grammar.de.ts';
import { type Deeds, told, type Words } from './words.ts';

export const events: Words['events'] = {
  'first-drawn': ({ seat }) => `Das Los entscheidet: ${does(seat, 'beginnst', 'beginnt')}.`,
  'turn-began': ({ seat, second }) =>
    second ? `Pasch: ${does(seat, 'machst', 'macht')} einen zweiten Zug.` : `${does(seat, 'bist', 'ist')} am Zug.`,
  activated: ({ seat, landmark }) => `Ab jetzt ${verb(seat, 'kannst', 'kann')} ${who(seat)} ${one[landmark]} nutzen.`,
  rolled: ({ seat, dice, again }) =>
    `${does(seat, 'würfelst', 'würfelt')} ${again ? 'noch einmal: ' : ''}${shown(dice)}.`,
  rerolled: ({ seat, dice }) => `${does(seat, 'nutzt', 'nutzt')} den Funkturm: Die ${sum(dice)} zählt nicht mehr.`,
  paid({ from, to, coins: paid, claimed, causes }) {
    const reason = because(causes, (card) => cards[card].name);
    if (paid === claimed) return `${does(from, 'zahlst', 'zahlt')} ${coins(paid)} an ${whom(to)} (${reason}).`;
    if (paid === 0)
      return `${does(from, 'hast', 'hat')} keine Münzen: 0 von ${coins(claimed)} für ${whom(to)} (${reason}).`;
    return `${does(from, 'kannst', 'kann')} ${toWhom(to)} nur ${number.format(paid)} von ${coins(claimed)} zahlen (${reason}).`;
  },
  earned: ({ seat, coins: earned, causes }) =>
    `${does(seat, 'erhältst', 'erhält')} ${coins(earned)} durch ${because(causes)}.`,
  swapped: ({ seat, gave, other, took }) =>
    `${does(seat, 'gibst', 'gibt')} ${one[gave]} an ${whom(other)} und ${verb(seat, 'nimmst', 'nimmt')} dafür ${one[took]}.`,
  'swap-declined': ({ seat }) => `${does(seat, 'tauschst', 'tauscht')} nicht.`,
  built: ({ seat, card, cost }) => `${does(seat, 'baust', 'baut')} ${one[card]} für ${coins(cost)}.`,
  passed: ({ seat, forced }) =>
    forced
      ? `${does(seat, 'kannst', 'kann')} nichts bauen, und ${seat.you ? 'dein' : 'der'} Zug ist zu Ende.`
      : `${does(seat, 'baust', 'baut')} nichts.`,
  'turned-over': ({ card }) => `Neu in der Auslage: ${cards[card].name}.`,
  won: ({ seat }) =>
    `${does(seat, 'hast', 'hat')} alle 4 Großprojekte gebaut und ${verb(seat, 'gewinnst', 'gewinnt')}!`,
};

function shown(dice: readonly number[]): string {
  if (dice.length === 1) return `${dice[0]}`;
  return `${dice.join(' + ')} = ${sum(dice)}${dice[0] === dice[1] ? ', ein Pasch' : ''}`;
}

const deeds: Deeds = {
  roll: ({ number, instead, second }, seat) =>
    `${verb(seat, 'würfelst', 'würfelt')} ${second ? 'im zweiten Zug ' : ''}${instead === null ? '' : `${instead}, dann `}${number}`,
  pay: ({ to, coins }, seat, amount) => `${verb(seat, 'zahlst', 'zahlt')} ${amount(coins)} an ${whom(to)}`,
  owe: ({ to, card }, seat) => `${verb(seat, 'hast', 'hat')} keine Münzen für ${whom(to)} (${cards[card].name})`,
  miss: ({ from, card }, seat) =>
    `${verb(seat, 'bekommst', 'bekommt')} keine Münzen von ${toWhom(from)} (${cards[card].name})`,
  earn: ({ coins }, seat, amount) => `${verb(seat, 'verdienst', 'verdient')} ${amount(coins)}`,
  collect: ({ coins, card }, seat, amount) =>
    `${verb(seat, 'kassierst', 'kassiert')} ${amount(coins)} (${cards[card].name})`,
  charge: ({ from, coins, card }, seat, amount) =>
    `${verb(seat, 'holst', 'holt')} ${amount(coins)} von ${toWhom(from)} (${cards[card].name})`,
  swap: ({ gave, other, took }, seat) =>
    `${verb(seat, 'tauschst', 'tauscht')} ${one[gave]} gegen ${one[took]} von ${toWhom(other)}`,
  build: ({ card }, seat) => `${verb(seat, 'baust', 'baut')} ${one[card]}`,
  pass: ({ forced }, seat) =>
    forced ? `${verb(seat, 'kannst', 'kann')} nichts bauen` : `${verb(seat, 'baust', 'baut')} nichts`,
  win: (_, seat) => verb(seat, 'gewinnst', 'gewinnt'),
};

export const turn: Words['turn'] = ({ seat, deeds: all }) =>
  all.map((deed) => told(deeds, deed, seat, String)).join(', ');

export const turnHeard: Words['turnHeard'] = ({ seat, deeds: all }) =>
  all.map((deed) => told(deeds, deed, seat, coins)).join(', ');

export const toYou: Words['toYou'] = ({ coins: change, own }) => (own ? signed(change) : `du ${signed(change, coins)}`);
