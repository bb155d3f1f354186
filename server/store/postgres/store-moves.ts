/** The one statement that stores moves: a whole batch of them, each with all that goes with it, or not at all. */
import type { Besides, Move, Place } from '../port.ts';
import type { Queries } from './connection.ts';
import { BY, turnStatements } from './jobs.ts';
import type { Value } from './statements.ts';
import { deadlineStatements } from './time.ts';

export interface PlacedMove {
  place: Place;
  move: Move;
  /** Each as its text. */
  entries: readonly string[];
  besides: Besides;
}

export interface StoredMove {
  /** Which of the batch, from 1 on. */
  place: number;
  revision: number;
  /** Who sees to the bots. */
  node: string | null;
}

/**
 * Locks the rows of the tables one after the other, in an order that everybody keeps, and so knows them as they are; then keeps
 * what comes next there. Of two moves for one table in a batch, the first. What was stored before, or comes too late, is not
 * among the rows that come back.
 */
const COMMON = `with given as materialized (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[], $8::text[],
      $9::text[], $10::bigint[], $11::int[])
    with ordinality as move (table_id, revision, match, at, id, hash, count, asked, turn, touched_at, changes, place)
  ),
  head as materialized (
    select id, revision, round, next from tables where id = any($1) order by id for update
  ),
  kept as materialized (
    select distinct on (given.table_id) given.* from given
    join head on head.id = given.table_id and head.revision = given.revision and head.next = given.at
      and given.match = head.id || '-' || head.round
    where not exists (select from entries where entries.match = given.match and entries.move_id = given.id)
    order by given.table_id, given.place
  ),
  added as (
    insert into entries (match, idx, move_id, move_hash, payload)
    select kept.match, kept.at + entry.off, case when entry.off = 0 then kept.id end,
      case when entry.off = 0 then kept.hash end, entry.payload
    from unnest($12::int[], $13::int[], $14::text[]) as entry (place, off, payload)
    join kept on kept.place = entry.place
  ),
  ${turnStatements('kept', '$15', '$16::bigint')}`;

const advanced = (more = '') => `advanced as (
    update tables set next = tables.next + kept.count, asked = kept.asked, touched_at = kept.touched_at,
      revision = tables.revision + kept.changes${more}
    from kept where tables.id = kept.table_id returning tables.id, tables.revision
  )`;

const ANSWER = `select kept.place::int as place, advanced.revision, seen_to.node
  from kept join advanced on advanced.id = kept.table_id left join seen_to on seen_to.table_id = kept.table_id`;

const USUAL = `${COMMON}, ${advanced()} ${ANSWER}`;

/** The same with what few moves bring: orders, a snapshot, a deadline, the end, somebody to be told. */
const WHOLE = `${COMMON},
  rare as materialized (
    select kept.*, rare.orders_seat, rare.orders, rare.snapshot_next, rare.snapshot, rare.winners, rare.places,
      rare.deadline, rare.notice_by
    from unnest($17::int[], $18::int[], $19::text[], $20::int[], $21::text[], $22::text[], $23::text[], $24::bigint[],
      $25::bigint[])
      as rare (place, orders_seat, orders, snapshot_next, snapshot, winners, places, deadline, notice_by)
    join kept on kept.place = rare.place
  ),
  ${advanced(`, stage = case when exists (
      select from rare where rare.place = kept.place and rare.winners is not null
    ) then 'over' else tables.stage end`)},
  ordered as (
    update seats set orders = rare.orders from rare
    where rare.orders is not null and seats.table_id = rare.table_id and seats.seat = rare.orders_seat
  ),
  kept_snapshot as (
    insert into snapshots (match, next, payload)
    select match, snapshot_next, snapshot from rare where snapshot is not null
    on conflict (match) do update set next = excluded.next, payload = excluded.payload
  ),
  ended as (
    update matches set stage = 'over', ended_at = rare.touched_at, winners = rare.winners, places = rare.places from rare
    where rare.winners is not null and matches.id = rare.match
  ),
  ${deadlineStatements('rare', '$16::bigint')},
  noticed as (
    insert into jobs as j (table_id, kind, number, run_at)
    select table_id, 'notice', nextval('job_numbers'), notice_by from rare where notice_by is not null
    ${BY}
  )
  ${ANSWER}`;

export async function storeMoves(
  queries: Queries,
  moves: readonly PlacedMove[],
  node: string,
  now: number,
): Promise<StoredMove[]> {
  const common = [...columnsOf(moves), ...entryColumnsOf(moves), node, now];
  const rare = moves.flatMap((move, i) => (isRare(move.besides) ? [rareRow(move.besides, i + 1)] : []));
  if (rare.length === 0) return queries.rows<StoredMove>(USUAL, common);
  return queries.rows<StoredMove>(WHOLE, [...common, ...rare[0].map((_, column) => rare.map((row) => row[column]))]);
}

function columnsOf(moves: readonly PlacedMove[]): Value[] {
  return [
    moves.map(({ place }) => place.table),
    moves.map(({ place }) => place.revision),
    moves.map(({ place }) => place.match),
    moves.map(({ place }) => place.at),
    moves.map(({ move }) => move.id),
    moves.map(({ move }) => move.hash),
    moves.map(({ entries }) => entries.length),
    moves.map(({ besides }) => JSON.stringify(besides.asked)),
    moves.map(({ besides }) => besides.turn),
    moves.map(({ besides }) => besides.touchedAt),
    moves.map(({ besides: { orders, ended } }) => Number(orders !== null || ended !== null)),
  ];
}

function entryColumnsOf(moves: readonly PlacedMove[]): Value[] {
  const places: number[] = [];
  const offsets: number[] = [];
  const payloads: string[] = [];
  for (const [i, { entries }] of moves.entries()) {
    for (const [offset, entry] of entries.entries()) {
      places.push(i + 1);
      offsets.push(offset);
      payloads.push(entry);
    }
  }
  return [places, offsets, payloads];
}

function isRare({ orders, snapshot, deadline, ended, noticeBy }: Besides): boolean {
  return orders !== null || snapshot !== null || deadline !== undefined || ended !== null || noticeBy !== null;
}

function rareRow({ orders, snapshot, deadline, ended, noticeBy }: Besides, place: number) {
  return [
    place,
    orders?.seat ?? null,
    orders && JSON.stringify(orders.orders),
    snapshot?.next ?? null,
    snapshot?.payload ?? null,
    ended && JSON.stringify(ended.winners),
    ended && JSON.stringify(ended.places),
    deadline === undefined ? null : (deadline ?? -1),
    noticeBy,
  ];
}
