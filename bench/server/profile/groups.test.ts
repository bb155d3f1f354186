import { expect, test } from 'vitest';
import { groupOf, IDLE } from './groups.ts';

test.each([
  [IDLE, IDLE],
  ['writev', 'writing to sockets'],
  ['libsql', 'SQLite and waiting for the disk'],
  ['kernel/sha256.ts', 'seals and hashes'],
  ['kernel/match/log.ts', 'rules'],
  ['games/machi-koro/rules/cards.ts', 'rules'],
  ['server/matches/news.ts', 'news and their JSON'],
  ['server/tables/lobby.ts', 'the lobby'],
  ['server/tables/carry-out.ts', 'tables and requests'],
  ['pg-protocol', 'questions to PostgreSQL and its answers'],
  ['server/store/postgres/append.ts', 'questions to PostgreSQL and its answers'],
  ['server/store/locked-seeds.ts', 'the store'],
  ['node:internal/worker', 'messages between threads'],
  ['node:internal/stream_base_commons', 'streams, timers and promises of Node'],
  ['fastify', 'other code that is not ours'],
])('%s: %s', (place, group) => {
  expect(groupOf(place)).toBe(group);
});
