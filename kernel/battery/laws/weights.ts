import { imagineFrom, viewOf } from '../../view.ts';
import { brief } from '../compare.ts';
import type { Watch } from '../law.ts';

const WORLDS = 24;
/** With fewer samples the sum is too skewed to judge. */
const SAMPLES = 50;
const STRAY = 5;

/**
 * Each sample is one hidden slot in many worlds: how often each kind lies in it should follow the pool's counts. Their
 * chi-squares are added up over the run, and the sum is compared with its exact expectation and variance; unlike plain
 * deviations, those of different samples cannot cancel out.
 */
export function weights(): Watch {
  let [samples, sum, variance] = [0, 0, 0];
  return {
    moment({ game, state, viewers, rng }) {
      const viewer = viewers[rng.below(viewers.length)];
      const secrets = game.secrets(state, viewer).filter(({ slots }) => slots.length > 0);
      if (secrets.length === 0) return null;
      const at = rng.below(secrets.length);
      const { pool, slots } = secrets[at];
      const slot = rng.below(slots.length);
      const kinds = Object.keys(pool).filter((kind) => pool[kind] > 0);
      const size = kinds.reduce((all, kind) => all + pool[kind], 0);
      if (kinds.length < 2) return null;

      const counts = kinds.map(() => 0);
      const view = viewOf(game, state, viewer);
      for (let world = 0; world < WORLDS; world++) {
        const value = game.secrets(imagineFrom(game, view, rng), viewer)[at]?.slots[slot];
        const kind = kinds.indexOf(value);
        if (kind < 0) return `${viewer} imagines ${brief(value)} in slot ${slot}, but the pool is ${brief(pool)}`;
        counts[kind]++;
      }
      const shares = kinds.map((kind) => pool[kind] / size);
      const [expected, spread] = momentsOfChiSquare(shares);
      sum += chiSquare(counts, shares) - expected;
      variance += spread;
      samples++;
      return null;
    },
    run() {
      if (samples < SAMPLES) return null;
      const z = sum / Math.sqrt(variance);
      return Math.abs(z) < STRAY ? null : `over ${samples} samples the chi-square strays by z = ${z.toFixed(1)}`;
    },
  };
}

function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  return shares.reduce((sum, share, i) => sum + (counts[i] - WORLDS * share) ** 2 / (WORLDS * share), 0);
}

/** Expectation and variance of Pearson's statistic for independent draws, exact for any number of them. */
function momentsOfChiSquare(shares: readonly number[]): [number, number] {
  const k = shares.length;
  const inverse = shares.reduce((sum, share) => sum + 1 / share, 0);
  return [k - 1, 2 * (k - 1) + (inverse - k * k - 2 * k + 2) / WORLDS];
}
