import { canonical } from '../../json.ts';
import { legal } from '../../play.ts';
import { imagineFrom, viewOf } from '../../view.ts';
import { difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function imaginedLegality({ game, state, seats, rng }: Moment): Seen {
  for (let seat = 0; seat < seats; seat++) {
    const world = imagineFrom(game, viewOf(game, state, seat), rng);
    const [truth, imagined] = [state, world].map((where) => legal(game, where, seat).map(canonical).sort());
    const other = difference(truth, imagined);
    if (other !== null) return `among the legal answers that seat ${seat} imagines, ${other}`;
  }
  return null;
}
