/** Says every second that the hall serves, as long as a clock runs anywhere: time in which nobody does is taken from nobody. */
import type { Hall } from './hall.ts';
import { placeOf } from './log.ts';
import { tellNews } from './tables/broadcast.ts';
import { byItself } from './tables/by-itself.ts';
import { learnGaps } from './tables/gaps.ts';

const PERIOD = 1000;

export function keepTime(hall: Hall): () => void {
  const { store } = hall;
  let heardUntil = store.now();
  let underWay = false;

  async function beat(): Promise<void> {
    const gaps = await store.time.beat(heardUntil);
    const last = gaps.at(-1);
    if (last === undefined) return;
    heardUntil = last.until;
    hall.log('info', 'clocks-stood', { from: last.from, until: last.until });
    for (const table of hall.tables.all()) showClocks(hall, table);
  }

  const timer = setInterval(() => {
    if (underWay) return;
    underWay = true;
    beat()
      // Whoever cannot reach the store serves nobody: the gap will show.
      .catch((error) => hall.warn('', `beat-failed ${placeOf(error)}`))
      .finally(() => {
        underWay = false;
      });
  }, PERIOD);
  timer.unref();
  return () => clearInterval(timer);
}

/** Pages have let the clocks run on meanwhile. */
function showClocks(hall: Hall, table: Parameters<typeof byItself>[1]): void {
  if (table.live?.host.match.clocks == null) return;
  byItself(hall, table, 'clocks-not-shown', async () => {
    if (table.live === null) return;
    await learnGaps(hall, table.live);
    tellNews(hall, table, []);
  });
}
