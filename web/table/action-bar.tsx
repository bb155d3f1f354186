import type { Seat } from '@yamanote/kernel';
import type { BoardProps } from '@yamanote/kit/board.ts';
import button from '@yamanote/kit/button.module.css';
import { deferred, drawnAtRest } from '@yamanote/kit/deferred.tsx';
import { Icon, type IconName } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { opensSheet } from '@yamanote/kit/sheet.tsx';
import { useSize } from '@yamanote/kit/use-size.ts';
import type { TableInfo } from '@yamanote/protocol';
import type { AriaAttributes, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Refused } from '../connection/line.ts';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import styles from './action-bar.module.css';
import { activeSeat } from './active-seat.ts';
import { mayPropose } from './agreeing/alone.ts';
import { openProposal } from './agreeing/open-proposal.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { Asking } from './asking.ts';
import { headlineOf } from './end/headline.ts';
import { FallenButtons } from './fallen-buttons.tsx';
import type { Session } from './session.ts';
import { SkipButton } from './skip-button.tsx';

const Late = deferred(async () => (await import('./watching/late.tsx')).Late);
const NextTable = drawnAtRest(async () => (await import('./next/next-table.tsx')).NextTable);
const GoOn = deferred(async () => {
  const { GoOn, speakOfAgreeing } = await import('./agreeing/late.ts');
  await speakOfAgreeing();
  return GoOn;
});

interface Props {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  backToResult: (() => void) | null;
  choicesOpen: boolean;
  openChoices(): void;
  openOrders(): void;
}

/** Within thumb's reach: what is asked, what the selected answer would do, and the buttons. */
export function ActionBar({ session, info, board, backToResult, choicesOpen, openChoices, openOrders }: Props) {
  const {
    composer,
    hints,
    board: { Prompt },
  } = session;
  const { table: texts, end } = words.value;
  const asking = composer.asking.value;
  const hasTargets = asking?.paths.some((path) => path.length > 0) ?? false;
  const specs = Object.values(session.room.game.orders ?? {});
  const bar = useSpareRoom(asking);
  const hasOrder = board.orders !== null && asking !== null && specs.some(({ kinds }) => kinds.includes(asking.kind));
  return (
    <section ref={bar} class={styles.bar} aria-label={texts.actionBar} data-mine={asking !== null ? '' : undefined}>
      <div
        class={styles.top}
        style={{ '--tools': Number(hasOrder) + Number(hasTargets), '--roomy-tools': Number(hints.offered.value) }}
      >
        {Prompt !== undefined && asking !== null ? (
          <div class={styles.prompt}>
            <Prompt {...board} question={session.speech.value.question(asking.view, session.names.value)}>
              <Question session={session} board={board} />
            </Prompt>
          </div>
        ) : (
          <Question session={session} board={board} />
        )}
        <div class={styles.tools}>
          {/* In a narrow window it stands only in the menu, unless there is room for it. */}
          {hints.offered.value && (
            <span class={styles.roomy}>
              <Tool icon="hint" label={texts.hint.ask} opens={{ 'aria-keyshortcuts': 'h' }} open={hints.ask} />
            </span>
          )}
          {hasOrder && (
            <Tool icon="flag" label={texts.orderThis} opens={{ 'aria-haspopup': 'dialog' }} open={openOrders} />
          )}
          {hasTargets && (
            <Tool icon="list" label={texts.allChoices} opens={opensSheet(choicesOpen)} open={openChoices} />
          )}
        </div>
      </div>
      {session.fallen.value ? (
        <FallenButtons session={session} />
      ) : (
        <>
          {session.viewer.value === 'public' && info.delay !== 'none' && info.stage === 'running' && (
            <Late delay={info.delay} class={styles.late} />
          )}
          <AnswerButtons session={session} board={board} />
          <TakeBackSeat session={session} info={info} />
          <Paused session={session} info={info} />
          <AfterStop session={session} info={info} />
          <SkipButton session={session} board={board} />
        </>
      )}
      {session.viewer.value !== 'public' && (
        <NextTable table={info.table} isFree={asking === null && !session.stage.busy.value} />
      )}
      {backToResult && (
        <button type="button" class={button.main} onClick={backToResult}>
          {end.back}
        </button>
      )}
    </section>
  );
}

/** In a narrow bar a further tool is shown as long as it costs the question no line, which the board would have to pay for. */
function useSpareRoom(asking: Asking | null): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const size = useSize(bar);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    delete current.dataset.spare;
    const height = current.offsetHeight;
    current.dataset.spare = '';
    if (current.offsetHeight > height) delete current.dataset.spare;
  }, [size, asking]);
  return bar;
}

interface ToolProps {
  icon: IconName;
  label: string;
  opens: AriaAttributes;
  open(): void;
}

function Tool({ icon, label, opens, open }: ToolProps) {
  return (
    <button type="button" class={button.round} aria-label={label} {...opens} onClick={open}>
      <Icon name={icon} />
    </button>
  );
}

/** A bot plays for whoever was away; coming back is one press. */
function TakeBackSeat({ session, info }: { session: Session; info: TableInfo }) {
  const seat = session.viewer.value;
  if (seat === 'public' || info.stage !== 'running') return null;
  const { bot, gaveUp } = info.seats[seat];
  if (bot === null || gaveUp) return null;
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

function Paused({ session, info }: { session: Session; info: TableInfo }) {
  const isPaused = session.table.progress.value?.sight.pending.is === 'paused';
  return isPaused && mayPropose(info) && openProposal(session) === null ? <GoOn session={session} /> : null;
}

/** A match that was stopped stays so; another one can begin. */
function AfterStop({ session, info }: { session: Session; info: TableInfo }) {
  if (session.table.progress.value?.sight.frozen !== true) return null;
  return (
    <a class={button.main} href={`/game/${info.game}`}>
      {words.value.pages.newMatch}
    </a>
  );
}

function Question({ session, board }: { session: Session; board: BoardProps }) {
  const { composer, speech, names, viewer } = session;
  const asking = composer.asking.value;
  if (asking === null) return <Waiting session={session} board={board} />;
  return (
    <h2 class={styles.question}>
      {viewer.value !== 'public' && <SeatMark seat={viewer.value} size={14} />}
      <span>{speech.value.question(asking.view, names.value)}</span>
    </h2>
  );
}

/** Who plays in the picture that is shown; when it has come to rest, who is waited for. */
function Waiting({ session, board }: { session: Session; board: BoardProps }) {
  const { names, viewer, table, stage } = session;
  const { table: texts } = words.value;
  const sight = table.progress.value?.sight;
  if (session.fallen.value && viewer.value !== 'public') return <Waited seat={viewer.value} text={texts.fallen} />;
  const pending = sight?.pending;
  const shown = activeSeat(session, board.view);
  const waitingFor = pending !== undefined && 'seats' in pending ? pending.seats : [];
  const others = waitingFor.filter((seat) => seat !== viewer.value).map((seat) => names.value[seat]);
  const busy = stage.busy.value && shown !== null;
  const seat = busy ? shown : waitingFor.length === 1 && !sight?.frozen ? waitingFor[0] : null;
  const result = session.result.value;
  const text = sight?.frozen
    ? texts.frozen
    : pending?.is === 'paused' && !busy
      ? texts.agreed.pause
      : result !== null
        ? headlineOf(session, result)
        : busy
          ? shown === viewer.value
            ? texts.yourTurn
            : texts.theirTurn({ name: names.value[shown] })
          : others.length === 0
            ? texts.chance
            : pending?.is === 'ask'
              ? texts.theirTurn({ name: others[0] })
              : texts.theyOwe({ names: others });
  return <Waited seat={seat} text={text} />;
}

function Waited({ seat, text }: { seat: Seat | null; text: string }) {
  return (
    <h2 class={`${styles.question} ${styles.waiting}`}>
      {seat !== null && <SeatMark seat={seat} size={14} />}
      <span>{text}</span>
    </h2>
  );
}
