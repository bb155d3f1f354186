/** Small games that use everything the kernel offers: for its tests, and to read before writing a game. */
export * from './lanterns/index.ts';
export { type Stones, stones } from './stones.ts';
