/** What this game says, in every language; the sentences are in one file a language. */
import { type ByLanguage, byLanguage, wordsFrom } from '@yamanote/games/by-language';
import type { MachiKoro } from '@yamanote/games/machi-koro/rules';
import type { Speech } from '@yamanote/games/room';
import { textFor, textIfAny } from '@yamanote/games/wording';
import { label } from './label.ts';
import { question } from './question.ts';
import { situation } from './situation.ts';
import { line, turnLine } from './telling.ts';
import type { Words } from './words.ts';

export type { Words };

export const words = byLanguage<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const speech: ByLanguage<Speech<MachiKoro>> = wordsFrom(words, speak);

function speak(words: Words): Speech<MachiKoro> {
  return {
    title: words.title,
    about: words.about,
    goal: words.goal,
    question: (view, names) => question(words, view, names),
    situation: (view, names) => situation(words, view, names),
    glance(found, names) {
      const { most, of, leaders } = found as { most: number; of: number; leaders: readonly number[] };
      return words.glance({ most, of, leaders: leaders.map((seat) => names[seat]) });
    },
    action: (action, view, names) => label(words, action, view, names),
    event: (event, names) => line(words, event, names),
    turn: (events, seat, names) => turnLine(words, events, seat, names),
    tie: (how) => words.ties[how],
    tellsEnd: true,
    option: (key) => textFor(words.options, key, 'option'),
    explain: (kind) => textIfAny(words.explanations, kind),
  };
}
