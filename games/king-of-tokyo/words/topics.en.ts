import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'A turn',
    text: 'Roll and reroll, then let the dice count, then buy cards if you like, then end your turn. If you start a turn in Tokyo you gain 2 stars before rolling.',
  },
  dice: {
    name: 'Dice',
    text: 'You roll six dice and may reroll any of them twice, dice you kept before included. They count in the order numbers, energy, hearts, claws. Three equal numbers bring as many stars as the number says, and each further one 1 star more.',
  },
  hearts: {
    name: 'Hearts',
    text: 'You start with 10 hearts and can have no more, unless a card allows 12. Outside Tokyo each heart you roll heals 1, or removes a poison or shrink counter; in Tokyo rolled hearts do nothing for you, but cards still heal. At 0 hearts you are out.',
  },
  stars: {
    name: 'Stars',
    text: 'Three 1s bring 1 star, three 2s bring 2, three 3s bring 3, and each further one of them 1 more. Moving into Tokyo brings 1, starting a turn there 2, and many cards bring some. Whoever has 20 at the end of a turn and is alive wins.',
  },
  energy: {
    name: 'Energy',
    text: 'Each energy you roll brings 1 energy, which you keep until you spend it on cards or on what they can do. Energy lying on a card cannot be spent.',
  },
  claws: {
    name: 'Claws',
    text: 'At least one claw makes an attack: from outside it hits all monsters in Tokyo, from Tokyo all monsters outside, each for the full number of claws. Damage from cards and counters is no attack.',
  },
  tokyo: {
    name: 'Tokyo',
    text: 'Whoever attacks from outside while a place in Tokyo is free has to move in, and gains 1 star. Starting a turn in Tokyo brings 2 stars, but rolled hearts do not heal there, and all monsters outside attack you. If Tokyo was empty, moving in hurts nobody.',
  },
  bay: {
    name: 'Tokyo Bay',
    text: 'With five or six monsters there is a second place in Tokyo, with the same effects as Tokyo City. An attacker takes Tokyo City if it is or becomes free, otherwise Tokyo Bay. As soon as fewer than five monsters are left, Tokyo Bay closes for good and its monster leaves.',
  },
  yielding: {
    name: 'Yielding',
    text: 'If an attack costs you hearts in Tokyo and you survive, you may leave right after the damage; the attacker has to take your place. If all damage was prevented, or it came from a card or counters, you cannot yield.',
  },
  buying: {
    name: 'Buying cards',
    text: 'After the dice you may buy any of the three face-up cards, as many as you can pay; each is replaced at once. For 2 energy you may have all three replaced. Keep cards stay with you, Once cards take effect at once and are gone.',
  },
  counters: {
    name: 'Counters',
    text: 'Each poison counter costs you 1 heart at the end of your turn, each shrink counter takes a die from you; outside Tokyo a rolled heart removes one of them. Smoke counters are spent for rerolls, and the mimic counter shows which card is copied.',
  },
  winning: {
    name: 'Winning',
    text: 'At the end of each turn, every living monster with 20 stars wins, and a monster that is alone wins too. If all fall together, nobody wins. If a whole round passes in which nobody has dice and nothing changes, whoever has the most stars wins.',
  },
  'short-game': {
    name: 'The short game',
    text: 'For first matches: only one reroll each turn, and claws cannot be rerolled. Everything else stays the same.',
  },
};
