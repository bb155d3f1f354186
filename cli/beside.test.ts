import type { Entry, Note } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { besideTeller } from './beside.ts';
import { words } from './words/index.ts';

const HALL = { is: 'hall' } as const;
const PERSON = { is: 'person' } as const;
const note = (given: Note, seat = 0): Entry => ({ index: 0, seat, note: given, by: HALL, at: 0 });
const control = { is: 'live', bank: 600, increment: 15, reaction: 30 } as const;

/** What time did to a match, and what its people agreed on. */
const LOG: Entry[] = [
  note({ is: 'time-control', control }),
  note({ is: 'gap', from: 0, until: 39_100 }),
  { index: 2, seat: 1, answer: null, by: { is: 'time-out' }, at: 0, clock: 0 },
  note({ is: 'hand-over', player: 'normal', who: null }, 1),
  note({ is: 'hand-over', player: 'person', who: null }, 1),
  { index: 5, seat: 0, note: { is: 'pause' }, by: PERSON, at: 0 },
  { index: 6, seat: 0, note: { is: 'resume' }, by: PERSON, at: 0 },
  { index: 7, seat: 0, undo: 2, by: PERSON, consent: true, at: 0 },
  { index: 8, seat: 0, note: { is: 'agreed-end', seats: [0, 1] }, by: PERSON, at: 0 },
];

test.each(['en', 'de', 'ja'] as const)('a match that is replayed tells all of its time in %s', (language) => {
  const told = LOG.map(besideTeller(['Ada', 'Ben'], words[language].beside));
  expect(told.map((lines) => lines.length)).toEqual(LOG.map(() => 1));
  expect(new Set(told.flat()).size).toBe(LOG.length);
});

test('and who it is about', () => {
  const told = LOG.flatMap(besideTeller(['Ada', 'Ben'], words.en.beside));
  expect(told.slice(0, 5)).toEqual([
    'Everyone has 10 minutes, and 15 s more with each turn.',
    'The server was away for 40 s. No clock ran.',
    'Ben’s time was up.',
    'A bot took over for Ben.',
    'Ben took over from the bot.',
  ]);
  expect(told[7]).toBe('Ada went back to an earlier decision.');
});
