import { expect, test } from 'vitest';
import { registry, speeches } from './registry.ts';
import { LANGUAGES } from './room.ts';

/** What a setting's values have to be called; numbers speak for themselves. */
function worded(spec: { type: string; values?: readonly string[] }): readonly string[] {
  return spec.type === 'flag' ? ['true', 'false'] : (spec.values ?? []);
}

test.each(Object.keys(registry))('every standing order of %s has words in every language', async (id) => {
  const { game } = await registry[id]();
  const speech = await speeches[id]();
  for (const language of LANGUAGES) {
    const { order: wordsOf } = await speech.load(language);
    const orders = Object.entries(game.orders ?? {});
    expect(wordsOf !== undefined || orders.length === 0).toBe(true);
    for (const [order, { settings }] of orders) {
      const words = wordsOf!(order);
      expect([words.name, typeof words.hint]).not.toContain('');
      expect(Object.keys(words.settings).sort()).toEqual(Object.keys(settings).sort());
      for (const [key, spec] of Object.entries(settings)) {
        const { name, values } = words.settings[key];
        expect([name, ...worded(spec).map((value) => values[value])]).not.toContain('');
        expect(Object.keys(values)).toEqual(expect.arrayContaining([...worded(spec)]));
      }
    }
  }
});
