/** What nobody will ask for any more is forgotten, so that a data file does not grow by visits alone. */
import { COOKIE_DAYS } from './guests.ts';
import type { Hall } from './hall.ts';
import { CHAT } from './limits.ts';
import { placeOf } from './log.ts';

const DAY = 86_400_000;
/** In days. */
const NOTICES_LAST = 30;
/** Not while everybody comes back after a start. */
const FIRST = 60_000;

async function keepHouse({ store, log }: Pick<Hall, 'store' | 'log'>): Promise<void> {
  try {
    await store.codes.forget();
    await store.chat.forget(store.now() - CHAT.lineFor);
    // Without their cookie nobody can be them again.
    await store.people.forget(store.now() - COOKIE_DAYS * DAY);
    await store.notices.forget(store.now() - NOTICES_LAST * DAY);
  } catch (error) {
    log('error', 'housekeeping-failed', { place: placeOf(error) });
  }
}

/** Once a day; returns how to stop it. */
export function keepHouseDaily(hall: Hall): () => void {
  let timer = setTimeout(go, FIRST);
  function go(): void {
    timer = setTimeout(go, DAY);
    void keepHouse(hall);
  }
  return () => clearTimeout(timer);
}
