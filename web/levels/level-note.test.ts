// @vitest-environment happy-dom
import { LANGUAGES } from '@yamanote/games/room';
import { draw } from '@yamanote/kit/testing/draw.ts';
import { h } from 'preact';
import { expect, it } from 'vitest';
import { languageChoice } from '../settings/settings.ts';
import { followLanguage, shownLanguage } from '../words/index.ts';
import { EVEN } from './level.ts';
import { LevelNote } from './level-note.tsx';

it('says of bots about as good as the reader what they go by, with the marks of each language', async () => {
  await followLanguage();
  const said: Record<string, string | null> = {};
  for (const language of LANGUAGES) {
    languageChoice.value = language;
    await expect.poll(() => shownLanguage.value).toBe(language);
    said[language] = draw(() => h(LevelNote, { level: EVEN })).place.textContent;
  }
  expect(said).toEqual({
    en: 'Even: about as good as you, and moves with your results on this device',
    de: 'Passend: etwa so gut wie du, richtet sich nach deinen Ergebnissen auf diesem Gerät',
    ja: '互角：あなたと同じくらいの強さです。この端末での結果に合わせて変わります',
  });
});
