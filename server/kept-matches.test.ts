/** Running matches of format 1, as they were recorded: each goes on as it went. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { registry } from '@yamanote/games/registry';
import { underVersion } from '@yamanote/games/versions';
import { type Entry, isRefusal, type Match, type OrRefusal, parseMatch, sentence } from '@yamanote/kernel';
import {
  commit,
  type Input,
  matchOf,
  openMatch,
  questionOf,
  type RunningMatch,
  receive,
} from '@yamanote/running-match';
import { expect, test } from 'vitest';

const games = new URL('../games/', import.meta.url);
const logs = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.jsonl.gz'));

function accept<T>(value: OrRefusal<T>): T {
  if (isRefusal(value)) throw new Error(sentence(value));
  return value;
}

/** The first of a file: the same for every number of seats would take long. */
function firstIn(path: string): Match {
  const [line] = gunzipSync(readFileSync(new URL(path, games)))
    .toString()
    .split('\n');
  return accept(parseMatch(JSON.parse(line)));
}

/** What somebody gave for this entry to be written; nobody gives what chance does. */
function inputOf(match: RunningMatch, entry: Entry): Input | null {
  if (entry.seat === 'chance' || 'note' in entry) return null;
  const { seat, by, at } = entry;
  if ('undo' in entry) return { is: 'undo', seat, by, at, to: entry.undo, consent: entry.consent };
  if ('withdraw' in entry) return { is: 'withdraw', seat, by, at };
  const question = questionOf(match, seat);
  return { is: 'answers', seat, by, at, question, answers: [entry.answer], clock: entry.clock };
}

test.each(logs.filter((path) => firstIn(path).format === 'yamanote-match-1'))('%s', async (path) => {
  const whole = firstIn(path);
  const { game } = (await underVersion(await registry[whole.game](), whole.version))!;
  const { seed, log, hash: _, ...header } = whole;
  // It was stopped where somebody was to answer.
  const stop = log.findIndex(({ seat, index }) => index >= log.length / 2 && seat !== 'chance');
  const match = accept(openMatch(game, header as never, seed!, log.slice(0, stop)));
  for (const entry of log.slice(stop)) {
    const input = inputOf(match, entry);
    if (input !== null) commit(match, accept(receive(match, input)));
  }
  expect(matchOf(match)).toEqual(whole);
});
