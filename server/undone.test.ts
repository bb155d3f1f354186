/** Nobody gets other dice by taking back: a match of every game with and without many undone answers. */

import { registry } from '@yamanote/games/registry';
import {
  type Entry,
  fastRng,
  hashOf,
  headerOf,
  isRefusal,
  legal,
  type Options,
  type OrRefusal,
  parseOptions,
  pending,
  type Seat,
  sentence,
  verify,
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
import { expect, test } from 'vitest';

const UNDONE = 50;
const SEED = '5eed'.repeat(16);

function accept<T>(value: OrRefusal<T>): T {
  if (isRefusal(value)) throw new Error(sentence(value));
  return value;
}

/** Whoever may take an answer back does, and gives it again, until so many were undone. What is answered hangs on the position alone. */
function played(game: WholeGame, most: number) {
  const seats = ['Aya', 'Ben'].map((name, i) => ({
    name,
    salt: `a${i}`.repeat(16),
    player: 'person',
    bits: `0${i}`.repeat(16),
  }));
  const options: Options = accept(parseOptions(game, {}, seats.length));
  const header = headerOf({ game: game.id, version: game.version, options, position: null, seed: SEED, seats });
  const table = accept(openMatch(game, header, SEED));
  const give = (input: Input) => commit(table, accept(receive(table, input)));
  let undone = 0;
  give({ is: 'begin', at: 0 });
  for (;;) {
    const waiting = pending(game, table.course.state);
    if (waiting.is === 'over' || waiting.is === 'chance') return { match: matchOf(table), undone };
    const [seat] = waiting.seats;
    const list = legal(game, table.course.state, seat);
    const answers = [list[fastRng(hashOf(table.course.state)).below(list.length)]];
    const by = { is: 'person' } as const;
    const answer = () =>
      give({ is: 'answers', at: 0, seat, question: questionOf(table, seat), answers, by, clock: null });
    answer();
    for (; undone < most && takeBack(table, seat); undone++) answer();
  }
}

/** An answer that others do not wait for is undone, one of a question to several is withdrawn; neither, if it stands. */
function takeBack(match: RunningMatch, seat: Seat): boolean {
  const given = { at: 0, seat, by: { is: 'person' } } as const;
  const undo: Input = { ...given, is: 'undo', to: null, consent: false };
  const draft = receive(match, sightOf(match, seat).undo === null ? { ...given, is: 'withdraw' } : undo);
  if (isRefusal(draft)) return false;
  commit(match, draft);
  return true;
}

const throwsIn = (log: readonly Entry[]) => log.flatMap((entry) => (entry.seat === 'chance' ? [entry.answer] : []));

test.each(Object.keys(registry))(
  `%s has the same dice and draws with and without ${UNDONE} answers taken back`,
  async (id) => {
    const { game } = await registry[id]();
    const [plain, restless] = [played(game, 0), played(game, UNDONE)];
    expect(restless.undone).toBe(UNDONE);
    expect(restless.match.log.length).toBe(plain.match.log.length + 2 * UNDONE);
    expect(throwsIn(restless.match.log)).toEqual(throwsIn(plain.match.log));
    expect(restless.match.hash).toBe(plain.match.hash);
    expect(verify(game, restless.match).differs).toBeNull();
  },
);
