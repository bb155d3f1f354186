/** What seats and tables are called. Bots and tables get the same name on every page, because it follows from the table. */
import { calledBy, type TableInfo } from '@yamanote/protocol';
import type { Words } from '../words/index.ts';

/** The names of all seats, by seat. Names that people chose are shown as they are. */
export function seatNames(info: TableInfo, words: Words): string[] {
  return info.seats.map(({ guest, bot }, seat) => {
    if (guest !== null) return guest.name;
    if (bot === null) return words.table.openSeat;
    return botName(info.table, seat, words);
  });
}

export function botName(table: string, seat: number, { botNames }: Words): string {
  return calledBy(table, botNames, seat);
}

export function tableName(table: string, words: Words): string {
  return words.table.called({ name: calledBy(table, words.tableNames) });
}
