import { speech } from '@yamanote/games/machi-koro/words';
import type { Speech } from '@yamanote/games/room';
import { speech as shinjukuSpeech } from '@yamanote/games/shinjuku/words';
import { namesFor } from '@yamanote/games/wording';
import type { Showing } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { en as time } from '../words/time/en.ts';
import { besideLines } from './beside.ts';
import { chaptersOf, storyOf } from './story.ts';

const room = {
  opens: (event: unknown) => ((event as { type: string }).type === 'rolled' ? 0 : null),
  minor: (event: unknown) => (event as { type: string }).type === 'rolled',
};

const names = ['Mika', 'Jonas'];
const spoken = (await speech.load('en')) as unknown as Speech;

function tell(told: readonly Showing<unknown>[]) {
  return chaptersOf(told, room, spoken, names, en);
}

const by = { is: 'person' } as const;
const showings = [
  { entry: { index: 0, seat: 0, answer: { do: 'roll', dice: 1 }, by, at: 0, clock: null }, events: [] },
  {
    entry: { index: 1, seat: 'chance', answer: [4], at: 0 },
    events: [{ type: 'rolled', seat: 0, dice: [4], again: false }],
  },
  {
    entry: { index: 2, seat: 0, answer: { do: 'build', card: 'cafe' }, by, at: 0, clock: null },
    events: [{ type: 'built', seat: 0, card: 'cafe', cost: 2 }],
  },
] as unknown as Showing<unknown>[];
const undo = {
  entry: { index: 3, seat: 0, undo: 2, consent: false, by, at: 0 },
  events: [],
} as unknown as Showing<unknown>;

it('tells what happened, with the mark of whom it is about', () => {
  const story = storyOf(tell(showings));
  expect(story.map(({ entry, seat }) => [entry, seat])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(story[0].text).toContain('Mika');
});

it('says what a standing order did', () => {
  const [{ entry, events }] = showings.slice(2);
  const ordered = { entry: { ...entry, by: { is: 'standing-order' } }, events: [...events, ...events] };
  const [first, second] = storyOf(tell([ordered as never]));
  expect(first.text).toBe(`Auto-answer: ${second.text}`);
});

it('tells what time did, and who plays for whom, before what was done then', () => {
  const index = (showing: Showing<unknown>, to: number) => ({ ...showing, entry: { ...showing.entry, index: to } });
  const beside = (to: number, seat: number, note: unknown) =>
    ({ entry: { index: to, seat, note, by: { is: 'hall' }, at: 0 }, events: [] }) as never;
  const late = { ...showings[2], entry: { ...showings[2].entry, by: { is: 'time-out' } } } as never;
  const told = [
    ...showings.slice(0, 2),
    beside(2, 0, { is: 'gap', from: 0, until: 40_000 }),
    index(late, 3),
    beside(4, 0, { is: 'hand-over', player: 'normal', who: null }),
    beside(5, 0, { is: 'hand-over', player: 'person', who: null }),
  ];
  const lines = storyOf(chaptersOf(told, room, spoken, names, en, besideLines(namesFor(names, 1), time)));
  expect(lines.map(({ entry, seat, text }) => [entry, seat, text]).slice(1)).toEqual([
    [2, null, 'The server was away for 40 s. No clock ran.'],
    [3, 0, 'Mika’s time was up.'],
    [3, 0, expect.stringContaining('Mika builds')],
    [4, 0, 'A bot took over for Mika.'],
    [5, 0, 'Mika took over from the bot.'],
  ]);
});

it('forgets what was taken back, and says that it was', () => {
  const story = storyOf(tell([...showings, undo]));
  expect(story.map(({ entry }) => entry)).toEqual([1, 3]);
  expect(story[1].text).toBe('Mika took back the last step.');
});

it('says who asked for a hint, also where what was answered then is taken back', () => {
  const hint = { entry: { index: 3, seat: 0, note: { is: 'hint' }, by, at: 0 }, events: [] };
  const late = { ...undo, entry: { ...undo.entry, index: 4 } };
  const story = storyOf(tell([...showings, hint, late] as never));
  expect(story.map(({ entry, seat, text }) => [entry, seat, text]).slice(1)).toEqual([
    [3, 0, 'Mika asked for a hint.'],
    [4, 0, 'Mika took back the last step.'],
  ]);
});

it('says once that somebody took back again and again', () => {
  const [, , built] = showings;
  const again = { ...built, entry: { ...built.entry, index: 4 } } as Showing<unknown>;
  const undoAgain = { entry: { ...undo.entry, index: 5, undo: 4 }, events: [] } as unknown as Showing<unknown>;
  const story = storyOf(tell([...showings, undo, again, undoAgain]));
  expect(story.map(({ entry }) => entry)).toEqual([1, 5]);
});

it('divides the log by turns, and marks what is housekeeping', () => {
  const chapters = tell(showings);
  expect(chapters.map(({ seat, number, told }) => [seat, number, told.length])).toEqual([[0, 1, 2]]);
  expect(chapters[0].lines.map(({ minor }) => minor)).toEqual([true, false]);
});

it('tells in one line what only goes on with what was told before', () => {
  const joining = {
    ...room,
    together: (before: readonly unknown[], event: unknown) =>
      (before.at(-1) as { type: string })?.type === 'built'
        ? { with: before.at(-1), as: { ...(event as object), card: 'mine' } }
        : null,
  };
  const again = { entry: { ...showings[2].entry, index: 3 }, events: showings[2].events };
  const lines = storyOf(chaptersOf([...showings, again] as never, joining, spoken, names, en));
  expect(lines.map(({ entry }) => entry)).toEqual([1, 3]);
  expect(lines[1].text).toContain('mine');
});

it('gives what a new turn begins with to whoever’s turn it is, and what is about one seat to that one', async () => {
  const shinjuku = (await shinjukuSpeech.load('en')) as unknown as Speech;
  const turns = { ...room, opens: (event: unknown) => ((event as { type: string }).type === 'turn-began' ? 1 : null) };
  const events = [
    { type: 'passed', seat: 0 },
    { type: 'turn-began', seat: 1 },
    { type: 'placed', ward: 'ota', customers: ['food'], from: 'queue' },
    { type: 'won', seats: [0] },
    { type: 'won', seats: [0, 1] },
  ];
  const entry = { index: 0, seat: 0, answer: { do: 'pass' }, by, at: 0, clock: null };
  const lines = storyOf(chaptersOf([{ entry, events }] as never, turns, shinjuku, names, en));
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1, 1, 0, null]);
});
