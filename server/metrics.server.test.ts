import { expect, onTestFinished, test } from 'vitest';
import { METRICS } from './metrics/metrics.ts';
import { openMetrics } from './metrics/open.ts';
import { openHall } from './testing/hall.ts';
import { give, isAsked, openTable, start } from './testing/play.ts';
import { guest } from './testing/visitor.ts';

/** A hall that is counted, with what is read of it: a figure by its name and labels. */
async function countedHall() {
  const { metrics, port, close } = await openMetrics({ host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  const hall = await openHall({ metrics });
  const address = `http://127.0.0.1:${port}`;
  const read = async () => {
    const text = await (await fetch(address + METRICS)).text();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)![0])]));
  };
  return { hall, address, read };
}

test('what a hall does is counted, and told at an address of its own', async () => {
  const { hall, address, read } = await countedHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  await jo.ask({ do: 'lobby', on: true });
  const before = await read();
  expect(before.get('yamanote_sockets')).toBe(2);
  expect(before.get('yamanote_pages{looks_at="lobby"}')).toBe(1);
  // For the public tables, and for one's own.
  expect(before.get('yamanote_lobby_queries_total')).toBe(2);
  expect(before.get('yamanote_tables_at_hand')).toBe(0);
  expect(before.get('yamanote_append_seconds_count')).toBe(0);

  await openTable(mika, { seats: ['me', { bot: 'greedy' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [{ do: 'roll', dice: 1 }]);
  const refused = await give(mika, ['nonsense']);
  if (refused.is !== 'refused') throw new Error('nonsense was taken');
  const after = await read();
  expect(after.get('yamanote_requests_total{kind="answer",outcome="done"}')).toBe(1);
  expect(after.get(`yamanote_requests_total{kind="answer",outcome="${refused.code}"}`)).toBe(1);
  expect(after.get('yamanote_pages{looks_at="table"}')).toBe(1);
  expect(after.get('yamanote_tables_at_hand')).toBe(1);
  const stored = after.get('yamanote_appends_total{outcome="stored"}')!;
  expect(stored).toBeGreaterThan(1);
  expect(after.get('yamanote_append_seconds_count')).toBe(stored);
  expect(after.get('yamanote_thoughts_total{outcome="done"}')).toBeGreaterThan(0);
  expect(after.get('yamanote_thoughts_waiting')).toBe(0);
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  // Nothing about anybody: of all that was played no name and no id is there.
  const told = [...after.keys()].join('\n');
  for (const secret of ['Mika', 'Jo', mika.table!.table, mika.match!]) expect(told).not.toContain(secret);

  for (const path of ['/', '/healthz', '/api/health', `${METRICS}/x`])
    expect((await fetch(address + path)).status).toBe(404);
  expect((await fetch(address + METRICS, { method: 'POST' })).status).toBe(404);
  expect((await fetch(hall.address + METRICS)).status).toBe(404);
});
