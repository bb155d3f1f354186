export * from './begin.ts';
export * from './chain.ts';
export * from './file.ts';
export * from './header.ts';
export { type DealNote, makeNote, type Noted, parseNote } from './noted.ts';
export * from './replay.ts';
export * from './seal.ts';
export * from './verdict.ts';
export * from './verify.ts';
