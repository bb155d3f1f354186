/** Lets bots answer for their seats whenever the match waits for one. */
import { randomBytes } from 'node:crypto';
import { type Seat, viewOf } from '@yamanote/kernel';
import { questionOf } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { placeOf } from '../log.ts';
import { askedSeats } from '../matches/live-match.ts';
import { move } from '../matches/move.ts';
import { isHallRefusal } from '../refusals.ts';
import { tellTable } from '../tables/broadcast.ts';
import { liveMatch } from '../tables/live.ts';
import type { OpenTable, Thinking } from '../tables/open-table.ts';
import { forWhom } from './for-whom.ts';
import { pause } from './pace.ts';

/** After this many milliseconds a bot tries again what could not be stored. */
const RETRY = 2000;
/** A question may close while a bot thinks, and a match may end or be stopped. */
const NOT_THE_BOTS_FAULT: readonly string[] = ['stale', 'over', 'frozen'];

/**
 * Bots play until a person is asked, whoever looks; where no person can be asked any more, only while somebody does.
 */
function mayThink({ record: { stage, seats }, watchers }: OpenTable): boolean {
  if (stage !== 'running' || seats.every(({ bot }) => bot === null)) return false;
  return watchers.size > 0 || seats.some(({ bot }) => bot === null);
}

/** Sets every bot thinking that is asked and does not think yet; for tasks in the table's queue. */
export async function takeUp(hall: Hall, table: OpenTable): Promise<void> {
  if (!mayThink(table)) {
    dismissAll(table);
    return;
  }
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live)) return;
  const asked = askedSeats(live);
  for (const [seat, { question: old }] of table.thinking) {
    if (old !== questionOf(live.table, seat) || !asked.includes(seat)) dismiss(table, seat);
  }
  for (const seat of asked) {
    const { bot } = table.record.seats[seat];
    if (table.thinking.get(seat)?.bot === bot || table.stuck.has(seat)) continue;
    dismiss(table, seat);
    if (bot === null) continue;
    const thinking = { question: questionOf(live.table, seat), bot, act: null, timer: null };
    think(hall, table, seat, thinking).catch((error) => {
      hall.log('error', 'bot-broken', { match: table.match.id, place: placeOf(error) });
      giveUp(hall, table, seat);
    });
  }
}

function dismiss(table: OpenTable, seat: Seat): void {
  const thinking = table.thinking.get(seat);
  if (thinking?.timer) clearTimeout(thinking.timer);
  table.thinking.delete(seat);
}

export function dismissAll(table: OpenTable): void {
  if (table.retry !== null) clearTimeout(table.retry);
  table.retry = null;
  for (const seat of [...table.thinking.keys()]) dismiss(table, seat);
}

async function think(hall: Hall, table: OpenTable, seat: Seat, thinking: Thinking): Promise<void> {
  const { game, course } = table.live!.table;
  table.thinking.set(seat, thinking);
  const isCurrent = () => table.thinking.get(seat) === thinking;
  const view = viewOf(game, course.state, seat);
  const seed = randomBytes(16).toString('hex');
  const task = { game: game.id, version: game.version, bot: thinking.bot, seat, view, seed };
  const result = await hall.bots.think(task, forWhom(table));
  if (!isCurrent()) return;
  if (result === null) return giveUp(hall, table, seat);
  thinking.act = () => {
    table.queue
      .run(() => (isCurrent() ? answer(hall, table, seat, thinking, result.answer) : undefined))
      .catch((error) => {
        hall.log('error', 'bot-move-failed', { match: table.match.id, place: placeOf(error) });
        tryAgain(hall, table);
      })
      .finally(() => hall.tables.release(table));
  };
  schedule(hall, table, thinking);
}

/** Gives the answer after a pause; called again, the pause is as is wished then. */
function schedule(hall: Hall, table: OpenTable, thinking: Thinking): void {
  const { act, timer } = thinking;
  if (act === null) return;
  if (timer !== null) clearTimeout(timer);
  const begin = () => {
    thinking.act = null;
    act();
  };
  const wait = pause(hall, table);
  if (wait > 0) thinking.timer = setTimeout(begin, wait);
  else begin();
}

/** Somebody came, went, or is more or less patient than before: bots that wait do so as is wished now. */
export function keepPace(hall: Hall, table: OpenTable): void {
  if (!mayThink(table)) dismissAll(table);
  for (const thinking of table.thinking.values()) schedule(hall, table, thinking);
}

async function answer(hall: Hall, table: OpenTable, seat: Seat, { question, bot }: Thinking, chosen: unknown) {
  dismiss(table, seat);
  if (table.record.seats[seat].bot !== bot) return;
  const input = {
    is: 'answers',
    seat,
    question,
    answers: [chosen],
    by: { is: 'bot', bot },
    at: hall.now(),
    clock: null,
  } as const;
  const played = await move(hall, table, { id: `bot:${readableId()}`, hash: '' }, input);
  if (isHallRefusal(played)) {
    if (played.refused === 'not-stored') return tryAgain(hall, table);
    if (!NOT_THE_BOTS_FAULT.includes(played.refused)) giveUp(hall, table, seat);
  }
  await takeUp(hall, table);
}

/** What could not be stored is tried again in a while: a disk is freed, a lock is let go. */
function tryAgain(hall: Hall, table: OpenTable): void {
  table.retry ??= setTimeout(() => {
    table.retry = null;
    table.queue
      .run(() => takeUp(hall, table))
      .catch((error) => {
        hall.log('error', 'bot-move-failed', { match: table.match.id, place: placeOf(error) });
        tryAgain(hall, table);
      })
      .finally(() => hall.tables.release(table));
  }, RETRY);
}

/** The match says so and waits: the host may choose another bot. */
function giveUp(hall: Hall, table: OpenTable, seat: Seat): void {
  dismiss(table, seat);
  table.stuck.add(seat);
  hall.log('error', 'bot-stuck', { match: table.match.id, seat, bot: table.record.seats[seat].bot });
  tellTable(hall, table);
  hall.tables.release(table);
}
