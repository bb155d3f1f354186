import { signed, sum } from './dice.ts';
import { bare, because, coins, does, number, one, verb, whom, whose } from './grammar.en.ts';
import { type Deeds, told, type Words } from './words.ts';

export const events: Words['events'] = {
  'first-drawn': ({ seat }) => `${does(seat, 'go', 'goes')} first, chosen at random.`,
  'turn-began': ({ seat, second }) =>
    second ? `A double: ${whom(seat)} ${verb(seat, 'take')} a second turn.` : `It’s ${whose(seat)} turn.`,
  activated: ({ seat, landmark }) => `From now on, ${whom(seat)} can use ${one[landmark]}.`,
  rolled: ({ seat, dice, again }) => `${does(seat, 'roll')} ${again ? 'again: ' : ''}${shown(dice)}.`,
  rerolled: ({ seat, dice }) => `${does(seat, 'use')} the radio tower: the ${sum(dice)} no longer counts.`,
  paid({ from, to, coins: paid, claimed, causes }) {
    const reason = because(causes, bare);
    if (paid === claimed) return `${does(from, 'pay')} ${whom(to)} ${coins(paid)} (${reason}).`;
    if (paid === 0)
      return `${does(from, 'have', 'has')} no coins: ${whom(to)} ${verb(to, 'get')} 0 of ${coins(claimed)} (${reason}).`;
    return `${does(from, 'can', 'can')} only pay ${whom(to)} ${number.format(paid)} of ${coins(claimed)} (${reason}).`;
  },
  earned: ({ seat, coins: earned, causes }) => `${does(seat, 'earn')} ${coins(earned)} from ${because(causes)}.`,
  swapped: ({ seat, gave, other, took }) =>
    `${does(seat, 'give')} ${whom(other)} ${one[gave]} and ${verb(seat, 'take')} ${one[took]} in return.`,
  'swap-declined': ({ seat }) => `${does(seat, 'do', 'does')} not swap.`,
  built: ({ seat, card, cost }) => `${does(seat, 'build')} ${one[card]} for ${coins(cost)}.`,
  passed: ({ seat, forced }) =>
    forced
      ? `${does(seat, 'cannot', 'cannot')} build anything, so ${whose(seat)} turn ends.`
      : `${does(seat, 'build')} nothing.`,
  'turned-over': ({ card }) => `New on display: ${one[card]}.`,
  won: ({ seat }) => `${does(seat, 'have', 'has')} built all 4 landmarks and ${verb(seat, 'win')}!`,
};

function shown(dice: readonly number[]): string {
  if (dice.length === 1) return `${dice[0]}`;
  return `${dice.join(' + ')} = ${sum(dice)}${dice[0] === dice[1] ? ', a double' : ''}`;
}

const deeds: Deeds = {
  roll: ({ number, instead, second }, seat) =>
    `${verb(seat, 'roll')} ${instead === null ? '' : `${instead}, then `}${number}${second ? ' in a second turn' : ''}`,
  pay: ({ to, coins }, seat, amount) => `${verb(seat, 'pay')} ${whom(to)} ${amount(coins)}`,
  owe: ({ to, card }, seat) => `${verb(seat, 'have', 'has')} no coins to pay ${whom(to)} (${bare(card)})`,
  miss: ({ from, card }, seat) => `${verb(seat, 'get')} no coins from ${whom(from)} (${bare(card)})`,
  earn: ({ coins }, seat, amount) => `${verb(seat, 'earn')} ${amount(coins)}`,
  collect: ({ coins, card }, seat, amount) => `${verb(seat, 'collect')} ${amount(coins)} (${bare(card)})`,
  charge: ({ from, coins, card }, seat, amount) =>
    `${verb(seat, 'take')} ${amount(coins)} from ${whom(from)} (${bare(card)})`,
  swap: ({ gave, other, took }, seat) => `${verb(seat, 'swap')} ${one[gave]} for ${whose(other)} ${bare(took)}`,
  build: ({ card }, seat) => `${verb(seat, 'build')} ${one[card]}`,
  pass: ({ forced }, seat) => (forced ? 'cannot build anything' : `${verb(seat, 'build')} nothing`),
  win: (_, seat) => verb(seat, 'win'),
};

export const turn: Words['turn'] = ({ seat, deeds: all }) =>
  all.map((deed) => told(deeds, deed, seat, String)).join(', ');

export const turnHeard: Words['turnHeard'] = ({ seat, deeds: all }) =>
  all.map((deed) => told(deeds, deed, seat, coins)).join(', ');

export const toYou: Words['toYou'] = ({ coins: change, own }) =>
  own ? signed(change) : `you ${signed(change, coins)}`;
