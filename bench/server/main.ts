/** `npm run bench:server`: what a hall can do as a server, and at what expense. */
import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../command.ts';
import { type Figure, writeFigure } from '../figures.ts';
import { combine } from './combine.ts';
import { compared } from './compared.ts';
import { embedded } from './embedded.ts';
import type { Subject } from './house.ts';
import { postgres } from './postgres.ts';
import { type Run, runOnce } from './run.ts';
import { SITUATIONS } from './situations/index.ts';
import type { Situation } from './situations/situation.ts';
import { readWanted, USAGE, type Wanted } from './wanted.ts';
import { whatLimits } from './what-limits.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** On a machine of two cores one would be enough; two show that none of them is the limit. */
const WORKSHOP = { client: here('./bench-client.js'), clients: 2, folder: here('../reports/bench-server') };

const HALL = here('./unlimited-hall.js');
const SUBJECTS: readonly Subject[] = [
  embedded(HALL),
  postgres(HALL, { nodes: 1, workers: 0 }),
  postgres(HALL, { nodes: 3, workers: 2 }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

await runCommand(USAGE, (args) =>
  bench(
    readWanted(args, {
      letters: SITUATIONS.map(({ letter }) => letter),
      halls: SUBJECTS.map(({ flag }) => flag),
    }),
  ),
);

async function bench({ letters, halls, runs, seconds, profile }: Wanted): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${load()}`);
  console.log('The halls are those that people start, but for the limits of what one address may ask: they have none.');
  for (const situation of SITUATIONS.filter(({ letter }) => letters.includes(letter))) {
    console.log(`\n(${situation.letter}) ${situation.title}`);
    const subjects = SUBJECTS.filter(({ flag }) => halls.includes(flag));
    await compare(subjects, situation, { runs, seconds: seconds ?? situation.seconds, profile });
  }
}

/** The subjects take turns, so that a noisy minute of the machine is nobody's alone. */
async function compare(
  subjects: readonly Subject[],
  situation: Situation,
  { runs, seconds, profile }: Omit<Wanted, 'letters' | 'halls'> & { seconds: number },
) {
  const done = new Map<Subject, Run[]>(subjects.map((subject) => [subject, []]));
  for (let i = 0; i < runs; i++) {
    for (const [subject, all] of done) {
      const run = await runOnce(WORKSHOP, subject, situation, { size: situation.size, seconds, profiled: profile });
      all.push(run);
      console.log(`  run ${i + 1}, ${subject.name}: ${expenseIn(run)}, load ${load()}`);
    }
  }
  const medians = new Map([...done].map(([subject, all]) => [subject, combine(all.map(({ figures }) => figures))]));
  for (const [subject, all] of done) {
    print(`  ${subject.name}, median of ${runs}:`, medians.get(subject)!);
    for (const line of explanation(all.at(-1)!)) console.log(`  ${line}`);
    for (const { profiles } of all) if (profiles !== null) rmSync(profiles, { recursive: true });
  }
  for (const line of compared(medians)) console.log(`  ${line}`);
}

function print(title: string, figures: readonly Figure[]): void {
  console.log(title);
  for (const one of figures) console.log(`    ${writeFigure(one)}`);
}

/** Where the time of the last run went. */
function explanation({ profiles, spans }: Run): string[] {
  return profiles === null ? [] : spans.flatMap((span) => whatLimits(profiles, span, cpus().length));
}

/**
 * Of how many cores: if both together are about all that there are, or the machine stood still for a while, times are those of a
 * crowd or of the machine, not of the hall.
 */
function expenseIn({ spans }: Run): string {
  return spans
    .map(({ name, used, parties, seconds, stoodStill }) => {
      const cores = (spent: number) => (spent / seconds).toFixed(2);
      const parts = parties.map((party) => `${party.name} ${cores(party.seconds)}`).join(', ');
      const hall = parties.length > 1 ? ` (${parts})` : '';
      const still = stoodStill > 0 ? `, nobody had a processor for ${stoodStill.toFixed(0)} ms at the longest` : '';
      return `${name} ${cores(used.hall)} cores for the hall${hall}, ${cores(used.clients)} for the clients${still}`;
    })
    .join('; ');
}

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
