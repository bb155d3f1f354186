export * from './bot.ts';
export * from './bots.ts';
export * from './model.ts';
export * from './names.ts';
export * from './simulate.ts';
export * from './summary.ts';
export * from './tally.ts';
export * from './thought.ts';
