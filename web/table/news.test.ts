import type { Names, Speech } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import { expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { anyTurnBegan, newsSince, turnBegan } from './news.ts';
import type { Chapter } from './story.ts';

const names: Names = namesFor(['Mika', 'Jonas', 'Aoi'], 0);

/** A turn whose entries each have one line; odd ones are housekeeping. */
function turn(number: number, seat: Chapter['seat'], ...entries: number[]): Chapter {
  const lines = entries.map((entry) => ({ entry, place: 0, seat: null, text: `${entry}.`, minor: entry % 2 === 1 }));
  return { seat, number, lines, told: entries.map((entry) => ({ entry, event: entry })), byBot: false };
}

const speech = {
  event: (event: unknown) => `${event}.`,
  turn: (events: readonly unknown[], seat: number) =>
    events.length === 0
      ? null
      : { did: `does ${events.join('+')}`, toYou: seat === 1 ? 'you +1' : null, tone: null, shows: [] },
} as unknown as Speech;

const telling = { speech, names, words: en };
const chapters = [turn(0, null, 0), turn(1, 0, 1, 2), turn(2, 1, 3, 4), turn(3, 2, 5, 6), turn(4, 0, 7, 8)];

it('tells the turns of others in one line each, and all of one’s own but whose turn it is', () => {
  expect(newsSince(0, chapters, 0, telling)).toEqual(['2.', 'Jonas does 3+4; you +1.', 'Aoi does 5+6.', '8.']);
});

it('tells housekeeping in one’s own turn, where the next decision may hang on it', () => {
  expect(newsSince(2, [turn(1, 0, 1, 2, 3, 4)], 0, telling)).toEqual(['3.', '4.']);
});

it('tells the rest of a turn that was interrupted by a question line by line', () => {
  expect(newsSince(3, chapters, 0, telling)).toEqual(['4.', 'Aoi does 5+6.', '8.']);
});

it('tells line by line what still goes on, or has ended the match', () => {
  expect(newsSince(2, [turn(2, 1, 3, 4, 6)], 0, telling)).toEqual(['4.', '6.']);
  expect(newsSince(0, [turn(1, 'all', 1, 2)], 0, telling)).toEqual(['2.']);
});

it('tells what a bot played in one’s place like the turn of somebody else', () => {
  const replaced = chapters.map((one) => ({ ...one, byBot: one.number === 1 }));
  expect(newsSince(0, replaced, 0, telling)[0]).toBe('You does 1+2.');
});

it('tells line by line what everybody played at once', () => {
  expect(newsSince(0, [turn(1, 'all', 1, 2, 4), turn(2, 'all', 5)], 0, telling)).toEqual(['2.', '4.']);
});

it('tells what came before the turn of somebody else by itself, and what only ears need to be told of it', () => {
  const heard = { before: ['Two arrive.'], toYou: 'you +1, a mine' };
  const seen = { ...telling, speech: { ...speech, turn: () => ({ did: 'digs', toYou: 'you +1', heard }) } as never };
  expect(newsSince(2, chapters, 0, seen).slice(0, 2)).toEqual(['Two arrive.', 'Jonas digs; you +1, a mine.']);
});

it('tells what happens several times in a row once, and how many times', () => {
  const chapter = turn(1, 0, 2, 4, 6, 8);
  const lines = chapter.lines.map((line, i) => ({ ...line, text: i < 3 ? 'One queues.' : 'Two queue.' }));
  expect(newsSince(0, [{ ...chapter, lines }], 0, telling)).toEqual(['One queues, 3 times.', 'Two queue.']);
});

it('knows whether one’s own turn has begun since', () => {
  expect(turnBegan(6, chapters, 0)).toBe(true);
  expect(turnBegan(7, chapters, 0)).toBe(false);
  expect(turnBegan(3, chapters, 1)).toBe(false);
});

it('knows whether anybody’s turn has begun since', () => {
  const last = chapters.at(-1)?.told[0].entry ?? 0;
  expect(anyTurnBegan(last - 1, chapters)).toBe(true);
  expect(anyTurnBegan(last, chapters)).toBe(false);
});
