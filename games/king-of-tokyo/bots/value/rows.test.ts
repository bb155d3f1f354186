import { expect, test } from 'vitest';
import { lookAt } from '../look.ts';
import { beginRichly } from '../testing/rich.ts';
import { type Around, lookAround } from './rows.ts';

test('a look round the table shows every living seat the others as it would see them by itself', () => {
  for (let deal = 0; deal < 40; deal++) {
    const seats = 2 + (deal % 5);
    const { monsters } = beginRichly(seats, deal);
    for (const [seat, monster] of monsters.entries()) {
      monster.hearts = (seat * 7 + deal) % 13;
      monster.stars = (seat * 5 + (deal % 3)) % 20;
      if (seat > 1 && (seat + deal) % 4 === 0) monster.place = 'out';
    }
    const looks = monsters.map(lookAt);
    for (const rolled of [false, true]) {
      const arounds: Around[] = [];
      const active = deal % seats;
      lookAround(looks, { active, rolled, short: false }, arounds);
      const turns = Array.from({ length: seats }, (_, i) => (active + i + (rolled ? 1 : 0)) % seats);
      for (const [seat, { alive }] of looks.entries()) {
        if (!alive) continue;
        const others = looks.filter((look, other) => look.alive && other !== seat);
        const before = turns.slice(0, turns.indexOf(seat)).filter((other) => looks[other].alive).length;
        expect(arounds[seat]).toEqual({
          living: others.length + 1,
          until: before + (rolled ? 1 : 0),
          lead: Math.max(0, ...others.map(({ stars }) => stars)),
          weakest: Math.min(12, ...others.map(({ hearts }) => hearts)),
        });
      }
    }
  }
});
