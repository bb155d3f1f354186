/** Whatever a page draws, the hall has sent it, or its reader cannot be wrong about it: over random matches of every game. */
import { signal } from '@preact/signals';
import { registry } from '@yamanote/games/registry';
import type { WholeRoom } from '@yamanote/games/room';
import {
  advance,
  apply,
  beginCourse,
  type Course,
  fastRng,
  headerOf,
  isRefusal,
  legal,
  type Options,
  origin,
  type Rng,
  same,
  type Viewer,
  viewOf,
} from '@yamanote/kernel';
import type { Board } from '@yamanote/kit/board.ts';
import {
  between,
  commit,
  type Input,
  openMatch,
  questionOf,
  type RunningMatch,
  receive,
  type Showing,
  show,
  sightOf,
} from '@yamanote/running-match';
import { beforeEach, expect, it } from 'vitest';
import type { Progress, WatchedTable } from '../connection/table.ts';
import { type Composer, createComposer } from './composer.ts';
import { stepsOf } from './steps.ts';

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, { sessionStorage: nothing });
});

/** The person whose page it is. */
const MINE = 0;
/** Enough answers to come by every kind of question, few enough to be quick. */
const ANSWERS = 40;

/** One event after another, so that there are as many steps as there can be. */
const beats: Board['beats'] = (events) => events.map((event) => [event]);

/** A real table in the place of the hall; every viewer gets its news, and mine composes answers on a page. */
class Rehearsal {
  readonly table: RunningMatch;
  /** The match once more, read from its log alone: what is true at every entry. */
  readonly truth: Course;
  readonly viewers: readonly Viewer[];
  readonly progress = signal<Progress | null>(null);
  readonly composer: Composer;
  /** What the page has asked the hall for, and the hall has not heard yet. */
  onTheLine: { question: number; answers: readonly unknown[] } | null = null;
  /** The page keeps as much as it may before it sends anything. */
  keepsParts = false;

  constructor(room: WholeRoom, options: Partial<Options>, seats: number, seed: string) {
    const { game } = room;
    const header = headerOf({
      game: game.id,
      version: game.version,
      options: options as Options,
      seats: Array.from({ length: seats }, (_, i) => ({
        name: `${i}`,
        salt: '5a'.repeat(16),
        player: 'person',
        bits: '00'.repeat(16),
      })),
      position: null,
      seed,
    });
    const first = origin(game, header);
    const table = openMatch(game, header, seed);
    if (isRefusal(table) || isRefusal(first)) throw new Error('there is no such match');
    this.table = table;
    this.truth = beginCourse(game, first);
    this.viewers = [...Array(seats).keys(), 'public'];
    const hall = {
      info: signal(null),
      request: (asked: NonNullable<Rehearsal['onTheLine']>) => {
        this.onTheLine = asked;
        return new Promise(() => {});
      },
    } as unknown as WatchedTable;
    const board = { targets: () => [], confirm: () => false, partial: () => this.keepsParts } as unknown as Board;
    this.composer = createComposer(hall, game, board, signal(MINE), this.progress, signal(true), () => undefined);
    this.hear({ is: 'begin', at: 0 });
  }

  /** The hall takes an input and tells everybody; what they are shown step by step has to be true. */
  hear(input: Input): void {
    const { table, truth } = this;
    const { game } = table;
    const before = this.viewers.map((viewer) => viewOf(game, truth.state, viewer));
    const draft = receive(table, input);
    if (isRefusal(draft)) throw new Error(`refused: ${draft.expected}`);
    commit(table, draft);
    const { additions } = draft;
    const after = additions.map(({ entry }) => {
      expect(advance(truth, entry)).toBeNull();
      return this.viewers.map((viewer) => viewOf(game, truth.state, viewer));
    });
    for (const [i, viewer] of this.viewers.entries()) {
      const fresh: Showing<unknown>[] = additions.map((addition) => show(game, addition, viewer));
      const news = { between: between(game, additions, viewer), sight: sightOf(table, viewer) };
      const first = truth.next - additions.length;
      for (const { entry, ahead, view } of stepsOf({ beats }, before[i], fresh, news)) {
        const at = entry - first - (ahead ? 1 : 0);
        expect(same(view, at < 0 ? before[i] : after[at][i]), `${viewer} sees entry ${entry} as it is`).toBe(true);
      }
      if (viewer === MINE) this.progress.value = { match: 'match', showings: [], ...news };
    }
  }

  /** What the board draws for the person: what the hall has sent, and of the parts of a move what they surely lead to. */
  lookAtPage(parts: readonly unknown[]): void {
    const { table, truth, progress, composer } = this;
    const drawn = composer.asking.peek()?.view ?? progress.peek()?.sight.view;
    const state = table.game.clone(truth.state);
    for (const part of parts) apply(table.game, state, MINE, part);
    expect(same(drawn, viewOf(table.game, state, MINE)), `the page shows what ${JSON.stringify(parts)} lead to`).toBe(
      true,
    );
  }

  /** One answer of whoever is asked; mine through the page, with its line held up. */
  answer(rng: Rng): boolean {
    const { table, truth, composer } = this;
    const { pending } = sightOf(table, 'public');
    if (!('seats' in pending)) return false;
    const seat = pending.seats[rng.below(pending.seats.length)];
    const input = { is: 'answers', seat, by: { is: 'person' }, at: 0, clock: null } as const;
    if (seat !== MINE) {
      const list = legal(table.game, truth.state, seat);
      this.hear({ ...input, question: questionOf(table, seat), answers: [list[rng.below(list.length)]] });
      return true;
    }
    const parts: unknown[] = [];
    while (this.onTheLine === null) {
      const actions = composer.asking.peek()?.actions ?? [];
      const action = actions[rng.below(actions.length)];
      this.keepsParts = parts.length < 8 && rng.below(2) === 0;
      composer.give(action);
      if (this.onTheLine === null) parts.push(action);
      this.lookAtPage(parts);
    }
    const { question, answers } = this.onTheLine as NonNullable<Rehearsal['onTheLine']>;
    expect(answers.slice(0, -1)).toEqual(parts);
    this.onTheLine = null;
    this.hear({ ...input, question, answers });
    this.lookAtPage([]);
    return true;
  }
}

for (const [id, open] of Object.entries(registry)) {
  it(`of ${id} a page never shows an outcome that the hall has not sent`, async () => {
    const room = await open();
    const { min, max } = room.game.seats;
    for (const [i, options] of room.mixes.entries()) {
      const rng = fastRng(`truth ${id} ${i}`);
      const rehearsal = new Rehearsal(room, options, min + (i % (max - min + 1)), `${i % 10}b`.repeat(32));
      for (let given = 0; given < ANSWERS && rehearsal.answer(rng); given++);
      rehearsal.composer.dispose();
    }
  });
}
