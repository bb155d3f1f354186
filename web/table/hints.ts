/** Hints for who is asked: asking for one, and what came of it while its question is open. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Viewer } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import type { Hint } from '@yamanote/running-match';
import type { Refused } from '../connection/line.ts';
import type { WatchedTable } from '../connection/table.ts';
import type { Composer } from './composer.ts';

export interface Hints {
  /** Whether the person at this page may ask for one now: a single answer needs none. */
  readonly offered: ReadonlySignal<boolean>;
  /** Whether one is on its way. */
  readonly awaited: ReadonlySignal<boolean>;
  /** What could be answered, best first; `null` as long as nothing was hinted at. */
  readonly shown: ReadonlySignal<Hint | null>;
  ask(): void;
  dispose(): void;
}

type Told = Extract<Reply, { is: 'hint' }>;

export function createHints(
  table: WatchedTable,
  viewer: ReadonlySignal<Viewer>,
  composer: Composer,
  refused: (code: Refused['code']) => void,
  /** Whoever listens is told as well; an empty hint says that nothing was found. */
  tell: (hint: Hint) => void,
): Hints {
  const { line, progress } = table;
  const told = signal<Told | null>(null);
  /** The question that was asked about, over which opening of the line: one that breaks may bring no answer. */
  const asked = signal<string | null>(null);
  const question = computed(() => {
    const { match, sight } = progress.value ?? {};
    return `${match} ${sight?.question} ${viewer.value}`;
  });
  const asking = () => `${question.value} ${line.opened.value}`;
  const shown = computed(() => {
    const now = told.value;
    const isOfThis = now !== null && `${now.match} ${now.question} ${now.seat}` === question.value;
    return isOfThis && now.hint.length > 0 && !composer.sending.value ? now.hint : null;
  });

  const silence = line.listen((reply) => {
    if (reply.is !== 'hint' || reply.table !== table.id) return;
    asked.value = null;
    told.value = reply;
  });
  // Each is proposed once, as soon as what happened before it has been shown; what one makes of it then is one's own choice.
  let proposed: Told | null = null;
  const stop = effect(() => {
    const now = told.value;
    if (now === proposed || now === null || composer.asking.value === null) return;
    proposed = now;
    untracked(() => {
      if (shown.value !== null) composer.propose(shown.value[0].answer);
      if (shown.value !== null || now.hint.length === 0) tell(now.hint);
    });
  });

  return {
    offered: computed(() => {
      const { actions } = composer.asking.value ?? { actions: [] };
      return table.info.value?.hints === true && actions.length > 1 && !composer.sending.value;
    }),
    awaited: computed(() => asked.value === asking()),
    shown,
    ask() {
      const now = progress.peek();
      if (now === null || asked.peek() === untracked(asking)) return;
      if (shown.peek() !== null) {
        // It is known already: it is only shown again.
        told.value = { ...(told.peek() as Told) };
        return;
      }
      asked.value = untracked(asking);
      table.request({ do: 'hint', match: now.match, question: now.sight.question }).catch(({ code }: Refused) => {
        asked.value = null;
        refused(code);
      });
    },
    dispose() {
      silence();
      stop();
    },
  };
}
