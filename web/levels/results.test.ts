import type { SeatOfTable, TableInfo } from '@yamanote/protocol';
import type { Showing } from '@yamanote/running-match';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubEmptyStorage } from '../testing/empty-shelf.ts';
import { ownStrength } from './own-strength.ts';
import { encountersOf, noteResult } from './results.ts';

beforeEach(stubEmptyStorage);

const seat = (seat: Partial<SeatOfTable>) => ({ guest: null, bot: null, you: false, gaveUp: false, ...seat });
const me = seat({ guest: { name: 'Mika', colour: 0 }, you: true });
const friend = seat({ guest: { name: 'Jo', colour: 1 } });
const bot = (name: string) => seat({ bot: name });

function table(...seats: object[]): TableInfo {
  return { table: 't', game: 'shinjuku', match: 't-1', seats } as unknown as TableInfo;
}

describe('a match', () => {
  it('is one encounter with each bot of known strength, and none with people', () => {
    const info = table(bot('gentle'), me, bot('level-63'), friend, bot('greedy'));
    expect(encountersOf(info, [1, 2, 3, 4, 5])).toEqual([
      { strength: 25, result: 0 },
      { strength: 63, result: 1 },
    ]);
    expect(encountersOf(info, [2, 2, 2, 1, 5])).toEqual([
      { strength: 25, result: 0.5 },
      { strength: 63, result: 0.5 },
    ]);
  });

  it.each<[string, object[]]>([
    ['who only watched', [bot('easy'), bot('easy')]],
    ['who gave up', [{ ...me, bot: 'normal', gaveUp: true }, bot('easy')]],
    ['whose seat a bot played at last', [{ ...me, bot: 'normal' }, bot('easy')]],
  ])('tells nothing about somebody %s', (_, seats) => {
    expect(encountersOf(table(...seats), [1, 2])).toEqual([]);
  });

  it('says nothing of somebody who went back past dice, or who agreed to end it', () => {
    const showing = (entry: object) => ({ entry }) as Pick<Showing<unknown>, 'entry'>;
    const before = ownStrength('shinjuku');
    noteResult(table(me, bot('level-63')), [1, 2], [showing({ seat: 0, undo: 3, consent: true })]);
    noteResult(table(me, bot('level-63')), [1, 2], [showing({ seat: 0, note: { is: 'agreed-end', seats: [0] } })]);
    expect(ownStrength('shinjuku')).toEqual(before);
  });

  it('moves what the device knows of the reader', () => {
    noteResult(table(me, bot('hard')), [1, 2], []);
    expect(ownStrength('shinjuku')).toBeGreaterThan(65);
  });

  it('moves it by what somebody did alone, not with a hint; what others asked for is their own affair', () => {
    const hint = (seat: number) => ({ entry: { index: 4, at: 0, seat, note: { is: 'hint' } } }) as Showing<unknown>;
    const before = ownStrength('shinjuku');
    noteResult(table(friend, me, bot('hard')), [2, 1, 3], [hint(0), hint(1)]);
    expect(ownStrength('shinjuku')).toBe(before);
    noteResult(table(friend, me, bot('hard')), [2, 1, 3], [hint(0)]);
    expect(ownStrength('shinjuku')).toBeGreaterThan(before);
  });
});
