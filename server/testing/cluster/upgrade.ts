/** A house gets the next release, one program after the other, while people play. */
import { setTimeout as pause } from 'node:timers/promises';
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { killed, type Step, tellWhere } from './blows.ts';
import type { House, Post } from './house.ts';
import { rulesPlayed } from './rules-played.ts';

/** In a house of both releases people play on three times, for so many milliseconds each. */
export function upgradeOf(posts: readonly Post[], mixed: number): Step[] {
  const [first, ...nodes] = posts.filter(({ role }) => role !== 'worker').map(() => nodeReplaced);
  const workers = posts.filter(({ role }) => role === 'worker').map(() => workerReplaced);
  const playedOn: Step = { kind: 'played on', strike: () => pause(mixed, `with both releases, ${mixed / 1000} s`) };
  return [first, playedOn, olderNodeKilled, playedOn, ...workers, playedOn, ...nodes, newRulesBegun];
}

const nodeReplaced: Step = {
  kind: 'node replaced',
  async strike({ house, client }) {
    const node = house.nodes.find(({ release }) => release === 'today')!;
    await expectTodaysRules(house);
    await client.ask({ do: 'dying', node: house.nodes.indexOf(node) });
    const at = Date.now();
    await node.end();
    await client.ask({ do: 'died', at });
    await tellWhere(house, client);
    await node.start('tomorrow');
    await tellWhere(house, client);
    return node.name;
  },
};

const workerReplaced: Step = {
  kind: 'worker replaced',
  async strike({ house }) {
    const worker = house.workers.find(({ release }) => release === 'today')!;
    await expectTodaysRules(house);
    await worker.end();
    await worker.start('tomorrow');
    return worker.name;
  },
};

/** It comes back as it was, to a database of tomorrow's shape. */
const olderNodeKilled: Step = {
  kind: 'older node killed',
  strike: ({ house, client }) => killed(house.nodes.findLast(({ release }) => release === 'today')!, house, client),
};

/** Once nobody is left who does not know them, the next match begins under the newest rules. */
const newRulesBegun: Step = {
  kind: 'new rules begun',
  async strike({ house, client }) {
    for (let moves = 0; moves < LONG_ENOUGH; moves += ONE_LOOK) {
      const begun = await underTomorrowsRules(house);
      if (begun > 0) return `${begun} matches`;
      await client.ask({ do: 'moves', count: ONE_LOOK });
    }
    throw new Error('no match began under the rules that all nodes know by now');
  },
};
const ONE_LOOK = 200;
/** Acknowledged moves, after which every table has long begun another match. */
const LONG_ENOUGH = 100_000;

/** As long as an older program lives, no match begins that it could not play. */
async function expectTodaysRules(house: House): Promise<void> {
  const early = await underTomorrowsRules(house);
  if (early > 0) throw new Error(`${early} matches began under rules that an older node does not know`);
}

async function underTomorrowsRules({ databases }: House): Promise<number> {
  return (await rulesPlayed(databases.primary.url())).get(`machi-koro ${machiKoro.version + 1}`) ?? 0;
}
