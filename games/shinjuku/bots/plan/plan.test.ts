import { type Action, shinjuku } from '@yamanote/games/shinjuku/rules';
import { beginAt } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { playedWorlds } from '../testing/worlds.ts';
import { answerOf } from '../twin/answers.ts';
import { play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { ACTION } from '../twin/phases.ts';
import { pointsOf } from '../twin/scores.ts';
import { PHASE, pack, TURN, type World } from '../twin/world.ts';
import { considerMoves } from './consider.ts';
import { beginningOf, perform } from './deeds.ts';
import { bestThree } from './payment.ts';
import { type Planning, planTurn } from './plan.ts';

const planning = (): Planning => ({
  widths: { opens: 3, tracks: 3, upgrades: 2, journeys: 3 },
  judge: pointsOf,
  rng: fastRng('plan'),
});

test('every deed that is planned begins with a legal answer, and can be done', () => {
  const list: number[] = [];
  let planned = 0;
  let seen = 0;
  for (const world of playedWorlds('plans')) {
    if (world[PHASE] !== ACTION || seen++ % 23 > 0) continue;
    const legal = list.slice(0, legalMoves(world, list));
    for (const { deed } of planTurn(world, planning())) {
      expect(legal).toContain(beginningOf(world, deed));
      expect(perform(world.slice(), deed)).toBe(true);
      planned++;
    }
  }
  expect(planned).toBeGreaterThan(100);
});

test('whatever is asked, every legal answer is weighed once, the best first', () => {
  const list: number[] = [];
  let seen = 0;
  for (const world of playedWorlds('weighed')) {
    const legal = list.slice(0, legalMoves(world, list));
    if (legal.length === 0 || seen++ % 61 > 0) continue;
    const before = world.slice();
    const weighed = considerMoves(world, planning());
    expect(world).toEqual(before);
    expect(weighed.map(({ move }) => move).sort()).toEqual(legal.slice().sort());
    const values = weighed.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  }
});

const SHOP_AT_UENO = { buildings: { ueno: { owner: 0, shop: 'food' } } };

/** What is done by who plans for points, up to the end of the turn. */
function turnOf(position: object): Action[] {
  const world: World = pack(beginAt(shinjuku, { players: [{}, {}], ...position }, 2));
  const answers: Action[] = [];
  while (world[TURN] === 0 && legalMoves(world, []) > 0) {
    const { move } = considerMoves(world, planning())[0];
    answers.push(answerOf(move));
    play(world, move);
  }
  return answers;
}

test('a turn lays the track that its delivery needs first', () => {
  const players = [{ hand: ['chiyoda'] }, {}];
  const answers = turnOf({ ...SHOP_AT_UENO, players, turn: 0, crowds: { chiyoda: ['food'] } });
  const connections = ['akihabara~ueno', 'iidabashi~ueno'];
  expect(answers[0]).toMatchObject({ do: 'track' });
  expect(connections).toContain((answers[0] as { connection: string }).connection);
  expect(answers.find((answer) => answer.do === 'move')).toEqual({ do: 'move', ward: 'chiyoda', pay: 'chiyoda' });
});

test('of many cards, those are paid that help least', () => {
  const players = [{ hand: ['taito', 'ota', 'kita', 'koto', 'taito'] }, {}];
  const state = beginAt(
    shinjuku,
    { ...SHOP_AT_UENO, players, turn: 0, done: ['open'], opening: 'oji', step: 'spend' },
    2,
  );
  expect(answerOf(bestThree(pack(state), 0))).toEqual({ do: 'spend', cards: ['koto', 'ota', 'kita'] });
});
