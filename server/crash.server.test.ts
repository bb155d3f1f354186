import { fastRng, type Rng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { openDatabase } from './store/embedded/database.ts';
import { findMove, readLog } from './store/embedded/entries.ts';
import type { Ack } from './store/index.ts';
import { bringUp } from './testing/bring-up.ts';
import { temporaryFolder } from './testing/hall.ts';
import { isAsked, isDone, someAnswer } from './testing/play.ts';
import { guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const KILLS = DEEP ? 20 : 3;
const PLAYERS = DEEP ? 24 : 8;

interface Move {
  table: string;
  match: string;
  id: string;
  question: number;
  answers: unknown[];
}

/** What one player was promised: every move that was acknowledged, every entry that was shown. */
interface Player {
  cookie: string;
  table: string | null;
  /** Sent, and not yet answered: said again after a crash, under the same id. */
  open: Move | null;
  acks: (Ack & { match: string; id: string })[];
  shown: Map<string, Set<number>>;
  resent: number;
}

/** Plays until the hall is gone, one match after the other. */
async function play(address: string, player: Player, rng: Rng, onAck: () => void): Promise<void> {
  const page = visitor(address);
  page.cookie = player.cookie;
  const gone = () => page.closed !== null;
  // The others may have played so fast that the hall is gone already.
  const connected = await page.connect().catch(() => null);
  while (connected !== null) {
    if (player.table === null && !(await newTable(page, player))) return;
    void page.ask({ do: 'watch', table: player.table!, match: null, next: 0 });
    await page.until(() => gone() || page.match?.startsWith(player.table!) === true);
    while (!gone() && (player.open !== null || !isDone(page))) {
      await page.until(() => gone() || player.open !== null || isAsked(page) || isDone(page));
      if (gone()) break;
      if (player.open === null && isDone(page)) break;
      player.resent += player.open === null ? 0 : 1;
      player.open ??= await nextMove(page, rng);
      await send(page, player, onAck);
    }
    note(page, player);
    if (gone()) return;
    player.table = null;
  }
}

async function newTable(page: Visitor, player: Player): Promise<boolean> {
  const seats = ['me', { bot: 'random' }] as const;
  const wish = {
    do: 'create',
    game: 'machi-koro',
    options: {},
    seats: [...seats],
    public: false,
    start: true,
  } as const;
  const made = await Promise.race([page.ask({ ...wish, seats: [...seats] }), page.until(() => page.closed !== null)]);
  if (made?.is !== 'done') return false;
  player.table = made.table!;
  return true;
}

async function nextMove(page: Visitor, rng: Rng): Promise<Move> {
  const answers = [await someAnswer(page, rng)];
  return { table: page.table!.table, match: page.match!, id: randomMove(), question: page.sight!.question, answers };
}

async function send(page: Visitor, player: Player, onAck: () => void): Promise<void> {
  const { id, ...move } = player.open!;
  const answered = await Promise.race([
    page.ask({ do: 'answer', ...move, move: id }),
    page.until(() => page.closed !== null),
  ]);
  if (!answered) return;
  // After a crash the move may have been lost before it was stored; then the question is open and it is taken now.
  if (answered.is !== 'done') throw new Error(`refused: ${answered.code} ${answered.expected}`);
  player.acks.push({ match: move.match, id, first: answered.first!, next: answered.next! });
  player.open = null;
  onAck();
}

function note(page: Visitor, player: Player): void {
  if (page.match === null) return;
  const shown = player.shown.get(page.match) ?? new Set();
  for (const { entry } of page.showings) shown.add(entry.index);
  player.shown.set(page.match, shown);
}

/** Every promise kept? Counts what was checked. */
function check(data: string, players: readonly Player[]): { acknowledged: number; shown: number } {
  const database = openDatabase(data);
  const counted = { acknowledged: 0, shown: 0 };
  for (const { acks, shown } of players) {
    const matches = new Set([...shown.keys(), ...acks.map(({ match }) => match)]);
    const logs = new Map([...matches].map((match) => [match, readLog(database, match)]));
    for (const [match, log] of logs) {
      if (log.some(({ index }, i) => index !== i)) throw new Error(`${match} has a gap`);
    }
    for (const { match, id, first, next } of acks) {
      const stored = findMove(database, match, `0:${id}`);
      if (stored?.first !== first || stored.next !== next || logs.get(match)!.length < next)
        throw new Error(`${match}: ${id} is lost`);
      counted.acknowledged += next - first;
    }
    for (const [match, indices] of shown) {
      if (Math.max(-1, ...indices) >= logs.get(match)!.length) throw new Error(`${match} has lost what was shown`);
      counted.shown += indices.size;
    }
  }
  database.close();
  return counted;
}

test(`${KILLS} kills under load: every acknowledged and every shown entry is there afterwards`, {
  timeout: 600_000,
}, async () => {
  const data = temporaryFolder();
  const rng = fastRng('kills');
  let victim = await bringUp(data);
  const players: Player[] = [];
  for (let i = 0; i < PLAYERS; i++) {
    const { cookie, disconnect } = await guest(victim.address, `Player ${i}`);
    disconnect();
    players.push({ cookie, table: null, open: null, acks: [], shown: new Map(), resent: 0 });
  }
  const ready: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    // Somewhere in the middle of the traffic: after so many acknowledgements.
    let left = 50 + rng.below(DEEP ? 1500 : 300);
    const stop = () => {
      if (--left === 0) victim.process.kill('SIGKILL');
    };
    await Promise.all(players.map((player, i) => play(victim.address, player, fastRng(`${kill} ${i}`), stop)));
    check(data, players);
    victim = await bringUp(data);
    ready.push(victim.ready);
  }
  const { acknowledged, shown } = check(data, players);
  const resent = players.reduce((sum, player) => sum + player.resent, 0);
  console.log(
    `${KILLS} kills, ${acknowledged} acknowledged entries and ${shown} shown ones, none lost; ${resent} moves sent again; ` +
      `serving again after ${ready.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  );
  expect(acknowledged).toBeGreaterThan(0);
  if (DEEP) expect(Math.max(...ready)).toBeLessThan(2000);
});
