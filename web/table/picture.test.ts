/** Whose turn it is in the picture, what a board is given to draw, and what is said of the end. */
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { pretendBrowser } from '../testing/pretend-browser.ts';
import { en } from '../words/en.ts';
import type { Session } from './session.ts';
import { isFree, kindOf } from './waiting/seat-kind.ts';

const page = () =>
  pretendBrowser().load(async () => ({
    ...(await import('./active-seat.ts')),
    ...(await import('./board-props.ts')),
    ...(await import('./end/headline.ts')),
    ...(await import('../words/index.ts')),
  }));

it('is the turn of whoever is shown, and of whom the hall waits for only when all is shown', async () => {
  const { activeSeat } = await page();
  const seat = (busy: boolean, pending: object | undefined, turn?: () => number) =>
    activeSeat(
      {
        table: { progress: signal(pending === undefined ? null : { sight: { pending } }) },
        board: { turn },
        stage: { busy: signal(busy), now: signal({ step: { seat: 2 } }) },
      } as unknown as Session,
      {} as never,
    );
  const asks = { is: 'ask', seats: [1] };
  expect([seat(true, asks), seat(false, asks)]).toEqual([2, 1]);
  expect(seat(true, asks, () => 0)).toBe(0);
  expect([seat(false, { is: 'over' }, () => 0), seat(true, { is: 'over' }), seat(false, undefined)]).toEqual([
    null,
    2,
    null,
  ]);
});

it('draws what is asked about where one is asked, and else what is shown', async () => {
  const { boardPropsOf } = await page();
  const asking = signal<object | null>({ view: 'asked', actions: ['step'] });
  const now = signal<object | null>({ step: { view: 'shown' } });
  const empty = signal(null);
  const session = {
    composer: { asking, selected: empty, preview: signal([]) },
    stage: { now },
    ...Object.fromEntries(
      ['viewer', 'names', 'happening', 'past', 'orders', 'pointed', 'windowClass'].map((of) => [of, empty]),
    ),
  } as unknown as Session;
  expect(boardPropsOf(session)).toMatchObject({ view: 'asked', answers: ['step'], language: 'en' });
  asking.value = null;
  expect(boardPropsOf(session)).toMatchObject({ view: 'shown', answers: [] });
  now.value = null;
  expect(() => boardPropsOf(session)).toThrow('before anything is known');
});

it('says who won, and to the reader whether that is you', async () => {
  const { headlineOf, words } = await page();
  words.value = en;
  const headline = (viewer: number | 'public', winners: number[], scores = [20, 12], agreed = false) => {
    const table = { progress: signal({ sight: { agreed } }) };
    const session = { viewer: signal(viewer), names: signal(['Mika', 'Jonas']), table };
    return headlineOf(session as unknown as Session, { winners, scores, places: [] });
  };
  const { end } = en;
  expect([headline(0, [0]), headline(0, [0, 1])]).toEqual([end.youWon, end.youShare]);
  expect([headline(0, [1]), headline('public', [0, 1])]).toEqual([
    end.won({ names: ['Jonas'] }),
    end.won({ names: ['Mika', 'Jonas'] }),
  ]);
  expect(headline(0, [], [20, 12], true)).toBe(end.agreedEnd);
  expect([headline(0, []), headline(0, [0], [87])]).toEqual([end.nobodyWon, end.alone({ points: 87 })]);
});

it('tells seats that somebody has from those that are kept, and from those for whoever comes', () => {
  const seat = (given: object) => ({ guest: null, bot: null, kept: null, ...given }) as never;
  const seats = [{ guest: {} }, { bot: 'greedy' }, { kept: 'Aoi' }, {}].map(seat);
  expect(seats.map(kindOf)).toEqual(['person', 'bot', 'kept', 'free']);
  expect(seats.map(isFree)).toEqual([false, false, false, true]);
});
