import type { Speech } from '@yamanote/games/room';
import { expect, it } from 'vitest';
import type { Chapter } from './story.ts';
import { between, ofOthers, sinceAnswers, turnsOf } from './turns.ts';

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

it('tells what the others did since my turn, also if I had to answer in one of theirs', () => {
  const now = [...chapters.slice(0, 3), chapter(4, 0, 9)];
  const since = (...answers: number[]) => sinceAnswers(now, answers, 0, true).map(({ number }) => number);
  expect(since()).toEqual([]);
  expect(since(2)).toEqual([2, 3]);
  expect(since(2, 4)).toEqual([2, 3]);
  // Asked in the turn of another, only what is new.
  expect(sinceAnswers(now.slice(0, 3), [2, 4], 0, true).map(({ number }) => number)).toEqual([2, 3]);
  const longer = [...now.slice(0, 2), chapter(3, 2, 6, 7, 8)];
  expect(sinceAnswers(longer, [2, 7], 0, true).map(({ told }) => told.length)).toEqual([1]);
});

it('tells first what came of my own turn after my last answer in it, if anything did', () => {
  const mine = chapter(1, 0, 1, 2, 3, 4);
  const now = [mine, ...chapters.slice(2)];
  const since = (answer: number) => sinceAnswers(now, [answer], 0, true).map(({ number }) => number);
  expect(since(2)).toEqual([1, 3]);
  expect(since(4)).toEqual([3]);
  // What an answer says itself is one line; more of them are what came of it.
  const twice = { ...mine, lines: [...mine.lines, { ...mine.lines[3], place: 1 }] };
  expect(sinceAnswers([twice, chapters[2]], [4], 0, true)).toHaveLength(2);
  expect(sinceAnswers([mine], [2], 0, true)).toEqual([]);
  expect(sinceAnswers([mine], [2], 0, false)).toEqual([mine]);
});

it('tells the turn whole that my own answer has opened', () => {
  const now = [chapter(1, 0, 1, 2), chapter(2, 1, 2, 3), chapter(3, 0, 9)];
  expect(sinceAnswers(now, [2], 0, true).map(({ number, told }) => [number, told.length])).toEqual([[2, 2]]);
});
