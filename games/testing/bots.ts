/** What must be true of every bot in any game: it knows what its seat may know, and answers legally in any time. */
import { BOT_NAMES, type Bot, makeBot, USUAL_BOT } from '@yamanote/bots';
import type { Judgement } from '@yamanote/games/room';
import {
  admit,
  fastRng,
  imagineFrom,
  isRefusal,
  legal,
  pending,
  type Seat,
  type State,
  same,
  viewOf,
  type WholeGame,
} from '@yamanote/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { after } from './matches.ts';

const PLAYOUTS = 4;
const POSITIONS = 2;

/** A state in which a seat is asked and has a choice, and one that differs from it in nothing that this seat may know. */
interface Position {
  state: State;
  other: State;
  seat: Seat;
}

/** Where a seat has a choice in random matches; if the game hides anything, where something could be otherwise. */
function positions(game: WholeGame, wishes: object): Position[] {
  const found: Position[] = [];
  const swapped: Position[] = [];
  const enough = game.open ? found : swapped;
  for (let entries = 5; enough.length < POSITIONS && entries < 250; entries += 7) {
    const state = after(game, entries, Math.max(2, game.seats.min), wishes) as State;
    const waiting = pending(game, state);
    if (waiting.is !== 'ask' && waiting.is !== 'each') continue;
    const seat = waiting.seats[waiting.seats.length - 1];
    if (legal(game, state, seat).length < 2) continue;
    const other = imagineFrom(game, viewOf(game, state, seat), fastRng(`otherwise ${entries}`)) as State;
    found.push({ state, other, seat });
    if (!same(state, other)) swapped.push({ state, other, seat });
  }
  return (swapped.length > 0 ? swapped : found).slice(0, POSITIONS);
}

/** `wishes`: options of the matches, for an edition that bots play otherwise. */
export function testBots(enter: () => Promise<Judgement & { game: WholeGame }>, wishes: object = {}): void {
  let room: Judgement & { game: WholeGame };
  let all: Position[];
  beforeAll(async () => {
    room = await enter();
    all = positions(room.game, wishes);
  });

  test('there is a choice, and what is hidden can be swapped', () => {
    expect(all).toHaveLength(POSITIONS);
    const hides = all.some(({ state, seat }) => room.game.secrets(state, seat).length > 0);
    if (hides) for (const { state, other } of all) expect(other).not.toEqual(state);
  });

  const knowsOnlyWhatItSees = (name: string) => {
    const bot = makeBot(name, room) as Bot;
    for (const { state, other, seat } of all) {
      // As they come from another thread: no view can hold on to the state that it was made from.
      const [view, swapped] = [state, other].map((world) => structuredClone(viewOf(room.game, world, seat)));
      expect(swapped).toEqual(view);
      const first = bot.answer(room.game, view, seat, fastRng('same'), { playouts: PLAYOUTS });
      const newcomer = makeBot(name, room) as Bot;
      expect(newcomer.answer(room.game, swapped, seat, fastRng('same'), { playouts: PLAYOUTS })).toEqual(first);
      expect(isRefusal(admit(room.game, state, seat, first))).toBe(false);
    }
  };

  const answersInNoTime = (name: string) => {
    const bot = makeBot(name, room) as Bot;
    for (const { state, seat } of all) {
      const view = viewOf(room.game, state, seat);
      const answer = bot.answer(room.game, view, seat, fastRng('no time'), { stop: () => true });
      expect(isRefusal(admit(room.game, state, seat, answer))).toBe(false);
    }
  };

  // One level stands for all: they differ in how softly they choose.
  describe.each([...BOT_NAMES, USUAL_BOT])('%s', (name) => {
    test('gives the same answer whatever is hidden from its seat, and whatever it thought before', () =>
      knowsOnlyWhatItSees(name));

    test('answers legally without any time to think', () => answersInNoTime(name));
  });

  test('so do the game’s own players of fixed habits', () => {
    for (const { name } of room.yardsticks ?? []) {
      knowsOnlyWhatItSees(name);
      answersInNoTime(name);
    }
  });
}
