/** The departures board in many windows, while it changes all the time: a few of its lines on home pages, all on its own. */
import { figure } from '../../figures.ts';
import type { Pace } from '../orders.ts';
import { NOTHING, type Situation } from './situation.ts';
import { ackTimes, partsOfSecond } from './times.ts';

const THINKING = 1000;

export const homePages = besidePages('d', 'few', 'home pages');
export const lobbyPages = besidePages('f', 'all', 'lobby pages');

function besidePages(letter: string, shows: 'few' | 'all', called: string): Situation {
  return {
    letter,
    title: `300 public tables, everybody thinks for about 1 s; then 5,000 open ${called} beside them`,
    size: { ...NOTHING, tables: 300, pages: 5000 },
    seconds: 15,
    async run({ size, seconds, open }) {
      const pace: Pace = { is: 'thinking', mean: Math.min(THINKING, seconds * 100) };
      const stage = await open();
      await stage.sit(size.tables, true);
      // Whoever is measured first must not be the one whose code is compiled meanwhile.
      await stage.play({ is: 'closed' });
      await stage.warmUp(seconds / 4);
      await stage.play(pace);
      await stage.warmUp(seconds / 4);
      const without = await stage.observe(`without ${called}`, seconds);
      // While nobody plays: how long it takes them to come in is another matter.
      await stage.rest();
      await stage.look(size.pages, shows);
      await stage.play(pace);
      await stage.warmUp(seconds / 4);
      const span = await stage.observe(`with ${called}`, seconds, ({ moves, boards }) => moves > 0 && boards > 0);
      const { now, most } = stage.memory();
      await stage.rest();
      return [
        figure(`CPU without ${called}`, without.used.hall / without.seconds, 's/s', null),
        ...partsOfSecond('  without', without),
        ...ackTimes('  moves acknowledged without', without, null),
        figure(`CPU with ${called}`, span.used.hall / span.seconds, 's/s', null),
        ...partsOfSecond('  with', span),
        figure('  moves', span.moves / span.seconds, 'moves/s', null),
        ...ackTimes('  moves acknowledged with', span, null),
        figure('  boards painted anew', span.boards / span.seconds, '1/s', null),
        figure('Memory, now', now, 'MB', null),
        figure('Memory, at most', most, 'MB', null),
      ];
    },
  };
}
