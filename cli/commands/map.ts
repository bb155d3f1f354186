import {
  BadInput,
  complain,
  nameIn,
  nameOf,
  oneLine,
  print,
  printJson,
  readArguments,
  readChoiceOf,
  readJson,
  readLanguage,
  refusalIn,
} from '@yamanote/command-line';
import { mapDesks, mapFaults } from '@yamanote/games/registry';
import type { MapDesk, MapFacts, MapFault } from '@yamanote/games/room';
import type { Command } from '../command.ts';
import { words as allWords, type Words } from '../words/index.ts';

interface Report {
  file: string;
  ok: boolean;
  /** `null` if something is wrong with it. */
  map: MapFacts | null;
  faults: readonly MapFault[];
}

/** So many faults of a file are told one by one. */
const MOST_FAULTS = 10;

const VERBS = ['check'];
const GAMES = Object.keys(mapDesks);

export const map: Command = {
  name: 'map',

  async run(args) {
    const { words, values } = readArguments(args, ['check', 'FILE…'], { game: 'text', lang: 'text', json: 'flag' });
    const [verb, ...files] = words;
    readChoiceOf('map', verb, VERBS);
    const game = readChoiceOf('--game', values.game ?? GAMES[0], GAMES);
    const desk = await mapDesks[game]();
    const language = readLanguage(values.lang);
    const say = await (await mapFaults[game]()).load(language);
    const reports: Report[] = [];
    const complaints: BadInput[] = [];
    for (const file of files) {
      try {
        reports.push(lookOver(desk, file));
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        complaints.push(error);
      }
    }
    const faulty = reports.filter(({ ok }) => !ok).length;
    if (values.json) printJson({ sound: reports.length - faulty, faulty, maps: reports });
    else for (const report of reports) print(inWords(report, desk, say, allWords[language]));
    for (const complaint of complaints) complain(complaint.in(allWords[language].complaints));
    if (complaints.length > 0) return 2;
    return faulty > 0 ? 1 : 0;
  },
};

function lookOver(desk: MapDesk, file: string): Report {
  const found = desk.check(readJson(file));
  if (!('id' in found)) return { file, ok: false, map: null, faults: found };
  return { file, ok: true, map: found, faults: [] };
}

function inWords(
  { file, map: facts, faults }: Report,
  { checks }: MapDesk,
  say: (fault: MapFault) => string | null,
  { map: words, complaints }: Words,
): string {
  const name = nameIn(nameOf(file), complaints);
  if (facts !== null) {
    const lines = [`✓ ${complaints.at(name, facts.title)}`, facts.provenance, words.facts(facts), words.sound(checks)];
    return lines.map(oneLine).join('\n    ');
  }
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => {
    const check = fault.check === 'form' ? words.form : fault.check;
    const said = say(fault);
    if (said === null) return `${check} ${refusalIn(complaints, { refused: 'malformed', ...fault })}`;
    return `${check} ${complaints.at(fault.field, said)}`;
  });
  if (faults.length > MOST_FAULTS) lines.push(words.more(faults.length - MOST_FAULTS));
  return [`✗ ${complaints.at(name, words.faulty(faults.length))}`, ...lines].map(oneLine).join('\n    ');
}
