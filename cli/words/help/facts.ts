/** What the help of every language names: it comes from the house, not from the words. */
import { ANY_LEVEL, BOT_NAMES, LEVEL_NAMES } from '@yamanote/bots';
import { mapDesks, solvers } from '@yamanote/games/registry';

/** Bots by how strong they are, and by how they think. */
export const LEVEL_LIST = [...LEVEL_NAMES, ANY_LEVEL].join(', ');
export const BOT_LIST = BOT_NAMES.join(', ');
export const MAP_GAMES = Object.keys(mapDesks);
export const SOLVED_GAMES = Object.keys(solvers);
/** So many are played when nobody says how many. */
export const USUAL_GAMES = 1000;
/** So many meet in the arena. */
export const ARENA_GAMES = 400;
export const USUAL_POSITIONS = 10_000;
/** So many sheets are kept after every card: it takes a few seconds, and twice as many find less than a point more. */
export const USUAL_WIDTH = 8000;
