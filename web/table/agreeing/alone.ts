import type { TableInfo } from '@yamanote/protocol';

/** Whether one person plays among bots: then one's own word is everybody's. */
export function isAlone({ seats }: Pick<TableInfo, 'seats'>): boolean {
  return seats.filter(({ guest, gaveUp }) => guest !== null && !gaveUp).length === 1;
}

/** Whether the reader plays in a match that can still be agreed on. */
export function mayPropose(info: TableInfo | null): boolean {
  return info?.stage === 'running' && info.seats.some(({ you, bot, gaveUp }) => you && bot === null && !gaveUp);
}
