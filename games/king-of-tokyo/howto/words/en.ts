/** How to play, in English; its form is what every language has to bring. */
export interface Priced {
  name: string;
  cost: number;
}

export const en = {
  editions: { full: 'Full game', short: 'Short game' },
  cover: 'One monster stands in Tokyo, five wait outside.',

  goal: {
    name: 'Goal',
    title: 'Goal',
    lead: 'Collect **20 stars**, or be the **last monster standing**.',
    start: 'Everyone starts outside Tokyo with 10 hearts. Chance or the host picks who goes first.',
  },

  turn: {
    name: 'Your turn',
    title: 'Your turn, in four pictures',
    roll: {
      name: 'Roll',
      text: {
        full: 'Roll 6 dice **up to 3 times**. Reroll any dice, even kept ones.',
        short: 'Roll 6 dice **up to 2 times**. Reroll any dice, but **claws stay**.',
      },
      caption: 'Three dice are kept, three are rolled again.',
    },
    resolve: {
      name: 'Resolve',
      text: 'In this order: numbers bring stars, bolts energy, hearts heal you.',
      caption: 'Three 3s bring 3 stars, a bolt 1 energy, a heart 1 heart.',
    },
    attack: {
      name: 'Attack',
      text: 'Last, claws hit **everyone** in Tokyo; from Tokyo, everyone outside.',
      caption: 'One monster hits another with two claws: 8 hearts become 6.',
    },
    buy: {
      name: 'Buy',
      text: 'Pay energy for cards if you like.',
      caption: 'A monster pays 4 energy for a card.',
    },
  },

  dice: {
    name: 'Dice',
    title: 'What the dice do',
    three: 'Three of a kind score their number',
    more: 'Each further one: 1 star more',
    energy: '1 [energy](KOT-5.5) each, to keep',
    heart: 'heals 1, up to 10, but **not in Tokyo**',
    claw: '1 [damage](KOT-6.4) to each target',
    counters:
      'Each turn, a shrink counter costs you 1 die, a poison counter 1 heart. Outside Tokyo, a rolled heart can remove one instead.',
    captions: {
      three: 'Three 2s: 2 stars.',
      more: 'Four 2s: 3 stars.',
      energy: 'Energy',
      heart: 'Heart',
      claw: 'Claw',
    },
  },

  tokyo: {
    name: 'Tokyo',
    title: 'Tokyo',
    enter: 'Moving in',
    begin: 'Each turn you start there',
    hits: 'Your claws hit everyone outside',
    target: 'Their claws hit you',
    noHealing: 'Hearts you roll do nothing',
    players: 'The same in a two-player game.',
    empty: 'Tokyo is empty? Whoever rolls a claw **must** move in, and hurts nobody.',
    yield:
      '**Hurt by claws in Tokyo? Stay or leave.** If you leave or are eliminated, the attacker must take your place. Card damage is not an attack: you cannot leave, nobody moves in.',
    bay: 'With 5 or 6 monsters, Tokyo Bay is a second place (optional in a first game); when 4 are left, it closes and its monster leaves Tokyo.',
    sign: 'Tokyo City',
    picture: 'Claws fly both ways between the monster in Tokyo and those outside.',
    captions: { one: '1 star', two: '2 stars' },
  },

  cards: {
    name: 'Cards',
    title: 'Cards',
    keep: 'stays and works for you',
    discard: 'works once, at once',
    display: 'Three lie face up. Buy any number; each is replaced at once. **2 energy** swap all three.',
    picture: ({ one, other }: Record<'one' | 'other', Priced>) =>
      `Two cards with their prices: ${one.name} for ${one.cost} energy, ${other.name} for ${other.cost}.`,
  },

  end: {
    name: 'The end',
    title: 'The end',
    out: '**0 hearts:** you are eliminated',
    stars: '**20 stars** win if you are alive when the turn ends',
    alone: '**The last monster** wins when the turn ends',
    draw: 'Two with 20 stars share the win; if all fall together, nobody wins.',
  },
};

export type HowToWords = typeof en;
export type EditionId = keyof HowToWords['editions'];
