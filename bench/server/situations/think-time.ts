/** Many people who think: what a hall's evening is like. */
import { figure } from '../../figures.ts';
import { NOTHING, type Situation } from './situation.ts';
import { ackTimes, partsOfMove, perMove } from './times.ts';

/** Of two at a table one thinks; so each of them has a move about every four seconds. */
const THINKING = 2000;

export const thinkTime: Situation = {
  letter: 'b',
  title: '1,000 matches of two, 2,000 sockets, everybody thinks for about 2 s',
  size: { ...NOTHING, tables: 1000 },
  seconds: 20,
  async run({ size, seconds, open }) {
    const stage = await open();
    await stage.sit(size.tables);
    await stage.play({ is: 'thinking', mean: Math.min(THINKING, seconds * 100) });
    await stage.warmUp(seconds / 4);
    const span = await stage.observe('thinking people', seconds);
    const { now, most } = stage.memory();
    await stage.rest();
    return [
      figure('Moves', span.moves / span.seconds, 'moves/s', null),
      ...ackTimes('  acknowledged', span, 20),
      figure('CPU of a move', perMove(span), 'µs', null),
      ...partsOfMove('  of it', span),
      figure('Memory, now', now, 'MB', null),
      figure('Memory, at most', most, 'MB', { atMost: 130 }),
    ];
  },
};
