/** The same for a test: gone when it is over. */
import { onTestFinished } from 'vitest';
import type { Cluster } from './cluster.ts';
import { startPrimary, startStandby } from './replication.ts';

export { promote, urlOf } from './replication.ts';

export async function openPrimary(): Promise<Cluster> {
  return goneAfterTest(await startPrimary());
}

/** `at`: the port of one that died, if it is to take its place. */
export async function openStandby(primary: Cluster, name: string, at?: number): Promise<Cluster> {
  return goneAfterTest(await startStandby(primary, name, at));
}

function goneAfterTest(cluster: Cluster): Cluster {
  onTestFinished(() => cluster.remove());
  return cluster;
}
