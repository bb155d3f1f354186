/** When it has to be looked whether somebody is to be told that they are asked. */
import type { Seat } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import type { TableRecord } from '../store/index.ts';
import { isLooking } from './looking.ts';
import type { OpenTable } from './open-table.ts';
import { undecidedOf } from './proposals.ts';

/**
 * With a move or a change that leaves these seats asked; `null` if nobody is to be told. Who looks may have gone by then, and
 * is told only after a while.
 */
export function noticeBy(
  { now, noticeTimes: { soon, left }, store }: Pick<Hall, 'now' | 'noticeTimes' | 'store'>,
  table: OpenTable,
  asked: readonly Seat[],
  record: TableRecord = table.record,
): number | null {
  if (record.stage !== 'running') return null;
  const players = asked.flatMap((seat) => personAsked(record.seats[seat]) ?? []);
  const people = [...players, ...undecidedOf(record)].filter((guest) => isTold(table, guest));
  if (people.length === 0) return null;
  if (!people.every((guest) => isLooking(table, guest))) return now() + soon;
  // It will be looked anyway, and whoever looks gives many answers; but of several nodes another one may have looked by now.
  return !store.shared && table.noticeAt !== null && table.noticeAt > now() ? null : now() + left;
}

/** Whether anybody is told of this person’s decisions here. */
function isTold({ reach }: OpenTable, guest: string): boolean {
  return reach.some((one) => one.guest === guest && (one.hooked || (one.reached && !one.quiet)));
}

/** Who has to answer for a seat that is asked: `null` if that is nobody who could be told. */
export function personAsked({ guest, bot, away }: TableRecord['seats'][number]): string | null {
  return bot === null && !away ? guest : null;
}
