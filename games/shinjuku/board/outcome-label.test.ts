import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { shinjuku, type WardId } from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { departing, inVain, outcomeLabel, ownWayLabel, stopNote } from './outcome-label.ts';
import { plansFor } from './plan/plans.ts';
import { type Asked, questions, seenAt } from './testing/positions.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

const NAMES = ['Aoi', 'Ren', 'Mika'];
const asked = questions('ways', 3, { edition: 'retail' }, 3).filter(({ kind }) => kind === 'action');
const at = ({ view, seat }: Asked, language: Language = 'en') => ({ view, viewer: seat, names: NAMES, language });

/** Rides at random to the end, and says whether the mover has won anybody. */
function wins({ view, seat }: Asked, ward: WardId, seed: string): boolean {
  const [state, rng] = [imagineFrom(shinjuku, view, fastRng(seed)), fastRng(seed)];
  const before = state.collections[seat].length;
  const move = legal(shinjuku, state, seat).find((answer) => answer.do === 'move' && answer.ward === ward);
  for (let answer = move; answer !== undefined; ) {
    apply(shinjuku, state, seat, answer);
    const kind = state.stack.at(-1)?.kind ?? '';
    const choices = ['spend', 'start', 'alight', 'ride'].includes(kind) ? legal(shinjuku, state, seat) : [];
    answer = choices[rng.below(Math.max(1, choices.length))];
  }
  return state.collections[seat].length > before;
}

test('a ward whose customers win the mover nobody says so before it is paid for, and no other one', () => {
  let [vain, useful] = [0, 0];
  for (const question of asked.slice(10, 50)) {
    for (const { ward, journeys } of plansFor(question.view, question.seat)) {
      const said = inVain(at(question), ward) !== null;
      const won = ['a', 'b', 'c', 'd'].some((seed) => wins(question, ward, seed));
      if (said) {
        vain++;
        expect(won, `${ward} was said to win nobody`).toBe(false);
      } else {
        useful++;
        expect(journeys.some(({ gains }) => gains[question.seat].length > 0)).toBe(true);
      }
    }
  }
  expect(Math.min(vain, useful)).toBeGreaterThan(3);
});

test('the way that one chooses oneself says when it is asked for, what it wins and what it costs', () => {
  const [first] = asked;
  const [{ ward, pay }] = plansFor(first.view, first.seat);
  const labels = LANGUAGES.map((language) => ownWayLabel(at(first, language), ward, pay));
  expect(labels[0]).toMatch(
    /^\S+: Choose the way yourself; start and stops come after spending the card; (.+ waits?|nobody waits) in the ward; no way wins you a customer; (card|3 cards)/,
  );
  expect(labels[1]).toMatch(/; kein Weg bringt dir einen Kunden; (Karte|3 Karten)/);
  expect(labels[2]).toMatch(/、どの経路でも獲得できる客なし、/);
  expect(labels[2]).not.toMatch(/[.,:;]/);
  expect(departing(at(first), ward).heard).toMatch(/^Move .*’s customers; no way wins you a customer$/);
});

test('a planned ride is one sentence, without a small letter after a full stop', () => {
  const plans = asked.flatMap((one) => plansFor(one.view, one.seat).map((plan) => [one, plan] as const));
  for (const [one, { ward, pay, journeys }] of plans.slice(0, 60))
    expect(outcomeLabel(at(one), { ward, pay, journey: journeys[0] })).not.toMatch(/\. /);
});

test('who has got off already is told as so far, not as what stopping brings', () => {
  const view = seenAt({
    ...{ step: 'ride', done: ['move'], buildings: { oji: { owner: 1, shop: 'books' } } },
    tracks: { 'nishi-nippori~oji': 0, 'komagome~oji': 0 },
    move: { group: ['food'], path: ['komagome', 'oji'], alighted: [null, 'books'] },
  });
  const notes = LANGUAGES.map((language) => stopNote({ view, viewer: 0, names: NAMES.slice(0, 2), language }));
  expect(notes).toEqual(['so far 1 for Ren', 'bisher 1 für Ren', 'ここまでRenさんに1人']);
});
