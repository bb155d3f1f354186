/** What the help of every language names: it comes from the house, not from the words. */
import { BOTS } from '@yamanote/bots';
import { mapDesks } from '@yamanote/games/registry';

export const BOT_LIST = Object.keys(BOTS).join(', ');
export const MAP_GAMES = Object.keys(mapDesks);
/** So many are played when nobody says how many. */
export const USUAL_GAMES = 1000;
