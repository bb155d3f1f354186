/** For tests: matches to the end, chosen in several ways, every sheet of them counted by the rules and by the recount. */
import { type Choose, chooseAtRandom, fastRng, playOut, type Rng, same, start } from '@yamanote/kernel';
import { GOAL_IDS } from '../cards.ts';
import { nextStation } from '../index.ts';
import { MAP_FILES, MAP_IDS } from '../maps.ts';
import { type ScorePad, scorePad } from '../score.ts';
import type { NextStation } from '../types.ts';
import { drawMostly, gather, spread } from './choosers.ts';
import { type Recount, recount } from './recount.ts';
import { optionsWith } from './states.ts';

const SEATS = 4;
const MIXES = MAP_IDS.flatMap((map) => [
  { map, effects: false, goals: true },
  { map, effects: true, goals: true },
]);

const CHOOSERS: readonly ((rng: Rng) => Choose<NextStation>)[] = [
  (rng) => (state, seat, choices) => chooseAtRandom(rng)(state, seat, choices),
  drawMostly,
  gather,
  spread,
];

/** What is rare, and how a score pad shows it. */
const RARITIES: Readonly<Record<string, (pad: ScorePad) => boolean>> = {
  ...Object.fromEntries(GOAL_IDS.map((id) => [id, ({ goals }) => goals.some(({ goal, met }) => goal === id && met)])),
  'four lines': ({ interchanges }) => interchanges[1].stations > 0,
  'five lines': ({ interchanges }) => interchanges[2].stations > 0,
};

export function countTwice(matches: number, seed: string) {
  const rng = fastRng(seed);
  const rarities = Object.fromEntries(Object.keys(RARITIES).map((name) => [name, 0]));
  const disagreements: { seat: number; lines: unknown; found: Recount; due: Recount }[] = [];
  let [sheets, most] = [0, Number.NEGATIVE_INFINITY];
  for (let match = 0; match < matches; match++) {
    const options = optionsWith(MIXES[Math.floor(match / CHOOSERS.length) % MIXES.length]);
    const choose = CHOOSERS[match % CHOOSERS.length](rng);
    const state = start(nextStation, SEATS, options);
    playOut(nextStation, state, rng, choose);
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
      for (const [name, occurs] of Object.entries(RARITIES)) if (occurs(pad)) rarities[name]++;
      most = Math.max(most, pad.total);
      sheets++;
    }
  }
  return { sheets, disagreements, most, rarities };
}
