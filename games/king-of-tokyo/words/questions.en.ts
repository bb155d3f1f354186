import { WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { capital } from './capital.ts';
import { cards } from './cards.en.ts';
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
  if (threat.by === 'attack') return `${threat.name}'s ${monsters[threat.monster].name}`;
  return `${threat.own ? 'your' : `${threat.name}'s`} ${cards[threat.card].name}`;
}

/** "3 damage from Aoi's Tanugon would leave you 6 hearts". */
function prospect({ amount, left, armour, threat }: Peril): string {
  const blow = `${damage(amount)} from ${source(threat)}`;
  if (armour !== null) return `${blow} cannot hurt you (${cards[armour].name})`;
  return left > 0 ? `${blow} would leave you ${hearts(left)}` : `${blow} would be your end`;
}

/** "Aoi wins with 20 stars as this turn ends". */
function ends({ who, stars: full }: Ending): string {
  return `${whom(who)} ${verb(who, 'win')}${full ? ` with ${stars(WINNING_STARS)}` : ''} as this turn ends`;
}

export const addressed: Words['addressed'] = ({ name, question }) => `${name}: ${question}`;

export const questions: Words['questions'] = {
  choose: () => 'Which monster do you play?',
  roll: ({ dice }) => `Roll your ${diceCount(dice)}.`,
  reroll: ({ rerolls }) =>
    rerolls > 0
      ? `Which dice do you roll again (${count(rerolls, 'reroll', 'rerolls')} left)?`
      : 'Do you reroll once more with a card, or keep these dice?',
  probe: ({ roller }) => `Do you reroll one of ${roller}'s dice with ${cards['psychic-probe'].name}?`,
  change: () => 'Do you turn a die before the dice count?',
  hearts: ({ hearts: left }) =>
    left === 1 ? 'What do you spend your heart on?' : `You have ${hearts(left)} to spend: what is the next one for?`,
  escape: (peril) => `${prospect(peril)}: do you leave Tokyo unhurt, or stay?`,
  defend(peril) {
    const { amount, going, left } = peril;
    if (amount > 0) return `${prospect(peril)}: do you defend yourself?`;
    if (going === null) return `Do you heal before ${source(peril.threat)} takes effect?`;
    const after = left > 0 ? `leave you ${hearts(left)}` : 'be your end';
    return `You are about to lose ${cards[going.card].name} and ${hearts(going.hearts)} with it, which would ${after}: do you heal first?`;
  },
  camouflage: ({ dice: shown, amount, threat }) =>
    `You have rolled ${dice(shown)} against ${damage(amount)} from ${source(threat)}: do you reroll 3s?`,
  yield({ lost, left, stars: gain, threat, next, poison, ifStaying, ifLeaving }) {
    const told = `${source(threat)} has cost you ${hearts(lost)}, and ${left} ${left === 1 ? 'is' : 'are'} left`;
    if (ifStaying !== null && ifLeaving !== null)
      return `${told}. ${capital(ends(ifStaying))}, whether you stay in Tokyo or leave it.`;
    const venom = poison > 0 ? `, of which poison takes ${poison} at the end of your turn` : '';
    const prize = gain > 0 ? `${stars(gain)} at your next turn` : 'but Tokyo Bay closes, and you will have to go';
    const future = `${prize}; ${next === null ? 'you are' : `${next} is`} next`;
    const price = ifLeaving === null ? '' : ` (${ends(ifLeaving)})`;
    return `${told}${venom}: do you stay in Tokyo (${ifStaying === null ? future : ends(ifStaying)}) or leave it${price}?`;
  },
  buy({ energy: owned, payable, sweep }) {
    if (payable) return `You have ${energy(owned)}: what do you buy?`;
    const poor = `Nothing you can pay for with ${energy(owned)}`;
    return sweep === null ? `${poor}.` : `${poor}: replace the three cards (${energy(sweep)}) or end your turn?`;
  },
  snatch: ({ buyer, cards: shown, energy: owned }) =>
    `You have ${energy(owned)}: do you buy ${oneOf(shown.map((card) => cards[card].name))} before ${buyer} can?`,
  copy: () => `Which card does ${cards.mimic.name} copy?`,
  charge: ({ card, energy: owned }) =>
    `How much of your ${energy(owned)} do you put on ${cards[card].name}, where the bank doubles it?`,
  transform: () => 'Which card do you turn into energy?',
  again: ({ card, dice }) => `Do you take the extra turn of ${cards[card].name} with ${diceCount(dice)}?`,
};

export const waiting: Words['waiting'] = {
  first: () => 'Lots are drawn for who goes first.',
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
  choose: 'Monsters differ only in their looks.',
  roll: 'Three equal numbers: stars. Energy buys cards, hearts heal, claws hurt others.',
  reroll: 'Choose what you keep. Roll throws the rest again, Finish counts all your dice.',
  probe: 'Reroll one of their dice. If it becomes a heart, this card is gone.',
  change: 'No more rolls, but your cards can still turn dice.',
  hearts: 'Choose for one heart after the other.',
  escape: 'Leave now, unhurt, or suffer all of it and stay.',
  defend: 'Pay energy to cancel the damage, or to heal first.',
  camouflage: 'Each heart cancels 1 damage. Reroll 3s as often as you like.',
  yield: 'Tokyo brings stars, but dice do not heal there, and all others attack you.',
  buy: 'Energy buys cards: Keep cards stay with you, Once cards work at once.',
  snatch: 'You may buy new cards before the monster whose turn it is.',
  copy: 'It becomes a second copy of any Keep card in play.',
  charge: 'The bank doubles it. Each of your turns starts with 2 of it.',
  transform: 'Give cards back for the energy that they cost.',
  again: 'You have earned an extra turn, with fewer dice.',
};

export const shortExplanations: Words['shortExplanations'] = {
  reroll: 'Choose what you keep; claws always stay. You may roll the rest once more, then all dice count.',
};
