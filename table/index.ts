export * from './input.ts';
export * from './names.ts';
export * from './pace.ts';
export * from './show.ts';
export * from './table.ts';
