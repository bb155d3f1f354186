import { type Event, type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, isRefusal, legal, parseOptions, startFrom, viewOf } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { cheapest, type PaidAs, paidAs } from './payment.ts';

/** By payment for a second piece: what the board says of it, and what is told once it is paid; and the one it suggests. */
function secondPiece(edition: ShinjukuOptions['edition'], first: string, second: string, cards: string[], own: string) {
  const options = parseOptions(shinjuku, { edition, first: 0 }, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const position = { players: [{ hand: cards }, {}], buildings: { [own]: { owner: 0, shop: 'food' } }, turn: 0 };
  const state = startFrom(shinjuku, position, 2, options);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  apply(shinjuku, state, 0, { do: 'track', connection: first });
  const view = viewOf(shinjuku, state, 0);
  const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('pay')), 0).flatMap((answer) =>
    answer.do === 'extend' && answer.connection === second ? [answer] : [],
  );
  const said = Object.fromEntries(answers.map((answer) => [answer.pay, paidAs(view, answer, answer.pay)]));
  const told: Record<string, PaidAs> = {};
  for (const answer of answers) {
    apply(shinjuku, shinjuku.clone(state), 0, answer, (happened) => {
      const event = happened as Event;
      if (event.type === 'paid') told[answer.pay] = event.as;
    });
  }
  return { said, told, suggested: cheapest(view, 0, answers).pay };
}

rule(['SJP-8.2', 'SJR-8.2'], 'the board says of a card for the second piece what it will count as', () => {
  // In the prototype only the ends of the first piece count: Koto is at the end of the second.
  const r12 = secondPiece('r12', 'hatchobori~tokyo', 'hatchobori~monzen-nakacho', ['chiyoda', 'koto'], 'shin-kiba');
  expect(r12.said).toEqual({ chiyoda: 'itself', koto: 'joker' });
  expect(r12.told).toEqual(r12.said);
  expect(r12.suggested).toBe('chiyoda');
  // In the retail edition the ends of both do: Iidabashi, where the first one begins, is in Chiyoda.
  const both = secondPiece('retail', 'iidabashi~shinjuku', 'shinjuku~yotsuya', ['chiyoda', 'koto'], 'shin-kiba');
  expect(both.said).toEqual({ chiyoda: 'itself', koto: 'joker' });
  expect(both.told).toEqual(both.said);
  expect(both.suggested).toBe('chiyoda');
});
