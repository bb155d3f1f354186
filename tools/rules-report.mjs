// Which rules of each game's RULES.md did a test prove that really ran? `npm run rules:report [-- --json]`
// Runs the unit tests first, unless `--from` names the proofs that a run has just written.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { declaredRuleIds } from './testing/rule-id.mjs';

const proofsFile = 'reports/rules.json';
const { values: asked } = parseArgs({ options: { json: { type: 'boolean' }, from: { type: 'string' } } });

if (!asked.from) runUnitTests();
const report = compare(readRules(), JSON.parse(readFileSync(asked.from ?? proofsFile, 'utf8')));
console.log(asked.json ? JSON.stringify(report, null, 2) : describe(report));
process.exitCode = isComplete(report) ? 0 : 1;

/** A failed test proves nothing, so that its rules are missing below; why it failed goes to stderr. */
function runUnitTests() {
  rmSync(proofsFile, { force: true });
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']);
  if (run.status !== 0) process.stderr.write(`${run.stdout}${run.stderr}`);
}

function readRules() {
  const games = readdirSync('games').filter((game) => existsSync(`games/${game}/RULES.md`));
  return games.map((game) => ({ game, ids: declaredRuleIds(readFileSync(`games/${game}/RULES.md`, 'utf8')) }));
}

/** A proved id belongs to the game that declares ids with its letters; `unknown` of the whole are those of no game. */
function compare(rules, proofs) {
  const letters = (id) => id.split('-')[0];
  const strays = new Set(Object.keys(proofs));
  const games = rules.map(({ game, ids }) => {
    const own = new Set(ids.map(letters));
    const claimed = Object.keys(proofs).filter((id) => own.has(letters(id)));
    for (const id of claimed) strays.delete(id);
    return {
      game,
      ids: ids.length,
      proved: ids.filter((id) => id in proofs).length,
      missing: ids.filter((id) => !(id in proofs)),
      unknown: claimed.filter((id) => !ids.includes(id)),
      proofs: Object.fromEntries(claimed.map((id) => [id, proofs[id].map(({ test }) => test)])),
    };
  });
  return { games, unknown: [...strays] };
}

/** No game, or a game without a single id, means that this report looked in the wrong place. */
function isComplete({ games, unknown }) {
  const whole = ({ ids, missing, unknown }) => ids > 0 && missing.length === 0 && unknown.length === 0;
  return games.length > 0 && games.every(whole) && unknown.length === 0;
}

function describe({ games, unknown }) {
  const lines = games.flatMap(({ game, ids, proved, missing, unknown }) => [
    `${game}: ${proved} of ${ids} ids proved`,
    ...missing.map((id) => `  ${id} is proved by no test`),
    ...unknown.map((id) => `  ${id} is proved by a test but not in RULES.md`),
  ]);
  const strays = unknown.map((id) => `${id} is proved by a test but in no game's RULES.md`);
  return [...(games.length > 0 ? lines : ['No games/*/RULES.md found']), ...strays].join('\n');
}
