/** Whoever looks at one kind of action is asked about that one, and not a second time which it is to be. */
import type { ActionKind } from '@yamanote/games/shinjuku/rules';
import { announce, SeatMark } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { mode } from '../desk.ts';
import { incomeOf } from '../plan/income.ts';
import { momentOf, type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './prompt.module.css';

export function Prompt({ children, ...board }: Props & { children: ComponentChildren }) {
  const seat = shownSeat(board);
  const kind = mode.value;
  const asked = kind === null || momentOf(board.view)?.kind !== 'action' ? null : questionOf(board, kind);
  // The page does not know of it: to the hall it is still the same question.
  useEffect(() => {
    if (asked !== null) announce(asked);
  }, [asked]);
  if (seat === null || asked === null) return <>{children}</>;
  return (
    <h2 class={styles.question}>
      <SeatMark seat={seat} size={14} />
      <span>{asked}</span>
    </h2>
  );
}

function questionOf({ view, language, viewer }: Props, kind: ActionKind): string {
  const words = boardWords[language];
  switch (kind) {
    case 'open':
      return words.openWhere;
    case 'track':
      return words.trackWhere;
    case 'move':
      return words.moveFrom;
    case 'upgrade':
      return words.upgradeWhere;
    case 'income':
      return words.incomeAsks(viewer === 'public' ? 0 : incomeOf(view, viewer));
  }
}
