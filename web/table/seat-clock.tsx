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

/** At the right of a seat's figures; nothing moves when its digits change. */
export function SeatClock({ session, seat }: { session: Session; seat: Seat }) {
  const reading = useReading(session, seat);
  return reading === null ? null : <Shown session={session} seat={seat} reading={reading} />;
}

function Shown({ session, seat, reading }: { session: Session; seat: Seat; reading: Reading }) {
  const { clock: texts } = words.value.table;
  const { left, runs, rests, reaction, isLast } = reading;
  useSpoken(session, seat, reading);
  const state = isLast ? 'last' : runs ? 'runs' : rests ? 'rests' : 'stands';
  return (
    <p class={styles.clock} data-clock={state} data-reaction={reaction ? '' : undefined}>
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
