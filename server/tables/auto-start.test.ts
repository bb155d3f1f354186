import { expect, it, vi } from 'vitest';
import type { Hall } from '../hall.ts';
import { makeQueue } from '../queue.ts';
import type { TableRecord } from '../store/index.ts';
import { considerStart } from './auto-start.ts';
import type { OpenTable } from './open-table.ts';
import { OPEN_SEAT, withSeat } from './seats.ts';

/** A table for two where both have sealed, so that it starts by itself; and whether a match was about to begin. */
function tableForTwo() {
  const seats = [
    { ...OPEN_SEAT, guest: 'mika' },
    { ...OPEN_SEAT, guest: 'jo' },
  ];
  const record = { id: 'table', game: 'stones', stage: 'waiting', autoStart: true, seats } as unknown as TableRecord;
  const parts = new Map(['mika', 'jo'].map((guest) => [guest, { guest, commitment: '', seal: 'seal', bits: null }]));
  const table = { record, parts, match: { id: 'table-1' }, queue: makeQueue(), closed: false, startsAt: null };
  const newest = vi.fn(() => {
    throw new Error('began');
  });
  const hall = { sealWait: 1, rooms: { newest }, tables: { release: vi.fn() }, log: vi.fn() };
  return { hall: hall as unknown as Hall, table: table as unknown as OpenTable, newest };
}

it('begins as soon as everybody has sealed', async () => {
  const { hall, table, newest } = tableForTwo();
  await considerStart(hall, table);
  await table.queue.run(async () => undefined);
  expect(newest).toHaveBeenCalled();
});

it('waits again for who gets up before it begins, and puts no bot there that nobody has chosen', async () => {
  const { hall, table, newest } = tableForTwo();
  // It is Jo's turn in the table's queue, and the match stands behind.
  const left = table.queue.run(async () => {
    table.record = withSeat(table.record, 1, OPEN_SEAT);
  });
  await considerStart(hall, table);
  await left;
  await table.queue.run(async () => undefined);
  expect(newest).not.toHaveBeenCalled();
});
