import { describe, expect, test } from 'vitest';
import { fastRng } from '../random.ts';
import { lanterns, lanternsAt } from '../toys/index.ts';
import { chooseVerbFirst, moments } from './moments.ts';

const begin = () => lanternsAt({}, 3);

describe('moments', () => {
  test('lead from the first question to the end, each with what happened before it', () => {
    const state = begin();
    const all = [...moments(lanterns, state, fastRng('lanterns'))];
    expect(all[0].events).toEqual([]);
    expect(all.at(-1)).toMatchObject({ by: null, choices: [], answer: null });
    expect(state.stack).toEqual([]);
    const told = all.flatMap(({ events }) => events.map(({ type }) => type));
    expect(told.filter((type) => type === 'launched')).toHaveLength(3);
    for (const { by, choices, answer } of all) {
      if (typeof by === 'number') expect(choices).toContain(answer);
      else expect(choices).toEqual([]);
    }
  });

  test('end after so many entries, with the state as it then is', () => {
    const state = begin();
    const [first, second, ...others] = moments(lanterns, state, fastRng('two'), undefined, 2);
    expect(others).toHaveLength(1);
    expect([first.by, second.by, others[0].by]).not.toContain(null);
    expect(others[0].state).toBe(state);
  });

  test('let whoever tests choose', () => {
    const waiting = moments(lanterns, begin(), fastRng('wait'), (_state, _seat, choices) => choices[0]);
    const answers = [...waiting].flatMap(({ by, answer }) => (typeof by === 'number' ? [answer] : []));
    expect(answers).toContainEqual({ do: 'wait' });
    expect(answers).not.toContainEqual(expect.objectContaining({ do: 'look' }));
  });
});

test('who chooses the verb first does rare things as often as common ones', () => {
  const rng = fastRng('verbs');
  const choices = [{ do: 'wait' }, ...Array.from({ length: 99 }, (_, place) => ({ do: 'look', place }))];
  const waits = Array.from({ length: 200 }, () => chooseVerbFirst(rng)({ stack: [] }, 0, choices)).filter(
    (choice) => choice === choices[0],
  );
  expect(waits.length).toBeGreaterThan(60);
  expect(waits.length).toBeLessThan(140);
});
