/** The bots by name, weakest first: apart from the bots themselves, for whoever only offers them. */
export const BOT_NAMES = ['random', 'greedy'] as const;

export type BotName = (typeof BOT_NAMES)[number];
