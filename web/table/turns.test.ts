import type { Speech } from '@yamanote/games/room';
import { expect, it } from 'vitest';
import type { Chapter } from './story.ts';
import { between, ofOthers, turnsOf } from './turns.ts';

function chapter(number: number, seat: Chapter['seat'], ...entries: number[]): Chapter {
  const lines = entries.map((entry) => ({
    entry,
    place: 0,
    seat: null,
    text: `line ${entry}`,
    minor: entry % 2 === 1,
  }));
  return { seat, number, lines, told: entries.map((entry) => ({ entry, event: entry })), byBot: false };
}

const chapters = [chapter(1, 0, 1, 2), chapter(2, 1, 3, 4, 5), chapter(3, 2, 6, 7), chapter(4, 0, 8)];
const counting = { turn: (events: readonly unknown[]) => ({ did: events.join(), toYou: null, tone: null, shows: [] }) };

it('tells only what lies between two moments, and of a turn only that part', () => {
  const turns = turnsOf(between(chapters, 3, 6), counting as unknown as Speech, []);
  expect(turns.map(({ seat, did }) => [seat, did])).toEqual([
    [1, '4,5'],
    [2, '6'],
  ]);
});

it('leaves out my own turns, but not those that a bot played for me', () => {
  expect(ofOthers(chapters, 0).map(({ number }) => number)).toEqual([2, 3]);
  const played = chapters.map((one) => ({ ...one, byBot: one.number === 4 }));
  expect(ofOthers(played, 0).map(({ number }) => number)).toEqual([2, 3, 4]);
});
