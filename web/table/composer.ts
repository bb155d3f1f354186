/**
 * Composing a move. The legal answers are found on a world that the seat can imagine; taps narrow them down (kit/choice);
 * parts of a move stay in the page until the move is whole. Nothing here knows a rule.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  apply,
  fastRng,
  type Game,
  imagineFrom,
  legal,
  pending,
  preview,
  type Seat,
  same,
  type Viewer,
  viewOf,
} from '@yamanote/kernel';
import type { Sight } from '@yamanote/table';
import type { Refused } from '../connection/line.ts';
import { moveId } from '../connection/random.ts';
import type { Progress, WatchedTable } from '../connection/table.ts';
import type { Board, TargetState } from '../kit/board.ts';
import { narrow, tapOn } from '../kit/choice.ts';
import { keepHalfMade, recallHalfMade } from './half-made.ts';

// biome-ignore lint/suspicious/noExplicitAny: the frame passes answers on and never looks into them
type Action = any;

/** What a seat is asked now, after the parts of the move that are already chosen. */
interface Asking {
  view: Sight['view'];
  kind: string;
  actions: readonly Action[];
  paths: readonly (readonly string[])[];
}

export interface Composer {
  /** `null` while this seat is not asked, or while something is still being shown. */
  readonly asking: ReadonlySignal<Asking | null>;
  /** The answer that is selected and waits for its confirming button. */
  readonly selected: ReadonlySignal<Action | null>;
  /** Answers that are tapped alike and have to be told apart by a button. */
  readonly alike: ReadonlySignal<readonly Action[]>;
  readonly preview: ReadonlySignal<readonly unknown[]>;
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly sending: ReadonlySignal<boolean>;
  target(id: string): TargetState;
  tap(id: string): void;
  /** A tap by keyboard: a second one on the same thing gives the answer. */
  choose(id: string): void;
  /** Selects an answer from a list, or gives it if it needs no confirming. */
  pick(action: Action): void;
  /** Selects one of the answers, whatever its targets are; `null` clears. */
  select(action: Action | null): void;
  /** Gives an answer, and further ones to the questions that follow. */
  give(action: Action, ...further: readonly Action[]): void;
  confirm(): void;
  clear(): void;
  undo(): void;
  dispose(): void;
}

export function createComposer(
  table: WatchedTable,
  game: Game,
  board: Board,
  viewer: ReadonlySignal<Viewer>,
  progress: ReadonlySignal<Progress | null>,
  settled: ReadonlySignal<boolean>,
  refused: (code: Refused['code']) => void,
): Composer {
  const given = signal<readonly Action[]>([]);
  const tapped = signal<readonly string[]>([]);
  /** An answer that was selected as a whole: by a control of the board, or among answers that are tapped alike. */
  const chosen = signal<Action | null>(null);
  const sent = signal<string | null>(null);

  const asking = computed((): Asking | null => {
    const now = progress.value;
    const seat = viewer.value;
    if (now === null || seat === 'public' || !settled.value || now.sight.frozen) return null;
    return askingOf(game, board, now.sight, seat, given.value);
  });
  const narrowed = computed(() => narrow(asking.value?.paths ?? [], tapped.value));
  const complete = computed(() => narrowed.value.complete.map((i) => asking.value?.actions[i]));
  const selected = computed(() => {
    const whole = chosen.value === null ? undefined : asking.value?.actions.find((one) => same(one, chosen.value));
    return whole ?? (complete.value.length === 1 ? complete.value[0] : suggested());
  });

  /** What the board takes to be meant while what is tapped leaves a choice. */
  function suggested(): Action | null {
    const now = asking.value;
    const { picked } = narrowed.value;
    if (now === null || picked.length === 0 || complete.value.length > 0) return null;
    const open = now.actions.filter((_, i) => picked.every((id, at) => now.paths[i][at] === id));
    return board.suggest?.(open, now.view) ?? null;
  }
  const alike = computed(() => (complete.value.length > 1 && chosen.value === null ? complete.value : []));
  const events = computed(() => {
    const now = progress.value;
    if (selected.value === null || now === null || typeof viewer.value !== 'number') return [];
    return preview(game, now.sight.view, viewer.value, [...given.value, selected.value], fastRng('preview')).events;
  });

  // A new question ends what was begun for the old one; after a reload what was begun is offered again.
  let openQuestion = '';
  const stopFollowing = effect(() => {
    const now = progress.value;
    const question = now === null ? '' : `${now.match} ${now.sight.question} ${viewer.value}`;
    if (now === null || question === openQuestion) return;
    openQuestion = question;
    sent.value = null;
    const half = viewer.value === 'public' ? null : recallHalfMade(now.match, now.sight.question);
    given.value = half?.given ?? [];
    tapped.value = half?.tapped ?? [];
    chosen.value = half?.chosen ?? null;
    if (half?.move) send(half.given, half.move);
  });
  const stopKeeping = effect(() => {
    const now = progress.value;
    if (now === null) return;
    const { match, sight } = now;
    keepHalfMade({
      match,
      question: sight.question,
      given: given.value,
      tapped: tapped.value,
      chosen: chosen.value,
      move: sent.value,
    });
  });

  function send(answers: readonly Action[], move = moveId()): void {
    const now = progress.peek();
    if (now === null) return;
    sent.value = move;
    const { match, sight } = now;
    table.request({ do: 'answer', match, move, question: sight.question, answers: [...answers] }).then(
      () => settle(move),
      (reason: Refused) => {
        settle(move);
        refused(reason.code);
      },
    );
  }

  /** If the next question was there before the reply, what has been chosen for it meanwhile stays. */
  function settle(move: string): void {
    if (sent.peek() !== move) return;
    sent.value = null;
    given.value = [];
    clear();
  }

  function clear(): void {
    mark([], null);
  }

  function mark(path: readonly string[], whole: Action | null): void {
    batch(() => {
      tapped.value = path;
      chosen.value = whole;
    });
  }

  /** The path that leads to an answer, and the answer itself: two may have the same path. */
  function select(action: Action | null): void {
    if (sent.peek() !== null) return;
    const now = asking.peek();
    const at = action === null ? -1 : (now?.actions.findIndex((one) => same(one, action)) ?? -1);
    mark(now?.paths[at] ?? [], now?.actions[at] ?? null);
  }

  function give(action: Action, ...further: readonly Action[]): void {
    if (sent.peek() !== null || asking.peek() === null) return;
    const all = [...given.peek(), action, ...further];
    clear();
    given.value = all;
    if (board.partial?.(all[all.length - 1]) !== true) send(all);
  }

  function needsConfirming(action: Action): boolean {
    const now = asking.peek();
    return now !== null && board.confirm(action, now.view);
  }

  function pick(action: Action): void {
    const now = asking.peek();
    const path = now?.paths[now.actions.indexOf(action)] ?? [];
    if (path.length === 0 || !needsConfirming(action)) give(action);
    else select(action);
  }

  function tap(id: string): void {
    if (sent.peek() !== null) return;
    mark(tapOn(asking.peek()?.paths ?? [], tapped.peek(), id), null);
    const action = selected.peek();
    if (action !== null && narrowed.peek().next.size === 0 && !needsConfirming(action)) give(action);
  }

  function confirm(): void {
    if (selected.peek() !== null) give(selected.peek());
  }

  function undo(): void {
    const now = progress.peek();
    if (given.peek().length > 0) {
      given.value = given.peek().slice(0, -1);
      clear();
    } else if (now !== null && now.sight.undo !== null) {
      table
        .request({ do: 'undo', match: now.match, move: moveId(), to: now.sight.undo })
        .catch((reason: Refused) => refused(reason.code));
    }
  }

  return {
    asking,
    selected,
    alike,
    preview: events,
    sending: computed(() => sent.value !== null),
    mayUndo: computed(() => sent.value === null && (given.value.length > 0 || progress.value?.sight.undo != null)),
    target(id) {
      if (asking.value === null || sent.value !== null) return 'none';
      const { picked, next, instead } = narrowed.value;
      return picked.includes(id) ? 'selected' : next.has(id) || instead.has(id) ? 'legal' : 'none';
    },
    tap,
    choose(id) {
      if (selected.peek() !== null && narrowed.peek().picked.at(-1) === id) confirm();
      else tap(id);
    },
    pick,
    select,
    give,
    confirm,
    clear,
    undo,
    dispose() {
      stopFollowing();
      stopKeeping();
    },
  };
}

/** `null` if the seat is not asked. */
function askingOf(game: Game, board: Board, sight: Sight, seat: Seat, given: readonly Action[]): Asking | null {
  const { pending: waiting } = sight;
  if ((waiting.is !== 'ask' && waiting.is !== 'each') || !waiting.seats.includes(seat)) return null;
  const state = imagineFrom(game, sight.view, fastRng('asking'));
  for (const answer of given) apply(game, state, seat, answer);
  const actions = legal(game, state, seat);
  if (actions.length === 0) return null;
  const view = given.length === 0 ? sight.view : viewOf(game, state, seat);
  const now = pending(game, state);
  return {
    view,
    kind: 'kind' in now ? now.kind : '',
    actions,
    paths: actions.map((action) => board.targets(action, view, actions)),
  };
}
