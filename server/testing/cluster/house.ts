/** Nodes, workers and databases of one hall, each a process of its own on this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query } from '../postgres/query.ts';
import { type Databases, openDatabases } from './databases.ts';
import { type Member, makeMember } from './member.ts';
import type { Role } from './program.ts';
import { openRelay } from './relay.ts';

/** What a member is to be. */
export interface Post {
  role: Role;
  /** Milliseconds by which its clock is ahead; 0 if it is not said. */
  ahead?: number;
}

/** The bundled files. */
export interface Programs {
  member: string;
  botWorker: string;
  botWorkerOfTomorrow: string;
  client: string;
}

export interface House {
  readonly databases: Databases;
  readonly nodes: readonly Member[];
  readonly workers: readonly Member[];
  readonly key: string;
  /** How often members said what is no mere information. */
  readonly said: ReadonlyMap<string, number>;
  /** A worker with a bot's turn, as soon as there is one. */
  thinking(): Promise<Member>;
  /** Whether this one has a bot's turn. */
  isThinking(worker: Member): Promise<boolean>;
  /** Who has which job, and what was logged last. */
  describe(): Promise<string[]>;
  /** Nobody serves any more; what is stored stays. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const KEPT_LINES = 400;

export async function openHouse(programs: Programs, posts: readonly Post[]): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-house-'));
  const key = join(folder, 'hall.key');
  const databases = await openDatabases();
  const said = new Map<string, number>();
  const lines: string[] = [];
  const members: Member[] = [];

  function hear(event: string, line: string): void {
    said.set(event, (said.get(event) ?? 0) + 1);
    if (lines.push(line) > KEPT_LINES) lines.shift();
  }

  for (const { role, ahead = 0 } of posts) {
    const relays = await Promise.all([0, 1].map((place) => openRelay(() => databases.portAt(place))));
    const url = new URL(databases.primary.url());
    const store = url.href.replace(url.host, relays.map(({ port }) => `127.0.0.1:${port}`).join(','));
    const kind = role === 'worker' ? 'worker' : 'node';
    const name = `${kind} ${members.filter((one) => (one.role === 'worker') === (role === 'worker')).length + 1}`;
    const told = { role, store, key, ahead };
    const botWorkers = { today: programs.botWorker, tomorrow: programs.botWorkerOfTomorrow };
    members.push(makeMember({ name, file: programs.member, relays, told, botWorkers, said: hear }));
  }
  // The first makes the key.
  for (const member of members) await member.start();
  const workers = members.filter(({ role }) => role === 'worker');
  async function thinkers(): Promise<Member[]> {
    const ports = new Set(await portsOfThinkers(databases.primary.url()));
    return workers.filter(({ relays }) => relays.some(({ from }) => from.some((port) => ports.has(port))));
  }

  return {
    databases,
    nodes: members.filter(({ role }) => role !== 'worker'),
    workers,
    key,
    said,
    async thinking() {
      for (;;) {
        const [found] = await thinkers();
        if (found !== undefined) return found;
      }
    },
    isThinking: async (worker) => (await thinkers()).includes(worker),
    async describe() {
      const url = databases.primary.url();
      const [jobs, nodes] = [await query(url, 'select * from jobs'), await query(url, NODES)];
      return [...[...jobs, ...nodes].map((row) => JSON.stringify(row)), ...lines.slice(-40)];
    },
    async stop() {
      for (const member of members) await member.kill();
    },
    async close() {
      for (const member of members) member.close();
      await databases.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const NODES = `select nodes.*, state, client_port, (extract(epoch from now()) * 1000)::bigint as now from nodes
  left join pg_stat_activity a on a.pid = nodes.pid`;

/** From which the nodes listen that have a bot's turn. */
async function portsOfThinkers(url: string): Promise<number[]> {
  const rows = await query<{ port: number }>(
    url,
    `select client_port as port from jobs join nodes on nodes.id = jobs.node
     join pg_stat_activity a on a.pid = nodes.pid where jobs.kind = 'turn'`,
  );
  return rows.map(({ port }) => port);
}
