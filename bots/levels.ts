import { FULL_STRENGTH } from './names.ts';

/**
 * How softly the bots choose in an edition of a game, by their strength; in the unit of the game's values, which is the chance
 * to win.
 */
export interface Levels {
  /** An answer that is worse than the best by more than this is never given, however weak the bot is. */
  readonly bound: number;
  /**
   * Temperatures at a few strengths, the weakest first; between two of them it is in between. Full strength is usually not
   * among them: it is `search` without softness. A game whose expert is so far above greedy that four levels do not reach
   * from the one to the other has a point there as well, and then the hardest level is the expert, choosing softly.
   */
  readonly temperatures: readonly (readonly [strength: number, temperature: number])[];
}

/** Where nothing was calibrated. */
export const USUAL_LEVELS: Levels = {
  bound: 0.15,
  temperatures: [
    [0, 0.16],
    [25, 0.08],
    [50, 0.04],
    [75, 0.02],
  ],
};

export function temperatureAt({ temperatures }: Levels, strength: number): number {
  const points =
    temperatures.at(-1)?.[0] === FULL_STRENGTH ? temperatures : [...temperatures, [FULL_STRENGTH, 0] as const];
  const above = Math.max(
    0,
    points.findIndex(([point]) => point >= strength),
  );
  const [to, toTemperature] = points[above];
  const [from, fromTemperature] = points[Math.max(0, above - 1)];
  if (strength >= to || from === to) return toTemperature;
  return fromTemperature + ((strength - from) / (to - from)) * (toTemperature - fromTemperature);
}
