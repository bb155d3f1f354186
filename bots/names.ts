/** The bots by name, weakest first: apart from the bots themselves, for whoever only offers them. */
export const BOT_NAMES = ['random', 'greedy', 'expert', 'search'] as const;

export type BotName = (typeof BOT_NAMES)[number];

/** The one for whoever has not chosen: it answers at once, anywhere. */
export const USUAL_BOT: BotName = 'greedy';
