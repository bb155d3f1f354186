/** One line of a board, as everybody or as one guest sees it. */
import { type Reply, type SeatKind, type TableLine, waitsForYou } from '@yamanote/protocol';
import type { FoundTable, GuestRecord, SeatRecord } from '../store/index.ts';
import { termsOf } from './absence-terms.ts';
import { undecidedOf } from './proposals.ts';
import { isFree, namesAt, playsSeat, seatOf } from './seats.ts';

/** What a line is written from: a table at hand, or one of the store. */
export interface Stop {
  record: FoundTable['table'];
  match: Pick<FoundTable['match'], 'id' | 'header' | 'winners' | 'agreedEnd'>;
  asked: FoundTable['asked'];
  people: ReadonlyMap<string, GuestRecord>;
  listedAt: number | null;
  deadlineAt: number | null;
  /** Who has it open, wherever. */
  lookers: readonly (string | null)[];
}

export function lineOf(
  { record, match, asked, people, lookers }: Stop,
  guest: string | null,
  glance: TableLine['glance'] = null,
): TableLine {
  const seat = seatOf(record, guest);
  const isLate = seat === null && isSeenLater(record);
  const names = isLate ? namesAtStart(match) : namesAt(record, people);
  const kinds = isLate ? kindsAtStart(match) : record.seats.map((one) => kindOf(one));
  const taken = record.seats.filter((one) => !isFree(one));
  // A match that is about to begin runs already, seen from here.
  const stage = record.stage === 'opening' ? 'running' : record.stage;
  // Where those who watch see it later, nobody reads here whom it waits for.
  const showsAsked = stage === 'running' && !isSeenLater(record);
  return {
    table: record.id,
    match: match.id,
    game: record.game,
    language: record.language,
    stage,
    taken: taken.length,
    seats: record.seats.length,
    kinds,
    names: names.filter((name) => name !== null),
    asked: asked.flatMap((one) => (showsAsked && isPlayed(record.seats[one]) ? (names[one] ?? []) : [])),
    glance,
    watching: lookers.filter((one) => seatOf(record, one) === null && one !== record.host).length,
    autoStart: record.autoStart,
    takes: stage === 'running' && (isLate ? termsOf(record).taking && kinds.includes('bot') : mayBeTaken(record)),
    timeControl: record.timeControl,
    yours: seat !== null,
    yourTurn:
      record.stage === 'running' &&
      seat !== null &&
      guest !== null &&
      asked.includes(seat) &&
      // Who got up is not called back.
      !record.seats[seat].away &&
      playsSeat(record.seats[seat], guest),
    yourWord: guest !== null && undecidedOf(record).includes(guest),
    won: match.winners?.map((winner) => ({ seat: winner, name: names[winner], you: winner === seat })) ?? null,
    agreedEnd: match.agreedEnd,
  };
}

/** Whether it runs, and those who have no seat see of it what was: how it began is all that can be said of it now. */
export function isSeenLater({ stage, delay }: Stop['record']): boolean {
  return stage === 'running' && delay !== 'none';
}

/** What the persons of a match were called as it began, by seat. */
export function namesAtStart({ header }: Pick<Stop['match'], 'header'>): (string | null)[] {
  return (header?.seats ?? []).map(({ name, player }) => (player === 'person' ? name : null));
}

function kindsAtStart({ header }: Stop['match']): SeatKind[] {
  return (header?.seats ?? []).map(({ player }) => (player === 'person' ? 'person' : 'bot'));
}

function kindOf({ guest, bot, kept }: SeatRecord): SeatKind {
  if (guest !== null) return bot === null ? 'person' : 'absent';
  if (bot !== null) return 'bot';
  return kept === null ? 'open' : 'kept';
}

function mayBeTaken(record: Stop['record']): boolean {
  return termsOf(record).taking && record.seats.some(({ bot, gaveUp }) => bot !== null && !gaveUp);
}

function isPlayed({ guest, bot }: SeatRecord): boolean {
  return guest !== null && bot === null;
}

/** Whether this table stands among the guest's own. */
export function isOwn({ record }: Stop, guest: string | null): boolean {
  const seat = seatOf(record, guest);
  return seat !== null && !(record.seats[seat].gaveUp && record.stage === 'running');
}

/** Whether it stands on the board for everybody. */
export function isListed({ record, listedAt }: Pick<Stop, 'record' | 'listedAt'>): boolean {
  return listedAt !== null && record.public && record.stage !== 'over';
}

/** Those that are not over first; among equals, the one touched last. */
export function newestOf(stops: Iterable<Stop>, most: number): Stop[] {
  const isOver = ({ record }: Stop) => Number(record.stage === 'over');
  return [...stops].sort((a, b) => isOver(a) - isOver(b) || b.record.touchedAt - a.record.touchedAt).slice(0, most);
}

/** The one that waits for this guest the most: whose clock runs out first, and else the one that has waited longest. */
export function nextOf(stops: Iterable<Stop>, guest: string): Extract<Reply, { is: 'next' }> {
  const waiting = [...stops].filter((stop) => waitsForYou(lineOf(stop, guest)));
  const due = ({ deadlineAt }: Stop) => deadlineAt ?? Number.POSITIVE_INFINITY;
  const first = waiting.reduce<Stop | null>((most, stop) => {
    if (most === null || due(stop) < due(most)) return stop;
    return due(stop) === due(most) && stop.record.touchedAt < most.record.touchedAt ? stop : most;
  }, null);
  const next = first === null ? null : { table: first.record.id, game: first.record.game };
  return { is: 'next', next, waiting: waiting.length };
}

/** Where one can sit down first; among equals, the one that came last. */
export function mostInviting(stops: Iterable<Stop>, most: number): Stop[] {
  const isFull = ({ record }: Stop) => Number(record.stage !== 'waiting' || !record.seats.some(isFree));
  return [...stops]
    .sort(
      (a, b) => isFull(a) - isFull(b) || (b.listedAt ?? 0) - (a.listedAt ?? 0) || (a.record.id < b.record.id ? -1 : 1),
    )
    .slice(0, most);
}
