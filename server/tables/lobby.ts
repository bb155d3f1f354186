/** The departures board: public tables with somebody there, and one's own. */
import type { Reply, TableLine } from '@yamanote/protocol';
import { type Log, placeOf } from '../log.ts';
import type { Page } from '../page.ts';
import type { FoundTable, GuestRecord, Store } from '../store/index.ts';
import { isPresent, type OpenTable } from './open-table.ts';
import { isFree, namesAt, playsSeat, seatOf } from './seats.ts';

const MOST_LINES = 30;
/** Tables change with every move; a board need not be repainted more often than this, in milliseconds. */
const REPAINT = 250;

/** Tables that nobody touched for so many milliseconds are folded away: on no board any more, and found by their link. */
const FOLDED_AFTER = 60 * 86_400_000;

export interface Lobby {
  watch(page: Page, on: boolean): Promise<void>;
  /** A table is not as it was. */
  changed(table: OpenTable): void;
  close(): void;
}

/** What a line is written from: a table at hand, or one of the store. */
interface Stop {
  record: FoundTable['table'];
  match: Pick<FoundTable['match'], 'winners'>;
  asked: FoundTable['asked'];
  people: ReadonlyMap<string, GuestRecord>;
}

/** What one page has on its board. */
interface Board {
  /** The tables of its guest, by their names. */
  own: Map<string, Stop>;
  /** What it was told last: nobody is told the same twice. `null` until its tables are known. */
  told: string | null;
}

export function makeLobby(store: Store, log: Log): Lobby {
  const boards = new Map<Page, Board>();
  /** Public tables with somebody there, by their names. */
  const open = new Map<string, OpenTable>();
  const changes = new Map<string, OpenTable>();
  let timer: NodeJS.Timeout | null = null;

  async function ownTables(guest: string): Promise<Board['own']> {
    const found = await store.tables.ofGuest(guest, MOST_LINES, store.now() - FOLDED_AFTER);
    const ids = new Set(found.flatMap(({ table }) => table.seats.flatMap((seat) => seat.guest ?? [])));
    const people = new Map((await store.people.find([...ids])).map((one) => [one.id, one]));
    return new Map(found.map(({ table, match, asked }) => [table.id, { record: table, match, asked, people }]));
  }

  /** Takes a changed table over to the boards that it belongs on. */
  function note(table: OpenTable): void {
    const { record } = table;
    const isOpen = record.public && record.stage !== 'over' && somebodyIsAt(table);
    if (isOpen) open.set(record.id, table);
    else open.delete(record.id);
    for (const [page, { own }] of boards) {
      const seat = seatOf(record, page.guest?.id ?? null);
      const isOwn = seat !== null && !(record.seats[seat].gaveUp && record.stage === 'running');
      if (isOwn) own.set(record.id, { record, match: table.match, asked: table.asked, people: table.people });
      else own.delete(record.id);
    }
  }

  function tell(page: Page, board: Board): void {
    if (board.told === null) return;
    const guest = page.guest?.id ?? null;
    const reply: Reply = {
      is: 'lobby',
      open: newest(open.values()).map((stop) => line(stop, guest)),
      yours: newest(board.own.values()).map((stop) => line(stop, guest)),
    };
    const text = JSON.stringify(reply);
    if (board.told === text) return;
    board.told = text;
    page.sendText(text);
  }

  /** Whose board may have changed: everybody's if a public table did, otherwise that of who sits at one that did. */
  function concerned(tables: readonly OpenTable[], wasOpen: ReadonlySet<string>): Page[] {
    const isPublic = tables.some(({ record }) => wasOpen.has(record.id) || open.has(record.id));
    const pages = [...boards.keys()];
    if (isPublic) return pages;
    return pages.filter(({ guest }) => tables.some(({ record }) => seatOf(record, guest?.id ?? null) !== null));
  }

  function repaint(): void {
    timer = null;
    const tables = [...changes.values()];
    changes.clear();
    const wasOpen = new Set(open.keys());
    for (const table of tables) note(table);
    for (const page of concerned(tables, wasOpen)) tell(page, boards.get(page)!);
  }

  return {
    async watch(page, on) {
      boards.delete(page);
      if (!on) return;
      const board: Board = { own: new Map(), told: null };
      boards.set(page, board);
      const stored = page.guest === null ? [] : await ownTables(page.guest.id);
      if (boards.get(page) !== board) return;
      // What changed while the store was asked is newer than what it said.
      board.own = new Map([...stored, ...board.own]);
      board.told = '';
      // What the others hear in a moment, this one sees at once.
      for (const table of changes.values()) note(table);
      tell(page, board);
    },
    changed(table) {
      changes.set(table.record.id, table);
      timer ??= setTimeout(() => {
        try {
          repaint();
        } catch (error) {
          log('error', 'lobby-failed', { place: placeOf(error) });
        }
      }, REPAINT);
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      boards.clear();
    },
  };
}

function newest<S extends Stop>(stops: Iterable<S>): S[] {
  return [...stops].sort((a, b) => b.record.touchedAt - a.record.touchedAt).slice(0, MOST_LINES);
}

function somebodyIsAt(table: OpenTable): boolean {
  return table.record.seats.some(({ guest, away }) => guest !== null && !away && isPresent(table, guest));
}

function line({ record, match, asked, people }: Stop, guest: string | null): TableLine {
  const seat = seatOf(record, guest);
  const names = namesAt(record, people);
  const taken = record.seats.filter((one) => !isFree(one));
  return {
    table: record.id,
    game: record.game,
    stage: record.stage === 'opening' ? 'running' : record.stage,
    taken: taken.length,
    seats: record.seats.length,
    names: names.filter((name) => name !== null),
    yours: seat !== null,
    yourTurn:
      record.stage === 'running' &&
      seat !== null &&
      guest !== null &&
      asked.includes(seat) &&
      // Who got up is not called back.
      !record.seats[seat].away &&
      playsSeat(record.seats[seat], guest),
    won: match.winners?.map((winner) => ({ seat: winner, name: names[winner], you: winner === seat })) ?? null,
  };
}
