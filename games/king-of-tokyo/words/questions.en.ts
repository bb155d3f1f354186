import { cards } from './cards.en.ts';
import { count, damage, dice, diceCount, energy, hearts, list, stars } from './grammar.en.ts';
import { monsters } from './names.en.ts';
import type { Threat, Words } from './words.ts';

/** "Aoi's Tanugon", "Aoi's Gas Refinery", "your Tanks". */
function source(threat: Threat): string {
  if (threat.by === 'poison') return 'poison';
  if (threat.by === 'attack') return `${threat.name}'s ${monsters[threat.monster].name}`;
  return `${threat.own ? 'your' : `${threat.name}'s`} ${cards[threat.card].name}`;
}

/** "3 damage from Aoi's Tanugon would leave you 6 hearts". */
function prospect({ amount, left, threat }: { amount: number; left: number; threat: Threat }): string {
  const end = left > 0 ? `would leave you ${hearts(left)}` : 'would be your end';
  return `${damage(amount)} from ${source(threat)} ${end}`;
}

export const questions: Words['questions'] = {
  choose: ({ name }) => `${name}, which monster do you play?`,
  roll: ({ name, dice }) => `${name}, roll your ${diceCount(dice)}.`,
  reroll: ({ name, rerolls }) =>
    rerolls > 0
      ? `${name}, which dice do you roll again (${count(rerolls, 'reroll', 'rerolls')} left)?`
      : `${name}, do you reroll once more with a card, or keep these dice?`,
  probe: ({ name, roller }) => `${name}, do you reroll one of ${roller}'s dice with ${cards['psychic-probe'].name}?`,
  change: ({ name }) => `${name}, do you turn a die before the dice count?`,
  hearts: ({ name, hearts: left }) =>
    left === 1
      ? `${name}, what do you spend your heart on?`
      : `${name}, you have ${hearts(left)} to spend: what is the next one for?`,
  escape: ({ name, ...blow }) => `${name}, ${prospect(blow)}: do you leave Tokyo unhurt, or stay?`,
  defend: ({ name, ...blow }) =>
    blow.amount > 0
      ? `${name}, ${prospect(blow)}: do you defend yourself?`
      : `${name}, do you heal before ${source(blow.threat)} takes effect?`,
  camouflage: ({ name, dice: shown, amount, threat }) =>
    `${name}, you have rolled ${dice(shown)} against ${damage(amount)} from ${source(threat)}: do you reroll 3s?`,
  yield: ({ name, lost, left, stars: gain, threat, next }) =>
    `${name}, ${source(threat)} has cost you ${hearts(lost)}, and ${left} ${left === 1 ? 'is' : 'are'} left: do you stay in Tokyo (${stars(gain)} at your next turn; ${next === null ? 'you are' : `${next} is`} next) or leave it?`,
  buy: ({ name, energy: owned }) => `${name}, you have ${energy(owned)}: what do you buy?`,
  snatch: ({ name, buyer, cards: shown, energy: owned }) =>
    `${name}, you have ${energy(owned)}: do you buy ${list(shown.map((card) => cards[card].name))} before ${buyer} can?`,
  copy: ({ name }) => `${name}, which card does ${cards.mimic.name} copy?`,
  charge: ({ name, card, energy: owned }) =>
    `${name}, how much of your ${energy(owned)} do you put on ${cards[card].name}, where the bank doubles it?`,
  transform: ({ name }) => `${name}, which card do you turn into energy?`,
  again: ({ name, card, dice }) =>
    `${name}, do you take the extra turn of ${cards[card].name} with ${diceCount(dice)}?`,
};

export const waiting: Words['waiting'] = {
  first: () => 'Lots are drawn for who goes first.',
  throw: ({ name }) => `${name}'s dice are rolling.`,
  'probe-throw': ({ name, roller }) => `${name} rerolls one of ${roller}'s dice.`,
  'camouflage-throw': ({ name }) => `${name} rolls for ${cards.camouflage.name}.`,
  reveal: () => 'Cards are turned up.',
  peek: ({ name }) => `${name} looks at the top card of the deck.`,
  over: ({ winners }) => {
    if (winners.length === 0) return 'The match is over: all monsters have fallen, and nobody wins.';
    return `The match is over: ${list(winners)} ${winners.length === 1 ? 'has' : 'have'} won.`;
  },
};

export const explanations: Words['explanations'] = {
  choose: 'Monsters differ only in their looks: take the one you like.',
  roll: 'Roll all your dice; afterwards you may reroll any of them, usually twice.',
  reroll:
    'Keep what you like and reroll the rest: three equal numbers bring stars, hearts heal outside Tokyo, claws hurt the other side, energy buys cards.',
  probe:
    'Your card lets you reroll one die of whoever has just finished rolling; if it becomes a heart, you lose the card.',
  change: 'The rolling is over, but your cards let you turn dice to other faces before they count.',
  hearts: 'Each heart you rolled can be spent in one of several ways: choose for one after the other.',
  escape:
    'Your card lets you leave Tokyo before the damage and without it; if you stay, you suffer all of it and cannot leave after this attack.',
  defend: 'You can pay energy before the hearts are lost: to cancel the damage, or to heal first.',
  camouflage:
    'Every heart among these dice cancels one damage, and your cards let you reroll the 3s as often as you like.',
  yield:
    'Whoever is hurt in Tokyo by an attack may leave it: outside you can heal with dice again, inside you gain stars, and if you leave, the attacker has to move in.',
  buy: 'Buy as many cards as you can pay, or pay 2 energy to replace all three: keep cards stay with you, discard cards take effect at once.',
  snatch: 'Your card lets you buy what has just been turned up, before the monster whose turn it is.',
  copy: 'Your card becomes a second copy of any keep card in play, as if you had just bought it.',
  charge: 'The bank adds as much as you put on the card, and you take 2 of it back at the start of each of your turns.',
  transform: 'Before your turn ends you may give cards back for the energy printed on them.',
  again: 'You have earned an extra turn with fewer dice: take it, or let the next monster go on.',
};
