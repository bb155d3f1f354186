import { expect, test } from 'vitest';
import { type Menu, menuAt, menuOf, optionsOf } from './menu.ts';

const WARDS = ['Minato', 'Taitō', 'Ōta'];
const OPEN = WARDS.flatMap((ward) => [1, 2, 3].map((n) => `Open ${ward} ${n}`));
/** A pass, nine ways to open, and two lines that can each be looked for in two wards. */
const LABELS = ['Pass', ...OPEN, 'Line 1', 'Line 2', 'Income'];

function ways(choice: number): string[][] {
  const label = LABELS[choice];
  if (label === 'Line 1') return ['Minato', 'Taitō'].map((ward) => ['Track', ward, label]);
  if (label === 'Line 2') return ['Taitō', 'Ōta'].map((ward) => ['Track', ward, label]);
  return [label.startsWith('Open') ? label.split(' ') : [label]];
}

const options = optionsOf(LABELS, ways);
const shown = ({ entries }: Menu) => entries.map(({ label }) => label);

test('few choices are one list, whatever steps there are', () => {
  const few = optionsOf(LABELS.slice(0, 12), ways);
  expect(shown(menuAt(few))).toEqual(LABELS.slice(0, 12));
  expect(shown(menuAt(optionsOf(LABELS, () => undefined)))).toEqual(LABELS);
});

test('many choices come step by step, at first those with more steps', () => {
  const whole = menuAt(options);
  expect(shown(whole)).toEqual(['Open …', 'Track …', 'Pass', 'Income']);
  const open = menuAt(options, whole.entries[0].trail);
  expect(shown(open)).toEqual(['Minato …', 'Taitō …', 'Ōta …']);
  const taito = menuAt(options, open.entries[1].trail);
  expect(taito.trail).toEqual(['Open', 'Taitō']);
  expect(shown(taito)).toEqual(['1', '2', '3']);
  expect(taito.entries.map(({ options: meant }) => meant)).toEqual([[4], [5], [6]]);
});

test('a step without an alternative is taken at once', () => {
  const only = menuAt(optionsOf(LABELS, (choice) => [['All', LABELS[choice]]]));
  expect(only.trail).toEqual(['All']);
  expect(shown(only)).toEqual(LABELS);
});

test('a choice stands at the end of each of its ways', () => {
  const { entries } = menuAt(options, ['Track']);
  expect(entries.map(({ label, options: meant }) => [label, meant])).toEqual([
    ['Minato · Line 1', [10]],
    ['Taitō …', [10, 11]],
    ['Ōta · Line 2', [11]],
  ]);
  expect(shown(menuAt(options, entries[1].trail))).toEqual(['Line 1', 'Line 2']);
});

test('choices are found by words in them, however they are spelt', () => {
  expect(menuOf(options, 'taito OPEN')?.entries.map(({ label }) => label)).toEqual([
    'Open Taitō 1',
    'Open Taitō 2',
    'Open Taitō 3',
  ]);
  expect(menuOf(options, 'taito open')?.trail).toEqual(['taito open']);
  expect(menuOf(options, 'kita')).toBeNull();
  expect(menuOf(options, '!')).toBeNull();
});
