/** What this game says, in every language: the sentences are in files of their own, by what they are for and by language. */
import { type ByLanguage, byLanguage, wordsFrom } from '@yamanote/games/by-language';
import type { Speech } from '@yamanote/games/room';
import type { BagLevel, Shinjuku } from '@yamanote/games/shinjuku/rules';
import { lineTo, textFor, textIfAny } from '@yamanote/games/wording';
import { toldIn } from './grammar.ts';
import { holds, situation } from './hand.ts';
import { label, steps } from './label.ts';
import { question } from './question.ts';
import { goesWithoutSaying } from './telling.ts';
import { turnLine } from './turn.ts';
import type { Words } from './words.ts';

export { type Ending, endingOf } from './ending.ts';
export { type Heavy, heavyOf, partiesOf } from './grammar.ts';
export { handOf, type JokerReason, jokerReason } from './hand.ts';
export { BAY_NAME, type PlaceName, STATION_NAMES, WARD_NAMES } from './places.ts';
export type { Words };

export const words = byLanguage<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const speech: ByLanguage<Speech<Shinjuku>> = wordsFrom(words, speak);

/** What is told without a match at hand is told as in the edition that most people play. */
const RETAIL = { edition: 'retail' } as const;

/** What the game's `glance` finds. */
interface Found {
  stores: number;
  bag: BagLevel;
  isLast: boolean;
  ahead: { seats: readonly number[]; points: number } | null;
}

function speak(words: Words): Speech<Shinjuku> {
  return {
    title: words.title,
    about: words.about,
    goal: words.goal,
    question: (view, names) => question(words, view, names),
    situation: (view) => situation(words, view),
    glance(found, names) {
      const { ahead, ...rest } = found as unknown as Found;
      const leading = ahead && { names: ahead.seats.map((seat) => names[seat]), points: ahead.points };
      return words.glance({ ...rest, ahead: leading });
    },
    holds: (view, names) => holds(words, view, names),
    action: (action, view, names) => label(words, action, view, names),
    steps: (action, view, names) => steps(words, action, view, names),
    event: (event, names, options) =>
      goesWithoutSaying(event) ? null : lineTo(words.events, toldIn(event, options ?? RETAIL), names),
    turn: (events, seat, names, options) =>
      seat === 'all' ? null : turnLine(words, { events, seat, names, edition: options ?? RETAIL }),
    tie: (how, { options }) => words.ties[how === 'shared' ? 'shared' : options.edition],
    tellsEnd: false,
    option: (key) => textFor(words.options, key, 'option'),
    explain: (kind) => textIfAny(words.explanations, kind),
  };
}
