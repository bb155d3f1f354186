import type { Language } from '@yamanote/games/room';

/** Each language in its own script, and the short sign of it in the header. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { name: string; sign: string }>> = {
  de: { name: 'Deutsch', sign: 'DE' },
  en: { name: 'English', sign: 'EN' },
  ja: { name: '日本語', sign: '日本語' },
};
