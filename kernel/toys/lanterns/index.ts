export * from './at.ts';
export { lanterns } from './game.ts';
export type * from './types.ts';
