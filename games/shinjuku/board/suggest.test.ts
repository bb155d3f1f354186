import { type Action, type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { fastRng, imagineFrom, isRefusal, legal, parseOptions, type Seat, startFrom, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { leastUseful, paidAs } from './plan/payment.ts';
import { suggest } from './suggest.ts';
import { targets } from './targets.ts';
import { questions } from './testing/positions.ts';

/** A view in which this position's seat is to act. */
function acting(position: object, seat: Seat = 0) {
  const options = parseOptions(shinjuku, { first: 0, ceo: true }, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const state = startFrom(shinjuku, { turn: seat, step: 'action', ...position }, 2, options as ShinjukuOptions);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  const view = viewOf(shinjuku, state, seat);
  return { view, answers: legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat) };
}

const at = (answers: readonly Action[], id: string) => answers.filter((answer) => targets(answer)[0] === id);

const CROWDS = { ota: ['food', 'food'], kita: ['books'] };
const hand = (...cards: string[]) => ({ players: [{ hand: cards, ceo: 'minato' }, { ceo: 'ota' }], crowds: CROWDS });

test("the ward's own card is suggested before a joker, a joker before three cards", () => {
  const own = acting(hand('kita', 'minato', 'ota', 'ota'));
  expect(suggest(at(own.answers, 'station:oji'), own.view)).toEqual({ do: 'open', station: 'oji', pay: 'kita' });
  const joker = acting(hand('minato', 'ota', 'ota', 'adachi'));
  expect(suggest(at(joker.answers, 'station:oji'), joker.view)).toEqual({ do: 'open', station: 'oji', pay: 'minato' });
  const three = acting(hand('ota', 'ota', 'adachi'));
  expect(suggest(at(three.answers, 'station:oji'), three.view)).toEqual({ do: 'open', station: 'oji', pay: 'three' });
});

test('the three least useful cards are those without jokers, customers or doubles to miss', () => {
  const { view } = acting(hand('minato', 'ota', 'nerima', 'nerima', 'edogawa', 'kita'));
  const spend = { do: 'spend', cards: ['nerima', 'nerima', 'edogawa'] } as const;
  const dear = { do: 'spend', cards: ['minato', 'ota', 'kita'] } as const;
  expect(leastUseful(view, 0, [dear, spend])).toEqual(spend);
});

test('nothing is suggested while it is open where', () => {
  const { view, answers } = acting(hand('minato', 'ota', 'kita', 'kita'));
  expect(suggest(answers, view)).toBeNull();
  expect(suggest([...at(answers, 'station:oji'), ...at(answers, 'station:daiba')], view)).toBeNull();
});

test('for an upgrade the customer goes whose loss costs least', () => {
  const { view, answers } = acting({
    players: [{ hand: ['taito'], collection: ['food', 'food*', 'clothing', 'books'], ceo: 'kita' }, { ceo: 'ota' }],
    buildings: { ueno: { owner: 0, shop: 'food' } },
  });
  expect(suggest(at(answers, 'station:ueno'), view)).toMatchObject({ do: 'upgrade', customer: 'food', pay: 'taito' });
});

test('what is suggested is always legal, and never dearer than it must be', () => {
  const rank = { itself: 0, joker: 1, three: 2 };
  let suggested = 0;
  for (const { view, seat, kind } of questions('suggest', 4, { ceo: true }, 7)) {
    if (kind !== 'action') continue;
    const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat);
    for (const place of new Set(answers.filter((answer) => 'pay' in answer).map((answer) => targets(answer)[0]))) {
      const open = at(answers, place);
      const best = suggest(open, view);
      if (best === null || !('pay' in best)) throw new Error('nothing suggested');
      expect(open).toContain(best);
      const ranks = open.map((answer) => ('pay' in answer ? rank[paidAs(view, answer, answer.pay)] : 0));
      expect(rank[paidAs(view, best, best.pay)]).toBe(Math.min(...ranks));
      suggested++;
    }
  }
  expect(suggested).toBeGreaterThan(50);
});
