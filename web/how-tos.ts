import type { HowTo } from '@yamanote/games/how-to';
import type { GameId } from '@yamanote/games/registry';

/** How the games are played; loaded when somebody reads it. */
export const howTos: Readonly<Record<string, () => Promise<HowTo>>> = {
  'machi-koro': async () => (await import('@yamanote/games/machi-koro/howto')).howTo as unknown as HowTo,
  'king-of-tokyo': async () => (await import('@yamanote/games/king-of-tokyo/howto')).howTo as unknown as HowTo,
  shinjuku: async () => (await import('@yamanote/games/shinjuku/howto')).howTo as unknown as HowTo,
  'next-station-tokyo': async () =>
    (await import('@yamanote/games/next-station-tokyo/howto')).howTo as unknown as HowTo,
} satisfies Readonly<Record<GameId, () => Promise<HowTo>>>;
