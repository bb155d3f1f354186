/** A hall after years: how long its door stays shut, and what it has in its head. */
import { figure } from '../../figures.ts';
import { oldHall } from '../old-hall.ts';
import { NOTHING, type Situation } from './situation.ts';
import { ackTimes, partsOfMove } from './times.ts';

const THINKING = 2000;

export const startUp: Situation = {
  letter: 'e',
  title: 'start with 100,000 finished and 50,000 running matches stored; then 100 of these go on',
  size: { ...NOTHING, tables: 100, stored: { finished: 100_000, running: 50_000 } },
  seconds: 60,
  async run(scene) {
    const { size, seconds, open } = scene;
    const old = await oldHall(scene);
    const stage = await open(old.data);
    const atReady = stage.memory();
    const { clients } = stage;
    const share = (client: number) => old.running.filter((_, i) => i % clients.pids.length === client);
    await clients.order((i) => ({ do: 'come-back', to: share(i).slice(0, clients.share(size.tables, i)) }));
    await stage.play({ is: 'thinking', mean: Math.min(THINKING, seconds * 100) });
    const span = await stage.observe('after the start', seconds);
    const { now, most } = stage.memory();
    await stage.rest();
    return [
      figure('From start to the first answer', stage.house.ready, 'ms', { atMost: 1000 }),
      figure('Memory then, at most', atReady.most, 'MB', { atMost: 130 }),
      figure('Moves of matches that go on', span.moves / span.seconds, 'moves/s', null),
      ...ackTimes('  acknowledged', span, null),
      ...partsOfMove('  of a move', span),
      figure('Memory after that, now', now, 'MB', { atMost: 130 }),
      figure('Memory after that, at most', most, 'MB', null),
    ];
  },
};
