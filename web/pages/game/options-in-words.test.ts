/** What is not as usual at a table, in one line. */
import { registry } from '@yamanote/games/registry';
import type { Options } from '@yamanote/kernel';
import { expect, it } from 'vitest';
import { pretendBrowser } from '../../testing/pretend-browser.ts';
import { usualOptions } from './set-up.ts';

async function inWords(game: string, language: 'en' | 'ja', changed: Options): Promise<string | null> {
  const page = await pretendBrowser().load(async () => ({
    ...(await import('./options-in-words.ts')),
    ...(await import('../../words/index.ts')),
    ...(await import('../../speaking-room.ts')),
    ...(await import('../../settings/settings.ts')),
  }));
  page.languageChoice.value = language;
  await page.followLanguage();
  const room = await page.openRoom(game);
  await room.speech.load(language);
  return page.optionsInWords(room, { ...usualOptions((await registry[game]()).game), ...changed });
}

it('is nothing where all is as usual', async () => {
  expect(await inWords('machi-koro', 'en', {})).toBeNull();
});

it('names a switch that is on, and a choice with what was chosen', async () => {
  const line = await inWords('machi-koro', 'en', { beginnerLimit: true, display: 'changing', first: 1 });
  expect(line?.split(', ')).toHaveLength(3);
  expect(line).toMatch(/2/);
  expect(line).not.toMatch(/beginnerLimit|true|undefined/);
});

it('says what a switch that is usually on is without, and which edition it is', async () => {
  const withoutBay = await inWords('king-of-tokyo', 'en', { bay: false });
  expect(withoutBay).toMatch(/\S/);
  expect(withoutBay).not.toMatch(/false|bay:/);
  expect(await inWords('shinjuku', 'en', { edition: 'r12' })).not.toMatch(/edition|:/i);
});

it('is set apart as the language does', async () => {
  expect(await inWords('machi-koro', 'ja', { beginnerLimit: true, display: 'changing' })).toContain('、');
});
