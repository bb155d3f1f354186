/** Where there are clocks, the log says who plays a seat: a bot has none, and whoever comes back has a little time at least. */
import { happen, isOver } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { carryOut } from './carry-out.ts';
import { learnGaps } from './gaps.ts';
import type { OpenTable } from './open-table.ts';

/** The table says it first, and then the log, by whoever finds that they differ. For tasks in the table's queue. */
export async function noteWhoPlays(hall: Hall, table: OpenTable, live: LiveMatch): Promise<void> {
  for (let attempt = 0; attempt < 2 * table.record.seats.length; attempt++) {
    const { clocks, frozen, header } = live.host.match;
    if (table.live !== live || clocks === null || frozen !== null || isOver(live.host.match)) return;
    const seat = table.record.seats.findIndex(({ bot }, i) => clocks.seats[i].person !== (bot === null));
    if (seat < 0) return;
    const { bot } = table.record.seats[seat];
    const info = header.seats[seat];
    const who = bot === null && 'who' in info ? info.who : null;
    const at = hall.now();
    const gaps = await learnGaps(hall, live);
    const input = { is: 'hand-over', seat, player: bot ?? 'person', who, gaps, at } as const;
    await carryOut(hall, table, live, happen(live.host, { is: 'input', input }));
  }
}
