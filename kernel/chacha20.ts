import type { Rng } from './random.ts';

/** The ChaCha20 block function (RFC 8439): 16 words of the stream for a key, a block counter and a nonce. */
export function chacha20Block(key: Uint8Array, counter: number, nonce: readonly [number, number, number]): Uint32Array {
  const words = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]); // "expand 32-byte k"
  for (let i = 0; i < 8; i++) start[4 + i] = words.getUint32(i * 4, true);
  start[12] = counter;
  start.set(nonce, 13);

  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] += start[i];
  return x;
}

export function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by));

/**
 * The chance of entry number n in a match with this key: block n of the ChaCha20 stream, uniform by rejection.
 * A draw that needs more than its 16 words goes on with the same block under the next nonce.
 */
export function rngAt(key: Uint8Array, n: number): Rng {
  let nonce = 0;
  let words = chacha20Block(key, n, [0, 0, 0]);
  let used = 0;
  function word(): number {
    if (used === words.length) {
      words = chacha20Block(key, n, [++nonce, 0, 0]);
      used = 0;
    }
    return words[used++];
  }
  return {
    below(limit) {
      // No word would ever be accepted, and the search for one would not end.
      if (!(limit >= 1 && limit <= 2 ** 32)) throw new RangeError(`cannot choose one of ${limit}`);
      const fair = 2 ** 32 - (2 ** 32 % limit);
      for (;;) {
        const value = word();
        if (value < fair) return value % limit;
      }
    },
  };
}
