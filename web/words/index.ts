/** The words of the pages. One language is loaded at a time; a missing text does not compile. */
import { effect, signal } from '@preact/signals';
import type { Language } from '@yamanote/games/room';
import { language } from '../settings/settings.ts';
import type { Words } from './en.ts';

export type { Words };

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
};

export const words = signal<Words>(null as unknown as Words);
/** The language that is shown: the chosen one as soon as it is loaded. */
export const shownLanguage = signal<Language>('en');

/** Resolves when the first words are there; from then on they follow the setting. */
export function followLanguage(): Promise<void> {
  return new Promise((ready) => {
    effect(() => {
      const wanted = language.value;
      LOAD[wanted]().then((loaded) => {
        if (wanted !== language.peek()) return;
        words.value = loaded;
        shownLanguage.value = wanted;
        document.documentElement.lang = wanted;
        ready();
      });
    });
  });
}
