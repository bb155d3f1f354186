import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hallFlags } from '@yamanote/tools/hall-flags';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';
import { faultsIn } from './testing/deployment.ts';

const house = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(house, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const files = readdirSync(join(house, 'deploy')).map((file) => `deploy/${file}`);

test.each(files)('what %s says of the hall is so', (file) => {
  expect(faultsIn(read(file), scripts)).toEqual([]);
});

test.each([
  ['    YAMANOTE_HOSTS: a.example', 'YAMANOTE_HOSTS'],
  ['Environment=YAMANOTE_SHARE=yes', 'YAMANOTE_SHARE: expected one of 1, 0, found "yes"'],
  ['#YAMANOTE_STORE=mysql://a/b', 'YAMANOTE_STORE: expected the URL of a PostgreSQL database'],
  ['ENV YAMANOTE_PORT=80800', 'YAMANOTE_PORT: expected a whole number'],
  ['    YAMANOTE_METRICS: 0.0.0.0', 'YAMANOTE_METRICS: expected a port'],
  ['ExecStart=/usr/bin/env node dist/server.js server', 'yamanote server'],
  ['ExecStart=/usr/bin/env node dist/server.js serve --pory 80', 'yamanote serve --pory'],
  ['  command: ["work", "--port", "8080"]', 'yamanote work --port'],
  ['CMD ["open"]', 'yamanote open'],
  ['# Longer than the hall needs (--darin).', '--darin'],
  ['`yamanote store move --from a --to b`', 'yamanote store move'],
  ['RUN npm run bulid', 'npm run bulid'],
  ['# cp deploy/yamanote.servise /etc', 'deploy/yamanote.servise'],
  ['COPY dist/hall.js .', 'dist/hall.js'],
  ['      - ./ngnix.conf:/etc/nginx', '- ./ngnix.conf:'],
  ['EXPOSE 8081', 'EXPOSE 8081'],
  ['  server node-1:8081;', ':8081'],
  ['  CMD fetch http://127.0.0.1:8080/readz', '/readz'],
])('what is not so is found: %s', (line, fault) => {
  expect(faultsIn(line, scripts)).toContainEqual(expect.stringContaining(fault));
});

test('whoever ends the hall waits longer than it needs', () => {
  const needed = Number(SETTINGS.drain.usual);
  const waits = files.flatMap((file) =>
    [...read(file).matchAll(/(?:TimeoutStopSec=|stop_grace_period: )(\d+)/g)].map(([, seconds]) => Number(seconds)),
  );
  expect(waits.length).toBeGreaterThanOrEqual(3);
  for (const seconds of waits) expect(seconds).toBeGreaterThan(needed);
});

test('a hall is run with the same flags of Node wherever it is started', () => {
  expect(scripts.start).toBe(`node ${hallFlags.join(' ')} tools/start.mjs`);
  expect(read('deploy/yamanote.service')).toContain(`node ${hallFlags.join(' ')} dist/server.js serve`);
  const [, entry] = /^ENTRYPOINT (.*)$/m.exec(read('deploy/Containerfile'))!;
  expect(JSON.parse(entry)).toEqual(['node', ...hallFlags, 'dist/server.js']);
  expect(hallFlags).toContain(/^#!.* (--.*)$/m.exec(read('tools/yamanote.mjs'))?.[1]);
});

test('the proxy knows all nodes, and no others', () => {
  const known = [...read('deploy/nginx.conf').matchAll(/server ([\w-]+):/g)].map(([, node]) => node);
  const nodes = [...read('deploy/compose.three.yaml').matchAll(/^ {2}([\w-]+):\n {4}<<: \*node$/gm)].map(
    ([, node]) => node,
  );
  expect(nodes).toHaveLength(3);
  expect(known).toEqual(nodes);
});
