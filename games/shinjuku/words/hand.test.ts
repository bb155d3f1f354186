/** What the reader is told before a question: the hand, the last track, what customers are worth, and the queue. */
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import type { ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { namesFor } from '@yamanote/games/wording';
import type { Json } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { speech } from './index.ts';
import { seenAt } from './testing/positions.ts';

await loadAll(speech);

const NAMES = namesFor(['Ada', 'Botan'], 0);
const holds = (view: ShinjukuView) => LANGUAGES.map((language) => speech[language].holds?.(view, NAMES));
const situation = (view: ShinjukuView) => LANGUAGES.map((language) => speech[language].situation?.(view, NAMES));
const withPieces = (view: ShinjukuView, pieces: number) => ({ ...view, pieces: [pieces, 16] });

test('track that runs out is told, and no track that is enough', () => {
  const view = seenAt({ players: [{ hand: ['ota'] }, { hand: [] }] });
  expect(holds(withPieces(view, 2))).toEqual(['Your hand: Ōta.', 'Deine Hand: Ōta.', '手札は大田区1枚です。']);
  expect(holds(withPieces(view, 1))).toEqual([
    'Your hand: Ōta. You have 1 piece of track left.',
    'Deine Hand: Ōta. Du hast noch 1 Schiene.',
    '手札は大田区1枚です。 線路は残り1本です。',
  ]);
  expect(holds(withPieces(view, 0))).toEqual([
    'Your hand: Ōta. You have no track left.',
    'Deine Hand: Ōta. Du hast keine Schienen mehr.',
    '手札は大田区1枚です。 線路は残っていません。',
  ]);
});

test('whoever has won somebody hears once in a turn what one more is worth', () => {
  const players: Json = [{ hand: ['ota'], collection: ['food', 'food', 'books'] }, { hand: [] }];
  const [first, second] = [seenAt({ players }), seenAt({ players, done: ['track'] })];
  expect(holds(first)).toEqual([
    'Your hand: Ōta. You have 4 points. The next customer brings: food +1, clothing +3, books +2, electronics +3.',
    'Deine Hand: Ōta. Du hast 4 Punkte. Der nächste Kunde bringt: Essen +1, Kleidung +3, Bücher +2, Elektronik +3.',
    '手札は大田区1枚です。 現在4点です。次の客は、食品なら+1点、衣料品なら+3点、書籍なら+2点、電器なら+3点です。',
  ]);
  expect(holds(second)[0]).toBe('Your hand: Ōta.');
});

test('the queue is told as it lies, the next card first, with how full the bag is', () => {
  const queue = [
    { ward: 'ota', customers: ['food', 'food'] },
    { ward: 'kita', customers: ['books*'] },
    { ward: 'minato', customers: [] },
    { ward: 'ota', customers: [] },
  ];
  expect(situation(seenAt({ queue }))).toEqual([
    'In the queue: next Ōta, 2 food customers; Kita, 1 premium book customer; Minato; Ōta. The bag is full.',
    'Warteschlange: als Nächstes Ōta, 2 Essen-Kunden; Kita, 1 Bücher-Premiumkunde; Minato; Ōta. Der Beutel ist voll.',
    '待機列は、次が大田区（食品の客2人）、北区（書籍のプレミアム客1人）、港区、大田区です。 袋は満杯です。',
  ]);
  const counted = seenAt({}, { edition: 'r12', bagCount: 'exact' });
  expect(situation(counted)[0]).toBe(`The bag holds ${counted.bagCount} customers.`);
  expect(situation({ ...counted, stack: [] })).toEqual([null, null, null]);
});
