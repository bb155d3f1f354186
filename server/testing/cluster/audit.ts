/** Was every promise kept? Read from the database, when all is over. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { underVersion } from '@yamanote/games/versions';
import { type Entry, type Header, isRefusal, sentence, verify } from '@yamanote/kernel';
import { isOver, matchOf, openMatch } from '@yamanote/running-match';
import pg from 'pg';
import { openKeys } from '../../keys.ts';
import { markOf, type PromisedMove, type Promises } from './promises.ts';
import { tomorrowsRegistry } from './tomorrow.ts';

/** In sentences, each about one. */
export interface Findings {
  lost: string[];
  doubled: string[];
  stuck: string[];
}

interface MatchRow {
  id: string;
  seed: string;
  header: string | null;
  stage: string;
  stopped: string | null;
  next: number | null;
}

interface EntryRow {
  idx: number;
  move_id: string | null;
  payload: string;
}

const MATCHES = `select m.id, m.seed, m.header, m.stage, m.stopped, t.next from matches m
  left join tables t on t.id = m.table_id and t.round = m.round`;
const ENTRIES = 'select idx, move_id, payload from entries where match = $1 order by idx';

/** `isFinished`: every match was to come to its end. */
export async function auditHouse(url: string, key: string, file: string, isFinished: boolean): Promise<Findings> {
  const promises: Promises = JSON.parse(readFileSync(file, 'utf8'));
  const findings: Findings = { lost: [], doubled: [], stuck: [] };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const acknowledged = byMatch(promises.acknowledged);
  const refused = byMatch(promises.refused);
  const keys = openKeys(dirname(key), key);
  const { rows } = await client.query<MatchRow>(MATCHES);
  const known = new Set(rows.map(({ id }) => id));
  for (const id of new Set([...acknowledged.keys(), ...Object.keys(promises.shown)]))
    if (!known.has(id)) findings.lost.push(`${id}: there is no such match`);

  for (const match of rows) {
    const entries = (await client.query<EntryRow>(ENTRIES, [match.id])).rows;
    checkOrder(match, entries, findings);
    const log = entries.map(({ payload }) => JSON.parse(payload) as Entry);
    for (const move of acknowledged.get(match.id) ?? []) checkMove(move, entries, findings);
    for (const { move, code } of refused.get(match.id) ?? [])
      if (entries.some(({ move_id }) => move_id === move))
        findings.doubled.push(`${match.id}: ${move} was refused as ${code} and is stored`);
    for (const [index, mark] of (promises.shown[match.id] ?? []).entries()) {
      if (mark !== null && (log[index] === undefined || markOf(log[index] as never) !== mark))
        findings.lost.push(`${match.id}: entry ${index} was shown and is not stored`);
    }
    await checkCourse(match, log, keys.unlock(match.seed, match.id), findings);
  }
  if (isFinished) {
    const { rows: left } = await client.query<{ table_id: string }>("select table_id from jobs where kind = 'turn'");
    for (const { table_id } of left) findings.stuck.push(`${table_id}: a bot's turn is left over`);
  } else {
    findings.stuck = [];
  }
  await client.end();
  return findings;
}

function byMatch<Move extends { match: string }>(moves: readonly Move[]): Map<string, Move[]> {
  const sorted = new Map<string, Move[]>();
  for (const move of moves) {
    const others = sorted.get(move.match);
    if (others === undefined) sorted.set(move.match, [move]);
    else others.push(move);
  }
  return sorted;
}

/** Whole, and as long as the head says. */
function checkOrder({ id, next }: MatchRow, entries: readonly EntryRow[], { lost, doubled }: Findings): void {
  const gap = entries.findIndex(({ idx }, i) => idx !== i);
  if (gap >= 0) lost.push(`${id}: there is no entry ${gap}`);
  if (next !== null && next !== entries.length) lost.push(`${id}: has ${entries.length} entries, not ${next}`);
  const moves = entries.flatMap(({ move_id }) => move_id ?? []);
  if (new Set(moves).size !== moves.length) doubled.push(`${id}: a move is stored twice`);
}

function checkMove({ match, move, first, next }: PromisedMove, entries: readonly EntryRow[], findings: Findings): void {
  const at = entries.findIndex(({ move_id }) => move_id === move);
  if (at !== first) return void findings.lost.push(`${match}: ${move} was acknowledged as ${first}, and is at ${at}`);
  const after = entries.findIndex(({ move_id }, i) => i > at && move_id !== null);
  const end = after < 0 ? entries.length : after;
  if (end !== next) findings.lost.push(`${match}: ${move} was acknowledged up to ${next}, and reaches to ${end}`);
}

/** By the rules, from the first entry to the end. */
async function checkCourse(
  { id, header, stage, stopped }: MatchRow,
  log: Entry[],
  seed: string,
  { lost, stuck }: Findings,
): Promise<void> {
  if (stopped !== null) return void stuck.push(`${id}: was stopped: ${stopped}`);
  if (header === null) return;
  const parsed: Header = JSON.parse(header);
  const room = await underVersion(await tomorrowsRegistry[parsed.game](), parsed.version);
  if (room === null) return void lost.push(`${id}: began under version ${parsed.version}, which nobody knows`);
  const { game } = room;
  const match = openMatch(game, parsed, seed, log);
  if (isRefusal(match)) return void lost.push(`${id}: ${sentence(match)}`);
  if (!isOver(match)) return void stuck.push(`${id}: is ${stage} after ${log.length} entries`);
  if (stage !== 'over') stuck.push(`${id}: is at its end, and said to be ${stage}`);
  const verdict = verify(game, matchOf(match));
  if (!verdict.ok) lost.push(`${id}: ${verdict.differs}`);
  const late = log.findIndex((entry, i) => i > 0 && entry.at < log[i - 1].at);
  if (late >= 0) lost.push(`${id}: entry ${late} is from before the one before it`);
}
