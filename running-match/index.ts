export type * from './draft.ts';
export * from './input.ts';
export * from './names.ts';
export * from './pace.ts';
export * from './running-match.ts';
export * from './show.ts';
