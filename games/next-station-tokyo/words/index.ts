/** What this game says, in every language: the sentences are in files of their own, by what they are for and by language. */
import { type ByLanguage, byLanguage, wordsFrom } from '@yamanote/games/by-language';
import type { NextStation } from '@yamanote/games/next-station-tokyo/rules';
import type { Speech } from '@yamanote/games/room';
import { lineTo, textFor, textIfAny } from '@yamanote/games/wording';
import { label } from './label.ts';
import { question } from './question.ts';
import { situation } from './situation.ts';
import { goesWithoutSaying, turnLine } from './telling.ts';
import type { LineId, Words } from './words.ts';

export { districtName } from './district-name.ts';
export { seatsOwing } from './owing.ts';
export { columnName, rowName, squareOf } from './squares.ts';
export type { LineId, Words };

export const words = byLanguage<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const speech: ByLanguage<Speech<NextStation>> = wordsFrom(words, speak);

/** What the game's `glance` finds. */
interface Found {
  phase: number;
  of: number;
  points: number | null;
  leaders: readonly number[];
}

function speak(words: Words): Speech<NextStation> {
  return {
    title: words.title,
    about: words.about,
    goal: words.goal,
    question: (view, names) => question(words, view, names),
    situation: (view, names) => situation(words, view, names),
    glance(found, names) {
      const { leaders, ...rest } = found as unknown as Found;
      return words.glance({ ...rest, leaders: leaders.map((seat) => names[seat]) });
    },
    action: (action, view, names) => label(words, action, view, names),
    event: (event, names) => (goesWithoutSaying(event) ? null : lineTo(words.events, event, names)),
    turn: (events, seat, names) => turnLine(words, events, seat, names),
    tie: (how) => words.ties[how],
    tellsEnd: false,
    option: (key) => textFor(words.options, key, 'option'),
    order: (id) => textFor(words.orders, id, 'order'),
    explain: (kind) => textIfAny(words.explanations, kind),
  };
}
