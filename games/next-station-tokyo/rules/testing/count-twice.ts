/** For tests: random matches to the end, every sheet of them counted by the rules and by the recount. */
import { chooseAtRandom, fastRng, playOut, same, start } from '@yamanote/kernel';
import { nextStation } from '../index.ts';
import { MAP_FILES, MAP_IDS } from '../maps.ts';
import { scorePad } from '../score.ts';
import { type Recount, recount } from './recount.ts';
import { optionsWith } from './states.ts';

const SEATS = 4;
const MIXES = MAP_IDS.flatMap((map) => [
  { map, effects: false, goals: true },
  { map, effects: true, goals: true },
]);

export function countTwice(matches: number, seed: string) {
  const rng = fastRng(seed);
  const disagreements: { seat: number; lines: unknown; found: Recount; due: Recount }[] = [];
  let [sheets, most] = [0, Number.NEGATIVE_INFINITY];
  for (let match = 0; match < matches; match++) {
    const options = optionsWith(MIXES[match % MIXES.length]);
    const state = start(nextStation, SEATS, options);
    playOut(nextStation, state, rng, chooseAtRandom(rng));
    // As it would be written down: the recount sees nothing else.
    const position = nextStation.makePosition(state) as unknown as { players: { lines: never }[]; goals: string[] };
    for (const [seat, { lines }] of position.players.entries()) {
      const pad = scorePad(state, seat);
      const due = recount(MAP_FILES[options.map] as never, lines, position.goals);
      const found: Recount = {
        lines: Object.fromEntries(pad.rows.filter(({ points }) => points > 0).map((row) => [row.pencil, row.points])),
        hotspots: pad.hotspots.points,
        unconnected: pad.ring.unconnected,
        interchanges: pad.interchanges.map(({ stations }) => stations) as Recount['interchanges'],
        goals: pad.goals.reduce((sum, { points }) => sum + points, 0),
        total: pad.total,
      };
      if (!same(found, due)) disagreements.push({ seat, lines, found, due });
      most = Math.max(most, pad.total);
      sheets++;
    }
  }
  return { sheets, disagreements, most };
}
