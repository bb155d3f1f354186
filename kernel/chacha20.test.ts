import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chacha20Block, quarter } from './chacha20.ts';
import { fromHex } from './sha256.ts';

type Nonce = readonly [number, number, number];
const ZERO = '00'.repeat(32);

function words(block: Uint32Array): string {
  return [...block].map((word) => word.toString(16).padStart(8, '0')).join(' ');
}

test('the quarter round of RFC 8439, 2.1.1', () => {
  const x = Uint32Array.from([0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567]);
  quarter(x, 0, 1, 2, 3);
  expect(words(x)).toBe('ea2a92f4 cb1cf8ce 4581472e 5881c4bb');
});

test.each<[string, string, number, Nonce, string]>([
  [
    '2.3.2',
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    1,
    [0x09000000, 0x4a000000, 0],
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  ],
  [
    'A.1 #1',
    ZERO,
    0,
    [0, 0, 0],
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  ],
  [
    'A.1 #2',
    ZERO,
    1,
    [0, 0, 0],
    'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  ],
  [
    'A.1 #3',
    `${'00'.repeat(31)}01`,
    1,
    [0, 0, 0],
    '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
  ],
  [
    'A.1 #4',
    `00ff${'00'.repeat(30)}`,
    2,
    [0, 0, 0],
    'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
  ],
  [
    'A.1 #5',
    ZERO,
    0,
    [0, 0, 0x02000000],
    '374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54 0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53',
  ],
])('the block of RFC 8439, %s', (_section, key, counter, nonce, block) => {
  expect(words(chacha20Block(fromHex(key), counter, nonce))).toBe(block);
});

test('any block is the same as everywhere else', () => {
  const word = fc.nat(2 ** 32 - 1);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), word, fc.tuple(word, word, word), (key, n, nonce) => {
      const iv = Buffer.from(Uint32Array.from([n, ...nonce]).buffer);
      const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64));
      expect([...Buffer.from(chacha20Block(key, n, nonce).buffer)]).toEqual([...stream]);
    }),
    { seed: 1 },
  );
});
