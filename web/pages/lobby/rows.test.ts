import type { SeatKind, TableLine } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { fits, isAny, parseFilter, toggled } from './filter.ts';
import { quickest } from './quickest.ts';
import { heard, laidOut, NO_ROWS, settled } from './rows.ts';

function line(table: string, change: Partial<TableLine> = {}): TableLine {
  const kinds: SeatKind[] = ['person', 'open'];
  return {
    table,
    match: `${table}-1`,
    game: 'machi-koro',
    language: 'de',
    stage: 'waiting',
    taken: 1,
    seats: kinds.length,
    kinds,
    names: ['Mika'],
    asked: [],
    watching: 0,
    autoStart: false,
    takes: false,
    timeControl: null,
    yours: false,
    yourTurn: false,
    yourWord: false,
    glance: null,
    won: null,
    agreedEnd: false,
    ...change,
  };
}

const running = { stage: 'running', kinds: ['person', 'bot'] } as const;
const shown = ({ rows }: ReturnType<typeof heard>) =>
  rows.map(({ line: { table }, gone }) => (gone ? `-${table}` : table));

it('shows tables with a free seat first, then where most watch', () => {
  const lines = [line('a', { ...running, kinds: [...running.kinds], watching: 1 }), line('b'), line('c')];
  const full = line('d', { kinds: ['person', 'person'], watching: 5 });
  expect(shown(laidOut([...lines, full]))).toEqual(['b', 'c', 'd', 'a']);
});

it('keeps every row where it is while one looks: what is gone stays, what is new waits', () => {
  const before = laidOut([line('a'), line('b'), line('c')]);
  const after = heard(before, [line('c'), line('new'), line('a', { ...running, kinds: [...running.kinds] })]);
  expect(shown(after)).toEqual(['a', '-b', 'c']);
  expect(after.entering.map(({ table }) => table)).toEqual(['new']);
  // It is as it is now, in its old place.
  expect(after.rows[0]).toMatchObject({ group: 'free', line: { stage: 'running' } });
  // One that comes back before anybody touched anything was never gone.
  expect(shown(heard(after, [line('a'), line('b'), line('c')]))).toEqual(['a', 'b', 'c']);
});

it('lets what is new enter on top with the next touch, and what is gone go', () => {
  const before = laidOut([line('a'), line('b'), line('c')]);
  const after = settled(heard(before, [line('new'), line('c'), line('a', { ...running, kinds: [...running.kinds] })]));
  expect(shown(after)).toEqual(['new', 'c', 'a']);
  expect(after.entering).toEqual([]);
  expect(after.rows.map(({ group }) => group)).toEqual(['free', 'free', 'running']);
  expect(settled(NO_ROWS).rows).toEqual([]);
});

it('lets one sit down in place of a bot where the table allows it', () => {
  expect(laidOut([line('a', { ...running, kinds: [...running.kinds], takes: true })]).rows[0].group).toBe('free');
});

it('narrows by group, and shows everything of a group in which nothing is chosen', () => {
  const none = parseFilter(null);
  const german = toggled(none, 'language', 'de');
  expect(isAny(none)).toBe(false);
  expect(fits(none, line('a', { language: 'ja' }))).toBe(true);
  expect(fits(german, line('a', { language: 'ja' }))).toBe(false);
  // Whoever has not said what they speak may speak it.
  expect(fits(german, line('a', { language: null }))).toBe(true);
  const small = toggled(toggled(german, 'seats', 'two'), 'game', 'shinjuku');
  expect(fits(small, line('a'))).toBe(false);
  expect(fits(small, line('a', { game: 'shinjuku' }))).toBe(true);
  expect(fits(toggled(none, 'seats', 'free'), line('a', { ...running, kinds: [...running.kinds] }))).toBe(false);
  for (const [kind, seats] of [
    ['few', 3],
    ['many', 6],
  ] as const) {
    expect(fits(toggled(none, 'seats', kind), line('a', { seats }))).toBe(true);
    expect(fits(toggled(none, 'seats', kind), line('a', { seats: 2 }))).toBe(false);
  }
  const live = { is: 'live', bank: 600, increment: 15, reaction: 20 } as const;
  expect(fits(toggled(none, 'pace', 'live'), line('a', { timeControl: live }))).toBe(true);
  expect(fits(toggled(none, 'pace', 'none'), line('a', { timeControl: live }))).toBe(false);
  expect(fits(toggled(none, 'pace', 'none'), line('a'))).toBe(true);
  expect(toggled(german, 'language', 'de')).toEqual(none);
});

it('takes what the browser remembers for a filter only if it is one', () => {
  const none = { game: [], seats: [], pace: [], language: [] };
  expect(parseFilter('{"game":["shinjuku",7],"language":"de"}')).toEqual({ ...none, game: ['shinjuku'] });
  for (const text of [null, 'null', '[']) expect(parseFilter(text)).toEqual(none);
});

it('finds the match that begins soonest, or says that one would be the first', () => {
  const lines = [
    line('a', { kinds: ['person', 'open', 'open'] }),
    line('b', { game: 'shinjuku', kinds: ['person', 'person', 'open'] }),
    line('c', { ...running, kinds: [...running.kinds], game: 'king-of-tokyo' }),
  ];
  expect(quickest(lines, [], 'machi-koro')).toEqual({ game: 'shinjuku', waiting: 2 });
  expect(quickest(lines, ['machi-koro'], 'shinjuku')).toEqual({ game: 'machi-koro', waiting: 1 });
  expect(quickest(lines, ['king-of-tokyo'], 'shinjuku')).toEqual({ game: 'king-of-tokyo', waiting: 0 });
  expect(quickest([], [], 'shinjuku')).toEqual({ game: 'shinjuku', waiting: 0 });
});
