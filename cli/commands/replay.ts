import {
  columns,
  nameOf,
  oneLine,
  print,
  printJson,
  readArguments,
  readCount,
  readLanguage,
  wrap,
} from '@yamanote/command-line';
import type { WholeRoom } from '@yamanote/games/room';
import { type Course, type Match, pending, viewOf } from '@yamanote/kernel';
import { asName, toldApart } from '@yamanote/running-match';
import { besideTeller } from '../beside.ts';
import type { Command } from '../command.ts';
import { type Chapter, playedTo, readMatch } from '../match.ts';
import { paintFor } from '../paint.ts';
import { openTelling, type Telling } from '../rooms.ts';
import { words as allWords } from '../words/index.ts';

export const replay: Command = {
  name: 'replay',

  async run(args) {
    const { words, values } = readArguments(args, ['MATCH.json'], { at: 'text', lang: 'text', json: 'flag' });
    const language = readLanguage(values.lang);
    const { room, match } = await readMatch(words[0]);
    const at = readCount('--at', values.at, match.log.length, 0, match.log.length);
    const { course, chapters } = playedTo(nameOf(words[0]), room, match, at);
    if (values.json) printJson(describe(room, match, course, chapters));
    else print(tell(room, match, course, chapters, await openTelling(room, language)));
    return 0;
  },
};

function describe({ game }: WholeRoom, match: Match, { state }: Course, chapters: Chapter[]) {
  return {
    game: game.id,
    at: chapters.length,
    entries: match.log.length,
    log: chapters,
    position: game.makePosition(state),
    pending: pending(game, state),
    standing: game.standing(state),
  };
}

function tell(
  { game }: WholeRoom,
  match: Match,
  { state }: Course,
  chapters: Chapter[],
  { language, speech, board }: Telling,
): string {
  const words = allWords[language];
  // A name in a file is anybody's; it must not reach the terminal as a command.
  const names = toldApart(match.seats.map(({ name }) => asName(oneLine(name ?? ''))));
  const view = viewOf(game, state, 'public');
  const beside = besideTeller(names, words.beside);
  const log = chapters.flatMap(({ entry, events }) => {
    const told = events.map((event) => speech.event(event, names, match.options));
    const sentences = [...beside(entry), ...told].filter((sentence) => sentence !== null);
    // Some answers only lead to a throw, and some events need no words; what follows tells it all.
    if (sentences.length === 0) return [];
    const [first, ...more] = wrap(sentences.join(words.between), columns() - 6);
    return [`${String(entry.index + 1).padStart(4)}  ${first}`, ...more.map((line) => ' '.repeat(6) + line)];
  });
  return [
    ...log,
    '',
    ...board.lines(view, 'public', names, language, paintFor(process.stdout), columns()),
    '',
    speech.question(view, names),
  ].join('\n');
}
