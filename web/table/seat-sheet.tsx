import type { Seat } from '@yamanote/kernel';
import type { BoardProps } from '@yamanote/kit/board.ts';
import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { becomeGuest } from '../connection/guest.ts';
import type { Refused } from '../connection/line.ts';
import type { TableRequest } from '../connection/table.ts';
import { ContinueCode } from '../settings/continue-code.tsx';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import { AbsenceNote } from './absence-note.tsx';
import styles from './menu-dialog.module.css';
import type { Session } from './session.ts';

const NudgeButton = deferred(() => import('../notices/nudge-button.tsx').then((part) => part.NudgeButton));

/** A seat's things, large; for the host also what can be done about an absent player. */
export function SeatSheet({
  session,
  info,
  board,
  seat,
  close,
}: {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  seat: Seat;
  close(): void;
}) {
  const { SeatDetail } = session.board;
  return (
    <Sheet title={info.seats[seat].you ? words.value.you : session.names.value[seat]} close={close}>
      {info.stage === 'running' && <StandIn session={session} info={info} seat={seat} close={close} />}
      <SeatDetail {...board} seat={seat} />
      {info.stage === 'running' && <SeatActions session={session} info={info} seat={seat} close={close} />}
    </Sheet>
  );
}

/** Why a bot plays here, and whether somebody else may in its place. */
function StandIn({ session, info, seat, close }: { session: Session; info: TableInfo; seat: Seat; close(): void }) {
  const { you, bot, gaveUp, absence } = info.seats[seat];
  const mayTake = info.absence.taking && bot !== null && !gaveUp && !info.seats.some((one) => one.you);
  const tellsWhy = absence !== null && !you && !gaveUp;
  if (!mayTake && !tellsWhy) return null;
  /** Whoever only watches may be nobody yet. */
  const takeOver = async () => {
    try {
      await becomeGuest();
      await session.table.request({ do: 'sit', seat });
      close();
    } catch (refused) {
      notice(kindWord((refused as Refused).code));
    }
  };
  return (
    <p class={styles.standIn}>
      {tellsWhy && <AbsenceNote why={absence} name={session.names.value[seat]} />}
      {mayTake && (
        <button type="button" class={button.main} onClick={takeOver}>
          {words.value.table.sitHere}
        </button>
      )}
    </p>
  );
}

/** Whether so many milliseconds have passed since they were said; never for `null`. */
function usePassed(wait: number | null): boolean {
  const [passed, setPassed] = useState(wait === 0);
  useEffect(() => {
    setPassed(wait === 0);
    if (wait === null || wait === 0) return;
    const timer = setTimeout(() => setPassed(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return passed;
}

function SeatActions({ session, info, seat, close }: { session: Session; info: TableInfo; seat: Seat; close(): void }) {
  const [code, setCode] = useState<string | null>(null);
  const { table: texts } = words.value;
  const { you, guest, bot, online, awayIn, stuck, gaveUp } = info.seats[seat];
  const isAway = usePassed(awayIn);
  const ask = (request: TableRequest) =>
    session.table.request(request).then(
      // A code is to be read; anything else is done, and the board shows it.
      (done) => (done.code === undefined ? close() : setCode(done.code)),
      (refused: Refused) => notice(kindWord(refused.code)),
    );
  if (code !== null) return <ContinueCode code={code} hint={texts.seatLinkHint} />;
  const isAbsent = guest !== null && bot === null && !online;
  const { pending } = session.table.progress.value?.sight ?? {};
  const isAsked = pending !== undefined && 'seats' in pending && pending.seats.includes(seat);
  const mayNudge = isAbsent && isAsked && !you && session.viewer.value !== 'public';
  const mayReplace = info.youAreHost && !you && ((isAbsent && isAway) || stuck);
  return (
    <p class={styles.row}>
      {you && bot !== null && !gaveUp && (
        <button type="button" class={button.main} onClick={() => ask({ do: 'sit', seat })}>
          {texts.giveBack}
        </button>
      )}
      {mayReplace && (
        <button type="button" class={button.plain} onClick={() => ask({ do: 'bot', seat, bot: info.absence.bot })}>
          {texts.giveToBot}
        </button>
      )}
      {mayNudge && <NudgeButton session={session} match={info.match} seat={seat} />}
      {info.youAreHost && isAbsent && !isAway && <span>{texts.notAwayYet}</span>}
      {info.youAreHost && guest !== null && !you && !gaveUp && isAway && (
        <button type="button" class={button.plain} onClick={() => ask({ do: 'seat-code', seat })}>
          {texts.seatLink}
        </button>
      )}
    </p>
  );
}
