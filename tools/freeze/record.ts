/**
 * Whole matches as people and bots play them: among the answers are some that were taken back, withdrawn or given by a
 * standing order. The same number gives the same match under the same rules.
 */
import { type Bot, type Judgement, makeBot } from '@yamanote/bots';
import {
  type By,
  fastRng,
  headerOf,
  hex,
  isRefusal,
  legal,
  type Match,
  type Options,
  type OrRefusal,
  parseOptions,
  pending,
  type Rng,
  type Seat,
  sentence,
  sha256,
  usualOrders,
  type WholeGame,
} from '@yamanote/kernel';
import {
  commit,
  type Input,
  matchOf,
  openMatch,
  questionOf,
  type RunningMatch,
  receive,
  sightOf,
} from '@yamanote/running-match';

/** What is recorded: a game with what its bots go by, and the options it is played with. */
interface Recorded extends Judgement {
  game: WholeGame;
  mixes: readonly Partial<Options>[];
}

const NAMES = ['Aya', 'Ben', 'Chiyo', 'Dana', 'Emil', 'Fumi'];
const BEGAN = Date.UTC(2026, 0, 1);
const PERSON = 'person';

/** Match `number` of a game's edition: seats, options and players change from one to the next. */
export function recordMatch(room: Recorded, edition: string, number: number): Match {
  const { game } = room;
  const name = `${game.id} ${game.version} ${edition} ${number}`;
  const rng = fastRng(name);
  const mixes = room.mixes.filter((mix) => ((mix as { edition?: string }).edition ?? game.editions[0]) === edition);
  const { min, max } = game.seats;
  const seats = min + (number % (max - min + 1));
  const wish = { ...mixes[number % mixes.length] };
  const options = accept(parseOptions(game, wish, seats));
  const players = Array.from({ length: seats }, (_, seat) => [PERSON, 'random', 'greedy'][(number + seat) % 3]);
  const seed = digest(name);
  const header = headerOf({
    game: game.id,
    version: game.version,
    options,
    seed,
    seats: players.map((player, seat) => ({
      name: NAMES[seat],
      salt: digest(`salt of ${name} ${seat}`).slice(0, 32),
      player,
      bits: player === PERSON ? digest(`${name} ${seat}`).slice(0, 32) : null,
    })),
    position: null,
  });
  const table = accept(openMatch(game, header, seed));
  const orders = game.orders === undefined ? null : usualOrders(game);
  table.orders = players.map((player) => (player === PERSON ? orders : null));
  const bots = players.map((player) => (player === PERSON ? null : (accept(makeBot(player, room)) as Bot)));
  play(table, bots, rng);
  return matchOf(table);
}

/** Who answers at random is as good a person as any: what counts is that every kind of answer comes up. */
function play(table: RunningMatch, bots: readonly (Bot | null)[], rng: Rng): void {
  const { game } = table;
  const give = (input: Input) => commit(table, accept(receive(table, input)));
  const now = () => BEGAN + 1000 * table.course.next;
  give({ is: 'begin', at: now() });
  for (;;) {
    const waiting = pending(game, table.course.state);
    if (waiting.is === 'over' || waiting.is === 'chance') return;
    const seat = waiting.seats[rng.below(waiting.seats.length)];
    const bot = bots[seat];
    const by: By = bot === null ? { is: PERSON } : { is: 'bot', bot: bot.name };
    const answer =
      bot === null
        ? anyOf(legal(game, table.course.state, seat), rng)
        : bot.answer(game, sightOf(table, seat).view, seat, rng);
    give({ is: 'answers', seat, question: questionOf(table, seat), answers: [answer], by, at: now(), clock: null });
    if (bot === null && rng.below(8) === 0) changeMind(table, seat, now());
  }
}

/** Takes back an answer, or withdraws one that others are not done with, if that is possible. */
function changeMind(table: RunningMatch, seat: Seat, at: number): void {
  const by: By = { is: PERSON };
  const undo = sightOf(table, seat).undo !== null;
  const draft = receive(
    table,
    undo ? { is: 'undo', seat, to: null, consent: false, by, at } : { is: 'withdraw', seat, by, at },
  );
  if (!isRefusal(draft)) commit(table, draft);
}

function anyOf<T>(choices: readonly T[], rng: Rng): T {
  return choices[rng.below(choices.length)];
}

function accept<T>(value: OrRefusal<T>): T {
  if (isRefusal(value)) throw new Error(sentence(value));
  return value;
}

function digest(text: string): string {
  return hex(sha256(new TextEncoder().encode(text)));
}
