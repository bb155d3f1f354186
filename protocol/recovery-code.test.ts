import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeRecoveryCode, RECOVERY_SIGNS, readRecoveryCode } from './recovery-code.ts';

const random = fc.array(fc.integer({ min: 0, max: RECOVERY_SIGNS.each - 1 }), {
  minLength: RECOVERY_SIGNS.random,
  maxLength: RECOVERY_SIGNS.random,
});
const CODE = makeRecoveryCode(Array.from({ length: RECOVERY_SIGNS.random }, (_, i) => i));

it('is five groups of four letters, and read as it was made', () => {
  fc.assert(
    fc.property(random, (numbers) => {
      const code = makeRecoveryCode(numbers);
      expect(code).toMatch(/^([A-Z]{4}-){4}[A-Z]{4}$/);
      expect(readRecoveryCode(code)).toEqual({ is: 'code', code });
    }),
  );
});

it('never takes one letter for another, wherever it stands', () => {
  fc.assert(
    fc.property(
      random,
      fc.nat(RECOVERY_SIGNS.all - 1),
      fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ058'),
      (numbers, at, sign) => {
        const signs = [...makeRecoveryCode(numbers).replaceAll('-', '')];
        fc.pre(signs[at] !== sign);
        expect(readRecoveryCode(signs.with(at, sign).join(''))).toEqual({ is: 'mistyped' });
      },
    ),
  );
});

it('never takes two letters that have changed places', () => {
  fc.assert(
    fc.property(random, fc.nat(RECOVERY_SIGNS.all - 2), (numbers, at) => {
      const signs = [...makeRecoveryCode(numbers).replaceAll('-', '')];
      fc.pre(signs[at] !== signs[at + 1]);
      const changed = signs.with(at, signs[at + 1]).with(at + 1, signs[at]);
      expect(readRecoveryCode(changed.join(''))).toEqual({ is: 'mistyped' });
    }),
  );
});

it.each([
  CODE.toLowerCase(),
  ` ${CODE.replaceAll('-', ' ')}\n`,
  CODE.replaceAll('-', ''),
  CODE.replaceAll('-', '–'),
  CODE.replace(/[A-Z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll('-', 'ー'),
])('reads "%s"', (typed) => {
  expect(readRecoveryCode(typed)).toEqual({ is: 'code', code: CODE });
});

it.each([
  ['', 0],
  [CODE.slice(0, -1), 19],
  [`${CODE}B`, 21],
  ['😀😀', 2],
] as const)('says how many letters "%s" has', (typed, letters) => {
  expect(readRecoveryCode(typed)).toEqual({ is: 'length', letters });
});
