import { sealOf } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { doAt, MACHI_KORO, openTestNode, personAt, placeOfNode } from '../testing/node.ts';
import { emptyDatabase } from '../testing/postgres/database.ts';
import { meetJob } from './meet-job.ts';

const BITS = { mika: '1'.repeat(64), jo: '2'.repeat(64) };

describe.each([
  ['a file', async () => placeOfNode()],
  ['PostgreSQL', async () => placeOfNode(await emptyDatabase())],
])('on %s', (_, place) => {
  test('a deal that all have opened begins, though who heard the last of them began nothing', async () => {
    const hall = await openTestNode(await place(), { openWait: 0 });
    const [mika, jo] = [await personAt(hall, 'Mika'), await personAt(hall, 'Jo')];
    const { table } = (await doAt(hall, mika, { ...MACHI_KORO, seats: ['me', 'open'] })) as { table: string };
    await doAt(hall, jo, { do: 'sit', table, seat: 1 });
    const { match, commitment } = (await hall.tables.at(table, (open) => open))!;
    await doAt(hall, mika, { do: 'seal', table, commitment, seal: sealOf(BITS.mika) });
    await doAt(hall, jo, { do: 'seal', table, commitment, seal: sealOf(BITS.jo) });
    await doAt(hall, mika, { do: 'start', table });
    // Stored by a node that died of it.
    await hall.store.deals.open(match.id, mika.guest!.id, commitment, BITS.mika);
    await hall.store.deals.open(match.id, jo.guest!.id, commitment, BITS.jo);
    const [job] = await hall.store.jobs.claim(['start'], 9);
    await meetJob(hall, job);
    const found = (await hall.store.tables.find(table))!;
    expect([found.table.stage, found.match.voids, found.match.header?.seats.length]).toEqual(['running', [], 2]);
    expect(await hall.store.jobs.take(table, 'start')).toBeNull();
  });
});
