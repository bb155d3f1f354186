/** What seats and tables are called. Bots and tables get the same name on every page, because it follows from the table. */
import type { TableInfo } from '@yamanote/protocol';
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
  return botNames[(numberFrom(table) + seat) % botNames.length];
}

export function tableName(table: string, words: Words): string {
  const names = words.tableNames;
  return words.table.called({ name: names[numberFrom(table) % names.length] });
}

/** Some whole number that a text always gives. */
function numberFrom(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003;
  return sum;
}
