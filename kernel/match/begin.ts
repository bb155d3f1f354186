import { chainsOf, sumOf } from './chain.ts';
import type { Header2, SealedSeat } from './header.ts';
import { sealOf, whoOf } from './seal.ts';

/** What a header is made of: everything is known and opened. */
export interface Deal extends Pick<Header2, 'game' | 'version' | 'options' | 'position'> {
  /** The host's secret until the match is over: only its seal is in the header. */
  seed: string;
  seats: readonly { name: string; salt: string; player: string; bits: string | null }[];
  voids?: Header2['voids'];
}

export function headerOf({ game, version, options, position, seed, seats, voids = [] }: Deal): Header2 {
  const sealed = seats.map(
    ({ name, salt, player, bits }): SealedSeat => ({
      name,
      salt,
      who: whoOf(name, salt),
      player,
      seal: bits === null ? null : sealOf(bits),
      bits,
    }),
  );
  const format = 'yamanote-match-2';
  const commitment = sealOf(seed);
  const sums = chainsOf({ format, game, version, options, seats: sealed, position, commitment, voids }).map(sumOf);
  return { format, game, version, options, seats: sealed, position, commitment, voids, sums };
}
