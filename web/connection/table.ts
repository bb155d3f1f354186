/** A table that this page watches: who sits there, the written log of its match, and where the match stands. */
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Viewer } from '@yamanote/kernel';
import type { Reply, TableInfo } from '@yamanote/protocol';
import type { Showing, Sight } from '@yamanote/running-match';
import { read, write } from '../settings/stored.ts';
import type { ToldClocks } from '../table/clocks.ts';
import { hallOf } from './halls.ts';
import type { Asked, Code, Done, Line, Refused } from './line.ts';
import { continued, isPartOf, joinedNews, type News } from './news.ts';

/** A request about this table; the table is filled in. */
export type TableRequest = Asked extends infer A ? (A extends { table: string } ? Omit<A, 'table'> : never) : never;

/** How far a match has come; a rematch is another match. */
export interface Progress {
  readonly match: string;
  /** Everything that happened, undone entries too; entry number n is at place n. */
  readonly showings: readonly Showing<unknown>[];
  /** Where the match stood after the newest of them but the very last, as far as the hall has said; oldest first. */
  readonly between: readonly Sight['view'][];
  readonly sight: Sight;
}

export interface WatchedTable {
  readonly id: string;
  readonly line: Line;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly progress: ReadonlySignal<Progress | null>;
  /** Where the match has clocks: what the hall said last that they show. */
  readonly clocks: ReadonlySignal<ToldClocks | null>;
  /** How many watch without a seat, and who of them wishes to be named. */
  readonly watchers: ReadonlySignal<Watchers>;
  /** Whether the others may read this page's name where its person only watches. */
  readonly named: Signal<boolean>;
  /** Why the table cannot be shown, or not yet. */
  readonly fault: ReadonlySignal<Code | null>;
  /** How often the hall was found to have another past than it had told: a backup was put back. */
  readonly setBack: ReadonlySignal<number>;
  /** Whether something is still being shown to who sits here; what another seat is told waits until that is over. */
  readonly showing: Signal<boolean>;
  request(request: TableRequest): Promise<Done>;
  /** Forgets all that was shown of the match, and asks for it as if the page had just been opened. */
  forget(): void;
  leave(): void;
}

export type Watchers = Pick<Extract<Reply, { is: 'watchers' }>, 'count' | 'names'>;

/** The seat of the person at this page, or the public's place. */
export function seatOf(info: TableInfo | null): Viewer {
  const seat = info?.seats.findIndex(({ you }) => you) ?? -1;
  return seat < 0 ? 'public' : seat;
}

/** Refusals that pass by themselves: the same is asked again, after a pause that grows. */
const PASSING: readonly Code[] = ['too-fast', 'not-stored', 'elsewhere', 'hall-full', 'internal'];
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Where this browser remembers that its person wishes to be named. */
const NAMED = 'watches-by-name';

/** A `screen` is a board for all to see: it shows what the public sees, whoever opens it. */
export async function watchTable(id: string, screen = false): Promise<WatchedTable> {
  const line = await hallOf(id);
  const watchers = signal<Watchers>({ count: 0, names: [] });
  const named = signal(!screen && read(NAMED) === 'yes');
  const info = signal<TableInfo | null>(null);
  const progress = signal<Progress | null>(null);
  const clocks = signal<ToldClocks | null>(null);
  const fault = signal<Code | null>(null);
  const setBack = signal(0);
  const showing = signal(false);
  /**
   * The table from another seat, and as much as is known of what that sees of the match: it may know other things, so all is
   * exchanged at once, and nobody is ever shown a part of what somebody else sees.
   */
  const other = signal<{ info: TableInfo; progress: Progress | null } | null>(null);
  /** What was sealed and opened, by stage and commitment. */
  const dealt = new Set<string>();
  /** How many answers to `watch` are still to come: they bring whatever was missed. */
  let asking = 0;
  let hasGap = false;
  let hasLeft = false;
  let pause = FIRST_PAUSE;
  let retry: ReturnType<typeof setTimeout> | undefined;

  let untold: News[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function receive(reply: Reply): void {
    if (reply.is === 'news') {
      if (reply.table !== id) return;
      // What is told from the beginning needs nothing before it.
      if (reply.showings[0]?.entry.index === 0) untold = [];
      untold.push(reply);
      const { match, clocks: shown } = reply;
      clocks.value = shown === undefined ? null : { match, clocks: shown, at: performance.now() };
      // Bots without a pause say more than can be drawn: what has come by the next breath is told together.
      timer ??= setTimeout(tell, 0);
      return;
    }
    // Whatever else the hall says, it says after its news.
    tell();
    if (reply.is === 'watchers' && reply.table === id) watchers.value = reply;
    if (reply.is === 'table' && reply.info.table === id) {
      // What is wrong with a match is not mended by who comes and goes; another match is another.
      if (latest()?.match !== reply.info.match) fault.value = null;
      void deal(reply.info);
      follow(reply.info);
    }
  }

  const latest = () => (other.peek() ?? { info: info.peek() }).info;
  const known = () => (other.peek() ?? { progress: progress.peek() }).progress;

  function follow(now: TableInfo): void {
    const before = latest();
    const moved = before !== null && seatOf(before) !== seatOf(now);
    const goesOn = progress.peek()?.match === now.match && before?.match === now.match;
    if (goesOn && moved) other.value = { info: now, progress: null };
    else if (goesOn && other.peek() !== null) other.value = { info: now, progress: known() };
    else {
      other.value = null;
      info.value = now;
    }
    if (moved) watch(true);
  }

  function learn(now: Progress | null): void {
    const waiting = other.peek();
    if (waiting === null) progress.value = now;
    else other.value = { ...waiting, progress: now };
  }

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    const news = joinedNews(untold);
    untold = [];
    if (news !== null) take(news);
  }

  function take(news: News): void {
    const { match, between, sight } = news;
    const old = known();
    const log = continued(old?.match === match ? old.showings : [], news);
    // Another node of the hall may be a moment behind this one with what is shown later.
    if (log === 'other' && isEarlier(news, old)) return;
    hasGap = log === 'gap';
    if (log === 'other') {
      batch(() => {
        setBack.value++;
        watch(true);
      });
    } else if (log === 'gap') {
      if (asking === 0) watch();
    } else learn({ match, showings: log, between, sight });
  }

  /** Of those who watch with a delay: the same past, only not as far as it was shown before. */
  function isEarlier(news: News, old: Progress | null): boolean {
    const now = latest();
    if (old === null || now === null || now.delay === 'none' || seatOf(now) !== 'public') return false;
    return news.sight.next < old.sight.next && isPartOf(old.showings, news);
  }

  /** A page with a seat seals its random bits, and opens them when everybody has: so nobody alone decides the dice. */
  async function deal(info: TableInfo): Promise<void> {
    const { seats, stage, commitment } = info;
    const turn = `${stage} ${commitment}`;
    if ((stage !== 'waiting' && stage !== 'opening') || !seats.some(({ you }) => you) || dealt.has(turn)) return;
    dealt.add(turn);
    // Whoever comes to look on, or back to a match, needs none of it.
    const { bitsFor, sealFor } = await import('./seals.ts');
    const bits = stage === 'opening' ? bitsFor(info) : null;
    if (stage === 'waiting') tellDeal({ do: 'seal', commitment, seal: sealFor(info) });
    else if (bits !== null) tellDeal({ do: 'bits', commitment, bits });
  }

  /** Where it does not arrive, the hall deals without it, and says so. */
  function tellDeal(said: Extract<TableRequest, { do: 'seal' | 'bits' }>): void {
    line.request({ ...said, table: id }).catch(() => undefined);
  }

  function watch(anew = false): void {
    clearTimeout(retry);
    retry = undefined;
    if (anew) learn(null);
    const { match, showings } = known() ?? { match: null, showings: [] };
    // The last entry that is known is told again: by it one sees whether the hall still has the same past.
    const next = Math.max(0, showings.length - 1);
    asking++;
    line
      .request({ do: 'watch', table: id, match, next, ...asWhom() })
      .then(
        () => null,
        ({ code }: Refused) => code,
      )
      .then((refused) => {
        asking--;
        fault.value = refused;
        if (asking > 0 || hasLeft) return;
        if (refused === null ? hasGap : PASSING.includes(refused)) watchLater();
        else pause = FIRST_PAUSE;
      });
  }

  function asWhom(): { screen?: true; named?: true } {
    if (screen) return { screen };
    return named.peek() ? { named: true } : {};
  }

  function watchLater(): void {
    retry ??= setTimeout(watch, pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }

  const silence = line.listen(receive);
  const stopExchanging = effect(() => {
    const waiting = other.value;
    if (waiting === null || waiting.progress === null || showing.value) return;
    batch(() => {
      other.value = null;
      info.value = waiting.info;
      progress.value = waiting.progress;
    });
  });
  const stop = effect(() => {
    if (line.opened.value === 0) return;
    dealt.clear();
    watch();
  });
  const stopNaming = named.subscribe((isNamed) => {
    if (screen || isNamed === (read(NAMED) === 'yes')) return;
    write(NAMED, isNamed ? 'yes' : null);
    if (line.state.peek() === 'open') watch();
  });

  return {
    id,
    line,
    info,
    progress,
    clocks,
    watchers,
    named,
    fault,
    setBack,
    showing,
    request: (request) => line.request({ ...request, table: id } as Asked),
    forget: () => watch(true),
    leave() {
      hasLeft = true;
      stop();
      stopNaming();
      stopExchanging();
      silence();
      clearTimeout(timer);
      clearTimeout(retry);
      if (line.state.peek() === 'open') line.request({ do: 'unwatch', table: id }).catch(() => undefined);
    },
  };
}
