import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, hex, sha256, utf8 } from './sha256.ts';

/** FIPS 180-4, examples of NIST. */
test.each([
  ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['24 bits', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    '448 bits',
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    '896 bits',
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a million a', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('%s', (_name, message, digest) => {
  expect(hex(sha256(message))).toBe(digest);
});

test('bytes of any length are hashed as everywhere else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
    { seed: 1 },
  );
});

/** Any characters, also those beyond the first 65536, but no halves of such. */
const texts = fc
  .array(fc.nat(0x10ffff).filter((code) => code < 0xd800 || code > 0xdfff))
  .map((codes) => String.fromCodePoint(...codes));

test('a text is hashed as its UTF-8 bytes', () => {
  expect([...utf8('é山🎲')]).toEqual([0xc3, 0xa9, 0xe5, 0xb1, 0xb1, 0xf0, 0x9f, 0x8e, 0xb2]);
  fc.assert(
    fc.property(texts, (text) => {
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    }),
    { seed: 1 },
  );
});

test('hexadecimal digits and back', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...fromHex(hex(bytes))]).toEqual([...bytes]);
    }),
    { seed: 1 },
  );
});
