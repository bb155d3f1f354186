import type { GameId } from '@yamanote/games/registry';
import type { RulesPictures } from '@yamanote/games/rules-pictures';

/** The games that have pictures for their rules. */
export const rulesPictures: Readonly<Record<string, () => Promise<RulesPictures>>> = {
  'king-of-tokyo': async () =>
    (await import('@yamanote/games/king-of-tokyo/rules-pictures')).pictures as unknown as RulesPictures,
} satisfies Partial<Readonly<Record<GameId, () => Promise<RulesPictures>>>>;
