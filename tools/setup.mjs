// Makes a fresh clone ready: dependencies installed, programs built. Plain Node, because it runs before anything is
// installed; silent and quick when there is nothing to do. Messages go to stderr, so that stdout stays the program's.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const sharedRooms = ['kernel', 'games', 'bots', 'running-match', 'protocol', 'command-line'];
/** @type {Readonly<Record<string, string>>} What is built, and from which file. */
const commandLine = { 'dist/cli.js': 'cli/main.ts', 'dist/worker.js': 'cli/worker.ts' };
const hall = {
  'dist/server.js': 'server/main.ts',
  'dist/bot-worker.js': 'server/bots/worker.ts',
  'dist/store-worker.js': 'server/store/embedded/worker.ts',
};

/** All of them. */
export const programs = Object.keys({ ...commandLine, ...hall });

export async function ensureInstalled() {
  await settle(isInstalled, () => {
    say('Installing dependencies …');
    // Development dependencies build the program, so they are wanted even where NODE_ENV says production.
    const npm = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, shell: process.platform === 'win32' });
    if (npm.status !== 0) {
      throw new Error(`npm ci failed\n${npm.error ?? npm.stderr}`);
    }
  });
}

/** Bundles the programs (the command line unless told otherwise) whose sources changed since they were last built. */
export async function ensureBuilt(programs = commandLine) {
  for (const [output, entry] of Object.entries(programs)) {
    await ensureFresh(output, [...sharedRooms, entry.split('/')[0], 'tools/bundle.mjs'], async () => {
      const { bundle } = await import('./bundle.mjs');
      await bundle(join(root, entry), join(root, output));
    });
  }
}

/** The program of the hall, and the pages that it serves unless it is to do something else. */
export async function ensureHallBuilt(withPages = true) {
  await ensureBuilt(hall);
  if (!withPages) return;
  await ensureFresh('dist/web', [...sharedRooms, 'web', 'kit', 'tools/setup.mjs'], async () => {
    const { build } = await import('vite');
    const { NODE_ENV } = process.env;
    // A test would have it made otherwise, with what only developers need, and leave that for everybody.
    process.env.NODE_ENV = 'production';
    await build({ configFile: join(root, 'web/build/vite.config.ts'), logLevel: 'error' });
    if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
  });
}

/** Makes an output again when a source that it may come from has changed. */
async function ensureFresh(output, places, make) {
  const stamp = join(root, `${output}.stamp`);
  const isFresh = () =>
    existsSync(stamp) && existsSync(join(root, output)) && readFileSync(stamp, 'utf8') === fingerprint(places);
  await settle(isFresh, async () => {
    say(`Building ${output} …`);
    const made = fingerprint(places);
    await make();
    writeFileSync(stamp, made);
  });
}

/** Does the work unless it is done; under a lock, so that two programs started at once do not do it twice. */
async function settle(isDone, work) {
  if (isDone()) return;
  mkdirSync(join(root, 'dist'), { recursive: true });
  await withLock(join(root, 'dist/.lock'), async () => {
    if (!isDone()) await work();
  });
}

/** npm notes what it installed; that must be what the lock file asks for, save for other platforms' optional packages. */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  const wanted = readPackages(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional),
  );
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** Changes whenever a file in one of these places does, or what is installed. */
function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of new Set([...places, 'package-lock.json'])) {
    for (const file of sourcesIn(join(root, place))) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

function sourcesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true })
    .filter(
      (name) => /\.(tsx?|json|css|svg|html|md)$/.test(name) && !/node_modules|scenarios|testing|\.test\.ts$/.test(name),
    )
    .sort()
    .map((name) => join(place, name));
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
