import type { BoardProps } from '@yamanote/kit/board.ts';
import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { words } from '../words/index.ts';
import { activeSeat } from './active-seat.ts';
import type { Session } from './session.ts';
import { maySkip, skip, skipTurn } from './skip.ts';

/** For who waits for bots alone: straight to one's next question, or to the end. What came of one's own answer is not skipped. */
export function SkipButton({ session, board }: { session: Session; board: BoardProps }) {
  const { table: texts } = words.value;
  const to = maySkip(session);
  if (to === null) return null;
  const isMine = to === 'round' && activeSeat(session, board.view) === session.viewer.value;
  if (isMine && !session.stage.busy.value) return null;
  return (
    <button type="button" class={button.plain} onClick={() => (isMine ? skipTurn(session) : skip(session))}>
      <Icon name="forward" size={20} /> {isMine ? texts.skipOwn : to === 'round' ? texts.skipRound : texts.skipMatch}
    </button>
  );
}
