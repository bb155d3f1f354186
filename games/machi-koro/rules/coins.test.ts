import { rule } from '@yamanote/tools/rule';
import fc from 'fast-check';
import { expect } from 'vitest';
import { transfer } from './coins.ts';
import { machiKoro } from './index.ts';

rule(['MK-5.5', 'MK-12.1'], 'a payment takes what is due or what there is, and makes no money', () => {
  const amount = fc.nat({ max: 60 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 2, maxLength: 4 }), amount, (coins, due) => {
      const state = { ...machiKoro.setup(2, { edition: 'base', beginnerLimit: false, display: 'full', first: 0 }) };
      state.coins = coins.slice();
      const paid = transfer(state, 0, 1, due);
      expect(paid).toBe(Math.min(due, coins[0]));
      expect(state.coins).toEqual([coins[0] - paid, coins[1] + paid, ...coins.slice(2)]);
    }),
    { seed: 5 },
  );
});
