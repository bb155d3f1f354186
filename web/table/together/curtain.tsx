import { call, forgetSaid } from '@yamanote/kit/announcer.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { Marks, SeatMark } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refused } from '../../connection/line.ts';
import type { WatchedTable } from '../../connection/table.ts';
import big from '../../pages/big-button.module.css';
import { Shell } from '../../pages/shell.tsx';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { type TogetherWords, useTogetherWords } from '../../words/together/index.ts';
import { marksAt } from '../marks.ts';
import { seatNames } from '../names.ts';
import type { Session } from '../session.ts';
import styles from './curtain.module.css';
import { lately } from './lately.ts';

interface Props {
  table: WatchedTable;
  info: TableInfo;
  session: Session | null;
  /** The seat of who is to take the device. */
  seat: number;
}

/** Stands in place of the match while the device changes hands: whose it is next, and nothing that is anybody's own. */
export function Curtain(props: Props) {
  const texts = useTogetherWords();
  usePageState({
    idle: texts !== null && props.table.line.waiting.value === 0,
    entry: (props.table.progress.value?.sight.next ?? 0) - 1,
  });
  return texts === null ? null : <Handing {...props} texts={texts} key={props.seat} />;
}

function Handing({ table, info, session, seat, texts }: Props & { texts: TogetherWords }) {
  const name = seatNames(info, words.value)[seat];
  const heading = useRef<HTMLHeadingElement>(null);
  const ready = useReady();
  const [busy, setBusy] = useState(false);
  const handing = texts.handTo({ name });
  useEffect(() => {
    // The button that had the focus is gone; on the next one, the key that gave an answer would take the device as well.
    heading.current?.focus({ preventScroll: true });
    forgetSaid();
    call(handing);
  }, []);

  function take(): void {
    setBusy(true);
    table.request({ do: 'look', seat }).catch((refused: Refused) => {
      setBusy(false);
      notice(kindWord(refused.code));
    });
  }

  return (
    <Marks.Provider value={marksAt(session, info)}>
      <Shell title={handing} game={info.game}>
        <section class={styles.curtain}>
          <header class={styles.sign}>
            <i aria-hidden="true">
              <SeatMark seat={seat} size={44} />
            </i>
            <h1 ref={heading} tabIndex={-1}>
              {handing}
            </h1>
            <p>{texts.lookAway}</p>
          </header>
          {session?.viewer.value === 'public' && <Lately session={session} seat={seat} texts={texts} />}
          <button type="button" class={`${big.main} ${styles.take}`} disabled={!ready || busy} onClick={take}>
            <Icon name="person" size={26} />
            <b>{texts.iAm({ name })}</b>
          </button>
        </section>
      </Shell>
    </Marks.Provider>
  );
}

/** How long a finger that gave the last answer may still be on its way down: it takes nothing from who is next. */
const SETTLING = 500;

function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), SETTLING);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}

function Lately({ session, seat, texts }: { session: Session; seat: number; texts: TogetherWords }) {
  const turns = lately(session, seat);
  if (turns.length === 0) return null;
  return (
    <div class={styles.lately}>
      <h2>{texts.lately}</h2>
      <ul>
        {turns.map((turn) => (
          <li key={turn.key}>
            {turn.seat === 'all' ? <span /> : <SeatMark seat={turn.seat} size={14} />}
            <span>
              {turn.seat !== 'all' && <b>{session.names.value[turn.seat]}</b>} {turn.did}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
