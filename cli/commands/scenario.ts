import { type Game, isRefusal, type OrRefusal, parseScenario, runScenario, type Scenario } from '@yamanote/kernel';
import { readArguments } from '../arguments.ts';
import { acceptFrom, BadInput, oneLine, refusedIn } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { nameOf, readJson } from '../files.ts';
import { complain, print, progressLine } from '../output.ts';
import { openRoom } from '../rooms.ts';

interface Report {
  file: string;
  title: string;
  rules: string[];
  ok: boolean;
  /** One sentence each. */
  differences: string[];
}

export const scenario: Command = {
  name: 'scenario',
  summary: 'runs scenarios and prints what differs from their expectations',
  help: `Usage: yamanote scenario FILE… [--json] [--progress]

Runs scenarios: a position, scripted chance, moves, and what must then be the case. Prints what differs, and exits with 1
if anything does or the rules break. A file that is no scenario, has moves that cannot be made or expects a field that the
game does not have is refused, and the exit code is 2.

  --json      {passed, failed, scenarios: [{file, title, rules, ok, differences}]} for programs
  --progress  a line about the progress on stderr even where that is no terminal`,

  async run(args) {
    const { words, values } = readArguments(args, ['FILE…'], { json: 'flag', progress: 'flag' });
    const progress = progressLine('scenarios', values.progress);
    const reports: Report[] = [];
    const complaints: BadInput[] = [];
    for (const [done, file] of words.entries()) {
      // One file that cannot be used does not keep the others from being run.
      const report = await runFile(file).catch((error) => error);
      if (report instanceof BadInput) complaints.push(report);
      else if (report instanceof Error) throw report;
      else reports.push(report);
      progress.show(done + 1, words.length);
    }
    progress.end();
    if (reports.length > 0 || values.json) print(values.json ? asJson(reports) : inWords(reports));
    for (const { message } of complaints) complain(message);
    if (complaints.length > 0) return 2;
    return reports.every(({ ok }) => ok) ? 0 : 1;
  },
};

function asJson(reports: readonly Report[]): string {
  const failed = reports.filter(({ ok }) => !ok).length;
  return JSON.stringify({ passed: reports.length - failed, failed, scenarios: reports }, null, 2);
}

function inWords(reports: readonly Report[]): string {
  const failed = reports.filter(({ ok }) => !ok);
  const lines = failed.flatMap(({ file, title, differences }) => [
    oneLine(`✗ ${file}${title && `: ${title}`}`),
    ...differences.map((difference) => `    ${oneLine(difference)}`),
  ]);
  return [...lines, `${reports.length - failed.length} passed, ${failed.length} failed`].join('\n');
}

async function runFile(file: string): Promise<Report> {
  const json = readJson(file);
  const id = Object(json).game;
  if (typeof id !== 'string')
    throw new BadInput(`${nameOf(file)}: game: expected the id of a game, found ${kindOf(id)}`);
  const { game } = await openRoom(id, `${nameOf(file)}: game`);
  const scenario = acceptFrom(nameOf(file), parseScenario(game, json));
  const differences = differencesIn(game, scenario);
  if (isRefusal(differences)) throw refusedIn(nameOf(file), differences);
  const { title, rules } = scenario;
  return { file, title, rules, ok: differences.length === 0, differences };
}

/** Rules that break are what a scenario is to find: that is its result, and the other files have theirs. */
export function differencesIn(game: Game, scenario: Scenario): OrRefusal<string[]> {
  try {
    return runScenario(game, scenario);
  } catch (error) {
    return [`the rules broke: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function kindOf(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
