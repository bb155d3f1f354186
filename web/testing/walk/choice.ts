/**
 * What of the walk is wanted: all of it, or what YAMANOTE_WALK names. Sizes (`844x390`) and languages (`ja`) narrow it down;
 * other words are games, routes, or kinds of questions.
 */
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { IN_A_DEEP_RUN, IN_EVERY_RUN, type Size } from './sizes.ts';

export const isDeep = process.env.YAMANOTE_DEEP === '1';

const SIZE = /^(\d+)x(\d+)$/;
const wishes = (process.env.YAMANOTE_WALK ?? '').split(',').filter((wish) => wish !== '');
const languages = wishes.filter((wish): wish is Language => LANGUAGES.includes(wish as Language));
const places = wishes.filter((wish) => !SIZE.test(wish) && !languages.includes(wish as Language));

export function wantedSizes(): readonly Size[] {
  const named = wishes.flatMap((wish) => {
    const [, width, height] = SIZE.exec(wish) ?? [];
    return width === undefined ? [] : [{ width: Number(width), height: Number(height) }];
  });
  if (named.length > 0) return named;
  return isDeep ? IN_A_DEEP_RUN : IN_EVERY_RUN;
}

export function wantedLanguages(): readonly Language[] {
  if (languages.length > 0) return languages;
  return isDeep ? ['de', 'ja'] : ['de'];
}

/** A place has several names, from the widest to the narrowest: a game and a kind of question, say. Any of them calls it. */
export function isWanted(...names: string[]): boolean {
  if (places.length === 0) return true;
  return names.some((name) => places.includes(name)) || places.includes(names.join('/'));
}

/** Whether something inside this place may be wanted: a kind is known only when the game is opened. */
export function mayBeWanted(game: string, kinds: readonly string[]): boolean {
  return isWanted(game) || kinds.some((kind) => isWanted(game, kind));
}
