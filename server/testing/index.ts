/** For tests of other rooms that need a real hall, and people in it. */
export * from './hall.ts';
export * from './play.ts';
export * from './visitor.ts';
