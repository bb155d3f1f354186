/** `npm run test:cluster`, for a moment: a blow of each kind that hurts most, and an upgrade. */
import { rmSync } from 'node:fs';
import { bundleCluster } from '@yamanote/tools/cluster-programs';
import { expect, test } from 'vitest';
import { type Step, stepsOf } from './testing/cluster/blows.ts';
import type { Programs } from './testing/cluster/house.ts';
import { faultIn } from './testing/cluster/report.ts';
import { type Report, tryHouse } from './testing/cluster/trial.ts';
import { upgradeOf } from './testing/cluster/upgrade.ts';

/** One clock is half a minute ahead of the other. */
const POSTS = [{ role: 'elsewhere' }, { role: 'here', ahead: 30_000 }, { role: 'worker', ahead: -30_000 }] as const;
const BLOWS = ['node killed', 'worker killed', 'worker paused in thought', 'primary killed', 'node cut off'] as const;
/** The machine that tests run on may have much else to do; how long pages wait is asserted in the long run. */
const LONGEST_GAP = Number.POSITIVE_INFINITY;

async function tried(tables: number, blows: readonly Step[]): Promise<Report> {
  const { folder, programs } = await bundleCluster();
  const trial = { posts: POSTS, tables, seed: 'short', blows, entries: 1, between: 20 };
  return tryHouse(programs as unknown as Programs, trial, () => undefined).finally(() =>
    rmSync(folder, { recursive: true }),
  );
}

test('nodes, a worker and the database are struck while people play: nothing is lost, doubled or stuck', async () => {
  const report = await tried(8, stepsOf(BLOWS));
  expect(faultIn(report, LONGEST_GAP)).toBeNull();
  expect(report.gaps).not.toEqual([]);
  expect(report.entries).toBeGreaterThan(0);
});

test('a house gets a release with another shape of the database and other rules, one program after the other', async () => {
  const report = await tried(4, upgradeOf(POSTS, 0));
  expect(faultIn(report, LONGEST_GAP)).toBeNull();
  // Some matches were played under the older rules to the end, later ones under the newer.
  expect([...report.rules.keys()].filter((rules) => rules.startsWith('machi-koro'))).toHaveLength(2);
});
