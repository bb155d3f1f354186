/** Tables that many look at: what each of them costs. */
import { figure } from '../../figures.ts';
import { percentile } from '../percentiles.ts';
import { NOTHING, type Situation } from './situation.ts';
import { ackTimes, partsOfMove, perMove } from './times.ts';

/** At each table, in moves a second. */
const RATE = 2;

export const watchers: Situation = {
  letter: 'c',
  title: '200 tables, two moves a second each; then 20 watchers at each',
  size: { ...NOTHING, tables: 200, watchers: 20 },
  seconds: 10,
  async run({ size, seconds, open }) {
    const stage = await open();
    await stage.sit(size.tables);
    // Whoever is measured first must not be the one whose code is compiled meanwhile.
    await stage.play({ is: 'closed' });
    await stage.warmUp(seconds / 2);
    await stage.play({ is: 'open', rate: RATE * size.tables });
    await stage.warmUp(seconds / 4);
    const alone = await stage.observe('without watchers', seconds);
    await stage.rest();
    await stage.watch(size.watchers);
    await stage.play({ is: 'open', rate: RATE * size.tables });
    await stage.warmUp(seconds / 4);
    const watched = await stage.observe('with watchers', seconds);
    const { most } = stage.memory();
    await stage.rest();
    return [
      figure('CPU of a move without watchers', perMove(alone), 'µs', null),
      ...partsOfMove('  without', alone),
      figure('CPU of a move with watchers', perMove(watched), 'µs', null),
      ...partsOfMove('  with', watched),
      figure('  for each watcher told', (perMove(watched) - perMove(alone)) / size.watchers, 'µs', null),
      figure('Moves', watched.moves / watched.seconds, 'moves/s', null),
      ...ackTimes('  acknowledged', watched, null),
      figure('  seen by watchers: p50', percentile(watched.news, 0.5), 'ms', null),
      figure('  seen by watchers: p99', percentile(watched.news, 0.99), 'ms', null),
      figure('Memory, at most', most, 'MB', null),
    ];
  },
};
