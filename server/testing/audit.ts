/**
 * Reads everything that reached somebody, and finds what they may not know. It trusts no view: what each viewer may know
 * at which entry follows from the stored log and the true events of it.
 */
import { advance, beginCourse, type Header, isRefusal, origin, type Viewer } from '@yamanote/kernel';
import type { Reply, SeatOfTable, TableLine } from '@yamanote/protocol';
import { openKeys } from '../keys.ts';
import { type Database, openDatabase } from '../store/embedded/database.ts';
import { readLog } from '../store/embedded/entries.ts';
import { envelopes, learners, MARKER } from './envelopes.ts';
import type { Visitor } from './visitor.ts';

/** Something that a viewer read, and up to which entry the match had been shown to it then. */
interface Read {
  viewer: Viewer;
  next: number;
  text: string;
}

export interface Leak {
  viewer: Viewer;
  found: string;
  text: string;
}

/** All frames of a visitor, with how far the match had been shown when each came. */
export function readsOf(visitor: Visitor, viewer: Viewer): Read[] {
  let next = 0;
  return visitor.frames.map((text) => {
    const frame = JSON.parse(text) as { is: string; sight?: { next: number } };
    if (frame.is === 'news') next = frame.sight!.next;
    return { viewer, next, text };
  });
}

/** By card: from which entry on each viewer may know it. */
type Knowledge = Map<string, Map<Viewer, number>>;

function knowledgeOf(database: Database, match: string): Knowledge {
  const [{ header: text }] = database.rows<{ header: string }>('select header from matches where id = ?', [match]);
  const header = JSON.parse(text) as Header;
  const first = origin(envelopes, header);
  if (isRefusal(first)) throw new Error('the audited match cannot be read');
  const course = beginCourse(envelopes, first);
  const known: Knowledge = new Map();
  for (const entry of readLog(database, match)) {
    advance(course, entry, (event) => {
      for (const [card, viewers] of learners(event, header.seats.length)) {
        const since = known.get(card) ?? new Map<Viewer, number>();
        known.set(card, since);
        for (const viewer of viewers) if (!since.has(viewer)) since.set(viewer, entry.index);
      }
    });
  }
  return known;
}

/** What is told of a seat that changes as people come and go. */
type Seen = Pick<SeatOfTable, 'bot' | 'online' | 'awayIn' | 'absence' | 'gaveUp' | 'stuck' | 'guest'>;

/**
 * What somebody who sees a match later was told of who plays and who is there, other than it was at the entry that they had been
 * shown last. It trusts the store alone.
 */
export function findNow(data: string, match: string, reads: readonly Read[]): Leak[] {
  const database = openDatabase(data);
  const changes = database.rows<{ seat: number; since: number; name: string | null; bot: string | null }>(
    `select seat, since, name, bot from players left join guests on guests.id = guest
     where match = ? order by seat, since`,
    [match],
  );
  database.close();
  const wasAt = (seat: number, next: number) =>
    changes.findLast((one) => one.seat === seat && (one.since === 0 || one.since < next))!;
  const isOfNow = (seat: Seen, index: number, next: number) => {
    const { name, bot } = wasAt(index, next);
    const isPlayed = seat.bot === bot && (seat.guest?.name ?? null) === name;
    const isThere = seat.online && seat.awayIn === null && !seat.gaveUp && !seat.stuck;
    return !isPlayed || !isThere || (seat.absence ?? 'away') !== 'away';
  };
  return reads.flatMap(({ viewer, next, text }) => {
    const frame = JSON.parse(text) as Reply;
    const leak = { viewer, found: 'what is true now', text };
    if (frame.is === 'lobby' || frame.is === 'lobby-news') {
      const lines = frame.is === 'lobby' ? frame.open : frame.lines;
      const isTold = ({ stage, kinds, asked }: TableLine) =>
        stage === 'running' && (asked.length > 0 || kinds.includes('absent'));
      return lines.some(isTold) ? leak : [];
    }
    if (frame.is !== 'table' || frame.info.stage !== 'running') return [];
    const { seats, hostSeat, proposal } = frame.info;
    const isTold = hostSeat !== null || proposal !== null || seats.some((seat, i) => isOfNow(seat, i, next));
    return isTold ? leak : [];
  });
}

/** What nobody may ever read: seeds of matches, ids of guests, what signs their cookies, and their ways back. The hall's key is known to all. */
function neverShown(database: Database, data: string): string[] {
  const values = (sql: string) => database.rows<{ value: string }>(sql, []).map(({ value }) => value);
  const keys = openKeys(data);
  const [push] = values("select value from settings where key = 'push'");
  const matches = database.rows<{ id: string; seed: string }>('select id, seed from matches', []);
  return [
    ...matches.map(({ id, seed }) => keys.unlock(seed, id)),
    ...(push === undefined ? [] : [(JSON.parse(keys.unlock(push, 'push')) as { privateKey: string }).privateKey]),
    ...values('select id as value from guests'),
    ...values('select mark as value from recovery_codes'),
    ...values('select id as value from passkeys'),
    ...values('select public_key as value from passkeys'),
    ...values('select hash as value from challenges'),
    ...values("select value from settings where key <> 'key'"),
  ];
}

/** `more` is what nobody may read either, and only its owner knows. */
export function findLeaks(
  data: string,
  match: string,
  reads: readonly Read[],
  logLines: readonly unknown[],
  more: readonly string[] = [],
): Leak[] {
  const database = openDatabase(data);
  const known = knowledgeOf(database, match);
  const secrets = [...neverShown(database, data), ...more];
  database.close();
  const leaks: Leak[] = [];
  const lines = logLines.map((line): Read => ({ viewer: 'public', next: 0, text: JSON.stringify(line) }));
  for (const { viewer, next, text } of [...reads, ...lines]) {
    for (const [card] of text.matchAll(MARKER)) {
      const since = known.get(card)?.get(viewer) ?? Number.POSITIVE_INFINITY;
      if (next <= since) leaks.push({ viewer, found: card, text });
    }
    for (const secret of secrets) if (text.includes(secret)) leaks.push({ viewer, found: secret, text });
  }
  return leaks;
}
