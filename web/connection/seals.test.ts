/** What a page notes of a deal, and what it gives away, whatever the hall says afterwards. */
import { sealOf } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { bitsFor, notesOf, sealFor } from './seals.ts';

const [SEED, OTHER_SEED, YOURS, LATER] = ['01', '02', '03', '04'].map((byte) => sealOf(byte.repeat(32)));

/** Where the reader sits first. */
function info(match: string, commitment: string, seals: (string | null)[] = []): TableInfo {
  return { match, commitment, seals, seats: [{ you: true }, { you: false }] } as unknown as TableInfo;
}

test('bits are opened under the seals that are noted', () => {
  const mine = sealFor(info('m', SEED));
  expect(notesOf('m')).toEqual([{ commitment: SEED, seals: null, bits: null }]);
  const bits = bitsFor(info('m', SEED, [mine, YOURS]));
  expect(sealOf(bits!)).toBe(mine);
  expect(notesOf('m')).toEqual([{ commitment: SEED, seals: [mine, YOURS], bits }]);
  expect(bitsFor(info('m', SEED, [mine, YOURS]))).toBe(bits);
});

test('seals that are shown once the bits are known change nothing', () => {
  const mine = sealFor(info('again', SEED));
  const bits = bitsFor(info('again', SEED, [mine, YOURS]));
  expect(bitsFor(info('again', SEED, [mine, LATER]))).toBeNull();
  expect(sealFor(info('again', SEED))).toBe(mine);
  expect(notesOf('again')).toEqual([{ commitment: SEED, seals: [mine, YOURS], bits }]);
});

test('nothing is opened for another seed, or where the seal of this seat is not ours', () => {
  const mine = sealFor(info('foreign', SEED));
  expect(bitsFor(info('foreign', OTHER_SEED, [mine, YOURS]))).toBeNull();
  expect(bitsFor(info('foreign', SEED, [LATER, YOURS]))).toBeNull();
  expect(bitsFor(info('foreign', SEED, [mine, YOURS]))).toBeNull();
  expect(notesOf('foreign')).toEqual([{ commitment: SEED, seals: [LATER, YOURS], bits: null }]);
});

test('every deal of a match has bits of its own, and all are remembered', () => {
  const first = sealFor(info('void', SEED));
  const bits = bitsFor(info('void', SEED, [first, null]));
  const second = sealFor(info('void', OTHER_SEED));
  expect(second).not.toBe(first);
  expect(notesOf('void')).toEqual([
    { commitment: SEED, seals: [first, null], bits },
    { commitment: OTHER_SEED, seals: null, bits: null },
  ]);
  expect(notesOf('elsewhere')).toEqual([]);
});
