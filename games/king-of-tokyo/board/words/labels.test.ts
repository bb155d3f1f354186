import { loadAll } from '@yamanote/games/by-language';
import { CARDS } from '@yamanote/games/king-of-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { expect, test } from 'vitest';
import { allWords, boardWords, cardLabel, cardName } from './index.ts';

await loadAll(allWords);

/** Where a line may break. */
const BREAK = /[ \-\u00ad]/;
/** What fits the strip of a low window; Japanese may break anywhere. */
const LONGEST = 9;

test('a label is the name of its card, with places to break it', () => {
  for (const language of LANGUAGES)
    for (const { id } of CARDS) expect(cardLabel(id, language).replaceAll('\u00ad', '')).toBe(cardName(id, language));
});

test('every part of a label fits a small card', () => {
  for (const language of ['en', 'de'] as const)
    for (const { id } of CARDS)
      for (const part of cardLabel(id, language).split(BREAK)) expect(part.length, part).toBeLessThanOrEqual(LONGEST);
});

test('every language says how many dice are rolled, and what is left of the hearts', () => {
  for (const language of LANGUAGES) {
    const words = boardWords[language];
    expect(words.rollDice(3)).toContain('3');
    expect(words.hitYou({ name: 'Aoi', from: 9, lost: 3 })).toMatch(/Aoi.*9 − 3 =/);
    expect(words.rollOf({ roll: 2, of: 3 })).toMatch(/[23].*[23]/);
    expect(words.alwaysStay(6)).toContain('6');
  }
});

test('what is heard of leaving Tokyo has what is written on the button in it', () => {
  for (const language of LANGUAGES) {
    const { leaveLetsIn, movesInFor } = boardWords[language];
    expect(movesInFor('Aoi')).toContain(leaveLetsIn('Aoi'));
  }
});
