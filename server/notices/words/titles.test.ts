import { loadAll } from '@yamanote/games/by-language';
import { registry, speeches } from '@yamanote/games/registry';
import { LANGUAGES } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { words } from './index.ts';

test('notices call every game what its own words call it', async () => {
  for (const game of Object.keys(registry)) {
    const speech = await speeches[game]();
    await loadAll(speech);
    for (const language of LANGUAGES) expect(words[language].titles[game]).toBe(speech[language].title);
  }
});
