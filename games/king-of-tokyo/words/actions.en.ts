import { cards } from './cards.en.ts';
import { diceCount, energy, oneFace, shortDice } from './grammar.en.ts';
import { monsters } from './names.en.ts';
import type { Words } from './words.ts';

export const actions: Words['actions'] = {
  choose: ({ monster }) => `Play ${monsters[monster].name}`,
  roll: ({ dice }) => `Roll ${diceCount(dice)}`,
  reroll({ dice, keep, price, by }) {
    const how = price > 0 ? ` for ${energy(price)}` : by === null ? '' : ` (${cards[by].name})`;
    if (keep === null || keep.length === 0) return `Reroll ${keep === null ? '' : 'all '}${diceCount(dice)}${how}`;
    return `Keep ${shortDice(keep)}; reroll ${dice}${how}`;
  },
  stop: () => 'Keep all',
  probe: ({ die, by }) => `Reroll ${oneFace(die)} (${cards[by].name})`,
  change: ({ die, to, price, by }) =>
    `Turn ${oneFace(die)} into ${oneFace(to)} (${cards[by].name}${price > 0 ? `, ${energy(price)}` : ''})`,
  resolve: () => 'Resolve the dice',
  spend: {
    self: () => 'Heal 1 heart',
    poison: () => 'Remove a poison counter',
    shrink: () => 'Remove a shrink counter',
    other: ({ name, energy: paid }) => `Heal ${name} (you get ${energy(paid)})`,
  },
  leave: ({ unhurt }) => (unhurt ? 'Leave Tokyo unhurt' : 'Leave Tokyo'),
  stay: () => 'Stay in Tokyo',
  cancel: ({ price }) => `Cancel all damage for ${energy(price)}`,
  heal: ({ price }) => `Heal 1 heart for ${energy(price)}`,
  buy: ({ card, price }) => `Buy ${cards[card].name} (${energy(price)})`,
  look: () => 'Look at the top card of the deck',
  'buy-top': ({ card, price }) => `Buy the top card ${cards[card].name} (${energy(price)})`,
  take: ({ name, card, price }) => `Buy ${cards[card].name} from ${name} (${energy(price)})`,
  sweep: ({ price }) => `Replace all three cards (${energy(price)})`,
  transform: () => 'Finish buying, give cards back',
  discard: ({ card, energy: gain }) => `Discard ${cards[card].name} (you get ${energy(gain)})`,
  copy: ({ name, card, price }) =>
    `Copy ${name === null ? 'your own' : `${name}’s`} ${cards[card].name}${price > 0 ? ` (${energy(price)})` : ''}`,
  charge: ({ energy: put }) => (put === 0 ? 'Put nothing on it' : `Put ${energy(put)} on it (becomes ${put * 2})`),
  again: () => 'Take the extra turn',
};

export const passes: Words['passes'] = {
  roll: 'Continue without dice',
  probe: 'Keep the roll',
  hearts: 'Use no more hearts',
  defend: 'Take the damage',
  lose: 'Do not heal',
  buy: 'Finish buying',
  snatch: 'Do not buy',
  transform: 'Keep the other cards',
  again: 'Skip the extra turn',
};
