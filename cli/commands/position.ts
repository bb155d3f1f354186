import {
  acceptFrom,
  BadInput,
  columns,
  inColumns,
  nameOf,
  print,
  printJson,
  readArguments,
  readCount,
  readJson,
  readLanguage,
} from '@yamanote/command-line';
import type { WholeRoom } from '@yamanote/games/room';
import {
  chooseAtRandom,
  fastRng,
  type Json,
  legal,
  type Options,
  type Pending,
  pending,
  playOut,
  type State,
  start,
  startFrom,
  viewOf,
} from '@yamanote/kernel';
import type { Command } from '../command.ts';
import { paintFor } from '../paint.ts';
import { openRoom, openTelling, readSeats, readSettings, type Telling } from '../rooms.ts';
import { words as allWords } from '../words/index.ts';

export const position: Command = {
  name: 'position',

  async run(args) {
    const { words, values } = readArguments(args, ['GAME', '[FILE]'], {
      seats: 'text',
      set: 'list',
      random: 'text',
      seed: 'text',
      lang: 'text',
      json: 'flag',
    });
    const [id, file] = words;
    const language = readLanguage(values.lang);
    const room = await openRoom(id);
    const entries = readCount('--random', values.random, 0, 0, room.game.longest);
    const json = file === undefined ? undefined : readJson(file);
    const seats = readSeats(room.game, values.seats ?? playersIn(room, json));
    const options = readSettings(room.game, values.set, seats);
    const state =
      file === undefined
        ? start(room.game, seats, options)
        : acceptFrom(nameOf(file), startFrom(room.game, json, seats, options));
    if (entries > 0) playRandomly(room, state, entries, values.seed ?? '1');

    if (file === undefined) printJson(room.game.makePosition(state));
    else if (values.json) printJson(describe(room, state, seats, options));
    else print(draw(room, state, seats, await openTelling(room, language)));
    return 0;
  },
};

/** Positions list their players, so the seats need not be counted by hand. */
function playersIn({ game }: WholeRoom, json: unknown): string | undefined {
  const { players } = Object(json);
  if (!Array.isArray(players)) return undefined;
  return players.length >= game.seats.min && players.length <= game.seats.max ? String(players.length) : undefined;
}

function playRandomly({ game }: WholeRoom, state: State, entries: number, seed: string): void {
  const rng = fastRng(seed);
  const played = playOut(game, state, rng, chooseAtRandom(rng), entries);
  if (played < entries) {
    throw new BadInput('--random', (say) => say.overBefore(played, entries));
  }
}

function askedSeats(waiting: Pending): number[] {
  return 'seats' in waiting ? waiting.seats : [];
}

function describe({ game }: WholeRoom, state: State, seats: number, options: Options) {
  const waiting = pending(game, state);
  return {
    game: game.id,
    seats,
    options,
    position: game.makePosition(state),
    pending: waiting as Json,
    legal: askedSeats(waiting).map((seat) => ({ seat, answers: legal(game, state, seat) })),
    standing: game.standing(state),
  };
}

function draw({ game }: WholeRoom, state: State, seats: number, { language, speech, board }: Telling): string {
  const words = allWords[language];
  const names = Array.from({ length: seats }, (_, seat) => words.seat(seat));
  const view = viewOf(game, state, 'public');
  const answers = askedSeats(pending(game, state)).flatMap((seat) =>
    legal(game, state, seat).map((action) => speech.action(action, viewOf(game, state, seat), names)),
  );
  return [
    ...board.lines(view, 'public', names, language, paintFor(process.stdout), columns()),
    '',
    speech.question(view, names),
    ...inColumns(
      answers.map((answer) => `  ${answer}`),
      columns(),
    ),
  ].join('\n');
}
