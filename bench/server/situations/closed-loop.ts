/** Who is asked answers at once: how much the hall can do, and how fast it is with half of that. */
import { figure } from '../../figures.ts';
import { NOTHING, type Situation } from './situation.ts';
import { ackTimes, partsOfMove, perMove } from './times.ts';

export const closedLoop: Situation = {
  letter: 'a',
  title: '400 matches of two, everybody answers at once; then half as many moves a second',
  size: { ...NOTHING, tables: 400 },
  seconds: 10,
  async run({ size, seconds, open }) {
    const stage = await open();
    await stage.sit(size.tables);
    await stage.play({ is: 'closed' });
    await stage.warmUp(seconds / 2);
    const full = await stage.observe('as fast as it goes', seconds);
    const rate = full.moves / full.seconds;
    await stage.play({ is: 'open', rate: rate / 2 });
    await stage.warmUp(seconds / 4);
    const half = await stage.observe('half as fast', seconds);
    const { most } = stage.memory();
    await stage.rest();
    return [
      figure('Acknowledged moves', full.moves / full.used.hall, 'moves/CPU s', { atLeast: 6000 }),
      figure('  on the clock', rate, 'moves/s', null),
      ...ackTimes('  acknowledged', full, null),
      ...partsOfMove('  of a move', full),
      figure('Half as many: CPU of a move', perMove(half), 'µs', null),
      ...partsOfMove('  half, of a move', half),
      figure('  half, on the clock', half.moves / half.seconds, 'moves/s', null),
      ...ackTimes('  half, acknowledged', half, 50),
      figure('Memory, at most', most, 'MB', null),
    ];
  },
};
