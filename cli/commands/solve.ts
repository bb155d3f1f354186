import {
  BadInput,
  columns,
  nameOf,
  oneLine,
  print,
  printJson,
  readArguments,
  readCount,
  readLanguage,
  within,
} from '@yamanote/command-line';
import { solvers } from '@yamanote/games/registry';
import type { InHindsight, Language, Solver, WholeRoom } from '@yamanote/games/room';
import { actor, type Match, type Seat, type State, viewOf } from '@yamanote/kernel';
import { asName, toldApart } from '@yamanote/running-match';
import type { Command } from '../command.ts';
import { playedTo, readMatch } from '../match.ts';
import { paintFor } from '../paint.ts';
import { openTelling } from '../rooms.ts';
import { table } from '../table.ts';
import { USUAL_WIDTH } from '../words/help/facts.ts';
import { words as allWords } from '../words/index.ts';

/** As many as there is room for. */
const WIDEST = 100_000;

/** What the seats of a match could have come to. */
interface Solved {
  file: string;
  room: WholeRoom;
  match: Match;
  seats: (InHindsight & { seat: Seat })[];
}

export const solve: Command = {
  name: 'solve',

  async run(args) {
    const { words, values } = readArguments(args, ['MATCH.json…'], {
      seat: 'text',
      width: 'text',
      lang: 'text',
      json: 'flag',
    });
    const language = readLanguage(values.lang);
    const width = readCount('--width', values.width, USUAL_WIDTH, 1, WIDEST);
    const solved: Solved[] = [];
    for (const file of words) solved.push(await solveMatch(file, values.seat, width));
    if (values.json) printJson({ width, share: meanShare(solved), matches: solved.map(described) });
    else print(await inWords(solved, width, language));
    return 0;
  },
};

async function solveMatch(file: string, seat: string | undefined, width: number): Promise<Solved> {
  const { room, match } = await readMatch(file);
  const solver = await openSolver(file, match.game);
  const last = match.seats.length - 1;
  const asked = seat === undefined ? [...match.seats.keys()] : [readCount('--seat', seat, 0, 0, last)];
  const state = endOf(file, room, match);
  return { file, room, match, seats: asked.map((one) => ({ seat: one, ...solver.solve(state, one, width) })) };
}

async function openSolver(file: string, game: string): Promise<Solver> {
  if (game in solvers) return solvers[game]();
  throw new BadInput(within(nameOf(file), 'game'), (say) =>
    say.unknownGame(Object.keys(solvers), JSON.stringify(game), null),
  );
}

function endOf(file: string, room: WholeRoom, match: Match): State {
  const { state } = playedTo(nameOf(file), room, match, match.log.length).course;
  if (actor(room.game, state) === null) return state;
  throw new BadInput(nameOf(file), (say) => say.overWanted(match.log.length));
}

/** Of nothing, all is reached. */
function shareOf({ own, best }: InHindsight): number {
  return best > 0 ? own / best : 1;
}

/** All points that were reached, of all that were found. */
function meanShare(solved: readonly Solved[]): number {
  const seats = solved.flatMap((one) => one.seats);
  const sum = (points: (seat: InHindsight) => number) => seats.reduce((all, seat) => all + points(seat), 0);
  return shareOf({ own: sum(({ own }) => own), best: sum(({ best }) => best), state: solved[0].seats[0].state });
}

function described({ file, match, seats }: Solved) {
  return {
    file,
    game: match.game,
    seats: seats.map((one) => ({ seat: one.seat, own: one.own, best: one.best, share: shareOf(one) })),
  };
}

async function inWords(solved: readonly Solved[], width: number, language: Language): Promise<string> {
  const { solve: said } = allWords[language];
  const { seat, own, best, share } = said.headings;
  const percent = (part: number) =>
    `${(100 * part).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
  const rows = solved.flatMap(({ match, seats }) => {
    const names = namesIn(match);
    return seats.map((one) => [names[one.seat], String(one.own), String(one.best), percent(shareOf(one))]);
  });
  const lines = [...table([[seat, own, best, share], ...rows], [0]), '', said.kept(width.toLocaleString(language))];
  if (rows.length > 1) return [...lines, said.reached(percent(meanShare(solved)))].join('\n');
  return [...lines, '', ...(await drawn(solved[0], language))].join('\n');
}

function namesIn({ seats }: Match): readonly string[] {
  // A name in a file is anybody's; it must not reach the terminal as a command.
  return toldApart(seats.map(({ name }) => asName(oneLine(name ?? ''))));
}

/** The board as it could have been. */
async function drawn({ room, match, seats: [{ seat, state }] }: Solved, language: Language): Promise<string[]> {
  const { board } = await openTelling(room, language);
  const names = namesIn(match);
  const lines = board.lines(viewOf(room.game, state, seat), seat, names, language, paintFor(process.stdout), columns());
  return [allWords[language].solve.board(names[seat]), ...lines];
}
