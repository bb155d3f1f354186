/** A primary and a standby that it waits for with every commit, as real replication does it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pg from 'pg';
import { account, type Cluster, emptyFolder, initialised, started, USER } from './cluster.ts';
import { query } from './query.ts';

/** Processes are killed here, never the machine: what the system has, it keeps. */
const SETTINGS = {
  fsync: 'off',
  shared_buffers: '16MB',
  wal_keep_size: '256MB',
  max_wal_senders: '4',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  wal_receiver_status_interval: '1',
  wal_retrieve_retry_interval: '200ms',
};

export async function startPrimary(): Promise<Cluster> {
  return started(await initialised(), SETTINGS);
}

/**
 * A copy of the primary that follows it, and without which it acknowledges nothing any more; `at` the port of one that died, if
 * it is to take its place.
 */
export async function startStandby(primary: Cluster, name: string, at?: number): Promise<Cluster> {
  const { port, password } = primary;
  const folder = emptyFolder();
  await copy(primary, folder);
  const standby = await started(
    { folder, password },
    {
      ...SETTINGS,
      ...(at === undefined ? {} : { port: String(at) }),
      primary_conninfo: `host=127.0.0.1 port=${port} user=${USER} password=${password} application_name=${name}`,
    },
  );
  await standby.said(/started streaming WAL/);
  await waitForStandby(primary, name);
  await primary.said(new RegExp(`standby "${name}" is now a synchronous standby`));
  return standby;
}

/** The standby is a primary of its own from now on, and waits for nobody. */
export async function promote(standby: Cluster): Promise<void> {
  await query(standby.url(), 'select pg_promote(true, 30)');
  await waitForStandby(standby, '');
}

/** Of the same database on all of these; `settings` as in any URL. */
export function urlOf(servers: readonly Cluster[], database?: string): string {
  const url = new URL(servers[0].url(database));
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return url.href.replace(url.host, hosts);
}

async function waitForStandby(primary: Cluster, name: string): Promise<void> {
  await query(primary.url(), `alter system set synchronous_standby_names = '${name}'`);
  await query(primary.url(), 'select pg_reload_conf()');
}

/** What belongs to the running server alone. */
const NOT_COPIED =
  /^(postmaster\.(pid|opts)|postgresql\.auto\.conf|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+)$/;

async function copy(primary: Cluster, folder: string): Promise<void> {
  const [from, to] = [primary.folder, folder].map((one) => join(one, 'data'));
  const backup = new pg.Client({ connectionString: primary.url() });
  await backup.connect();
  await backup.query("select pg_backup_start('copy', true)");
  await cp(from, to, { recursive: true, filter: (source) => !NOT_COPIED.test(relative(from, source)) });
  const { rows } = await backup.query('select labelfile from pg_backup_stop(false)');
  await backup.end();
  writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
  writeFileSync(join(to, 'standby.signal'), '');
  for (const inside of ['archive_status', 'summaries']) mkdirSync(join(to, 'pg_wal', inside), { recursive: true });
  chmodSync(to, 0o700);
  const { uid, gid } = account();
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
}
