import { USUAL_BOT } from '@yamanote/bots';

/** The bot for whoever has not chosen, of those that a hall has, weakest first: it may be older than this page. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? USUAL_BOT);
}
