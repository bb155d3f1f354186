import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { parseFlags } from './flags.ts';
import { qrCode } from './share.ts';
import { temporaryFolder } from './testing/hall.ts';
import { isAsked, openTable, start } from './testing/play.ts';
import { guest } from './testing/visitor.ts';

function run(...flags: string[]): ChildProcess {
  return spawned(inject('programs').main, ...flags);
}

/** The same with a fault of the test's own in it. */
function runWith(slip: string, ...flags: string[]): ChildProcess {
  return spawned('--import', `data:text/javascript,${encodeURIComponent(slip)}`, inject('programs').main, ...flags);
}

function spawned(...given: string[]): ChildProcess {
  const child = spawn(process.execPath, given);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function readyLine(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const part of child.stdout!.setEncoding('utf8')) {
    printed += part;
    const line = /^The hall is open: (.*)\/\n/m.exec(printed);
    if (line !== null) return line[1];
  }
  throw new Error(`not ready: ${printed}`);
}

test('opens, says where, plays with bots, and closes in good order', async () => {
  const data = temporaryFolder();
  const child = run('--port', '0', '--data', data, '--bot-pace', '0', '--log');
  const log = text(child.stderr!);
  const address = await readyLine(child);
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  const mika = await guest(address, 'Mika');
  await openTable(mika, { seats: ['me', { bot: 'greedy' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await mika.until(() => mika.closed !== null);
  expect(mika.closed).toBe(1001);
  expect(
    (await log)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).event),
  ).toEqual(['table-made', 'match-started']);
  // Nobody else on this computer reads other people's cards.
  expect(statSync(join(data, 'hall.db')).mode & 0o077).toBe(0);
});

test('what was overlooked is noted, and the hall stays open', async () => {
  const slip = `process.on('SIGUSR2', () => {
    Promise.reject(new Error('lost'));
    setImmediate(() => { throw new Error('thrown'); });
  })`;
  const child = runWith(slip, '--port', '0', '--data', temporaryFolder());
  const address = await readyLine(child);
  const noted = new Set<string>();
  const lines = createInterface(child.stderr!);
  child.kill('SIGUSR2');
  for await (const line of lines) if (noted.add(JSON.parse(line).event).size === 2) break;
  expect(noted).toEqual(new Set(['unhandled-rejection', 'uncaught-exception']));
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});

test('a hall whose store has ended ends too, and says why', async () => {
  const slip = `import threads from 'node:worker_threads';
    import { syncBuiltinESMExports } from 'node:module';
    threads.Worker = class extends threads.Worker {
      constructor(file, ...given) {
        super(file, ...given);
        if (String(file).includes('store')) process.on('SIGUSR2', () => this.terminate());
      }
    };
    syncBuiltinESMExports();`;
  const child = runWith(slip, '--port', '0', '--data', temporaryFolder());
  await readyLine(child);
  child.kill('SIGUSR2');
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  expect(said).toBe('The hall ends, since it can keep nothing any more: the store has ended.\n');
  expect(code).toBe(1);
});

test('helps whoever asks, and opens nothing', async () => {
  const child = run('--help');
  const [printed, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  expect(code).toBe(0);
  for (const flag of ['--port', '--share', '--data', '--bot-pace', '--log', '--help'])
    expect(printed).toMatch(new RegExp(`^  ${flag} +\\S`, 'm'));
});

test('a busy port is one clear sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as { port: number };
  const child = run('--port', `${port}`, '--data', temporaryFolder());
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  expect(said).toBe(`Port ${port} is in use already; choose another one with --port.\n`);
  expect(code).toBe(1);
});

test('flags, and what is wrong with them', () => {
  expect(parseFlags([], { YAMANOTE_DATA: '/there' })).toEqual({
    port: 8080,
    share: false,
    data: '/there',
    botPace: 700,
    log: false,
    names: [],
    trustProxy: false,
    awayAfter: 120_000,
    dealWait: undefined,
  });
  expect(parseFlags(['--share', '--port=0', '--data', 'x', '--bot-pace', '0'], {})).toMatchObject({
    port: 0,
    share: true,
    data: 'x',
    botPace: 0,
  });
  expect(parseFlags([], {})).toMatchObject({ data: expect.stringMatching(/\.local\/share\/yamanote$/) });
  expect(parseFlags(['--port', 'x'], {})).toBe('--port: expected a whole number up to 65535, found "x"');
  expect(parseFlags(['--port', '70000'], {})).toMatch('--port');
  expect(parseFlags(['--bot-pace', '-1'], {})).toMatch('--bot-pace');
  expect(
    parseFlags(
      ['--host', 'a.example', '--host', 'b.example', '--trust-proxy', '--away-after', '5', '--deal-wait', '86400'],
      {},
    ),
  ).toMatchObject({
    names: ['a.example', 'b.example'],
    trustProxy: true,
    awayAfter: 5000,
    dealWait: 86_400_000,
  });
  expect(parseFlags(['--host', 'http://a.example/'], {})).toMatch('--host: expected a name');
  expect(parseFlags(['--deal-wait', 'long'], {})).toMatch('--deal-wait: expected seconds up to 1209600, found "long"');
  expect(parseFlags(['--away-after', 'soon'], {})).toMatch('--away-after: expected seconds');
  expect(parseFlags(['--nonsense'], {})).toMatch('--nonsense');
});

test('wrong flags end with the usage', async () => {
  const child = run('--nonsense');
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  expect(said).toMatch(/--nonsense[\s\S]*--share/);
  expect(code).toBe(2);
});

test('an address as a code for phones', () => {
  expect(qrCode('http://192.168.1.7:8080/').split('\n').length).toBeGreaterThan(10);
});
