/** The bots by name: apart from the bots themselves, for whoever only offers them or looks how strong one is. */

/** By how they think, weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'expert', 'search'] as const;

/** By how strong they are, weakest first: what pages offer. */
export const LEVEL_NAMES = ['gentle', 'easy', 'normal', 'hard'] as const;

export type BotName = (typeof BOT_NAMES)[number];
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The one for whoever has not chosen. */
export const USUAL_BOT: LevelName = 'normal';

export const LEAST_STRENGTH = 0;
export const FULL_STRENGTH = 100;

/**
 * Strength is one continuum: `level-0` to `level-100`. The levels are four points of it, as far apart that each wins about
 * two matches of three against the one below; `level-0` is one such step below the gentlest.
 */
export const STRENGTHS: Readonly<Record<LevelName, number>> = { gentle: 25, easy: 50, normal: 75, hard: FULL_STRENGTH };

/** Any strength by its name. */
export function levelName(strength: number): string {
  return `level-${Math.round(Math.min(FULL_STRENGTH, Math.max(LEAST_STRENGTH, strength)))}`;
}

/** How strong the bot of that name is; `null` for one that is no level. */
export function strengthOf(name: string): number | null {
  if (Object.hasOwn(STRENGTHS, name)) return STRENGTHS[name as LevelName];
  const strength = /^level-(0|[1-9]\d{0,2})$/.exec(name)?.[1];
  return strength === undefined || Number(strength) > FULL_STRENGTH ? null : Number(strength);
}

/** Whether a strength goes by its number and not by its name: so pages ask for a bot that is about as good as somebody. */
export function isNumbered(name: string): boolean {
  return strengthOf(name) !== null && !Object.hasOwn(STRENGTHS, name);
}

/** Who plays on in place of a bot that is to be about as good as somebody, whose strength is `now` this one, if it is known. */
export function evenBot(bot: string | null, now: string | undefined): string | null {
  return bot !== null && isNumbered(bot) && now !== undefined ? now : bot;
}

export function isBotName(name: string): boolean {
  return BOT_NAMES.some((known) => known === name) || strengthOf(name) !== null;
}

/** Stands for any strength. */
export const ANY_LEVEL = `${levelName(LEAST_STRENGTH)} … ${levelName(FULL_STRENGTH)}`;

/** What may be said where a bot's name is expected. */
export const BOT_PATTERNS: readonly string[] = [...BOT_NAMES, ...LEVEL_NAMES, ANY_LEVEL];
