// Holds every module to the table in rooms.mjs, and to this: no import leads back to where it began, not even one of a type,
// and no two packages need each other. TypeScript 7 has no compiler API for such checks, but the bundler has a
// parser: what it reads is the code itself, never a comment or a string that looks like an import.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'rolldown/utils';
import { circlesIn } from './circles.mjs';
import { databases, forTests, hostsAlone, notRooms, rooms } from './rooms.mjs';

const computed = 'a computed name';

const packages = packagesHere();
/** By file, the modules of ours that it imports, and in which line. */
const imported = new Map();

const files = modulesIn('.');
const faults = [...files.flatMap(faultsOf), ...fileCircles(), ...packageCircles()];
for (const fault of faults) console.log(fault);
console.log(`${files.length} modules, ${faults.length} faults`);
process.exitCode = files.length > 0 && faults.length === 0 ? 0 : 1;

function modulesIn(folder) {
  const items = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return items.flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return item.name.startsWith('.') || notRooms.includes(item.name) ? [] : modulesIn(path);
    return /\.[cm]?[jt]sx?$/.test(item.name) ? [path] : [];
  });
}

function faultsOf(file) {
  const room = roomOf(file);
  if (!room) return [`${file}:1 stands in no room: draw its folder into tools/rooms.mjs`];
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [`${file}:1 cannot be read: ${errors[0].message}`];

  const faults = [];
  const targets = new Map();
  imported.set(file, targets);
  const lineOf = (node) => source.slice(0, node.start).split('\n').length;
  const note = (node, verb, what, why) => {
    if (why) faults.push(`${file}:${lineOf(node)} ${verb} ${what}: ${why}`);
  };
  new Visitor({
    ...visitImports((node, name) => {
      note(node, 'imports', name, whyNot(file, room, name));
      targets.set(moduleNamed(file, name), lineOf(node));
      for (const what of room.hosts ? hostsPart(node, name) : []) {
        note(node, 'imports', what, 'the host of a match does that, in running-match');
      }
    }),
    ...(room.timeless && visitClocksAndDice((node, what) => note(node, 'uses', what, 'this room is timeless'))),
    ...(room.synchronous && visitWaiting((node, what) => note(node, 'uses', what, 'this room is synchronous'))),
  }).visit(program);
  return faults;
}

/** The row of the table for a file, with its folder and game filled in; a test is freed of what binds its room. */
function roomOf(file) {
  const [, game] = dirname(file).split('/');
  const name = nameOfRoom(file);
  if (!(name in rooms)) return undefined;
  // A single file, or a workshop inside a room, may have a row of its own.
  const row = rooms[file.replace(/\.ts$/, '')] ?? rooms[dirname(file)] ?? rooms[name];
  const { may = [], packages = [], ...room } = { ...row, name, game, folder: name.replace('*', game) };
  if (!/\.test\.ts$|\/testing\//.test(file)) return { ...room, may, packages };
  return {
    ...room,
    ...forTests,
    may: [...may, ...forTests.may],
    packages: [...packages, ...forTests.packages],
    timeless: false,
    synchronous: false,
    hosts: false,
    layers: [],
  };
}

function nameOfRoom(file) {
  const [top, game, part] = dirname(file).split('/');
  return top !== 'games' ? top : part ? `games/*/${part}` : game ? 'games/*' : 'games';
}

/** Why a room may not import a module, or undefined if it may. */
function whyNot(file, room, name) {
  if (name === computed) return room.packages.includes('*') ? undefined : 'that cannot be checked';
  if (name.startsWith('.')) {
    const target = normalize(join(dirname(file), name));
    const inside = room.folder === '.' || target.startsWith(`${room.folder}/`);
    const entered = [room.name, '.', ...(room.enters ?? [])].includes(nameOfRoom(target));
    if (!inside || !entered) return 'a relative import stays in its room; reach another room by its package name';
    if (isAbove(room, file, target)) return 'a folder knows none that stands beside or above it';
    return /\.\w+(\?raw)?$/.test(name) ? undefined : 'a relative import names the file, with its ending';
  }
  if (name.startsWith('@yamanote/')) {
    const door = name.slice('@yamanote/'.length);
    return opens(room.may, door, room) ? undefined : `no arrow leads there from ${room.folder}`;
  }
  if (matches(databases, name, '.+') && !isNamedInside(room, file, name)) {
    return `${room.folder} knows no database${notHere(room, name)}`;
  }
  if (name.startsWith('node:')) return room.node ? undefined : `${room.folder} runs where Node does not`;
  return opensPackage(room, file, name) ? undefined : `${room.folder} does not use that package${notHere(room, name)}`;
}

/** Whether the room uses a package, or at least the folder of this file. */
function opensPackage(room, file, name) {
  return matches(room.packages, name, '.+') || isNamedInside(room, file, name);
}

function isNamedInside({ inside = {}, folder }, file, name) {
  return matches(inside[placeIn(folder, file)] ?? [], name, '.+');
}

/** Where else in the room it may be used. */
function notHere({ inside = {} }, name) {
  const places = Object.keys(inside).filter((place) => inside[place].includes(name));
  return places.length > 0 ? ` but in ${places.join(' and ')}` : '';
}

/** The folder of a room in which a file is. */
function placeIn(folder, path) {
  return path.slice(folder.length + 1).split('/')[0];
}

/** What of an import a home leaves to the host. */
function hostsPart(node, name) {
  const names = (node.specifiers ?? []).map(({ imported, local }) => (imported ?? local)?.name);
  return (hostsAlone[name] ?? []).filter((one) => names.includes(one));
}

/** Whether a module of one folder reaches into another that is not below it. */
function isAbove({ layers = [], folder }, file, target) {
  const layerOf = (path) => layers.findIndex((layer) => layer.includes(placeIn(folder, path)));
  const [from, to] = [layerOf(file), layerOf(target)];
  return from >= 0 && to >= from && placeIn(folder, file) !== placeIn(folder, target);
}

function opens(patterns, door, { folder, game }) {
  return matches(patterns, door, folder.startsWith('games/') ? game : '.+');
}

function matches(patterns, name, star) {
  return patterns.some((pattern) => new RegExp(`^${pattern.replace('*', star)}$`).test(name));
}

/** The file that a name leads to; a name that is not of this house leads nowhere. */
function moduleNamed(file, name) {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  const [scope, own, ...rest] = name.split('/');
  const { folder, exports: doors = {} } = packages.get(`${scope}/${own}`) ?? {};
  const door = ['.', ...rest].join('/');
  for (const [pattern, target] of Object.entries(doors)) {
    const star = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '(.+)')}$`).exec(door);
    if (star) return join(folder, target.replaceAll('*', star[1]));
  }
  return undefined;
}

function fileCircles() {
  const arrows = new Map([...imported].map(([file, targets]) => [file, [...targets.keys()]]));
  return circlesIn(arrows).map(
    (circle) => `${circle[0]}:${imported.get(circle[0]).get(circle[1])} imports in a circle: ${circle.join(' → ')}`,
  );
}

function packagesHere() {
  const { workspaces = [] } = existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')) : {};
  const read = (folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) });
  return new Map(workspaces.map(read).map((found) => [found.name, found]));
}

function packageCircles() {
  const needs = ({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies });
  const arrows = new Map([...packages].map(([name, found]) => [name, needs(found)]));
  return circlesIn(arrows).map(
    (circle) => `${packages.get(circle[0]).folder}/package.json:1 needs in a circle: ${circle.join(' → ')}`,
  );
}

function visitImports(found) {
  return {
    ImportDeclaration: (node) => found(node, node.source.value),
    ExportAllDeclaration: (node) => found(node, node.source.value),
    ExportNamedDeclaration(node) {
      if (node.source) found(node, node.source.value);
    },
    ImportExpression: (node) => found(node, node.source.value ?? computed),
    TSImportType: (node) => found(node, node.source.value),
    CallExpression(node) {
      if (node.callee.name === 'require') found(node, node.arguments[0]?.value ?? computed);
    },
  };
}

function visitClocksAndDice(found) {
  const labels = new WeakSet();
  return {
    MemberExpression(node) {
      if (node.object.name === 'Math' && (node.property.name ?? node.property.value) === 'random')
        found(node, 'Math.random');
      if (!node.computed) labels.add(node.property);
    },
    Property(node) {
      if (!node.computed && !node.shorthand) labels.add(node.key);
    },
    Identifier(node) {
      if (node.name === 'Date' && !labels.has(node)) found(node, 'Date');
    },
  };
}

function visitWaiting(found) {
  const functions = (node) => {
    if (node.async) found(node, 'async');
  };
  return {
    FunctionDeclaration: functions,
    FunctionExpression: functions,
    ArrowFunctionExpression: functions,
    AwaitExpression: (node) => found(node, 'await'),
    ForOfStatement(node) {
      if (node.await) found(node, 'await');
    },
  };
}
