import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { type Event, shinjuku } from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { leastUseful } from './plan/payment.ts';
import { cheapestByPlace, priceOf, priceText } from './price.ts';
import { targets } from './targets.ts';
import { questions } from './testing/positions.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

const asked = questions('prices', 3, { edition: 'retail', ceo: true }, 5).filter(
  ({ kind }) => kind === 'action' || kind === 'extend',
);

test('the cards that an answer is said to cost are those that it takes', () => {
  let three = 0;
  for (const { view, seat } of asked.slice(0, 40)) {
    const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('price')), seat);
    for (const answer of answers.filter((one) => 'pay' in one).slice(0, 8)) {
      const state = imagineFrom(shinjuku, view, fastRng('price'));
      const paid: Event[] = [];
      const tell = (event: unknown) => paid.push(event as Event);
      apply(shinjuku, state, seat, answer, tell);
      if (state.stack.at(-1)?.kind === 'spend') {
        three++;
        apply(shinjuku, state, seat, leastUseful(view, seat, legal(shinjuku, state, seat)), tell);
      }
      expect(paid.find(({ type }) => type === 'paid')).toMatchObject(priceOf(view, answer) as object);
    }
  }
  expect(three).toBeGreaterThan(5);
});

test('a price names its cards, in every language', () => {
  const { view, seat } = asked[0];
  const ota = { ...view, viewer: seat, hands: view.hands.map((hand, i) => (i === seat ? [10, 10, 16] : hand)) };
  const said = (pay: 'ota' | 'three') =>
    LANGUAGES.map((language) => priceText({ view: ota, language }, { do: 'move', ward: 'ota', pay }));
  expect(said('ota')).toEqual(['card Ōta', 'Karte Ōta', '大田区のカード']);
  expect(said('three')).toEqual([
    '3 cards: Ōta, 2 cards, Kita',
    '3 Karten: Ōta, 2 Karten, Kita',
    'カード3枚（大田区2枚、北区）',
  ]);
  expect(priceText({ view, language: 'en' }, { do: 'track', connection: 'aoto~oshiage' })).toBeNull();
});

test('a place glows by the cheapest way to pay for it', () => {
  const order = ['itself', 'joker', 'three'];
  const seen = new Set<string>();
  for (const { view, seat } of asked) {
    const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('price')), seat);
    for (const [place, cheapest] of cheapestByPlace(view, answers)) {
      const rank = (answer: typeof cheapest) => order.indexOf(priceOf(view, answer)?.as ?? '');
      const others = answers.filter((one): one is typeof cheapest => 'pay' in one && targets(one)[0] === place);
      expect(rank(cheapest)).toBe(Math.min(...others.map(rank)));
      seen.add(priceOf(view, cheapest)?.as ?? '');
    }
  }
  expect([...seen].sort()).toEqual(['itself', 'joker', 'three']);
});
