/** What a reader may choose, all of it remembered by the browser. */
import { computed, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { stored } from './stored.ts';

export const THEMES = ['system', 'day', 'night'] as const;
export const SPEEDS = ['calm', 'quick', 'instant'] as const;
const SWITCH = ['on', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export const languageChoice = stored<Language | 'browser'>('language', 'browser', ['browser', ...LANGUAGES]);
export const themeChoice = stored<Theme>('theme', 'system', THEMES);
export const speed = stored<Speed>('speed', 'calm', SPEEDS);
/** Where a device can. */
export const vibration = stored<'on' | 'off'>('vibration', 'off', SWITCH);
export const sound = stored<'on' | 'off'>('sound', 'off', SWITCH);
export const explanations = stored<'on' | 'off'>('explanations', 'on', SWITCH);

/** What the system says, kept up to date. */
function media(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const systemIsDark = media('(prefers-color-scheme: dark)');
const systemIsStill = media('(prefers-reduced-motion: reduce)');

export const theme = computed(() =>
  themeChoice.value !== 'system' ? themeChoice.value : systemIsDark.value ? 'night' : 'day',
);

/** Whether things may move. */
export const motion = computed(() => !systemIsStill.value && speed.value !== 'instant');

const hidden = signal(document.visibilityState === 'hidden');
document.addEventListener('visibilitychange', () => {
  hidden.value = document.visibilityState === 'hidden';
});

/** Whether somebody may have the page before their eyes. */
export const looks = computed(() => !hidden.value);

/** How patient the reader is with bots: not at all who wants no motion, or does not look. */
export const pace = computed<Speed>(() => (motion.value && !hidden.value ? speed.value : 'instant'));

export const language = computed<Language>(() =>
  languageChoice.value === 'browser' ? browserLanguage() : languageChoice.value,
);

/** The first of the reader's languages that we have. */
function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((one) => wanted.toLowerCase().split('-')[0] === one);
    if (found) return found;
  }
  return 'en';
}
