import { shinjuku } from '@yamanote/games/shinjuku/rules';
import { fastRng, imagineFrom, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { listOfAll } from './rows.ts';
import { questions } from './testing/positions.ts';

test('what lets a chance go by stands last', () => {
  const asked = questions('rows', 3, { ceo: true, kaiju: true }, 4).filter(({ kind }) => kind !== 'spend');
  const lists = asked.map(({ view, seat }) => {
    const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat);
    return listOfAll(answers, view).flatMap(({ rows }) => rows.map(({ action }) => action.do));
  });
  const declining = lists.filter((verbs) => verbs.some((verb) => verb === 'pass' || verb === 'single'));
  expect(declining.length).toBeGreaterThan(10);
  for (const verbs of declining) expect(['pass', 'single']).toContain(verbs.at(-1));
  expect(new Set(declining.map((verbs) => verbs.at(-1)))).toEqual(new Set(['pass', 'single']));
});

test('the list holds every answer, those at one place in one row, and never grows beyond a hundred', () => {
  for (const { view, seat } of questions('rows', 3, { ceo: true, kaiju: true }, 4)) {
    const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat);
    const groups = listOfAll(answers, view);
    const rows = groups.flatMap(({ rows }) => rows);
    expect(rows.reduce((sum, { ways }) => sum + ways, 0)).toBe(answers.length);
    for (const { action } of rows) expect(answers).toContain(action);
    expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length);
    // 67 connections and 44 stations are the most there can be of a kind.
    for (const { group, rows } of groups) if (group !== 'other') expect(rows.length).toBeLessThanOrEqual(67);
  }
});
