export { openEmbedded as openStore, StoreError } from './embedded/client.ts';
export type * from './port.ts';
