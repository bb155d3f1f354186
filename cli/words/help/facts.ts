/** What the help of every language names: it comes from the house, not from the words. */
import { BOT_NAMES } from '@yamanote/bots';
import { mapDesks } from '@yamanote/games/registry';

export const BOT_LIST = BOT_NAMES.join(', ');
export const MAP_GAMES = Object.keys(mapDesks);
/** So many are played when nobody says how many. */
export const USUAL_GAMES = 1000;
/** So many meet in the arena. */
export const ARENA_GAMES = 400;
export const USUAL_POSITIONS = 10_000;
