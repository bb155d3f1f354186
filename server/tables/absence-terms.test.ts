import { expect, test } from 'vitest';
import { goneAfter, withTerms } from './absence-terms.ts';

const LIVE = { is: 'live', bank: 600, increment: 10, reaction: 30 } as const;
const terms = (after: number | null) => ({ bot: 'normal', after, taking: false });

test.each([
  ['nobody said anything, nobody is in a hurry', null, null, null],
  ['everybody is there', null, LIVE, 120_000],
  ['the host says how long', terms(600), LIVE, 600_000],
  ['the host says never', terms(0), LIVE, null],
  ['only something else was said', terms(null), LIVE, 120_000],
  ['the host says how long, without clocks', terms(60), null, 60_000],
])('after how long a bot plays for who is gone: %s', (_, absence, timeControl, due) => {
  expect(goneAfter({ absence, timeControl })).toBe(due);
});

test('one term is changed, and the others stay', () => {
  expect(withTerms(null, undefined)).toBeNull();
  const changed = withTerms(null, { after: 60 });
  expect(changed).toEqual(terms(60));
  expect(withTerms({ ...terms(60), taking: true }, { bot: 'hard' })).toEqual({ bot: 'hard', after: 60, taking: true });
  expect(withTerms(null, { bot: 'clever' })).toMatchObject({ refused: 'impossible', field: 'absence.bot' });
});
