/**
 * The boards: public tables, and one's own. Nothing is asked of the store while nobody looks; while somebody does, the public
 * tables are asked for once for all who look, and again only when another node has changed something. What changes here is at
 * hand. A page that shows a table may follow which of its person's others waits for them: it costs nothing while none of these
 * changes.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { MOST_LISTED } from '@yamanote/protocol';
import { nextDeadline } from '@yamanote/running-match';
import { type Log, placeOf } from '../log.ts';
import type { Page } from '../page.ts';
import type { FoundTable, Store } from '../store/index.ts';
import { asLooker, type Watcher } from '../watcher.ts';
import { type BoardLines, boardLines } from './board-lines.ts';
import { makeGlances } from './glances.ts';
import { isListed, isOwn, lineOf, mostInviting, newestOf, nextOf, type Stop } from './line.ts';
import type { OpenTable } from './open-table.ts';

/** What a page wishes to be told besides its own tables. */
type Shows = 'few' | 'all' | 'own' | 'next';

/** Home has room for so many; and so many tables of one's own are told. */
const FEW = 8;
const MOST_OWN = 60;
/** So many of the others are followed at a table. */
const MOST_OTHERS = 20;
/** Tables change with every move; a board need not be repainted more often than this, in milliseconds … */
const REPAINT = 250;
/** … and the more look, the more a repaint costs: so much more for each of them. */
const REPAINT_EACH = 0.4;
/** So many pages are told in one breath; then others have their turn. */
const SLICE = 100;

/** Tables that nobody touched for so many milliseconds are not among one's own any more, and found by their link. */
const FOLDED_AFTER = 60 * 86_400_000;

export interface Lobby {
  watch(page: Page, on: boolean, shows?: Shows): Promise<void>;
  /** A table of this node is not as it was. */
  changed(table: OpenTable): void;
  /** Others have changed a table. */
  heard(table: string): void;
  /** Others may have changed anything. */
  missed(): void;
  /** The public tables as the store has them now. */
  open(): Promise<Stop[]>;
  close(): void;
}

/** The version that a page has which was told nothing. */
const NOTHING_YET = -1;
const NO_NEWS = '{"is":"lobby-news","lines":[],"gone":[]';

/** What one page has on its board. */
interface Board {
  readonly page: Page;
  readonly shows: Shows;
  readonly guest: string | null;
  /** The tables of its guest, by their names. */
  own: Map<string, Stop>;
  /** Their lines as text; `null` while they have to be written anew. */
  ownText: string | null;
  /** What it was told last: nobody is told the same twice. `null` until its tables are known. */
  told: { version: number; own: string } | null;
}

export function makeLobby(
  store: Store,
  log: Log,
  atHand: (id: string) => OpenTable | null,
  glancing: Pick<Parameters<typeof makeGlances>[2], 'make' | 'read'>,
): Lobby {
  const boards = new Map<Page, Board>();
  /** The same by who looks, and by the tables that are among their own. */
  const byGuest = new Map<string, Set<Board>>();
  const holders = new Map<string, Set<Board>>();
  /** What everybody sees; `null` while it has to be asked for. */
  let open: Map<string, Stop> | null = null;
  /** Rises whenever that cannot be known any more without asking. */
  let age = 0;
  let learning: Promise<void> | null = null;
  let areLinesOld = true;
  /** Those that show public tables. */
  const onShow = new Set<Board>();
  /** Those whose own tables are not as they were told. */
  const stale = new Set<Board>();
  const lines: Record<Exclude<Shows, 'own' | 'next'>, BoardLines> = { few: boardLines(), all: boardLines() };
  const glances = makeGlances(log, atHand, {
    ...glancing,
    learned() {
      areLinesOld = true;
      if (isShown('all')) repaintSoon();
    },
  });
  const changes = new Map<string, OpenTable>();
  /** Tables that others have changed. */
  const elsewhere = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  /** The tables with all who sit there. */
  async function stopsOf(found: readonly FoundTable[]): Promise<Stop[]> {
    const ids = new Set(found.flatMap(({ table }) => table.seats.flatMap((seat) => seat.guest ?? [])));
    const people = new Map((await store.people.find([...ids])).map((one) => [one.id, one]));
    return found.map(({ table, match, asked, listedAt, deadlineAt, elsewhere: others }) => {
      const lookers = whoLooks({ watchers: atHand(table.id)?.watchers ?? NOBODY, elsewhere: others });
      return { record: table, match, asked, people, listedAt, deadlineAt, lookers };
    });
  }

  async function openStops(): Promise<Stop[]> {
    return stopsOf(await store.tables.open(MOST_LISTED));
  }

  /** Once for all who want it. `anew`: what is being asked already may be too old. */
  async function learnOpen(anew: boolean): Promise<void> {
    if (anew) await learning;
    do {
      learning ??= learn().finally(() => {
        learning = null;
      });
      await learning;
    } while (open === null && onShow.size > 0);
  }

  async function learn(): Promise<void> {
    const begun = age;
    const stops = await openStops();
    // While nobody looks, nobody notes what changes.
    open = begun === age ? new Map(stops.map((stop) => [stop.record.id, stop])) : null;
    areLinesOld = true;
  }

  async function ownTables(guest: string, shows: Shows): Promise<Board['own']> {
    const since = store.now() - FOLDED_AFTER;
    const found =
      shows === 'next'
        ? await store.tables.unfinishedOfGuest(guest, MOST_OTHERS, since)
        : await store.tables.ofGuest(guest, MOST_OWN, since);
    const stops = await stopsOf(found);
    return new Map(stops.map((stop) => [stop.record.id, stop]));
  }

  /** Takes a changed table over to the boards where it stands, or should. */
  function note(stop: Stop): void {
    const { id, revision, seats } = stop.record;
    // This node may not have heard yet what the store has said already.
    const isOld = (known: Stop | undefined) => (known?.record.revision ?? 0) > revision;
    if (open !== null && !isOld(open.get(id))) {
      if (isListed(stop)) open.set(id, stop);
      else open.delete(id);
      areLinesOld = true;
    }
    const concerned = new Set(holders.get(id));
    for (const { guest } of seats)
      if (guest !== null) for (const board of byGuest.get(guest) ?? []) concerned.add(board);
    for (const board of concerned) {
      if (isOld(board.own.get(id))) continue;
      if (isOwn(stop, board.guest) && wants(board, stop)) hold(board, stop);
      else drop(board, id);
    }
  }

  /** Whether somebody has this table among their own, or may have it there from now on. */
  function concernsAnybody({ record }: OpenTable): boolean {
    if (holders.has(record.id)) return true;
    const boardsAt = record.seats.flatMap(({ guest }) => (guest === null ? [] : [...(byGuest.get(guest) ?? [])]));
    return boardsAt.some((board) => wants(board, { record }));
  }

  function hold(board: Board, stop: Stop): void {
    const { id } = stop.record;
    board.own.set(id, stop);
    board.ownText = null;
    stale.add(board);
    holders.set(id, (holders.get(id) ?? new Set()).add(board));
  }

  function drop(board: Board, id: string): void {
    if (board.own.delete(id)) stale.add(board);
    board.ownText = null;
    const others = holders.get(id);
    others?.delete(board);
    if (others?.size === 0) holders.delete(id);
  }

  function isShown(shows: Shows): boolean {
    for (const board of onShow) if (board.shows === shows) return true;
    return false;
  }

  function writeLines(): void {
    if (!areLinesOld) return;
    areLinesOld = false;
    const inviting = mostInviting(open?.values() ?? [], MOST_LISTED);
    lines.few.become(inviting.slice(0, FEW).map((stop) => lineOf(stop, null)));
    if (isShown('all')) lines.all.become(inviting.map((stop) => lineOf(stop, null, glances.of(stop))));
    else glances.forget();
  }

  /** In slices; whoever is told later is told what is true then, so no board ever goes back. */
  async function tellAll(): Promise<void> {
    let told = 0;
    const concerned = new Set([...onShow, ...stale]);
    stale.clear();
    for (const board of concerned) {
      if (closed) return;
      if (boards.get(board.page) === board) tell(board);
      if (++told % SLICE === 0) await breathe();
    }
  }

  function tell(board: Board): void {
    const { told, shows, page, guest } = board;
    if (told === null) return;
    if (shows === 'next') {
      tellNext(board, told.own);
      return;
    }
    board.ownText ??= JSON.stringify(newestOf(board.own.values(), MOST_OWN).map((stop) => lineOf(stop, guest)));
    const own = board.ownText;
    const version = shows === 'own' ? 0 : lines[shows].version;
    if (told.version === version && told.own === own) return;
    board.told = { version, own };
    const steps = shows === 'all' && told.version >= 0 ? lines.all.since(told.version) : null;
    if (steps === null) {
      page.sendText(`{"is":"lobby","open":${shows === 'own' ? '[]' : lines[shows].whole},"yours":${own}}`);
      return;
    }
    const ownNews = told.own === own ? 'null' : own;
    const all = steps.length === 0 ? [NO_NEWS] : steps;
    for (const [i, step] of all.entries()) page.sendText(`${step},"yours":${i === all.length - 1 ? ownNews : 'null'}}`);
  }

  function tellNext(board: Board, told: string): void {
    if (board.guest === null) return;
    const own = JSON.stringify(nextOf(board.own.values(), board.guest));
    if (own === told) return;
    board.told = { version: 0, own };
    board.page.sendText(own);
  }

  async function repaint(): Promise<void> {
    const tables = [...changes.values()];
    const strange = [...elsewhere].filter((id) => holders.has(id));
    const isOpenOld = elsewhere.size > 0;
    changes.clear();
    elsewhere.clear();
    if (boards.size === 0) return forgetOpen();
    const found = await Promise.all(strange.map((id) => store.tables.find(id)));
    if (onShow.size === 0) forgetOpen();
    else if (isOpenOld || open === null) await learnOpen(isOpenOld);
    for (const stop of await stopsOf(found.filter((table) => table !== null))) note(stop);
    for (const table of tables) note(stopAt(table));
    writeLines();
    await tellAll();
  }

  function repaintSoon(): void {
    if (closed) return;
    timer ??= setTimeout(
      () => {
        repaint()
          .catch((error) => log('error', 'lobby-failed', { place: placeOf(error) }))
          .finally(() => {
            timer = null;
            if (changes.size > 0 || elsewhere.size > 0) repaintSoon();
          });
      },
      Math.max(REPAINT, REPAINT_EACH * onShow.size),
    );
  }

  function leave(page: Page): void {
    const board = boards.get(page);
    if (board === undefined) return;
    boards.delete(page);
    onShow.delete(board);
    for (const id of [...board.own.keys()]) drop(board, id);
    stale.delete(board);
    if (board.guest === null) return;
    const others = byGuest.get(board.guest);
    others?.delete(board);
    if (others?.size === 0) byGuest.delete(board.guest);
  }

  /** Nobody looks who would note what changes. */
  function forgetOpen(): void {
    open = null;
    age++;
  }

  return {
    async watch(page, on, shows = 'few') {
      leave(page);
      if (!on) return;
      const guest = page.guest?.id ?? null;
      const board: Board = { page, shows, guest, own: new Map(), ownText: null, told: null };
      boards.set(page, board);
      const isPublic = shows === 'few' || shows === 'all';
      // The lines of all are only written while they are shown.
      if (shows === 'all' && !isShown('all')) areLinesOld = true;
      if (isPublic) onShow.add(board);
      if (guest !== null) byGuest.set(guest, (byGuest.get(guest) ?? new Set()).add(board));
      const stored = guest === null ? [] : await ownTables(guest, shows);
      if (isPublic && open === null) await learnOpen(false);
      if (boards.get(page) !== board) return;
      // What changed while the store was asked is newer than what it said.
      for (const [id, stop] of stored) if (!board.own.has(id) && wants(board, stop)) hold(board, stop);
      // What the others hear in a moment, this one sees at once.
      for (const table of changes.values()) note(stopAt(table));
      writeLines();
      board.told = { version: NOTHING_YET, own: '' };
      tell(board);
    },
    changed(table) {
      glances.outdate(table.record.id);
      if (onShow.size === 0 && !concernsAnybody(table)) return forgetOpen();
      changes.set(table.record.id, table);
      repaintSoon();
    },
    heard(table) {
      glances.outdate(table);
      if (onShow.size === 0 && !holders.has(table)) return forgetOpen();
      elsewhere.add(table);
      repaintSoon();
    },
    missed() {
      forgetOpen();
      glances.forget();
      for (const id of holders.keys()) elsewhere.add(id);
      if (boards.size > 0) repaintSoon();
    },
    open: openStops,
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      boards.clear();
    },
  };
}

/** A table at hand is as the store has it. */
function stopAt({ record, match, live, asked, people, listedAt, watchers, elsewhere, ...table }: OpenTable): Stop {
  const deadlineAt = live === null ? table.deadlineAt : nextDeadline(live.host.match.clocks);
  return { record, match, asked, people, listedAt, deadlineAt, lookers: whoLooks({ watchers, elsewhere }) };
}

/** Who looks at a table needs not be told that it waits, and one that is over waits for nobody. */
function wants({ shows, page }: Board, { record }: Pick<Stop, 'record'>): boolean {
  if (shows !== 'next') return true;
  return record.stage !== 'over' && ![...page.watching].some((table) => table.record.id === record.id);
}

const NOBODY: ReadonlySet<never> = new Set();

/** A screen is nobody. */
function whoLooks({ watchers, elsewhere }: { watchers: Iterable<Watcher>; elsewhere: OpenTable['elsewhere'] }) {
  const lookers = [...[...watchers].map(asLooker), ...elsewhere.flatMap((node) => node.lookers)];
  return lookers.filter(({ screen }) => screen !== true).map(({ guest }) => guest);
}
