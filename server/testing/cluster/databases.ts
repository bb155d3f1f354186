/** A primary with a synchronous standby at two places; whoever dies is replaced at its place. */
import { existsSync } from 'node:fs';
import type { Cluster } from '../postgres/cluster.ts';
import { promote, startPrimary, startStandby } from '../postgres/replication.ts';
import { processorSecondsOfTree } from '../process.ts';

export interface Databases {
  readonly primary: Cluster;
  readonly standby: Cluster;
  /** Which of the two places the primary has. */
  readonly placeOfPrimary: number;
  portAt(place: number): number;
  /** The standby takes over from a primary that was killed or paused, which is returned. */
  failOver(signal: 'SIGKILL' | 'SIGSTOP'): Promise<Cluster>;
  killStandby(): void;
  /** In place of one that is of no use any more. */
  renewStandby(): Promise<void>;
  processorSeconds(): number;
  close(): Promise<void>;
}

export async function openDatabases(): Promise<Databases> {
  let standbys = 0;
  let used = 0;
  const follow = (primary: Cluster) => startStandby(primary, `s${++standbys}`);
  const first = await startPrimary();
  const places = [first, await follow(first)];
  let placeOfPrimary = 0;
  const primary = () => places[placeOfPrimary];
  const standby = () => places[1 - placeOfPrimary];

  function strike(server: Cluster, signal: 'SIGKILL' | 'SIGSTOP'): void {
    if (signal === 'SIGKILL') used += secondsOf(server);
    server.signal(signal);
  }

  return {
    get primary() {
      return primary();
    },
    get standby() {
      return standby();
    },
    get placeOfPrimary() {
      return placeOfPrimary;
    },
    portAt: (place) => places[place].port,
    async failOver(signal) {
      const old = primary();
      strike(old, signal);
      await promote(standby());
      placeOfPrimary = 1 - placeOfPrimary;
      return old;
    },
    killStandby: () => strike(standby(), 'SIGKILL'),
    async renewStandby() {
      const old = standby();
      places[1 - placeOfPrimary] = await follow(primary());
      used += secondsOf(old);
      await old.remove();
    },
    processorSeconds: () => used + places.reduce((sum, server) => sum + secondsOf(server), 0),
    async close() {
      for (const server of places) await server.remove();
    },
  };
}

/** Of its processes that have ended too; none of one that was killed. */
function secondsOf({ postmaster }: Cluster): number {
  return existsSync(`/proc/${postmaster}`) ? processorSecondsOfTree(postmaster) : 0;
}
