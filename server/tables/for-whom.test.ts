import { expect, it } from 'vitest';
import type { Page } from '../page.ts';
import type { TableRecord } from '../store/index.ts';
import { forWhom } from './for-whom.ts';
import { OPEN_SEAT } from './seats.ts';

const record = { id: 'table', host: 'mika', seats: [{ ...OPEN_SEAT, guest: 'mika' }] } as unknown as TableRecord;
const page = (guest: string | null, address: string) =>
  ({ guest: guest === null ? null : { id: guest }, address }) as unknown as Page;

it('thinks for who sits there, though somebody else came first to watch', () => {
  const watchers = new Set([page('eve', 'elsewhere'), page('mika', 'here')]);
  expect(forWhom({ record, watchers })).toEqual(['here', 'mika', 'table']);
});

it('thinks for who watches where nobody of the table does, and for nobody where nobody looks', () => {
  expect(forWhom({ record, watchers: new Set([page(null, 'elsewhere')]) })).toEqual(['elsewhere', 'mika', 'table']);
  expect(forWhom({ record: { ...record, host: null }, watchers: new Set() })).toEqual(['', 'table', 'table']);
});
