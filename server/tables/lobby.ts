/** The departures board: public tables with somebody there, and one's own. */
import type { Reply, TableLine } from '@yamanote/protocol';
import type { Guests } from '../guests.ts';
import type { Page } from '../page.ts';
import { type Store, tablesOfGuest } from '../store/index.ts';
import { isPresent, type OpenTable } from './open-table.ts';
import { isFree, playsSeat, seatOf } from './seats.ts';
import type { Tables } from './tables.ts';

const MOST_LINES = 30;
/** Tables change with every move; a board need not be repainted more often than this, in milliseconds. */
const REPAINT = 250;

export interface Lobby {
  watch(page: Page, on: boolean): void;
  /** A table is not as it was. */
  changed(): void;
  close(): void;
}

export function makeLobby(store: Store, tables: Tables, guests: Guests): Lobby {
  /** What each page was told last: nobody is told the same twice. */
  const pages = new Map<Page, string>();
  let timer: NodeJS.Timeout | null = null;

  function openLines(): OpenTable[] {
    const lively: OpenTable[] = [];
    for (const table of tables.all()) {
      if (table.record.public && table.record.stage !== 'over' && somebodyIsAt(table)) lively.push(table);
    }
    return lively.sort((a, b) => b.record.touchedAt - a.record.touchedAt).slice(0, MOST_LINES);
  }

  function tell(page: Page, open: readonly OpenTable[]): void {
    const guest = page.guest?.id ?? null;
    const own = guest === null ? [] : tablesOfGuest(store.database, guest, MOST_LINES);
    const yours = own.map((id) => tables.find(id)).filter((table) => table !== null);
    const board: Reply = {
      is: 'lobby',
      open: open.map((table) => line(table, guests, guest)),
      yours: yours.map((table) => line(table, guests, guest)),
    };
    for (const table of yours) tables.release(table);
    const text = JSON.stringify(board);
    if (pages.get(page) === text) return;
    pages.set(page, text);
    page.sendText(text);
  }

  function repaint(): void {
    timer = null;
    const open = openLines();
    for (const page of pages.keys()) tell(page, open);
  }

  return {
    watch(page, on) {
      pages.delete(page);
      if (on) tell(page, openLines());
    },
    changed() {
      if (pages.size > 0) timer ??= setTimeout(repaint, REPAINT);
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      pages.clear();
    },
  };
}

function somebodyIsAt(table: OpenTable): boolean {
  return table.record.seats.some(({ guest, away }) => guest !== null && !away && isPresent(table, guest));
}

function line({ record, match, asked }: OpenTable, guests: Guests, guest: string | null): TableLine {
  const seat = seatOf(record, guest);
  const taken = record.seats.filter((one) => !isFree(one));
  return {
    table: record.id,
    game: record.game,
    stage: record.stage,
    taken: taken.length,
    seats: record.seats.length,
    names: taken.flatMap((one) => (one.guest === null ? [] : (guests.find(one.guest)?.name ?? []))),
    yours: seat !== null,
    yourTurn:
      record.stage === 'running' &&
      seat !== null &&
      guest !== null &&
      asked.includes(seat) &&
      // Who got up is not called back.
      !record.seats[seat].away &&
      playsSeat(record.seats[seat], guest),
    won:
      match.winners?.map((winner) => ({ seat: winner, name: nameOf(record, winner, guests), you: winner === seat })) ??
      null,
  };
}

function nameOf({ seats }: OpenTable['record'], seat: number, guests: Guests): string | null {
  const { guest } = seats[seat];
  return guest === null ? null : (guests.find(guest)?.name ?? null);
}
