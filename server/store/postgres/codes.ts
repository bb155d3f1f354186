/** Codes that work once. */
import type { Seat } from '@yamanote/kernel';
import type { Store, TableBesides } from '../port.ts';
import { type CodeRow, codeFromRow, codeRow, hashOfCode } from '../rows/codes.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';

const COLUMNS = 'guest, table_id, seat, holder, round';

export function openCodes({ pool, clock }: Context): Store['codes'] {
  return {
    async add(code, target, until) {
      await pool.transaction(async (queries) => {
        if (target.is === 'seat') {
          // Of two that are made at the same time, one is first.
          await queries.rows('select from tables where id = $1 for update', [target.table]);
          await voidSeatCodes(queries, target.table, target.seat);
        }
        const { guest, table_id, seat, holder, round } = codeRow(target);
        await queries.run(`insert into codes (hash, expires_at, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7)`, [
          hashOfCode(code),
          until,
          guest,
          table_id,
          seat,
          holder,
          round,
        ]);
      });
    },
    async find(code) {
      const sql = `select ${COLUMNS} from codes where hash = $1 and expires_at > $2`;
      const [row] = await pool.rows<CodeRow>(sql, [hashOfCode(code), clock.now()]);
      return row === undefined ? null : codeFromRow(row);
    },
    async take(code) {
      const sql = `delete from codes where hash = $1 and expires_at > $2 returning ${COLUMNS}`;
      const [row] = await pool.rows<CodeRow>(sql, [hashOfCode(code), clock.now()]);
      return row === undefined ? null : codeFromRow(row);
    },
    forget: () => pool.run('delete from codes where expires_at <= $1', [clock.now()]),
  };
}

/** Whoever has a code for this seat comes too late. */
function voidSeatCodes(queries: Queries, table: string, seat: Seat): Promise<number> {
  return queries.run('delete from codes where table_id = $1 and seat = $2', [table, seat]);
}

/** Seats have other numbers now, or are gone. From the lowest up: a seat only ever moves up into one that is free. */
export async function moveSeatCodes(
  queries: Queries,
  table: string,
  links: NonNullable<TableBesides['links']>,
): Promise<void> {
  for (const { seat, to } of links) {
    if (to === null) await voidSeatCodes(queries, table, seat);
    else await queries.run('update codes set seat = $1 where table_id = $2 and seat = $3', [to, table, seat]);
  }
}
