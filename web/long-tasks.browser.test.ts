/**
 * While bots of this device think, its page goes on as if they did not: it has as many tasks of more than 50 ms as in the same
 * match with bots that only say their answers. A deep run plays some turns of every game and prints them, in milliseconds.
 */
import { type GameId, registry } from '@yamanote/games/registry';
import { isRefusal, parseOptions, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { answersIn, type Bots, longTasksOf } from './testing/long-tasks.ts';
import { useHall } from './testing/visit.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;

const visit = useHall();

test.runIf(DEEP).each(Object.keys(registry) as GameId[])(
  '%s: the same match, thought and said',
  { timeout: 900_000 },
  async (id) => {
    const { game } = await registry[id]();
    const options = parseOptions(game, {}, 2);
    if (isRefusal(options)) throw new Error(sentence(options));
    const setting = { game: id, options, position: null, seats: 2, mine: 0 };
    const play = async (bots: Bots) => {
      const page = await visit.open('/', { reducedMotion: 'no-preference' });
      const measured = await longTasksOf(page, setting, bots);
      await page.context().close();
      return measured;
    };
    const thought = await play({ bot: 'search' });
    const said = await play({ script: thought.log });
    console.log(`${id}: ${thought.log.length} entries; long tasks with search ${thought.long.join(' ') || 'none'} ms`);
    console.log(`${id}: the same answers without a thought: ${said.long.join(' ') || 'none'} ms`);
    expect(answersIn(said.log)).toEqual(answersIn(thought.log));
  },
);
