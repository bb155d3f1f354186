import type { TableInfo } from '@yamanote/protocol';
import type { Refused } from '../connection/line.ts';
import type { BoardProps } from '../kit/board.ts';
import button from '../kit/button.module.css';
import { Icon, type IconName } from '../kit/icon.tsx';
import { notice } from '../kit/notice.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import styles from './action-bar.module.css';
import { AnswerButtons } from './answer-buttons.tsx';
import { Explanation } from './explanation.tsx';
import { type Recap, RecapNote } from './recap.tsx';
import type { Session } from './session.ts';

interface Props {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  recap: Recap | null;
  backToResult: (() => void) | null;
  openChoices(): void;
  openOrders(): void;
}

/** Within thumb's reach: what is asked, what the selected answer would do, and the buttons. */
export function ActionBar({ session, info, board, recap, backToResult, openChoices, openOrders }: Props) {
  const {
    composer,
    board: { Hint, Prompt },
    speech,
  } = session;
  const { table: texts, end } = words.value;
  const asking = composer.asking.value;
  const hasTargets = asking?.paths.some((path) => path.length > 0) ?? false;
  const specs = Object.values(session.room.game.orders ?? {});
  const hasOrder = board.orders !== null && asking !== null && specs.some(({ kinds }) => kinds.includes(asking.kind));
  return (
    <section class={styles.bar} aria-label={texts.actionBar} data-mine={asking !== null ? '' : undefined}>
      <div class={styles.notes}>
        {recap ? (
          <RecapNote recap={recap} />
        ) : (
          asking && <Explanation key={asking.kind} game={info.game} kind={asking.kind} speech={speech.value} />
        )}
      </div>
      <div
        class={styles.top}
        data-selected={composer.selected.value !== null ? '' : undefined}
        style={{ '--tools': Number(hasOrder) + Number(hasTargets) }}
      >
        {Prompt !== undefined && asking !== null ? (
          <div class={styles.prompt}>
            <Prompt {...board}>
              <Question session={session} />
            </Prompt>
          </div>
        ) : (
          <Question session={session} />
        )}
        {composer.selected.value !== null && (
          <div class={styles.hint}>
            <Hint {...board} />
          </div>
        )}
        <div class={styles.tools}>
          {hasOrder && <Tool icon="flag" label={texts.orderThis} open={openOrders} />}
          {hasTargets && <Tool icon="list" label={texts.allChoices} open={openChoices} />}
        </div>
      </div>
      <AnswerButtons session={session} board={board} />
      <TakeBackSeat session={session} info={info} />
      {backToResult && (
        <button type="button" class={button.main} onClick={backToResult}>
          {end.back}
        </button>
      )}
    </section>
  );
}

function Tool({ icon, label, open }: { icon: IconName; label: string; open(): void }) {
  return (
    <button type="button" class={button.round} aria-label={label} aria-haspopup="dialog" onClick={open}>
      <Icon name={icon} />
    </button>
  );
}

/** A bot plays for whoever was away; coming back is one press. */
function TakeBackSeat({ session, info }: { session: Session; info: TableInfo }) {
  const seat = session.viewer.value;
  if (seat === 'public' || info.seats[seat].bot === null || info.stage !== 'running') return null;
  return (
    <button
      type="button"
      class={button.main}
      onClick={() =>
        session.table.request({ do: 'sit', seat }).catch((refused: Refused) => notice(kindWord(refused.code)))
      }
    >
      {words.value.table.giveBack}
    </button>
  );
}

function Question({ session }: { session: Session }) {
  const { composer, speech, names, viewer, table } = session;
  const asking = composer.asking.value;
  const { table: texts } = words.value;
  if (asking !== null) {
    return (
      <h2 class={styles.question}>
        {viewer.value !== 'public' && <SeatMark seat={viewer.value} size={14} />}
        <span>{speech.value.question(asking.view, names.value)}</span>
      </h2>
    );
  }
  const sight = table.progress.value?.sight;
  const pending = sight?.pending;
  const waitingFor = pending !== undefined && 'seats' in pending ? pending.seats : [];
  const others = waitingFor.filter((seat) => seat !== viewer.value).map((seat) => names.value[seat]);
  const text = sight?.frozen
    ? texts.frozen
    : others.length === 0
      ? texts.chance
      : pending?.is === 'ask'
        ? texts.theirTurn({ name: others[0] })
        : texts.theyOwe({ names: others });
  return (
    <h2 class={`${styles.question} ${styles.waiting}`}>
      {waitingFor.length === 1 && <SeatMark seat={waitingFor[0]} size={14} />}
      <span>{text}</span>
    </h2>
  );
}
