/** Everything about one open table: what the hall tells, what is shown of it right now, and the move being composed. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Names, Speech } from '@yamanote/games/room';
import { namesFor, speechAt } from '@yamanote/games/wording';
import type { Seat, Standing, Viewer } from '@yamanote/kernel';
import { fastRng, imagineFrom } from '@yamanote/kernel';
import { announce } from '@yamanote/kit/announcer.tsx';
import type { Board, BoardProps, SeatOrders } from '@yamanote/kit/board.ts';
import { notice } from '@yamanote/kit/notice.tsx';
import { createStage, type Stage } from '@yamanote/kit/stage.ts';
import { type WindowClass, windowClassOf } from '@yamanote/kit/window-class.ts';
import type { Code } from '../connection/line.ts';
import { type Progress, seatOf, type WatchedTable } from '../connection/table.ts';
import { pace } from '../settings/settings.ts';
import { read, write } from '../settings/stored.ts';
import type { SpeakingRoom } from '../speaking-room.ts';
import { shownLanguage, words } from '../words/index.ts';
import { type Composer, createComposer } from './composer.ts';
import { heardHint } from './hint-words.ts';
import { createHints, type Hints } from './hints.ts';
import { isHurried } from './hurry.ts';
import { seatNames } from './names.ts';
import { pastOf } from './past.ts';
import { createSeatOrders } from './seat-orders.ts';
import { createSpans } from './spans.ts';
import { type Step, standstill, stepsOf } from './steps.ts';
import { type Chapter, chaptersOf, type Line, storyOf } from './story.ts';

/** What is to be told of one entry after the other, by the names that people have now. */
type Beside = (names: Names) => Parameters<typeof chaptersOf>[5];

export interface Session {
  readonly table: WatchedTable;
  readonly room: SpeakingRoom;
  readonly board: Board;
  readonly speech: ReadonlySignal<Speech>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly names: ReadonlySignal<Names>;
  readonly stage: Stage<Step>;
  /** What has just happened, for the board's animation. */
  readonly happening: ReadonlySignal<BoardProps['happening']>;
  /** The same from the beginning of the match on. */
  readonly past: ReadonlySignal<readonly unknown[]>;
  readonly composer: Composer;
  readonly hints: Hints;
  /** Whether it was shown that the reader has fallen out of the match, and nobody has said yet how to go on. */
  readonly fallen: ReadonlySignal<boolean>;
  /** Whether all that the hall has sent has been shown. */
  readonly settled: ReadonlySignal<boolean>;
  /** `null` without a seat, or if the game has no standing orders. */
  readonly orders: ReadonlySignal<SeatOrders | null>;
  /** The log in words, as far as it has been shown, turn by turn; oldest first. */
  readonly chapters: ReadonlySignal<readonly Chapter[]>;
  /** The same line by line. */
  readonly story: ReadonlySignal<readonly Line[]>;
  /** What the log tells of time and of who plays, where that is told: its words come later than the page. */
  readonly beside: Signal<Beside | null>;
  /** Whether something happened since the log was last read. */
  readonly unread: ReadonlySignal<boolean>;
  markRead(): void;
  /** What the reader wants to be shown on the board, by the ids of the things. */
  readonly pointed: Signal<readonly string[]>;
  /** Whom a watcher follows; `null` for the table, wherever something happens. */
  readonly followed: Signal<Seat | null>;
  /** The window that the frame is in; the frame keeps it up to date. */
  readonly windowClass: Signal<WindowClass>;
  /** Whether the host has come to the waiting room to change options. */
  readonly changing: Signal<boolean>;
  /** `null` while the match runs or is still being shown. */
  readonly result: ReadonlySignal<Standing | null>;
  dispose(): void;
}

export function createSession(
  table: WatchedTable,
  room: SpeakingRoom,
  board: Board,
  refused: (code: Code) => void,
): Session {
  const { progress, info } = table;
  const viewer = computed(() => seatOf(info.value));
  const names = computed((): Names => {
    const all = info.value === null ? [] : seatNames(info.value, words.value);
    return namesFor(all, viewer.value === 'public' ? null : viewer.value);
  });
  const speech = computed(() => speechAt(room.speech[shownLanguage.value], info.value?.options ?? {}));
  const spans = createSpans(() => performance.now());
  const speed = () => (isHurried(table) ? 'instant' : pace.peek());
  const isBot = (seat: Seat) => info.peek()?.seats[seat]?.bot != null;
  /** The bot whose turn a step belongs to. */
  const botOf = ({ turn }: Step) => (turn !== null && isBot(turn) ? turn : null);
  const stage = createStage<Step>({
    span(step, waiting) {
      if (step.events.length === 0) return 0;
      const bot = botOf(step);
      const others = waiting.findIndex((one) => botOf(one) !== bot);
      return spans.span(bot, others < 0 ? waiting.length : others, speed());
    },
    pauseBefore: (step) => (step.events.length === 0 ? 0 : spans.pauseBefore(botOf(step), speed())),
    // Whoever is out is to see why, and not only what the others make of it.
    holds: (step, before) => before !== null && isOut(step) && !isOut(before) && !endsMatch(step),
  });
  const isOut = ({ view }: Step) => {
    const seat = viewer.peek();
    return seat !== 'public' && !isBot(seat) && board.out?.(view, seat) === true;
  };
  const endsMatch = ({ entry }: Step) => {
    const sight = progress.peek()?.sight;
    return sight?.pending.is === 'over' && entry === sight.next - 1;
  };

  const pointed = signal<readonly string[]>([]);
  // Runs before anything that reads the stage, so that a new entry is never answered before it is shown.
  let last: { progress: Progress | null; seat: Viewer } = { progress: null, seat: 'public' };
  const stop = effect(() => {
    const now = { progress: progress.value, seat: viewer.peek() };
    // What another seat saw is nothing to go on from.
    const old = last.seat === now.seat ? last.progress : null;
    last = now;
    batch(() => follow(old, now.progress));
  });

  function follow(old: Progress | null, now: Progress | null): void {
    if (now === null) {
      stage.clear();
      return;
    }
    if (old === null || old.match !== now.match || old.showings.length > now.showings.length) {
      stage.clear();
      pointed.value = [];
      stage.show([standstill(now.sight)]);
      return;
    }
    stage.show(stepsOf(board, old.sight.view, now.showings.slice(old.showings.length), now));
  }

  const shownNext = computed(() => (stage.now.value === null ? 0 : stage.now.value.step.entry + 1));
  const settled = computed(
    () => !stage.busy.value && progress.value !== null && shownNext.value >= progress.value.sight.next,
  );
  const beside = signal<Beside | null>(null);
  const chapters = computed(() => {
    const showings = progress.value?.showings.slice(0, shownNext.value) ?? [];
    return chaptersOf(showings, room, speech.value, names.value, words.value, beside.value?.(names.value));
  });
  const story = computed(() => storyOf(chapters.value));
  /** The match, the last entry of it that stood in the log when that was read, and who read it. */
  const readUpTo = signal(read('log') ?? '');
  const isUnread = (entry: number) => {
    const [match, last, reader] = readUpTo.value.split(' ');
    return match !== progress.value?.match || reader !== String(viewer.value) || entry > Number(last);
  };
  const stopHolding = effect(() => {
    table.showing.value = stage.busy.value || stage.held.value;
  });
  const composer = createComposer(
    table,
    room.game,
    board,
    viewer,
    progress,
    settled,
    refused,
    () => void import('./agreeing/not-counted.ts').then(({ sayNotCounted }) => sayNotCounted()).catch(() => undefined),
  );
  const hints = createHints(table, viewer, composer, refused, (hint) => {
    const now = words.peek();
    if (hint.length === 0) notice(now.table.hint.none);
    else announce(heardHint({ speech, names, table }, hint, now));
  });

  return {
    table,
    room,
    board,
    speech,
    viewer,
    names,
    stage,
    happening: computed(() => {
      const { beat, step } = stage.now.value ?? { beat: 0, step: null };
      return { beat, events: step?.events ?? [], ahead: step?.ahead ? step.told : [] };
    }),
    past: computed(() => pastOf(progress.value?.showings ?? [], stage.now.value?.step ?? null)),
    composer,
    hints,
    fallen: computed(() => stage.held.value && !stage.busy.value),
    settled,
    orders: createSeatOrders(table, room.game, refused),
    chapters,
    story,
    beside,
    unread: computed(() => {
      const line = story.value.findLast(({ seat }) => seat !== viewer.value);
      return line !== undefined && isUnread(line.entry);
    }),
    markRead() {
      readUpTo.value = `${progress.peek()?.match} ${shownNext.peek() - 1} ${viewer.peek()}`;
      write('log', readUpTo.peek());
    },
    pointed,
    followed: signal<Seat | null>(null),
    windowClass: signal(windowClassOf({ width: innerWidth, height: innerHeight }, board.arrangement)),
    changing: signal(false),
    result: computed(() => {
      const now = progress.value;
      if (now === null || !settled.value || now.sight.pending.is !== 'over') return null;
      const standing = room.game.standing(imagineFrom(room.game, now.sight.view, fastRng('end')));
      return now.sight.agreed ? { ...standing, winners: [] } : standing;
    }),
    dispose() {
      stop();
      hints.dispose();
      composer.dispose();
      stage.clear();
      stopHolding();
    },
  };
}
