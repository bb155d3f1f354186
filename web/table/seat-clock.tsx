import type { Seat } from '@yamanote/kernel';
import { announce } from '@yamanote/kit/announcer.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import { clockText, type Reading, readingAt, spokenBetween } from './clocks.ts';
import styles from './seat-clock.module.css';
import type { Session } from './session.ts';

/**
 * What a seat's clock shows now, drawn anew when that changes. Where the hall cannot be reached it stands: whether it runs there,
 * this page cannot know.
 */
function useReading({ table }: Session, seat: Seat): Reading | null {
  const told = table.clocks.value;
  const isCut = table.line.state.value !== 'open';
  const [, drawAgain] = useState(0);
  const match = table.progress.value?.match;
  const clock = told === null || told.match !== match ? null : (told.clocks[seat] ?? null);
  const stoodAt = useRef<number | null>(null);
  stoodAt.current = isCut ? (stoodAt.current ?? performance.now()) : null;
  const now = stoodAt.current ?? performance.now();
  const reading = clock === null || told === null ? null : readingAt(clock, now - told.at);
  const next = isCut ? null : (reading?.next ?? null);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => drawAgain((n) => n + 1), next + 1);
    return () => clearTimeout(timer);
  });
  return reading;
}

interface Props {
  session: Session;
  seat: Seat;
  /** It stands in a line of text, and not at the edge of a seat. */
  inLine?: boolean;
}

/** At the right of a seat's figures; nothing moves when its digits change. */
export function SeatClock(props: Props) {
  const reading = useReading(props.session, props.seat);
  return reading === null ? null : <Shown {...props} reading={reading} />;
}

/** Of all that run the one that is up first: for who watches, and follows nobody. */
export function RunningClock({ session }: { session: Session }) {
  const clocks = session.table.clocks.value?.clocks ?? [];
  const running = clocks.flatMap((clock, seat) => (clock?.runs ? { seat, left: clock.left } : []));
  const first = running.sort((a, b) => a.left - b.left)[0];
  return first === undefined ? null : <SeatClock key={first.seat} session={session} seat={first.seat} inLine />;
}

function Shown({ session, seat, inLine, reading }: Props & { reading: Reading }) {
  const { clock: texts } = words.value.table;
  const { left, runs, rests, reaction, isLast } = reading;
  useSpoken(session, seat, reading);
  const state = isLast ? 'last' : runs ? 'runs' : rests ? 'rests' : 'stands';
  return (
    <p
      class={styles.clock}
      data-clock={state}
      data-reaction={reaction ? '' : undefined}
      data-in-line={inLine ? '' : undefined}
    >
      <span class="unseen">{rests ? texts.rests : texts.left}</span>
      <time>{clockText(left, texts)}</time>
    </p>
  );
}

/** One's own time is told aloud three times; that of others would only disturb. */
function useSpoken({ viewer }: Session, seat: Seat, { left, runs }: Reading): void {
  const before = useRef(left);
  useEffect(() => {
    const seconds = runs && viewer.value === seat ? spokenBetween(before.current, left) : null;
    before.current = left;
    if (seconds !== null) announce(words.peek().table.clock.spoken({ seconds }));
  }, [left]);
}
