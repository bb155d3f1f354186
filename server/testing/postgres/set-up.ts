/** One PostgreSQL for all tests of a run, started when the first of them asks for it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Cluster, initialised, started } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the URL of the PostgreSQL. */
    postgres: string;
  }
}

/** No test of these crashes it, so nothing needs to reach the disk. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '300', shared_buffers: '64MB' };

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Cluster> | null = null;
  const start = async () => started(await initialised(), SETTINGS);
  const door = createServer((_, response) => {
    starting ??= start();
    starting.then(
      (cluster) => response.end(cluster.url()),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  project.provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await starting)?.remove();
  };
}
