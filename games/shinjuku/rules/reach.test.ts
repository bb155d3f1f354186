import { apply, fastRng, legal, type Rng } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { shinjuku } from './index.ts';
import { CONNECTION_IDS, STATION_IDS, STATIONS_IN, THE_LINK, WARD_IDS, WAYS } from './map.ts';
import { fits } from './move.ts';
import { playedAt } from './played-at.ts';
import { GOODS, SHOPS } from './tokens.ts';
import { type Action, NOBODY, type ShinjukuState as State } from './types.ts';

/** Tries every way that a group could go on, one station after the other. */
function deliversFrom(state: State, group: readonly number[], path: readonly number[]): boolean {
  const building = state.buildings[path[path.length - 1]];
  if (building !== null && group.some((count, customer) => count > 0 && fits(building, customer))) return true;
  return WAYS[path[path.length - 1]].some(
    ({ to, by }) =>
      (by === THE_LINK || state.tracks[by] !== null) && !path.includes(to) && deliversFrom(state, group, [...path, to]),
  );
}

function randomMap(rng: Rng): State {
  const some = <T>(list: readonly T[], count: number) => [...Array(count)].map(() => list[rng.below(list.length)]);
  const buildings = new Map(
    some(STATION_IDS, 4).map((id, i) => [id, { owner: i % 2, shop: SHOPS[rng.below(4) === 0 ? 4 : i] }]),
  );
  return playedAt(
    {
      players: [{ hand: WARD_IDS }, {}],
      buildings: Object.fromEntries(buildings),
      tracks: Object.fromEntries(some(CONNECTION_IDS, 18).map((id, i) => [id, i % 2])),
      crowds: Object.fromEntries(
        some(WARD_IDS, 8).map((id, i) => [id, [GOODS[i % 4], GOODS[(i + 1) % 4]].slice(rng.below(2))]),
      ),
    },
    { edition: 'r12' },
  );
}

rule('SJP-9.8', 'a MOVE is offered exactly if some path from a station of the ward delivers somebody', () => {
  const rng = fastRng('reach');
  const seen = { offered: 0, refused: 0 };
  for (let i = 0; i < 60; i++) {
    const state = randomMap(rng);
    const wards = legal(shinjuku, state, 0).flatMap((action) => (action.do === 'move' ? [action.ward] : []));
    for (const [ward, id] of WARD_IDS.entries()) {
      const crowd = state.crowds[ward];
      const possible = STATIONS_IN[ward].some((station) => deliversFrom(state, crowd, [station]));
      expect([id, wards.includes(id)]).toEqual([id, possible]);
      if (crowd.some((count) => count > 0)) seen[possible ? 'offered' : 'refused']++;
    }
  }
  expect(Math.min(seen.offered, seen.refused)).toBeGreaterThan(20);
});

rule(
  ['SJP-9.3', 'SJP-9.8'],
  'under way only what leads to a delivery is offered, and stopping where one just was',
  () => {
    const rng = fastRng('under way');
    let asked = 0;
    for (let i = 0; i < 300; i++) {
      const state = randomMap(rng);
      const moves = legal(shinjuku, state, 0).filter((action) => action.do === 'move');
      if (moves.length === 0) continue;
      apply(shinjuku, state, 0, moves[rng.below(moves.length)]);
      for (; state.lastMove === null; asked++) {
        const list = legal(shinjuku, state, 0);
        if (state.stack.at(-1)?.kind === 'ride') expect(list.map(nameOf).sort()).toEqual(possibleFrom(state).sort());
        apply(shinjuku, state, 0, list[rng.below(list.length)]);
      }
    }
    expect(asked).toBeGreaterThan(100);
  },
);

function nameOf(action: Action): string {
  return 'station' in action ? action.station : action.do;
}

/** By trying everything: where a MOVE under way can go from here. */
function possibleFrom(state: State): string[] {
  const { path, group, tracks, alighted } = state;
  const ways = WAYS[path[path.length - 1]]
    .filter(({ to, by }) => (by === THE_LINK || tracks[by] !== null) && !path.includes(to))
    .filter(({ to }) => deliversFrom(state, group, [...path, to]));
  return [...ways.map(({ to }) => STATION_IDS[to]), ...(alighted.at(-1) === NOBODY ? [] : ['stop'])];
}
