/** `npm run test:cluster`: three nodes, two workers, two databases and many people; blow after blow, or an upgrade. */
import { fastRng } from '@yamanote/kernel';
import { planned } from './blows.ts';
import { parseFlags } from './flags.ts';
import type { Programs } from './house.ts';
import { faultIn, tableOf } from './report.ts';
import { tryHouse } from './trial.ts';
import { upgradeOf } from './upgrade.ts';

/** Two thirds of the nodes leave bots to the workers; no two clocks agree. */
const POSTS = [
  { role: 'elsewhere' },
  { role: 'here', ahead: 30_000 },
  { role: 'elsewhere', ahead: -30_000 },
  { role: 'worker', ahead: 15_000 },
  { role: 'worker', ahead: -15_000 },
] as const;
const BETWEEN = 100;

const [programs, ...args] = process.argv.slice(2);
const flags = parseFlags(args);
if (typeof flags === 'string') {
  console.error(flags);
  process.exit(2);
}
const { upgrade, minutes, blows: count, tables, seed, entries } = flags;
const blows = upgrade ? upgradeOf(POSTS, minutes * 20_000) : planned(count, fastRng(`blows ${seed}`));
const trial = { tables, seed, entries, posts: POSTS, blows, between: BETWEEN };
const report = await tryHouse(JSON.parse(programs) as Programs, trial, console.log);
for (const what of ['lost', 'doubled', 'stuck', 'faults'] as const)
  for (const one of report[what]) console.log(`${what}: ${one}`);
console.log(`\n${tableOf(report)}`);
const fault = faultIn(report);
if (fault !== null) console.log(`\n${fault}`);
process.exit(fault === null ? 0 : 1);
