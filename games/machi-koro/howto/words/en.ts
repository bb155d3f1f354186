/** How to play, in English; its form is what every language has to bring. */
export interface Priced {
  name: string;
  numbers: string;
  icon: string;
  cost: number;
  gist: string;
}

export const en = {
  editions: { full: 'Full display', changing: 'Changing display' },
  cover: 'A little town before Mount Fuji: fields and shops, and behind them all four landmarks.',

  goal: {
    name: 'Goal',
    title: 'Goal',
    lead: 'Be first to build **all 4 landmarks**.',
    start: 'Everyone starts with 3 coins, 1 Wheat Field and 1 Bakery. Chance or the host picks who goes first.',
  },

  turn: {
    name: 'Your turn',
    title: 'Your turn, in four pictures',
    roll: {
      name: 'Roll',
      text: 'Roll 1 die; with a Train Station, 1 or 2. **Only the sum counts.**',
      caption: 'One die shows 3. With the Train Station two dice show 3 and 4, together 7.',
    },
    pay: {
      name: 'Pay',
      text: 'First pay the owners of red cards with your number, **counter-clockwise** from your right.',
      caption: 'Somebody rolls a 3 and pays 1 coin to the owner of a Café.',
    },
    earn: {
      name: 'Earn',
      text: 'Then the bank pays for green and blue cards. **Every copy counts.**',
      caption: 'A 2: the Ranch brings 1 coin, the Bakery brings 1 coin.',
    },
    build: {
      name: 'Build',
      text: 'Build **1** establishment **or** landmark, or nothing. Then play passes clockwise.',
      caption: 'Somebody pays 3 coins for a Forest.',
    },
  },

  colours: {
    name: 'Colours',
    title: 'Colours',
    blue: '**Blue:** the bank pays you on **anybody’s** roll',
    green: '**Green:** the bank pays you on **your own** roll',
    red: '**Red: others** pay you when they roll it',
    purple: '**Purple:** only when **you** roll a 6, from top to bottom:',
    stadium: 'Stadium: everyone pays you',
    tvStation: 'TV Station: you choose who pays you',
    businessCenter: 'Business Center: you may swap a card',
    rest: 'Own **1 of each** purple card at most. They are [never swapped](MK-6.12), start cards may be.',
    limit: 'Own any number of others; the **beginner limit** allows 2 of a type, start and swapped cards included.',
    payment: 'Nobody pays more than they have; the rest is cancelled.',
    captions: {
      blue: 'A circle on blue',
      green: 'A triangle on green',
      red: 'A triangle upside down on red',
      purple: 'A star on purple',
      coins: ({ coins }: { coins: number }) => `${coins} coins`,
    },
  },

  cards: {
    name: 'Cards',
    title: 'Establishments',
    legend: 'On each card: cost → income. **×** an icon: count **your own** cards with it, start cards too.',
    display: {
      full: '**15 stacks** lie face up: 6 cards of each type, 4 of each purple one. Sold out means gone.',
      changing:
        'Turn up cards until **10 types** lie face up, equal ones stacked; again when one sells out. Each type has 6 cards, purple ones 1 per player.',
    },
    picture: (cards: readonly Priced[]) =>
      `The 15 types. ${cards.map(({ name, numbers, icon, cost, gist }) => `${name}: ${numbers}, ${icon} icon, costs ${cost}. ${gist}.`).join(' ')}`,
  },

  landmarks: {
    name: 'Landmarks',
    title: 'Landmarks',
    'train-station': '**Train Station:** roll 1 die or 2',
    'shopping-mall':
      '**Shopping Mall:** your Bakeries, Convenience Stores, Cafés and Family Restaurants bring 1 more each',
    'amusement-park': '**Amusement Park:** a double gives you **one** extra turn, never two',
    'radio-tower': '**Radio Tower:** once a turn, reroll with **the same number of dice**',
    later: '**Not at once:** each works from your [next turn](MK-8.0) on. Build them in any order.',
    cost: ({ name, cost }: { name: string; cost: number }) => `${name}: costs ${cost} coins`,
  },

  end: {
    name: 'The end',
    title: 'The end',
    picture: 'All four landmarks stand; together they cost 52 coins.',
    text: 'Your **fourth landmark** wins **at once**.',
  },
};

export type HowToWords = typeof en;
export type EditionId = keyof HowToWords['editions'];
