import { expect, it } from 'vitest';
import { type LogLine, makeLog } from './log.ts';

it('notes a fault that comes over and over some times, and later how often it came meanwhile', () => {
  const lines: LogLine[] = [];
  let time = 0;
  const log = makeLog(
    (line) => lines.push(line),
    () => 0,
    () => time,
  );
  for (let i = 0; i < 1000; i++) log('error', 'not-stored');
  log('error', 'another');
  for (let i = 0; i < 30; i++) log('info', 'table-made');
  expect(lines.map(({ event }) => event).filter((event) => event === 'not-stored')).toHaveLength(20);
  expect(lines.filter(({ event }) => event === 'table-made')).toHaveLength(30);
  time = 60_000;
  log('error', 'not-stored');
  expect(lines.at(-1)).toMatchObject({ event: 'not-stored', omitted: 980 });
});
