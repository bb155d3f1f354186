/** The bots that pages offer: the levels of a hall, and one that goes by what the reader has won and lost so far. */
import { isNumbered, LEVEL_NAMES, levelName } from '@yamanote/bots';
import { ownStrength } from './own-strength.ts';

/** About as good as the reader. How strong that is shows when a match begins. */
export const EVEN = 'even';

/** All that can be chosen, weakest first; a hall that has not answered yet has those of this device. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  return [...(bots.length > 0 ? bots : LEVEL_NAMES), EVEN];
}

/** The bot to ask a hall for. */
export function botFor(level: string, game: string): string {
  return level === EVEN ? levelName(ownStrength(game)) : level;
}

/** What a bot at a table is for people: nobody is told a number. */
export function levelOf(bot: string): string {
  return isNumbered(bot) ? EVEN : bot;
}

/** Kinds of bots that were offered once, and the level that is nearest. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['random', 'gentle'],
  ['greedy', 'normal'],
]);

/** What was chosen on this device before there were levels, as it is called today. */
export function renamed(level: string): string {
  return FORMER.get(level) ?? level;
}
