export { openEmbedded as openStore } from './embedded/client.ts';
export type * from './port.ts';
