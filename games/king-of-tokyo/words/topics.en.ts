import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'A turn',
    text: 'Roll and reroll, resolve the dice, buy cards if you like, and your turn ends. If you start it in Tokyo, you gain 2 stars before rolling.',
  },
  dice: {
    name: 'Dice',
    text: 'You roll six dice and may reroll any of them twice, even dice you kept before. They are resolved in this order: numbers, energy, hearts, claws. Three of the same number bring as many stars as the number says, and each further one brings 1 more.',
  },
  hearts: {
    name: 'Hearts',
    text: 'You start with 10 hearts, which is also the most you can have, unless a card allows 12. Outside Tokyo each heart you roll heals 1, or removes a poison or shrink counter. In Tokyo rolled hearts do nothing for you, but cards still heal. At 0 hearts you are eliminated.',
  },
  stars: {
    name: 'Stars',
    text: 'Three 1s bring 1 star, three 2s bring 2, three 3s bring 3, and each further one 1 more. Moving into Tokyo brings 1, starting a turn there 2. Many cards bring stars too. Whoever has 20 at the end of a turn and is alive wins.',
  },
  energy: {
    name: 'Energy',
    text: 'Each energy you roll brings 1 energy. You keep it until you spend it on cards or on what they can do. Energy lying on a card cannot be spent.',
  },
  claws: {
    name: 'Claws',
    text: 'A single claw is enough for an attack. From outside you hit all monsters in Tokyo, from Tokyo all monsters outside, each of them for the full number of claws. Damage from cards and counters is not an attack.',
  },
  tokyo: {
    name: 'Tokyo',
    text: 'If you attack from outside while a place in Tokyo is free, you have to move in, and gain 1 star. If Tokyo was empty, this hurts nobody. Starting a turn in Tokyo brings 2 stars. But rolled hearts do not heal you there, and you are the target of everybody outside.',
  },
  bay: {
    name: 'Tokyo Bay',
    text: 'With five or six monsters there is a second place in Tokyo, which works like Tokyo City. An attacker takes Tokyo City if it is or becomes free, otherwise Tokyo Bay. As soon as fewer than five monsters are left, Tokyo Bay closes for good and its monster leaves.',
  },
  yielding: {
    name: 'Yielding',
    text: 'If an attack costs you hearts in Tokyo and you survive, you may leave right after the damage. The attacker has to take your place. You cannot yield if all damage was prevented, or if it came from a card or counters.',
  },
  buying: {
    name: 'Buying cards',
    text: 'After the dice you may buy any of the three cards on display, as many as you can pay for. Each is replaced at once. For 2 energy you may replace all three. Keep cards stay with you, discard cards take effect at once and are gone.',
  },
  counters: {
    name: 'Counters',
    text: 'Each poison counter costs you 1 heart at the end of your turn, each shrink counter takes a die from you. Outside Tokyo a rolled heart removes one of them. Smoke counters are spent on rerolls. The mimic counter shows which card is copied.',
  },
  winning: {
    name: 'Winning',
    text: 'At the end of each turn, every living monster with 20 stars wins. So does a monster that is the only one left. If all fall together, nobody wins. If nobody has dice for a whole round and nothing changes, whoever has the most stars wins.',
  },
  'short-game': {
    name: 'The short game',
    text: 'For first matches: only one reroll each turn, and claws cannot be rerolled. Everything else stays the same.',
  },
};
