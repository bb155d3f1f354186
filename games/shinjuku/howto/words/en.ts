/** How to play, in English; its form is what every language has to bring. What differs by edition stands by its name. */
import type { PlaceName } from '@yamanote/games/shinjuku/words';

export const en = {
  editions: { retail: 'Retail edition', r12: 'Prototype r12' },
  /** In which letters places are named in pictures. */
  letters: 'latin' as keyof PlaceName,

  cover: {
    retail: 'Trains of four companies run through Tokyo. A monster rises from the bay.',
    r12: 'Trains of four companies run through the middle of Tokyo.',
  },

  goal: {
    name: 'Goal',
    title: 'Goal',
    lead: {
      retail: 'Win customers for **sets of different goods**. Most points win.',
      r12: 'Win customers. Your **most numerous good scores nothing**; most points win.',
    },
    start: { retail: 'Start', r12: 'Start: empty map' },
    pieces: {
      retail:
        'Everyone has 4 cards, 2 stores of each good, 3 department stores and 16 pieces of track. 2 customers stand in each of 4 wards.',
      r12: 'Everyone has 5 cards, 2 stores of each good, 3 department stores, and 16, 13 or 10 pieces of track with 2, 3 or 4 players.',
    },
  },

  turn: {
    name: 'Turn',
    title: 'Your turn',
    order: 'New customers, then **up to two different** actions:',
    free: 'free',
    open: {
      text: {
        retail: 'Spend a ward’s card: put a store on an empty station there, or move a building of yours.',
        r12: 'Spend a ward’s card: put a store on an empty station there, or move one. Department stores never move.',
      },
      caption: 'A card of Taitō opens a clothing store at Ueno.',
    },
    track: {
      text: {
        retail:
          'One piece on any empty connection is **free**. A second that joins it costs a card of a ward they touch.',
        r12: 'One piece on any empty connection is **free**. A second that joins it costs a card of a ward the first touches.',
      },
      caption: 'The first piece is free, the second costs a card.',
    },
    move: {
      text: 'Spend a ward’s card: **all** customers there ride together.',
      caption: 'Three customers set off by train towards a store.',
    },
    upgrade: {
      text: {
        retail: 'At a department store icon: spend the ward’s card and a won customer of the store’s good.',
        r12: 'At a department store icon: spend the ward’s card and a won customer of the store’s good, who leaves the game.',
      },
      caption: {
        retail: 'A food store, a card and a food customer become a department store and 3 stars.',
        r12: 'A food store, a card and a food customer become a department store.',
      },
    },
    income: {
      text: {
        retail: 'Fill your hand to **4**; with 4 or more, draw 1. **Your turn ends.**',
        r12: 'Fill your hand to **5**; with 5 or more, draw 1. **Your turn ends.**',
      },
      caption: { retail: 'A hand of 4 cards.', r12: 'A hand of 5 cards.' },
    },
  },

  customers: {
    name: { retail: 'Queue', r12: 'Arrivals' },
    title: 'New customers',
    queue: 'Four cards wait in a queue with customers on them. Card 1, on the right, leaves next.',
    leave: 'Card 1 joins your hand, its customers enter its ward.',
    refill: 'As many come from the bag: each joins the card with its good, else the first empty one.',
    stars:
      'The star track: 2 customers wait in the queue at first. Six upgrades raise this to 3, 4, 5, 6, 7 and 8. The stars they earn: 3, 2, 2, 2, 1 and 1.',
    upgrade: 'An upgrade adds that customer to the queue and earns the next stars.',
    arrivals:
      'A card of Kōtō is turned over, and a customer comes to Kōtō. With up to 2 department stores on the map 1 customer comes, from 3 on 2.',
    arrive:
      'Turn over and discard a card: **1** customer from the bag comes to that ward, **2** once 3 department stores stand, counting everybody’s.',
  },

  ride: {
    name: 'Move',
    title: 'The ride',
    picture: {
      retail:
        'Three customers start at Tōkyō. At Yotsuya one gets off at a rival’s store, at Shinjuku one at yours. The third takes the direct connection and stops at Yoyogi.',
      r12: 'Three customers start at Tōkyō. At Yotsuya one gets off at a rival’s store, at Shinjuku one at yours, and beyond the direct connection, at Yoyogi, the third.',
    },
    start: 'Start at any of its stations, use anybody’s track, visit no station twice',
    off: 'At each building, exactly one matching customer, your choice, **must** get off and goes to the owner, even a rival. Department stores match all',
    stop: {
      retail: 'Stop anywhere; the rest wait in that ward',
      r12: 'Stop only **where somebody just got off**; the rest wait in that ward',
    },
    income: 'Rivals whose track you use take one free Income',
  },

  cards: {
    name: 'Cards',
    title: 'Wildcards',
    own: 'Cards of wards with your buildings count as any ward',
    three: 'So do any three cards',
    captions: { own: 'A card with a store on it', three: 'Three cards' },
  },

  other: {
    name: { retail: 'Variants', r12: 'Retail' },
    title: { retail: 'Variants', r12: 'Retail edition' },
    ceo: '**CEO:** starts anywhere, may move one ward before your actions. That ward’s cards are wildcards',
    kaiju: '**Kaiju:** you move it one ward each turn. Customers there flee to a neighbouring ward, no ride enters',
    hand: 'Hand',
    track: 'Track',
    customers: 'Customers',
    there: 'retail',
    byPlayers: ({ pieces }: { pieces: string }) => `${pieces} with 2, 3, 4 players`,
    figures: ({ here, there }: Record<'here' | 'there', string>) => `${here}; retail: ${there}`,
    text: 'There: a queue, stars, points for sets of different goods; CEO and Kaiju variants.',
  },

  end: {
    name: 'The end',
    title: 'The end',
    sets: 'Four different goods score 10, three 6, two 3, a single customer 1.',
    premium: '**Premium:** counts as two customers',
    star: '**Star:** one customer of any good',
    captions: { premium: 'A premium customer', star: 'A star' },
    over: {
      retail:
        'Once bag and queue are empty, the game ends **before** the first player’s next turn; if the first player emptied them, after this turn.',
      r12: 'Whoever draws the last customer finishes the turn. All take free Income, then **one last turn**, that player last, without new customers.',
    },
    goods:
      'Four food customers score nothing. Two clothing customers score 2, a normal and a double book customer 3, one electronics customer 1.',
    drop: 'Remove the good you have most tokens of; if tied, you choose. Others score 1, double customers 2.',
    tie: {
      retail: 'Tied: most stars win, else you share.',
      r12: 'Tied: compare scores without your two most numerous goods, then three. Then the highest-numbered department store wins (Shinjuku 1, Naka Meguro 12).',
    },
  },
};

export type HowToWords = typeof en;
export type EditionId = keyof HowToWords['editions'];
