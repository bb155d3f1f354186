/** The words of the pages. One language is loaded at a time; a missing text does not compile. */
import { batch, effect, signal } from '@preact/signals';
import { byLanguage } from '@yamanote/games/by-language';
import type { Language } from '@yamanote/games/room';
import { kitWords } from '@yamanote/kit/words.ts';
import { language, languageChoice } from '../settings/settings.ts';
import type { Words } from './en.ts';

export type { Words };

export type Load = (language: Language) => Promise<unknown>;

const ofPages = byLanguage<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** Who else speaks: the open game and its board. */
const others = new Set<Load>();

export const words = signal<Words>(null as unknown as Words);
/** The language that is shown: the chosen one as soon as all of it is loaded, so that a page never mixes two. */
export const shownLanguage = signal<Language>('en');

/** Resolves when the first words are there; from then on they follow the setting. */
export function followLanguage(unfetched: () => void = () => undefined): Promise<void> {
  return new Promise((ready, fail) => {
    effect(() => {
      const wanted = language.value;
      show(wanted).then(ready, (error) => {
        fail(error);
        if (wanted !== language.peek() || words.peek() === null) return;
        // The language that is shown stays, and can say what happened.
        languageChoice.value = shownLanguage.peek();
        unfetched();
      });
    });
  });
}

async function show(wanted: Language): Promise<void> {
  const loaded = await ofPages.load(wanted);
  // Whoever joins meanwhile is waited for as well.
  for (const load of others) await load(wanted);
  if (wanted !== language.peek()) return;
  batch(() => {
    words.value = loaded;
    kitWords.value = loaded.kit;
    shownLanguage.value = wanted;
  });
  document.documentElement.lang = wanted;
}

/** From now on no language is shown before `load` has brought it; `ready` when that is true of the present one. */
export function speakAlong(load: Load): { ready: Promise<unknown>; stop(): void } {
  others.add(load);
  return { ready: load(shownLanguage.peek()), stop: () => others.delete(load) };
}
