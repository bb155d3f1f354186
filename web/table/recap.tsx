/** Coming back: one short word on what happened meanwhile. */
import { useEffect, useState } from 'preact/hooks';
import button from '../kit/button.module.css';
import { read, write } from '../settings/stored.ts';
import { words } from '../words/index.ts';
import styles from './notes.module.css';
import type { Session } from './session.ts';
import type { Line } from './story.ts';
import { StoryLines } from './story-lines.tsx';

/** So many lines are short enough to read, and fewer than two need no telling. */
const MOST = 5;
const FEWEST = 2;

const looked = new WeakSet<Session>();

export interface Recap {
  lines: readonly Line[];
  dismiss(): void;
}

export function useRecap(session: Session): Recap | null {
  const { table, story, stage } = session;
  const match = table.progress.value?.match ?? null;
  const entry = stage.now.value?.step.entry ?? null;
  const [since, setSince] = useState<number | null>(null);

  // What was last seen is remembered while somebody looks, so a closed page counts as being away.
  useEffect(() => {
    if (match === null || entry === null) return;
    const [seenMatch, seenEntry] = (read('seen') ?? '').split(' ');
    const isFirstLook = !looked.has(session);
    looked.add(session);
    if (isFirstLook && seenMatch === match && Number(seenEntry) < entry) setSince(Number(seenEntry));
    if (document.visibilityState === 'visible') write('seen', `${match} ${entry}`);
  }, [session, match, entry]);

  useEffect(() => {
    let left: number | null = null;
    const onChange = () => {
      const now = stage.now.peek()?.step.entry ?? null;
      if (document.visibilityState === 'hidden') left = now;
      else if (left !== null && now !== null && now > left) setSince(left);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [stage]);

  if (since === null) return null;
  const lines = story.value.filter((line) => line.entry > since);
  return lines.length < FEWEST ? null : { lines: lines.slice(-MOST), dismiss: () => setSince(null) };
}

export function RecapNote({ recap: { lines, dismiss } }: { recap: Recap }) {
  const { table } = words.value;
  return (
    <section class={styles.note} aria-label={table.recap}>
      <h3>{table.recap}</h3>
      <StoryLines lines={lines} />
      <button type="button" class={button.plain} onClick={dismiss}>
        {table.gotIt}
      </button>
    </section>
  );
}
