/** Equal nodes on one PostgreSQL. */
import { join } from 'node:path';
import { openMeasured, SHAPE } from '@yamanote/server/measured-postgres';
import { type HallProgram, startHallProgram, type Told } from './hall-program.ts';
import type { Subject } from './house.ts';
import { family, programs } from './party.ts';

interface Staff {
  nodes: number;
  /** Who let the bots of all nodes think; without them, each node does. */
  workers: number;
}

const NUMBERS = ['no', 'one', 'two', 'three'];

/** `program`: the file of a hall that limits nobody. */
export function postgres(program: string, { nodes, workers }: Staff): Subject {
  return {
    name: `PostgreSQL, ${NUMBERS[nodes]} node${nodes === 1 ? '' : 's'}`,
    flag: `postgres-${nodes}`,
    isPromised: false,
    shape: `postgres-${SHAPE}`,
    async copyTable(data, table, copies) {
      const database = await openMeasured(data, false);
      await database.copyTable(table, copies);
      await database.end();
    },
    async open({ data, profiles }) {
      const database = await openMeasured(data, profiles !== null);
      const running: HallProgram[] = [];
      const start = async (name: string, role: Told['role']) => {
        const told = { role, data, store: database.url };
        const one = await startHallProgram(program, told, profiles === null ? null : join(profiles, name));
        running.push(one);
        return one;
      };
      let stopping: Promise<void> | null = null;
      const stopAll = async () => {
        await Promise.all(running.map((one) => one.stop()));
        await database.end();
      };
      const stop = () => {
        stopping ??= stopAll();
        return stopping;
      };
      try {
        const role = workers > 0 ? 'elsewhere' : 'here';
        // The first one makes the key, and is what somebody waits for.
        const first = await start('node 1', role);
        const others = await Promise.all(
          numbered(nodes)
            .slice(1)
            .map((n) => start(`node ${n}`, role)),
        );
        const helpers = await Promise.all(numbered(workers).map((n) => start(`worker ${n}`, 'worker')));
        const serving = [first, ...others];
        const pids = (of: readonly HallProgram[]) => of.map(({ pid }) => pid);
        return {
          addresses: serving.map(({ address }) => address),
          ready: first.ready,
          parties: [
            programs('nodes', pids(serving)),
            ...(helpers.length > 0 ? [programs('workers', pids(helpers))] : []),
            family('PostgreSQL', database.postmaster),
          ],
          database,
          stop,
        };
      } catch (error) {
        await stop();
        throw error;
      }
    },
  };
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}
