import type { Secret } from '../../game.ts';
import { imagineFrom, viewOf } from '../../view.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

const WORLDS = 64;
/** A slot that never varies is reported only if a sound game would do so less often than this. */
const LIKELIHOOD = 1e-9;

export function variety({ game, state, viewers, rng }: Moment): Seen {
  const viewer = viewers[rng.below(viewers.length)];
  const truth = game.secrets(state, viewer);
  if (truth.length === 0) return null;
  const view = viewOf(game, state, viewer);
  let stuck = truth.flatMap(({ pool, slots }, secret) =>
    slots.flatMap((value, slot) => (shareOf(value, pool) < 1 ? [{ secret, slot, share: shareOf(value, pool) }] : [])),
  );
  for (let world = 0; stuck.length > 0 && world < worldsFor(stuck); world++) {
    const imagined = game.secrets(imagineFrom(game, view, rng), viewer);
    const other = difference(truth.map(shape), imagined.map(shape));
    if (other !== null) return `what ${viewer} cannot know is different in a world it imagined: ${other}`;
    stuck = stuck.filter(({ secret, slot }) => imagined[secret].slots[slot] === truth[secret].slots[slot]);
  }
  if (stuck.length === 0) return null;
  const { secret, slot } = stuck[0];
  const { pool, slots } = truth[secret];
  return `${viewer} always imagines ${slots[slot]} in slot ${slot}, which is the truth, though the pool is ${brief(pool)}`;
}

/** What must not differ between worlds: the pool, and how many values are hidden. */
function shape({ pool, slots }: Secret) {
  return { pool, slots: slots.length };
}

function shareOf(value: string, pool: Secret['pool']): number {
  return pool[value] / Object.values(pool).reduce((sum, count) => sum + count, 0);
}

/** So many that even the value that fills most of a pool would hardly come up every time. */
function worldsFor(slots: readonly { share: number }[]): number {
  const share = Math.max(...slots.map((slot) => slot.share));
  return Math.max(WORLDS, Math.ceil(Math.log(LIKELIHOOD) / Math.log(share)));
}
