import { useEffect } from 'preact/hooks';
import { useTimeWords } from '../words/time/index.ts';
import { besideLines } from './beside.ts';
import type { Session } from './session.ts';

/** Lets the log tell of time, and of who plays for whom: not where one is alone and has all the time there is. */
export function BesideWords({ session }: { session: Session }) {
  const { timeControl = null, seats = [] } = session.table.info.value ?? {};
  const isTold = timeControl !== null || seats.some(({ guest, you }) => guest !== null && !you);
  return isTold ? <Telling session={session} /> : null;
}

function Telling({ session: { beside } }: { session: Session }) {
  const texts = useTimeWords();
  useEffect(() => {
    if (texts !== null) beside.value = (names) => besideLines(names, texts);
  }, [texts, beside]);
  return null;
}
