/** Carries out what the host of a match wants done: stores, shows, lets bots think, waits. For tasks in the table's queue. */
import { randomBytes } from 'node:crypto';
import type { Entry, Seat } from '@yamanote/kernel';
import {
  askedIn,
  type Effect,
  endingOf,
  type Happening,
  type Hint,
  happen,
  isEndedByConsent,
  reachesAll,
} from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { placeOf } from '../log.ts';
import { append, type LiveMatch } from '../matches/live-match.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { Ack, Appended, Move } from '../store/index.ts';
import { send } from '../watcher.ts';
import { forgetLate, tellLate } from './behind.ts';
import { tellNews, tellTable } from './broadcast.ts';
import { byItself } from './by-itself.ts';
import { change, reread } from './change.ts';
import { expectAbsent } from './expecting.ts';
import { forWhom } from './for-whom.ts';
import { liveMatch, wholeMatch } from './live.ts';
import { noticeBy } from './notice-by.ts';
import { type OpenTable, viewerOf } from './open-table.ts';
import { playedSeats } from './played-seats.ts';
import { proposedAt } from './proposals.ts';
import { withSeat } from './seats.ts';
import { turnOf } from './turn-of.ts';

/** After this many milliseconds is tried again what could not be stored: a disk is freed, a lock is let go. */
const RETRY = 2000;

type Of<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

/** What became of an input, if it was about one; `behind`: others stored something first. */
type Outcome = Ack | HallRefusal | 'behind' | null;

/** Does it all, in this order. `known` names the move that an input came with. */
export async function carryOut(
  hall: Hall,
  table: OpenTable,
  live: LiveMatch,
  effects: readonly Effect[],
  known: Move | null = null,
): Promise<Outcome> {
  let outcome: Outcome = null;
  for (const effect of effects) {
    // A match that was let go is somebody else's, or only the store knows.
    if (table.live !== live) break;
    const came = await carryOutOne(hall, table, live, effect, known);
    outcome ??= came;
  }
  return outcome;
}

async function carryOutOne(
  hall: Hall,
  table: OpenTable,
  live: LiveMatch,
  effect: Effect,
  known: Move | null,
): Promise<Outcome> {
  switch (effect.is) {
    case 'store':
      return store(hall, table, live, effect, known);
    case 'refuse':
      return known === null ? effect.refusal : refuse(hall, live, effect, known);
    case 'tell':
      await tell(hall, table, live, effect);
      return null;
    case 'over':
      end(hall, table, live);
      return null;
    case 'stop':
      await stop(hall, table, effect.why);
      return null;
    case 'think':
      think(hall, table, live, effect);
      return null;
    case 'consider':
      consider(hall, table, live, effect);
      return null;
    case 'hint':
      tellHint(table, live, effect);
      return null;
    case 'stuck':
      hall.log('error', 'bot-stuck', {
        match: live.id,
        seat: effect.seat,
        bot: table.record.seats[effect.seat].bot,
      });
      tellStuck(hall, table);
      return null;
    case 'unstuck':
      tellStuck(hall, table);
      return null;
    case 'wait':
      wait(hall, table, effect.until);
      return null;
  }
}

function next(hall: Hall, table: OpenTable, live: LiveMatch, happening: Happening): Promise<Outcome> {
  return carryOut(hall, table, live, happen(live.host, happening));
}

async function store(
  hall: Hall,
  table: OpenTable,
  live: LiveMatch,
  effect: Of<'store'>,
  known: Move | null,
): Promise<Outcome> {
  const move = known ?? { id: `${effect.input.is}:${readableId()}`, hash: '' };
  const besides = {
    revision: table.record.revision,
    turn: turnOf(hall, effect.botIsDue),
    noticeBy: noticeBy(hall, table, effect.asked),
  };
  const appended = await append(hall.store, live, besides, move, effect).catch((error): never => {
    forget(hall, table);
    throw error;
  });
  switch (appended.is) {
    case 'stored':
      keep(table, effect, appended);
      table.noticeAt = besides.noticeBy ?? table.noticeAt;
      await next(hall, table, live, { is: 'stored', at: hall.now(), drives: appended.drives });
      await letPass(hall, table, live);
      return { first: effect.first, next: effect.first + effect.draft.additions.length };
    case 'known':
      await foldFrom(hall, table, live, await hall.store.matches.log(live.id, live.host.match.course.next));
      return appended.ack;
    case 'other':
      await next(hall, table, live, { is: 'not-stored', at: hall.now() });
      return hallRefusal('stale', 'move', 'a fresh id for another move');
    case 'behind':
      if (appended.revision !== table.record.revision) await seatAnew(hall, table, live);
      await foldFrom(hall, table, live, appended.tail);
      return 'behind';
    case 'unknown':
      hall.log('error', 'not-stored', { match: live.id, code: appended.code });
      forget(hall, table);
      return hallRefusal('not-stored');
  }
}

/** What was proposed for a moment that is over waits for nobody any more, also where only the table's record is read. */
async function letPass(hall: Hall, table: OpenTable, live: LiveMatch): Promise<void> {
  const { record } = table;
  const moment = proposedAt(record);
  if (record.proposal === null || moment === null || table.live !== live || moment === live.host.match.moment) return;
  await change(hall, table, { ...record, proposal: { ...record.proposal, passed: true } }).catch((error) => {
    // The move counts all the same.
    hall.log('error', 'not-stored', { match: live.id, place: placeOf(error) });
  });
}

/** Others were faster: what they have stored comes first. */
export async function foldFrom(
  hall: Hall,
  table: OpenTable,
  live: LiveMatch,
  entries: readonly Entry[],
): Promise<void> {
  if (table.live !== live) return;
  if (reachesAll(live.host.match, entries))
    return void (await next(hall, table, live, { is: 'elsewhere', entries, at: hall.now() }));
  // All have gone back to before the first entry that is at hand: the match is read anew, and shown as it stands.
  await wholeMatch(hall, table);
}

/** Others have changed the table: somebody else may play a seat now. */
async function seatAnew(hall: Hall, table: OpenTable, live: LiveMatch): Promise<void> {
  await reread(hall, table);
  if (table.live !== live) return;
  const seats = playedSeats(live.host.match.game, table.record);
  await next(hall, table, live, { is: 'seats', seats, anew: null, at: hall.now() });
}

/** Whether it is stored only the store knows; bots try again in a while. */
function forget(hall: Hall, table: OpenTable): void {
  table.live = null;
  wait(hall, table, hall.now() + RETRY);
}

/** The table as it was stored with the move. */
function keep(
  table: OpenTable,
  { input, ordered }: Of<'store'>,
  { revision, drives }: Extract<Appended, { is: 'stored' }>,
): void {
  const { record } = table;
  const seated = ordered === null ? record : withSeat(record, ordered.seat, { orders: ordered.orders });
  table.record = { ...seated, touchedAt: input.at, revision };
  table.drives = drives;
}

/** Pages of other nodes learn it by presence. */
function tellStuck(hall: Hall, table: OpenTable): void {
  hall.presence.tell(table);
  tellTable(hall, table);
}

/** A move that was taken before is not asked any more. */
async function refuse({ store }: Hall, live: LiveMatch, { refusal }: Of<'refuse'>, known: Move): Promise<Outcome> {
  const ack = await store.matches.ack(live.id, known);
  if (ack === 'other') return hallRefusal('stale', 'move', 'a fresh id for another move');
  return ack ?? refusal;
}

async function tell(hall: Hall, table: OpenTable, live: LiveMatch, { additions }: Of<'tell'>): Promise<void> {
  table.asked = askedIn(live.host.match);
  await expectAbsent(hall, table);
  const broken = tellNews(hall, table, additions);
  await tellLate(hall, table, live);
  if (broken !== null) await next(hall, table, live, { is: 'broken', why: broken, at: hall.now() });
}

function end(hall: Hall, table: OpenTable, { id, host: { match } }: LiveMatch): void {
  forgetLate(table);
  table.record = { ...table.record, stage: 'over' };
  table.match = {
    ...table.match,
    stage: 'over',
    winners: [...endingOf(match).winners],
    agreedEnd: isEndedByConsent(match),
  };
  hall.log('info', 'match-over', { match: id, entries: match.course.next });
  tellTable(hall, table);
}

/** Everybody at the table learns it. */
async function stop(hall: Hall, table: OpenTable, why: string): Promise<void> {
  table.match = { ...table.match, stopped: why };
  table.asked = [];
  hall.log('error', 'match-frozen', { match: table.match.id });
  const revision = await hall.store.matches.stop(table.match.id, why);
  table.record = { ...table.record, revision };
  tellNews(hall, table, []);
  if (table.live !== null) await tellLate(hall, table, table.live);
}

function think(hall: Hall, table: OpenTable, live: LiveMatch, effect: Of<'think'>): void {
  const { seat, question, bot, view, time } = effect;
  thinkOn(hall, table, live, { bot, seat, view, budget: time }, (found) => {
    return { is: 'thought', seat, question, bot, found, at: hall.now() };
  });
}

/** Nobody waits for a turn meanwhile: as long as a thought may take at all. */
function consider(hall: Hall, table: OpenTable, live: LiveMatch, { seat, question, view }: Of<'consider'>): void {
  thinkOn(hall, table, live, { bot: null, seat, view, budget: Number.POSITIVE_INFINITY }, (found) => {
    return { is: 'considered', seat, question, found: (found?.answer as Hint) ?? null, at: hall.now() };
  });
}

/** A worker thinks; what it found happens in the table's turn. */
function thinkOn(
  hall: Hall,
  table: OpenTable,
  live: LiveMatch,
  thought: { bot: string | null; seat: Seat; view: unknown; budget: number },
  happening: (found: { answer: unknown } | null) => Happening,
): void {
  const { game } = live.host.match;
  const task = { game: game.id, version: game.version, ...thought, seed: randomBytes(16).toString('hex') };
  void hall.bots.think(task, forWhom(table)).then((found) =>
    byItself(hall, table, 'bot-move-failed', async () => {
      if (table.live === live) await next(hall, table, live, happening(found));
    }),
  );
}

/** To the pages of this seat, and to nobody else. */
function tellHint(table: OpenTable, { id }: LiveMatch, { seat, question, hint }: Of<'hint'>): void {
  for (const page of table.watchers) {
    if (viewerOf(table, page) !== seat) continue;
    send(page, { is: 'hint', table: table.record.id, match: id, seat, question, hint });
  }
}

function wait(hall: Hall, table: OpenTable, until: number | null): void {
  if (table.waiting !== null) clearTimeout(table.waiting);
  const act = () => {
    table.waiting = null;
    takeUp(hall, table);
  };
  table.waiting = until === null ? null : setTimeout(act, Math.max(0, until - hall.now()));
}

/** The moment has come that was waited for; a match that was let go is loaded again. */
function takeUp(hall: Hall, table: OpenTable): void {
  byItself(hall, table, 'bot-move-failed', async () => {
    if (table.record.stage !== 'running') return;
    const live = await liveMatch(hall, table).catch((error): never => {
      forget(hall, table);
      throw error;
    });
    if (!isHallRefusal(live)) await next(hall, table, live, { is: 'time', at: hall.now() });
  });
}
