export * from './input.ts';
export * from './show.ts';
export * from './table.ts';
