/** A position of four players in the middle of a match; seat 2 is to act and has laid track already. */
import type { Json } from '@yamanote/kernel';

export const shops = (owner: number, at: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(at).map(([station, shop]) => [station, { owner, shop }]));
export const lines = (owner: number, ...connections: readonly string[]) =>
  Object.fromEntries(connections.map((connection) => [connection, owner]));

export const OPTIONS = {
  edition: 'retail',
  ceo: false,
  kaiju: false,
  kaijuStep: 'before-ceo',
  endRule: 'printed',
  deptRelocation: 'printed',
  openCollections: false,
  bagCount: 'level',
  first: 0,
};

const hands = [
  ['adachi', 'sumida', 'nerima'],
  ['koto', 'ota'],
  ['shinjuku', 'shibuya', 'minato', 'setagaya', 'ota', 'taito'],
  ['suginami', 'chuo', 'itabashi'],
];
const collections = [
  ['food', 'food', 'clothing', 'books', 'electronics*'],
  ['food', 'clothing', 'clothing'],
  ['food', 'food', 'clothing', 'clothing*', 'books', 'books*', 'electronics*'],
  ['food', 'books*'],
];
const stars = [2, 0, 3, 2];

export const MIDDLE = {
  turn: 2,
  first: 0,
  step: 'action',
  done: ['track'],
  players: hands.map((hand, seat) => ({ hand, collection: collections[seat], stars: stars[seat] })),
  queue: [
    { ward: 'edogawa', customers: ['clothing', 'clothing'] },
    { ward: 'sumida', customers: ['food'] },
    { ward: 'minato', customers: ['books*', 'books'] },
    { ward: 'itabashi', customers: [] },
  ],
  crowds: {
    nerima: ['electronics*'],
    adachi: ['food', 'books*'],
    taito: ['clothing', 'clothing'],
    setagaya: ['food', 'food', 'books'],
    shinjuku: ['food', 'food', 'clothing', 'books*', 'electronics*'],
  },
  buildings: {
    ...shops(0, { 'kita-senju': 'clothing', ueno: 'department', akihabara: 'books', shibuya: 'food' }),
    ...shops(1, { ikebukuro: 'electronics', kinshicho: 'food', shimbashi: 'clothing', meguro: 'food' }),
    ...shops(2, {
      takadanobaba: 'books',
      shinjuku: 'department',
      tokyo: 'electronics',
      roppongi: 'food',
      ebisu: 'clothing',
    }),
    ...shops(3, { nakano: 'clothing', oshiage: 'food', 'naka-meguro': 'department', jiyugaoka: 'books' }),
  },
  tracks: {
    ...lines(0, 'aoto~kita-senju', 'kita-senju~ueno', 'akihabara~ueno', 'shibuya~yoyogi'),
    ...lines(1, 'ikebukuro~takadanobaba', 'shimbashi~tokyo', 'ebisu~meguro'),
    ...lines(2, 'shinjuku~takadanobaba', 'shinjuku~yotsuya', 'tokyo~yotsuya', 'ebisu~shibuya', 'ebisu~roppongi'),
    ...lines(3, 'koenji~nakano', 'nakano~shinjuku', 'ebisu~naka-meguro', 'jiyugaoka~naka-meguro'),
  },
} satisfies Json;
