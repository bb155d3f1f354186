import type { EachFrame } from '@yamanote/kernel';
import type { Refused } from '../connection/line.ts';
import { moveId } from '../connection/random.ts';
import button from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import { notice } from '../kit/notice.tsx';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import styles from './action-bar.module.css';
import type { Session } from './session.ts';

/** More answers without a place on the board than this stand only in the list of all choices. */
const MOST_BUTTONS = 4;

/** Undo, the answers that are only buttons, and the one that confirms what is selected. */
export function AnswerButtons({ session }: { session: Session }) {
  const { composer, speech, names } = session;
  const { table: texts } = words.value;
  const asking = composer.asking.value;
  const sending = composer.sending.value;
  const label = (action: unknown) => speech.value.action(action, asking?.view ?? ({} as never), names.value);
  const bare = asking?.actions.filter((_, i) => asking.paths[i].length === 0) ?? [];
  const hasTargets = asking !== null && bare.length < asking.actions.length;
  const { selected, alike } = composer;
  return (
    <div class={styles.buttons}>
      {(composer.mayUndo.value || asking !== null) && (
        <button
          type="button"
          class={`${button.plain} ${styles.undo}`}
          aria-keyshortcuts="z"
          disabled={!composer.mayUndo.value}
          onClick={composer.undo}
        >
          <Icon name="undo" /> <span>{texts.undo}</span> <Key name="Z" />
        </button>
      )}
      {bare.slice(0, MOST_BUTTONS).map((action, i) => (
        <button
          key={i}
          type="button"
          data-answer=""
          class={hasTargets ? button.plain : button.main}
          disabled={sending}
          onClick={() => composer.give(action)}
        >
          {label(action)}
        </button>
      ))}
      {alike.value.map((action, i) => (
        <button
          key={`alike ${i}`}
          type="button"
          class={button.outline}
          disabled={sending}
          onClick={() => composer.give(action)}
        >
          {label(action)}
        </button>
      ))}
      {selected.value !== null && (
        <button
          type="button"
          data-answer=""
          class={`${button.main} ${styles.confirm}`}
          disabled={sending}
          onClick={composer.confirm}
        >
          {label(selected.value)} <Key name="Enter" />
        </button>
      )}
      {hasTargets && selected.value === null && alike.value.length === 0 && (
        <p class={styles.nudge}>{texts.chooseGlowing}</p>
      )}
      {asking === null && <WithdrawButton session={session} />}
    </div>
  );
}

/** The key that does the same; only a hint for the eye, readers are told by `aria-keyshortcuts`. */
function Key({ name }: { name: string }) {
  return (
    <span class={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}

/** Whoever has answered together with others may change the answer until the last one has answered. */
function WithdrawButton({ session: { table, viewer } }: { session: Session }) {
  const progress = table.progress.value;
  const frame = progress?.sight.view.stack.at(-1) as EachFrame | undefined;
  const seat = viewer.value;
  if (progress?.sight.pending.is !== 'each' || seat === 'public' || frame?.answers?.[seat] == null) return null;
  return (
    <button
      type="button"
      class={button.plain}
      onClick={() =>
        table
          .request({ do: 'withdraw', match: progress.match, move: moveId() })
          .catch((refused: Refused) => notice(kindWord(refused.code)))
      }
    >
      {words.value.table.withdraw}
    </button>
  );
}
