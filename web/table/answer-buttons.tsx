import { type EachFrame, same } from '@yamanote/kernel';
import type { AnswerButton, BoardProps } from '@yamanote/kit/board.ts';
import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { signsInWords } from '@yamanote/kit/heard-text.ts';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import type { Refused } from '../connection/line.ts';
import { moveId } from '../connection/random.ts';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import styles from './action-bar.module.css';
import type { Session } from './session.ts';

const HandOnButton = deferred(async () => (await import('./together/hand-on-button.tsx')).HandOnButton);

/** More answers without a place on the board than this stand only in the list of all choices. */
const MOST_BUTTONS = 4;

/** The one that stands out. */
const strong = `${button.main} ${styles.confirm}`;

/** Undo, the answers that are only buttons, and the one that confirms what is selected. */
export function AnswerButtons({ session, board }: { session: Session; board: BoardProps }) {
  const { composer, speech, names } = session;
  const { table: texts } = words.value;
  const asking = composer.asking.value;
  const handTo = session.settled.value ? (session.table.info.value?.handTo ?? null) : null;
  const sending = composer.sending.value;
  const label = (action: unknown) => speech.value.action(action, asking?.view ?? ({} as never), names.value);
  const ofBoard = asking === null ? null : (session.board.buttons?.(board) ?? null);
  const { selected, alike } = composer;
  // While two that are tapped alike are told apart the others wait: a second tap takes the first one back.
  const buttons = alike.value.length > 0 ? [] : (ofBoard ?? withoutTargets(session));
  const hasTargets = asking?.paths.some((path) => path.length > 0) ?? false;
  // Where nothing on the board is asked about and no button stands out, all of them are what is asked about.
  const alone = !hasTargets && !buttons.some(({ primary, selects }) => primary || selects);
  const chosen = (action: unknown) => selected.value !== null && same(action, selected.value);
  const confirms = selected.value !== null && !buttons.some(({ action }) => chosen(action));
  // Beside two answers there is no room for a hint, and whoever reads those has read the question.
  const nudges =
    hasTargets &&
    selected.value === null &&
    alike.value.length === 0 &&
    buttons.length < 2 &&
    !buttons.some(({ primary }) => primary);
  return (
    <div class={styles.buttons} data-many={buttons.length > 3 ? '' : undefined} data-places={alone ? undefined : ''}>
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
      {buttons.map(({ action, further = [], label: said, heard, note, heardNote = note, primary, selects }, i) => (
        <button
          key={i}
          type="button"
          data-answer=""
          // What stands in two lines is heard apart.
          aria-label={heardNote === undefined ? heard : heardWith(heard ?? said ?? label(action), heardNote)}
          data-primary={primary ? '' : undefined}
          data-chosen={chosen(action) ? '' : undefined}
          // What the first press only selects says that it is.
          aria-pressed={selects ? chosen(action) : undefined}
          class={primary || chosen(action) ? strong : alone ? button.main : button.plain}
          disabled={sending}
          // The second click of a double one was meant for the question before.
          onClick={({ detail }) =>
            detail < 2 && (selects && !chosen(action) ? composer.select(action) : composer.give(action, ...further))
          }
        >
          {note === undefined ? (
            (said ?? label(action))
          ) : (
            <span class={styles.answer}>
              {said ?? label(action)} <small>{note}</small>
            </span>
          )}
        </button>
      ))}
      {alike.value.map((action, i) => (
        <button
          key={`alike ${i}`}
          type="button"
          data-answer=""
          data-alike=""
          class={button.outline}
          disabled={sending}
          onClick={() => composer.give(action)}
        >
          {label(action)}
        </button>
      ))}
      {confirms && (
        <button
          type="button"
          data-answer=""
          data-chosen=""
          class={strong}
          disabled={sending}
          onClick={composer.confirm}
        >
          {label(selected.value)} <Key name="Enter" />
        </button>
      )}
      {nudges && <p class={styles.nudge}>{texts.chooseGlowing}</p>}
      {asking === null && <WithdrawButton session={session} />}
      {handTo !== null && <HandOnButton table={session.table} name={names.value[handTo]} />}
    </div>
  );
}

/** Minus stays as it is seen, and readers say it: whoever speaks to the page calls a button what is written on it. */
function heardWith(label: string, note: string): string {
  const { punctuation, kit } = words.value;
  return signsInWords(`${label}${punctuation.comma}${note}`, { signs: { ...kit.signs, '−': ' −' } });
}

/** Where the board does not say which answers are buttons. */
function withoutTargets({ composer }: Session): readonly AnswerButton<unknown>[] {
  const asking = composer.asking.value;
  const bare = asking?.actions.filter((_, i) => asking.paths[i].length === 0) ?? [];
  return bare.slice(0, MOST_BUTTONS).map((action) => ({ action }));
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
