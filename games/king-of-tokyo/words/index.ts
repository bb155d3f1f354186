/** What this game says, in every language: the sentences are in files of their own, by what they are for and by language. */
import { type ByLanguage, byLanguage, wordsFrom } from '@yamanote/games/by-language';
import type { CardId, KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import type { Speech } from '@yamanote/games/room';
import { lineTo, textFor, textIfAny } from '@yamanote/games/wording';
import { label } from './label.ts';
import { question } from './question.ts';
import { situation } from './situation.ts';
import { goesWithoutSaying } from './telling.ts';
import { turnLine } from './turn-line.ts';
import type { CardWords, KeepOdds, Words } from './words.ts';

export { rulesOf } from './rule-ids.ts';
export { rulings } from './rulings/index.ts';
export { toldCard } from './telling.ts';
export type { CardWords, Words };

export const words = byLanguage<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const cardWords: ByLanguage<Readonly<Record<CardId, CardWords>>> = wordsFrom(words, ({ cards }) => cards);

export const speech: ByLanguage<Speech<KingOfTokyo>> = wordsFrom(words, speak);

/** What the game's `glance` finds. */
interface Found {
  tokyo: readonly { seat: number; hearts: number; stars: number }[];
  most: number;
  leaders: readonly number[];
}

function speak(words: Words): Speech<KingOfTokyo> {
  return {
    title: words.title,
    about: words.about,
    goal: words.goal,
    question: (view, names) => question(words, view, names),
    situation: (view, names) => situation(words, view, names),
    glance(found, names) {
      const { tokyo, most, leaders } = found as unknown as Found;
      const inside = tokyo.map(({ seat, ...monster }) => ({ name: names[seat], ...monster }));
      return words.glance({ tokyo: inside, most, leaders: leaders.map((seat) => names[seat]) });
    },
    action: (action, view, names) => label(words, action, view, names),
    odds: (odds) => words.odds(odds as KeepOdds),
    event: (event, names) => (goesWithoutSaying(event) ? null : lineTo(words.events, event, names)),
    turn: (events, seat, names) => turnLine(words, events, seat, names),
    // Nothing but stars tells seats apart.
    tie: (how) => (how === 'shared' ? words.tie : null),
    tellsEnd: true,
    option: (key) => textFor(words.options, key, 'option'),
    order: (id) => textFor(words.orders, id, 'order'),
    explain: (kind, options) =>
      textIfAny({ ...words.explanations, ...(options?.short ? words.shortExplanations : {}) }, kind),
  };
}
