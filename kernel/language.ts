/** The languages that the house speaks: every game brings its words in all of them. */
export const LANGUAGES = ['en', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
