import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { LOCAL } from '../../connection/halls.ts';
import type { Refused } from '../../connection/line.ts';
import { botFor, EVEN } from '../../levels/level.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import type { Session } from '../session.ts';
import { isShared } from '../together/shared.ts';
import styles from './end-page.module.css';

interface Props {
  session: Session;
  info: TableInfo;
}

/** Everybody who has the table open is led to the next match; with others at the table it begins in the waiting room. */
export function RematchButton({ session, info }: Props) {
  const { end } = words.value;
  if (!isSeated(info) && !isShared(info)) return null;
  return (
    <button
      type="button"
      class={`${button.main} ${styles.rematch}`}
      title={end.rematchHint}
      onClick={() => playAgain(session, info, false)}
    >
      <Icon name="redo" /> {end.rematch}
    </button>
  );
}

/**
 * The host changes them at this table before the next match, and those who sit here with the host have no say. Whoever only
 * watched, or plays in a hall without a waiting room, finds them at the game's station.
 */
export function OtherOptions({ session, info }: Props) {
  const { end } = words.value;
  if (info.youAreHost && !info.table.startsWith(LOCAL)) {
    return (
      <button
        type="button"
        class={button.plain}
        title={end.otherOptionsHint}
        onClick={() => {
          session.changing.value = true;
          playAgain(session, info, true);
        }}
      >
        <Icon name="options" /> {end.otherOptions}
      </button>
    );
  }
  if (isSeated(info) && !info.youAreHost) return null;
  return (
    <a class={button.plain} href={`/game/${info.game}`}>
      <Icon name="options" /> {end.otherOptions}
    </a>
  );
}

function isSeated({ seats }: TableInfo): boolean {
  return seats.some(({ you }) => you);
}

/** The match that is over is named, so that two who press at once mean the same next one. */
function playAgain({ table, changing }: Session, { match, game }: TableInfo, change: boolean): void {
  table.request({ do: 'rematch', match, change, even: botFor(EVEN, game) }).catch((refused: Refused) => {
    changing.value = false;
    notice(kindWord(refused.code));
  });
}
