export { openEmbedded as openStore } from './embedded/client.ts';
export * from './port.ts';
