import type { Game } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import type { Judgement } from './bot.ts';
import { byStanding } from './greedy.ts';
import { stairs } from './testing/stairs.ts';
import { conclude } from './thought.ts';

type Considered = ReturnType<NonNullable<Judgement['search']>>;

/** What comes back from a worker, of a game whose search finds this. */
async function hinted(found: Considered, odds?: Judgement['odds']): Promise<unknown> {
  const asked: unknown[] = [];
  const search = (...given: unknown[]) => {
    asked.push(given[0], given[1]);
    return found;
  };
  const room = { game: lanterns as unknown as Game, evaluate: () => 0, search, odds };
  const thought = { number: 7, game: 'lanterns', version: 1, bot: null, seat: 1, view: 'seen', seed: 's', budget: 100 };
  const conclusion = await conclude(
    thought,
    async () => room,
    () => 0,
  );
  // It is asked about the view that it was given, and there is nothing else that it could know.
  expect(asked).toEqual(['seen', 1]);
  return conclusion;
}

const weighed = (answer: string, value: number, error = 0.01) => ({ answer, value, error });

test('a hint has the best answer first, and a handful to compare it with', async () => {
  const found = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((answer, i) => weighed(answer, 0.9 - i / 10));
  expect(await hinted(found as Considered)).toEqual({ number: 7, answer: found.slice(0, 5) });
});

test('what was tried once is compared with nothing, and can be sent', async () => {
  const found = [
    weighed('a', 0.5, Number.POSITIVE_INFINITY),
    weighed('b', 1, Number.POSITIVE_INFINITY),
    weighed('c', 0),
  ];
  const answer = [{ answer: 'a', value: 0.5, error: null }, weighed('c', 0)];
  expect(await hinted(found as Considered)).toEqual({ number: 7, answer });
});

test('a game may say more about an answer', async () => {
  const odds = (view: unknown, seat: number, answer: string) =>
    answer === 'a' && view === 'seen' && seat === 1 ? { triple: 0.25 } : null;
  const found = [weighed('a', 0.5), weighed('b', 0.4)];
  expect(await hinted(found as Considered, odds)).toEqual({
    number: 7,
    answer: [{ ...found[0], odds: { triple: 0.25 } }, found[1]],
  });
});

test('a game without a search of its own gets one made of its rules', async () => {
  const view = stairs.setup(2, {});
  const room = { game: stairs as unknown as Game, ...byStanding(stairs as unknown as Game) };
  const thought = { number: 1, game: 'stairs', version: 1, bot: null, seat: 0, view, seed: 's', budget: 100 };
  const { answer } = (await conclude(
    thought,
    async () => room,
    () => 0,
  )) as { answer: Considered };
  expect(answer.map((one) => one.answer)).toContain('walk');
  expect(answer[0].answer).not.toBe('rest');
  for (const { value } of answer) expect(value).toBeGreaterThanOrEqual(0);
  for (const { value } of answer) expect(value).toBeLessThanOrEqual(1);
});
