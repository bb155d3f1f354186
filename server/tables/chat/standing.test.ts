import { expect, test } from 'vitest';
import type { StoredLine, TableRecord, Talk } from '../../store/index.ts';
import { TABLE } from '../../testing/store-samples.ts';
import { OPEN_SEAT } from '../seats.ts';
import { chatterOf, lineFor, mayRead, readersOf, standingOf } from './standing.ts';

const record: TableRecord = { ...TABLE, stage: 'running', seats: ['g', 'h'].map((guest) => ({ ...OPEN_SEAT, guest })) };
const line: StoredLine = {
  number: 1,
  id: 'one',
  room: 'players',
  guest: 'h',
  name: 'Jo',
  at: 0,
  said: { is: 'text', text: 'hi' },
  readers: ['g', 'h'],
};
const talk: Talk = { last: 1, open: null, muted: [], ignored: [], lines: [line] };
const jo = { guest: 'h', name: 'Jo' };
const around = (changed: Partial<Talk> = {}, stage = record.stage, hides = true) => ({
  record: { ...record, stage },
  talk: { ...talk, ...changed },
  hides,
  host: 'g',
});
const doors = (guest: string | null, ...given: Parameters<typeof around>) => standingOf(around(...given), guest).doors;

test('players have their room, and those who watch theirs while no hands are hidden', () => {
  expect(doors('g')).toEqual({ players: 'open', watchers: 'closed' });
  expect(doors('g', {}, 'over')).toEqual({ players: 'open', watchers: 'read' });
  for (const guest of ['w', null]) {
    for (const stage of ['running', 'opening'] as const)
      expect(doors(guest, {}, stage)).toEqual({ players: 'closed', watchers: 'closed' });
    for (const stage of ['waiting', 'over'] as const) expect(doors(guest, {}, stage).watchers).toBe('open');
    expect(doors(guest, {}, 'running', false).watchers).toBe('open');
    expect(doors(guest, { open: true }).watchers).toBe('open');
    expect(doors(guest, { open: false }, 'over').watchers).toBe('closed');
  }
});

test('who is muted reads on, in whatever room is theirs', () => {
  const muted = [jo, { guest: 'w', name: 'Wim' }];
  expect(doors('h', { muted }).players).toBe('muted');
  expect(doors('w', { muted, open: true })).toEqual({ players: 'closed', watchers: 'muted' });
});

test('in the middle of a match a line is for those who sit there; before it for whoever sits down', () => {
  expect(readersOf(record, 'players')).toEqual(['g', 'h']);
  expect(readersOf({ ...record, stage: 'waiting' }, 'players')).toBeNull();
  expect(readersOf(record, 'watchers')).toBeNull();
  const reads = (one: StoredLine, guest: string | null, seats = record.seats, changed: Partial<Talk> = {}) => {
    const now = { ...around(changed), record: { ...record, seats } };
    return mayRead(one, standingOf(now, guest), now.talk, guest);
  };
  expect(['g', 'h', 'w', null].map((guest) => reads(line, guest))).toEqual([true, true, false, false]);
  // Somebody else has the seat now.
  const seats = ['g', 'k'].map((guest) => ({ ...OPEN_SEAT, guest }));
  expect(['g', 'h', 'k'].map((guest) => reads(line, guest, seats))).toEqual([true, false, false]);
  expect(reads({ ...line, readers: null }, 'k', seats)).toBe(true);
  const ignored = [{ guest: 'g', other: jo }];
  expect(['g', 'h'].map((guest) => reads(line, guest, record.seats, { ignored }))).toEqual([false, true]);
});

test('nobody’s id is told, and whom a page means is found by what it was told', () => {
  const told = lineFor({ record }, line, 'g');
  expect(told).toMatchObject({ number: 1, name: 'Jo', seat: 1, you: false, at: 0, said: line.said });
  expect(JSON.stringify(lineFor({ record: { ...record, id: 'b' } }, line, 'h'))).not.toContain(told.who);
  expect(chatterOf({ record, talk }, 'g', told.who)).toEqual(jo);
  expect(chatterOf({ record, talk: { ...talk, lines: [] } }, 'g', told.who)).toBeNull();
  expect(chatterOf({ record, talk: { ...talk, lines: [], muted: [jo] } }, 'g', told.who)).toEqual(jo);
  const quieted = { muted: [jo], ignored: [{ guest: 'g', other: jo }] };
  const both = [
    { who: told.who, name: 'Jo', by: 'you' },
    { who: told.who, name: 'Jo', by: 'host' },
  ];
  expect(standingOf(around(quieted), 'g')).toMatchObject({ youAreHost: true, quieted: both });
  expect(standingOf(around(quieted), 'h')).toMatchObject({ youAreHost: false, quieted: [] });
});
