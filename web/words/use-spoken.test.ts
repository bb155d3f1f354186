// @vitest-environment happy-dom
/** Games come to a page with their words. */

import type { Language } from '@yamanote/games/room';
import { follow } from '@yamanote/kit/testing/draw.ts';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { languageChoice } from '../settings/settings.ts';
import { followLanguage, shownLanguage } from './index.ts';
import { useSpoken } from './use-spoken.ts';

/** A game whose words a test brings in its own time. */
function games() {
  const loads: { game: string; language: Language; bring(): void }[] = [];
  const open = async (game: string) => ({
    opened: `the game ${game}`,
    load: (language: Language) => new Promise<void>((bring) => loads.push({ game, language, bring })),
  });
  return { loads, open };
}

it('shows a game when its words are there, and another language when the game speaks it', async () => {
  languageChoice.value = 'en';
  await followLanguage();
  const { loads, open } = games();
  let game: string | null = 'stones';
  const page = follow(() => useSpoken(game, open));
  await act(async () => undefined);
  expect([page.now, loads.map(({ language }) => language)]).toEqual([null, ['en']]);
  await act(async () => loads[0].bring());
  expect(page.now).toBe('the game stones');

  languageChoice.value = 'de';
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  expect([loads[1].language, shownLanguage.value]).toEqual(['de', 'en']);
  await act(async () => loads[1].bring());
  await vi.waitFor(() => expect(shownLanguage.value).toBe('de'));

  game = null;
  page.again();
  expect(page.now).toBeNull();
  languageChoice.value = 'en';
  await vi.waitFor(() => expect(shownLanguage.value).toBe('en'));
  expect(loads).toHaveLength(2);
});

it('does not show a game that was left before its words came', async () => {
  const { loads, open } = games();
  let game = 'first';
  const page = follow(() => useSpoken(game, open));
  await act(async () => undefined);
  game = 'second';
  page.again();
  await act(async () => undefined);
  await act(async () => loads[0].bring());
  expect(page.now).toBeNull();
  await act(async () => loads[1].bring());
  expect(page.now).toBe('the game second');
});

it('breaks, and says so, if a game cannot be fetched', async () => {
  const page = follow(() => {
    try {
      return useSpoken('gone', () => Promise.reject(new Error('no such part')));
    } catch (error) {
      return String(error);
    }
  });
  await act(async () => undefined);
  await act(async () => undefined);
  expect(page.now).toContain('no such part');
});
