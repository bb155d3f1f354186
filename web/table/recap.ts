/** Coming back: which turns were played meanwhile. */
import { useEffect, useState } from 'preact/hooks';
import { read, write } from '../settings/stored.ts';
import type { Session } from './session.ts';
import { between, ofOthers, type Turn, turnsOf } from './turns.ts';

/** A single turn is told as it is shown; from two on it is worth a word. */
const FEWEST = 2;

const looked = new WeakSet<Session>();

export interface Recap {
  turns: readonly Turn[];
  dismiss(): void;
}

export function useRecap(session: Session): Recap | null {
  const { table, chapters, stage, speech, names, viewer } = session;
  const match = table.progress.value?.match ?? null;
  const entry = stage.now.value?.step.entry ?? null;
  // The entries that passed while nobody looked: what comes afterwards is seen as it happens.
  const [away, setAway] = useState<{ since: number; until: number } | null>(null);

  // What was last seen is remembered while somebody looks, so a closed page counts as being away.
  useEffect(() => {
    if (match === null || entry === null) return;
    const [seenMatch, seenEntry] = (read('seen') ?? '').split(' ');
    const isFirstLook = !looked.has(session);
    looked.add(session);
    if (isFirstLook && seenMatch === match && Number(seenEntry) < entry)
      setAway({ since: Number(seenEntry), until: entry });
    if (document.visibilityState === 'visible') write('seen', `${match} ${entry}`);
  }, [session, match, entry]);

  useEffect(() => {
    let left: number | null = null;
    const onChange = () => {
      const now = stage.now.peek()?.step.entry ?? null;
      if (document.visibilityState === 'hidden') left = now;
      else if (left !== null && now !== null && now > left) setAway({ since: left, until: now });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [stage]);

  if (away === null) return null;
  const missed = ofOthers(between(chapters.value, away.since, away.until), viewer.value);
  const turns = turnsOf(missed, speech.value, names.value);
  return turns.length < FEWEST ? null : { turns, dismiss: () => setAway(null) };
}
