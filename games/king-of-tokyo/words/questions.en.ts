import { WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { capital } from './capital.ts';
import { cards } from './cards.en.ts';
import { sameEnding } from './ending.ts';
import {
  count,
  damage,
  dice,
  diceCount,
  does,
  energy,
  hearts,
  list,
  oneOf,
  sentences,
  stars,
  verb,
  whom,
  whose,
} from './grammar.en.ts';
import { monsters } from './names.en.ts';
import type { Ending, Peril, Threat, Words } from './words.ts';

/** "Aoi's Tanugon", "Aoi's Gas Refinery", "your Tanks". */
function source(threat: Threat): string {
  if (threat.by === 'poison') return 'poison';
  if (threat.by === 'attack') return `${threat.name}’s ${monsters[threat.monster].name}`;
  return `${threat.own ? 'your' : `${threat.name}’s`} ${cards[threat.card].name}`;
}

/** "3 damage from Aoi's Tanugon would leave you with 6 hearts". */
function prospect({ amount, left, armour, threat }: Peril): string {
  const blow = `${damage(amount)} from ${source(threat)}`;
  if (armour !== null) return `${blow} cannot hurt you (${cards[armour].name})`;
  return left > 0 ? `${blow} would leave you with ${hearts(left)}` : `${blow} would eliminate you`;
}

/** "Aoi wins with 20 stars as this turn ends". */
function ends({ who, stars: full }: Ending): string {
  return `${whom(who)} ${verb(who, 'win')}${full ? ` with ${stars(WINNING_STARS)}` : ''} as this turn ends`;
}

export const addressed: Words['addressed'] = ({ name, question }) => `${name}: ${question}`;

export const questions: Words['questions'] = {
  choose: () => 'Which monster do you play as?',
  roll: ({ dice }) => `Roll ${diceCount(dice)}.`,
  reroll: ({ rerolls }) =>
    rerolls > 0
      ? `Which dice do you reroll (${count(rerolls, 'reroll', 'rerolls')} left)?`
      : 'Do you reroll once more with a card, or keep these dice?',
  probe: ({ roller }) => `Do you reroll one of ${roller}’s dice with ${cards['psychic-probe'].name}?`,
  change: () => 'Do you turn a die before the dice are resolved?',
  hearts: ({ hearts: left }) =>
    left === 1 ? 'What do you spend your heart on?' : `You have ${hearts(left)} to spend: what is the next one for?`,
  escape: (peril) => `${prospect(peril)}. Leave Tokyo unhurt, or stay?`,
  defend(peril) {
    const { amount, going, left } = peril;
    if (amount > 0) return `${prospect(peril)}. Defend yourself?`;
    if (going === null) return `Do you heal before ${source(peril.threat)} takes effect?`;
    const after = left > 0 ? `leave you with ${hearts(left)}` : 'eliminate you';
    return `You are about to lose ${cards[going.card].name} and ${hearts(going.hearts)} with it. This would ${after}. Heal first?`;
  },
  camouflage: ({ dice: shown, amount, threat }) =>
    `You rolled ${dice(shown)} against ${damage(amount)} from ${source(threat)}. Reroll the 3s?`,
  yield({ lost, left, stars: gain, attacker, next, poison, ifStaying, ifLeaving }) {
    const told = `${attacker} took ${hearts(lost)} from you; you have ${left} left.`;
    if (ifStaying !== null && ifLeaving !== null && sameEnding(ifStaying, ifLeaving))
      return `${told} ${capital(ends(ifStaying))}, whether you stay or leave.`;
    const venom = poison > 0 ? `Poison takes ${poison} at the end of your turn.` : '';
    const staying = ifStaying === null ? '' : `If you stay, ${ends(ifStaying)}.`;
    const leaving = ifLeaving === null ? '' : `If you leave, ${ends(ifLeaving)}.`;
    if (ifStaying !== null) return sentences(told, venom, staying, leaving, 'Stay in Tokyo?');
    const closing = gain > 0 ? '' : 'Tokyo Bay closes, so you leave in any case.';
    const stay = gain > 0 ? `Stay in Tokyo (+${stars(gain)} next turn)?` : 'Stay for now?';
    return sentences(told, venom, leaving, closing, stay, `${next === null ? 'You are' : `${next} is`} next.`);
  },
  buy({ energy: owned, payable, sweep }) {
    if (payable) return `You have ${energy(owned)}: what do you buy?`;
    const poor = `You cannot pay for any card with ${energy(owned)}`;
    return sweep === null ? `${poor}.` : `${poor}. Replace all three (${energy(sweep)}), or end your turn?`;
  },
  snatch: ({ buyer, cards: shown, energy: owned }) =>
    `You have ${energy(owned)}. Buy ${oneOf(shown.map((card) => cards[card].name))} before ${buyer} can?`,
  copy: () => `Which card do you copy with ${cards.mimic.name}?`,
  charge: ({ card, energy: owned }) =>
    `How much energy do you put on ${cards[card].name}? You have ${owned}, and the bank doubles it.`,
  transform: () => 'Which card do you give back for energy?',
  again: ({ card, dice }) => `Take the extra turn from ${cards[card].name}, with ${diceCount(dice)}?`,
};

export const waiting: Words['waiting'] = {
  first: () => 'Choosing the first player at random.',
  throw: ({ who }) => `${capital(whose(who))} dice are rolling.`,
  'probe-throw': ({ who, roller }) => `${does(who, 'reroll')} one of ${whose(roller)} dice.`,
  'camouflage-throw': ({ who }) => `${does(who, 'roll')} for ${cards.camouflage.name}.`,
  reveal: () => 'Cards are turned up.',
  peek: ({ who }) => `${does(who, 'look')} at the top card of the deck.`,
  over: ({ winners }) => {
    if (winners.length === 0) return 'The match is over: all monsters have fallen, and nobody wins.';
    const alone = winners.length === 1 && !winners[0].you;
    return `The match is over: ${list(winners.map(({ you, name }) => (you ? 'you' : name)))} ${alone ? 'has' : 'have'} won.`;
  },
};

export const explanations: Words['explanations'] = {
  choose: 'Monsters differ only in their looks. Pick the one you like.',
  roll: 'Three of the same number score stars. Energy buys cards, hearts heal, claws attack.',
  reroll: 'Keep what helps you and roll the rest again. Finish when you are happy.',
  probe: 'You can spoil this roll: reroll one die. If a heart comes up, discard this card.',
  change: 'You can still improve this roll. Use your cards to turn dice to other faces.',
  hearts: 'Hearts can do more than heal you. Decide for each heart in turn.',
  escape: `With ${cards.jets.name} you may leave Tokyo before the damage. If you stay, it hits you.`,
  defend: 'You may react before it happens. Pay energy to cancel damage, or to heal.',
  camouflage: 'Each heart cancels 1 damage. Reroll 3s as often as you like.',
  yield: 'You gain stars in Tokyo, but dice do not heal you. Leave, and the attacker moves in.',
  buy: 'Cards make you stronger. Keep cards stay with you, discard cards work once.',
  snatch: 'A new card is there. You may buy it before the monster whose turn it is.',
  copy: 'This card becomes a copy of another one. Choose any keep card in play.',
  charge: 'The bank doubles what you put here. You get 2 energy back each turn.',
  transform: 'Cards can become energy again. Give some back, and get what they cost.',
  again: 'Your 1s have earned you an extra turn. It has one die fewer.',
};

export const shortExplanations: Words['shortExplanations'] = {
  reroll: 'Keep what helps you; claws always stay. You may roll the rest once more.',
};
