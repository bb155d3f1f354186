export * from './map.ts';
export * from './tokens.ts';
export * from './types.ts';
