/**
 * Composing a move. The legal answers are found on a world that the seat can imagine; taps narrow them down (kit/choice);
 * parts of a move stay in the page until the move is whole. Nothing here knows a rule.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { fastRng, foresee, type Game, preview, type Seat, same, type Viewer } from '@yamanote/kernel';
import type { Board, TargetState } from '@yamanote/kit/board.ts';
import { narrow, tapOn } from '@yamanote/kit/choice.ts';
import type { Refused } from '../connection/line.ts';
import { moveId } from '../connection/random.ts';
import type { Progress, WatchedTable } from '../connection/table.ts';
import { isAlone, mayPropose } from './agreeing/alone.ts';
import { lastDecisionOf } from './agreeing/decisions.ts';
import { type Action, type Asking, askingOf } from './asking.ts';
import { type HalfMade, isAbout, isUntouched, keepHalfMade, recallHalfMade, UNMARKED, untouched } from './half-made.ts';
import { pressOf } from './press.ts';

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
  /** Selects an answer from a list; a ritual is given at once, and so is what was selected before. */
  pick(action: Action): void;
  /** Selects one of the answers, whatever its targets are; `null` clears. */
  select(action: Action | null): void;
  /** Selects an answer to the question that is open, from its beginning: parts that are chosen already are taken back. */
  propose(action: Action): void;
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
  /** Says that somebody alone has gone back for the first time in this match. */
  wentBack: () => void = () => undefined,
): Composer {
  /** What was last begun here; it counts as long as its question is open. */
  const begun = signal(recallHalfMade());
  const half = computed((): HalfMade => {
    const now = progress.value;
    const question = { match: now?.match ?? '', question: now?.sight.question ?? -1, viewer: viewer.value };
    return isAbout(begun.value, question) ? begun.value : untouched(question);
  });
  const given = computed(() => half.value.given);
  const sending = computed(() => half.value.sent !== null);

  const asking = computed((): Asking | null => {
    const now = progress.value;
    const seat = viewer.value;
    if (now === null || seat === 'public' || !settled.value || now.sight.frozen) return null;
    // A seat that a bot plays is asked nothing here: whoever stood up and skips to the end would be stopped at every turn.
    if (table.info.value?.seats[seat].bot) return null;
    return askingOf(game, board, now.sight, seat, given.value);
  });
  const narrowed = computed(() => narrow(asking.value?.paths ?? [], half.value.tapped));
  const complete = computed(() => narrowed.value.complete.map((i) => asking.value?.actions[i]));
  const selected = computed(() => {
    const { chosen } = half.value;
    const whole = chosen === null ? undefined : asking.value?.actions.find((one) => same(one, chosen));
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
  const alike = computed(() => (complete.value.length > 1 && half.value.chosen === null ? complete.value : []));
  const events = computed(() => {
    const now = progress.value;
    if (selected.value === null || now === null || typeof viewer.value !== 'number') return [];
    const answers = [...given.value, selected.value];
    return preview(game, now.sight.view, viewer.value, answers, fastRng('preview')).events;
  });

  /** The move that this page has sent last, unless it was forgotten. */
  let underWay: string | null = null;
  const stopKeeping = effect(() => keepHalfMade(begun.value));
  // When the match itself is forgotten, because the hall has another past, so is what was begun in it.
  let isKnown = false;
  const stopForgetting = effect(() => {
    const wasKnown = isKnown;
    isKnown = progress.value !== null;
    if (isKnown || !wasKnown) return;
    underWay = null;
    begun.value = null;
  });
  // A move that was on its way when the page was closed is sent again; the hall takes a move once.
  const stopSending = effect(() => {
    const { sent, match, question } = half.value;
    if (sent === null || sent.move === underWay) return;
    const { move, answers } = sent;
    underWay = move;
    const reply = untracked(() => table.request({ do: 'answer', match, move, question, answers: [...answers] }));
    reply.then(
      () => settle(move),
      (reason: Refused) => {
        settle(move);
        if (underWay === move) refused(reason.code);
      },
    );
  });

  /** If the next question was there before the reply, what has been chosen for it meanwhile stays. */
  function settle(move: string): void {
    if (begun.peek()?.sent?.move === move) begun.value = null;
  }

  function change(part: Partial<Pick<HalfMade, 'given' | 'tapped' | 'chosen' | 'sent'>>): void {
    const changed = { ...half.peek(), ...part };
    begun.value = isUntouched(changed) ? null : changed;
  }

  function clear(): void {
    if (!sending.peek()) change(UNMARKED);
  }

  /** The path that leads to an answer, and the answer itself: two may have the same path. */
  function select(action: Action | null): void {
    if (sending.peek()) return;
    const now = asking.peek();
    const at = action === null ? -1 : (now?.actions.findIndex((one) => same(one, action)) ?? -1);
    change({ tapped: now?.paths[at] ?? [], chosen: now?.actions[at] ?? null });
  }

  function propose(action: Action): void {
    if (sending.peek()) return;
    change({ given: [], ...UNMARKED });
    select(action);
  }

  /** What is selected stays so while it is on its way: nothing that it brings about is shown before the hall says so. */
  function give(action: Action, ...further: readonly Action[]): void {
    if (sending.peek() || asking.peek() === null) return;
    const all = [...given.peek(), action, ...further];
    if (waitsForMore(all)) change({ given: all, ...UNMARKED });
    else change({ ...(same(selected.peek(), action) ? {} : UNMARKED), sent: { move: moveId(), answers: all } });
  }

  /** A part of a move stays in the page only if all is known that it leads to. */
  function waitsForMore(answers: readonly Action[]): boolean {
    const now = progress.peek();
    if (now === null || board.partial?.(answers[answers.length - 1]) !== true) return false;
    return foresee(game, now.sight.view, viewer.peek() as Seat, answers, fastRng('asking')) !== null;
  }

  function needsConfirming(action: Action): boolean {
    const now = asking.peek();
    return now !== null && board.confirm(action, now.view);
  }

  function pick(action: Action): void {
    const atOnce = asking.peek()?.ritual === true && !needsConfirming(action);
    if (atOnce || action === selected.peek()) give(action);
    else select(action);
  }

  function tap(id: string): void {
    if (sending.peek()) return;
    change({ tapped: tapOn(asking.peek()?.paths ?? [], half.peek().tapped, id), chosen: null });
    const action = selected.peek();
    if (action !== null && narrowed.peek().next.size === 0 && !needsConfirming(action)) give(action);
  }

  function confirm(): void {
    if (selected.peek() !== null) give(selected.peek());
  }

  function undo(): void {
    const now = progress.peek();
    if (given.peek().length > 0 && !sending.peek()) {
      change({ given: given.peek().slice(0, -1), ...UNMARKED });
    } else if (now !== null && now.sight.undo !== null) {
      table
        .request({ do: 'undo', match: now.match, move: moveId(), to: pressOf(now.showings, now.sight.undo) })
        .catch((reason: Refused) => refused(reason.code));
    } else if (back.peek() !== null) {
      goBack(back.peek() as number);
    }
  }

  /** Whoever plays alone goes back past dice too: by consent of everybody, and that is nobody else. */
  const back = computed(() => {
    const now = progress.value;
    const seat = viewer.value;
    const info = table.info.value;
    if (now === null || seat === 'public' || info === null || asking.value === null || sending.value) return null;
    return isAlone(info) && mayPropose(info) ? lastDecisionOf(seat, now.showings) : null;
  });

  function goBack(to: number): void {
    const { match, sight, showings } = progress.peek() as Progress;
    const wasBack = showings.some(({ entry }) => 'undo' in entry && entry.consent);
    table.request({ do: 'propose', match, move: moveId(), agreement: { is: 'rewind', to }, moment: sight.moment }).then(
      () => wasBack || wentBack(),
      (reason: Refused) => refused(reason.code),
    );
  }

  return {
    asking,
    selected,
    alike,
    preview: events,
    sending,
    mayUndo: computed(
      () => !sending.value && (given.value.length > 0 || progress.value?.sight.undo != null || back.value !== null),
    ),
    target(id) {
      if (asking.value === null) return 'none';
      const { picked, next, instead } = narrowed.value;
      if (picked.includes(id)) return 'selected';
      return !sending.value && (next.has(id) || instead.has(id)) ? 'legal' : 'none';
    },
    tap,
    pick,
    select,
    propose,
    give,
    confirm,
    clear,
    undo,
    dispose() {
      stopKeeping();
      stopForgetting();
      stopSending();
    },
  };
}
