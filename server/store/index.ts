export { openEmbedded as openStore } from './embedded/client.ts';
export * from './locked-seeds.ts';
export * from './port.ts';
