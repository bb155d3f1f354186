/** What the reader is told before a question: the hand, the last track, what customers are worth, and the queue. */
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { type ShinjukuOptions, type ShinjukuView, shinjuku } from '@yamanote/games/shinjuku/rules';
import { namesFor } from '@yamanote/games/wording';
import { isRefusal, type Json, parseOptions, startFrom, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { speech } from './index.ts';

await loadAll(speech);

function seen(pieces: Readonly<Record<string, Json>>, wishes: Partial<ShinjukuOptions> = {}): ShinjukuView {
  const options = parseOptions(shinjuku, { first: 0, ...wishes }, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const state = startFrom(shinjuku, { turn: 0, step: 'action', ...pieces }, 2, options);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return viewOf(shinjuku, state, 0);
}

const NAMES = namesFor(['Ada', 'Botan'], 0);
const holds = (view: ShinjukuView) => LANGUAGES.map((language) => speech[language].holds?.(view, NAMES));
const situation = (view: ShinjukuView) => LANGUAGES.map((language) => speech[language].situation?.(view, NAMES));
const withPieces = (view: ShinjukuView, pieces: number) => ({ ...view, pieces: [pieces, 16] });

test('track that runs out is told, and no track that is enough', () => {
  const view = seen({ players: [{ hand: ['ota'] }, { hand: [] }] });
  expect(holds(withPieces(view, 2))).toEqual(['Your hand: Ōta.', 'Deine Hand: Ōta.', '手札は大田区1枚です。']);
  expect(holds(withPieces(view, 1))).toEqual([
    'Your hand: Ōta. You have one piece of track left.',
    'Deine Hand: Ōta. Du hast noch ein Schienenstück.',
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
  const [first, second] = [seen({ players }), seen({ players, done: ['track'] })];
  expect(holds(first)).toEqual([
    'Your hand: Ōta. You have 4 points; one more customer brings 1 for food, 3 for clothing, 2 for books, and 3 for electronics.',
    'Deine Hand: Ōta. Du hast 4 Punkte; ein weiterer Kunde bringt 1 für Essen, 3 für Kleidung, 2 für Bücher und 3 für Elektronik.',
    '手札は大田区1枚です。 現在4点です。もう1人得ると、食品は1点、衣料は3点、書籍は2点、家電は3点です。',
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
  expect(situation(seen({ queue }))).toEqual([
    'In the queue: next Ōta, 2 food customers; Kita, 1 premium book customer; Minato; Ōta. The bag is full.',
    'Warteschlange: als Nächstes Ōta, 2 Kunden für Essen; Kita, 1 Premium-Kunde für Bücher; Minato; Ōta. Der Beutel ist voll.',
    '待ち行列は、次が大田区（食品の客2人）、北区（書籍のプレミアム客1人）、港区、大田区です。 袋は満杯です。',
  ]);
  const counted = seen({}, { edition: 'r12', bagCount: 'exact' });
  expect(situation(counted)[0]).toBe(`The bag holds ${counted.bagCount}.`);
  expect(situation({ ...counted, stack: [] })).toEqual([null, null, null]);
});
