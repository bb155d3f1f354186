/** What no first question shows: it is in one file, which is fetched when the page has come to rest. */
export const later = () => import('./shown-later.ts');
