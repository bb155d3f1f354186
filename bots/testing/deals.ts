/** For tests: deals whose true rate is known. */
import { fastRng } from '@yamanote/kernel';

/** Deals of so many games at this rate; in a part `alike` of them one luck decides all of their games. */
export function madeUpDeals(seed: string, rate: number, games: number, alike = 0): () => number {
  const rng = fastRng(seed);
  const falls = (odds: number) => rng.below(2 ** 30) < odds * 2 ** 30;
  return () => {
    if (falls(alike)) return falls(rate) ? 1 : 0;
    let won = 0;
    for (let game = 0; game < games; game++) if (falls(rate)) won++;
    return won / games;
  };
}
