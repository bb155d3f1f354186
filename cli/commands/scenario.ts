import {
  acceptFrom,
  BadInput,
  complain,
  nameOf,
  oneLine,
  print,
  readArguments,
  readJson,
  readLanguage,
  refusedIn,
  within,
} from '@yamanote/command-line';
import {
  type DifferenceSentences,
  isRefusal,
  type OrRefusal,
  parseScenario,
  runScenario,
  type Scenario,
  type WholeGame,
} from '@yamanote/kernel';
import type { Command } from '../command.ts';
import { progressLine } from '../progress.ts';
import { openRoom } from '../rooms.ts';
import { words as allWords, type Words } from '../words/index.ts';

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

  async run(args) {
    const { words, values } = readArguments(args, ['FILE…'], { lang: 'text', json: 'flag', progress: 'flag' });
    const said = allWords[readLanguage(values.lang)];
    // Programs read one language.
    const spoken = values.json ? allWords.en : said;
    const progress = progressLine(said, said.scenario.progress, values.progress);
    const reports: Report[] = [];
    const complaints: BadInput[] = [];
    for (const [done, file] of words.entries()) {
      // One file that cannot be used does not keep the others from being run.
      const report = await runFile(file, spoken).catch((error) => error);
      if (report instanceof BadInput) complaints.push(report);
      else if (report instanceof Error) throw report;
      else reports.push(report);
      progress.show(done + 1, words.length);
    }
    progress.end();
    if (reports.length > 0 || values.json) print(values.json ? asJson(reports) : inWords(reports, said));
    for (const complaint of complaints) complain(complaint.in(said.complaints));
    if (complaints.length > 0) return 2;
    return reports.every(({ ok }) => ok) ? 0 : 1;
  },
};

function asJson(reports: readonly Report[]): string {
  const failed = reports.filter(({ ok }) => !ok).length;
  return JSON.stringify({ passed: reports.length - failed, failed, scenarios: reports }, null, 2);
}

function inWords(reports: readonly Report[], { scenario: said }: Words): string {
  const failed = reports.filter(({ ok }) => !ok);
  const lines = failed.flatMap(({ file, title, differences }) => [
    oneLine(`✗ ${file}${title && `: ${title}`}`),
    ...differences.map((difference) => `    ${oneLine(difference)}`),
  ]);
  return [...lines, said.result(reports.length - failed.length, failed.length)].join('\n');
}

async function runFile(file: string, words: Words): Promise<Report> {
  const json = readJson(file);
  const id = Object(json).game;
  if (typeof id !== 'string')
    throw new BadInput(within(nameOf(file), 'game'), (say) => say.gameId(id === undefined ? null : JSON.stringify(id)));
  const { game } = await openRoom(id, within(nameOf(file), 'game'));
  const scenario = acceptFrom(nameOf(file), parseScenario(game, json));
  const differences = differencesIn(game, scenario, words.differences, words.complaints.rulesBroke);
  if (isRefusal(differences)) throw refusedIn(nameOf(file), differences);
  const { title, rules } = scenario;
  return { file, title, rules, ok: differences.length === 0, differences };
}

/** Rules that break are what a scenario is to find: that is its result, and the other files have theirs. */
export function differencesIn(
  game: WholeGame,
  scenario: Scenario,
  say: DifferenceSentences,
  broke: (message: string) => string,
): OrRefusal<string[]> {
  try {
    return runScenario(game, scenario, undefined, say);
  } catch (error) {
    return [broke(error instanceof Error ? error.message : String(error))];
  }
}
