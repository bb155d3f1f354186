import type { GameId } from '@yamanote/games/registry';
import type { RulesPictures } from '@yamanote/games/rules-pictures';

/** The pictures for the rules of every game. */
export const rulesPictures: Readonly<Record<string, () => Promise<RulesPictures>>> = {
  'machi-koro': async () =>
    (await import('@yamanote/games/machi-koro/rules-pictures')).pictures as unknown as RulesPictures,
  'king-of-tokyo': async () =>
    (await import('@yamanote/games/king-of-tokyo/rules-pictures')).pictures as unknown as RulesPictures,
  shinjuku: async () => (await import('@yamanote/games/shinjuku/rules-pictures')).pictures as unknown as RulesPictures,
  'next-station-tokyo': async () =>
    (await import('@yamanote/games/next-station-tokyo/rules-pictures')).pictures as unknown as RulesPictures,
} satisfies Readonly<Record<GameId, () => Promise<RulesPictures>>>;
