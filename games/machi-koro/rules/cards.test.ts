import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { type Effect, ESTABLISHMENT_IDS, ESTABLISHMENTS, LANDMARK_IDS, LANDMARKS, START_CARDS } from './cards.ts';

/** The cards once more, as one reads them off the table: numbers, colour, icon, cost, copies, effect. */
const PRINTED = `
wheat-field             1      blue    wheat    1  6  1 from bank
ranch                   2      blue    cow      1  6  1 from bank
bakery                  2-3    green   bread    1  6  1 from bank
cafe                    3      red     cup      2  6  1 from roller
convenience-store       4      green   bread    2  6  3 from bank
forest                  5      blue    gear     3  6  1 from bank
stadium                 6      purple  tower    6  4  2 from everyone
tv-station              6      purple  tower    7  4  5 from chosen
business-center         6      purple  tower    8  4  swap true
cheese-factory          7      green   factory  5  6  3 from bank per cow
furniture-factory       8      green   factory  3  6  3 from bank per gear
mine                    9      blue    gear     6  6  5 from bank
family-restaurant       9-10   red     cup      3  6  2 from roller
apple-orchard           10     blue    wheat    3  6  3 from bank
fruit-vegetable-market  11-12  green   fruit    2  6  2 from bank per wheat
`;

function inWords(effect: Effect): string {
  if ('swap' in effect) return `swap ${effect.swap}`;
  return `${effect.coins} from ${effect.from}${'per' in effect ? ` per ${effect.per}` : ''}`;
}

function copies(cards: readonly { copies: number }[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}

test('every establishment is what is printed on it', () => {
  const lines = ESTABLISHMENTS.map(({ id, numbers, colour, icon, cost, copies, effect }) =>
    [id, numbers.join('-'), colour, icon, cost, copies, inWords(effect)].join(' '),
  );
  expect(lines).toEqual(
    PRINTED.trim()
      .split('\n')
      .map((line) => line.replace(/ +/g, ' ')),
  );
  expect(ESTABLISHMENTS.map(({ id }) => id)).toEqual(ESTABLISHMENT_IDS);
});

test('every landmark has its cost and the tower icon', () => {
  expect(LANDMARKS).toEqual([
    { id: 'train-station', icon: 'tower', cost: 4 },
    { id: 'shopping-mall', icon: 'tower', cost: 10 },
    { id: 'amusement-park', icon: 'tower', cost: 16 },
    { id: 'radio-tower', icon: 'tower', cost: 22 },
  ]);
  expect(LANDMARKS.map(({ id }) => id)).toEqual(LANDMARK_IDS);
});

rule('MK-1.2', '8 start cards, 16 landmarks and 84 establishments of 15 types are 108 cards', () => {
  const mostPlayers = 4;
  const [start, landmarks] = [START_CARDS.length * mostPlayers, LANDMARKS.length * mostPlayers];
  expect([start, landmarks, copies(ESTABLISHMENTS), ESTABLISHMENTS.length]).toEqual([8, 16, 84, 15]);
  expect(start + landmarks + copies(ESTABLISHMENTS)).toBe(108);
});

rule('MK-1.3', 'twelve types have six copies, the three purple ones four', () => {
  const purple = ESTABLISHMENTS.filter(({ colour }) => colour === 'purple');
  const others = ESTABLISHMENTS.filter(({ colour }) => colour !== 'purple');
  expect(purple.map((card) => card.copies)).toEqual([4, 4, 4]);
  expect(others.map((card) => card.copies)).toEqual(Array(12).fill(6));
});

rule('MK-1.4', 'the start cards are a wheat field and a bakery for each player, besides the 84', () => {
  expect(START_CARDS).toEqual(['wheat-field', 'bakery']);
  expect(copies(ESTABLISHMENTS)).toBe(84);
});

rule('MK-5.6', 'no number activates a purple card and one of another colour', () => {
  const numbers = (purple: boolean) =>
    new Set(ESTABLISHMENTS.filter((card) => (card.colour === 'purple') === purple).flatMap((card) => card.numbers));
  expect([...numbers(true)]).toEqual([6]);
  expect([...numbers(false)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]);
});
