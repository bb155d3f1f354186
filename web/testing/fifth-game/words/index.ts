import { type ByLanguage, byLanguage, wordsFrom } from '@yamanote/games/by-language';
import type { Names, Speech } from '@yamanote/games/room';
import { personOf, textFor, textIfAny } from '@yamanote/games/wording';
import { type Stones, stones } from '@yamanote/kernel/toys';
import type { Words } from './words.ts';

export const words = byLanguage<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const speech: ByLanguage<Speech<Stones>> = wordsFrom(words, speak);

function speak(words: Words): Speech<Stones> {
  return {
    title: words.title,
    about: words.about,
    goal: words.goal,
    question: (view, names) => question(words, view, names),
    glance: (found) => words.glance(found as { crossing: number }),
    action: ({ do: verb }) => words.actions[verb],
    event: ({ seat, stone }, names) => words.events.crossed({ who: personOf(names, seat), stone }),
    turn([crossed], _seat, names) {
      if (crossed === undefined) return null;
      const { seat, stone } = crossed;
      return { did: words.turn({ who: personOf(names, seat), stone }), toYou: null, tone: null, shows: [] };
    },
    tie: (how) => (how === 'shared' ? words.shared : null),
    tellsEnd: false,
    option: (key) => textFor(words.options, key, 'option'),
    explain: (kind) => textIfAny(words.explanations, kind),
  };
}

function question({ questions, waiting }: Words, view: Stones['view'], names: Names): string {
  const kind = view.stack.at(-1)?.kind;
  if (kind === 'lay') return waiting.lay;
  if (kind === undefined) {
    const { winners } = stones.standing(view);
    return waiting.over({ winners: winners.map((seat) => personOf(names, seat)) });
  }
  return view.viewer === 'public' ? waiting.crossing : questions.cross({ who: personOf(names, view.viewer) });
}
