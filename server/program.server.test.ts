import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { fastRng } from '@yamanote/kernel';
import { expect, inject, onTestFinished, test } from 'vitest';
import { qrCode } from './share.ts';
import { openTestStore, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, isDone, openTable, someAnswer, start } from './testing/play.ts';
import { guest, randomMove, type Visitor } from './testing/visitor.ts';

/** Resolves when this page's socket is closed. */
function gone(page: Visitor): Promise<void> {
  return page.until(() => page.closed !== null);
}

function run(...flags: string[]): ChildProcess {
  return spawned(inject('programs').main, 'serve', ...flags);
}

/** The same with a fault of the test's own in it. */
function runWith(slip: string, ...flags: string[]): ChildProcess {
  const imported = `data:text/javascript,${encodeURIComponent(slip)}`;
  return spawned('--import', imported, inject('programs').main, 'serve', ...flags);
}

function spawned(...given: string[]): ChildProcess {
  const child = spawn(process.execPath, given, { env: { ...process.env, LC_ALL: 'en_GB.UTF-8' } });
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
  expect(mika.closed).toBe(1012);
  expect(
    (await log)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).event),
  ).toEqual(['table-made', 'match-started', 'draining']);
  // Nobody else on this computer reads other people's cards.
  expect(statSync(join(data, 'hall.db')).mode & 0o077).toBe(0);
});

test('told to end in the middle of play, it has stored what it acknowledged, and nothing else', async () => {
  const data = temporaryFolder();
  const child = run('--port', '0', '--data', data, '--bot-pace', '0');
  const said = text(child.stderr!);
  const address = await readyLine(child);
  const players = await Promise.all(Array.from({ length: 8 }, (_, i) => guest(address, `Player ${i}`)));
  const given = players.map(() => 0);
  let inTheMiddle = () => {};
  const middle = new Promise<void>((resolve) => {
    inTheMiddle = resolve;
  });
  const played = players.map(async (player, i) => {
    const rng = fastRng(`drain ${i}`);
    const moves: { id: string; match: string; acknowledged: boolean }[] = [];
    await openTable(player, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
    await start(player);
    for (;;) {
      await player.until(() => isAsked(player) || isDone(player) || player.closed !== null);
      if (!isAsked(player) || player.closed !== null) return moves;
      const move = { id: randomMove(), match: player.match!, acknowledged: false };
      moves.push(move);
      const answered = give(player, [await someAnswer(player, rng)], move.id).then(({ is }) => {
        move.acknowledged = is === 'done';
      });
      await Promise.race([answered, gone(player)]);
      given[i]++;
      if (given.every((count) => count >= 3)) inTheMiddle();
    }
  });
  await middle;
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await said).toBe('');
  const moves = (await Promise.all(played)).flat();
  expect(players.map(({ closed }) => closed)).toEqual(players.map(() => 1012));
  const store = await openTestStore(data);
  // The store knows a move by the seat that made it, which is the first one here.
  const stored = ({ match, id }: { match: string; id: string }) =>
    store.matches.ack(match, { id: `0:${id}`, hash: '' });
  for (const move of moves) expect((await stored(move)) !== null).toBe(move.acknowledged);
  await store.close();
});

test('behind a proxy it says that it is not ready and plays on; told twice, it ends at once', async () => {
  const flags = ['--port', '0', '--data', temporaryFolder(), '--trust-proxy', '--drain', '600', '--log'];
  const child = run(...flags);
  const address = await readyLine(child);
  const mika = await guest(address, 'Mika');
  child.kill('SIGTERM');
  for await (const line of createInterface(child.stderr!)) if (JSON.parse(line).event === 'draining') break;
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect(await mika.ask({ do: 'lobby', on: true })).toMatchObject({ is: 'done' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
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

test.each(['--port', '--metrics'])('a busy port is one clear sentence: %s', async (flag) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as { port: number };
  const child = run('--port', '0', flag, `${port}`, '--data', temporaryFolder());
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  expect(said).toBe(`Port ${port} is in use already; choose another one with ${flag}.\n`);
  expect(code).toBe(1);
});

test('what cannot be used is one sentence, and opens nothing', async () => {
  const data = join(temporaryFolder(), 'data');
  const child = run('--data', data, '--prot', '0');
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  expect(said).toMatch(/^yamanote: unknown option --prot, expected .*; did you mean --port\?\n$/);
  expect(code).toBe(2);
  expect(existsSync(data)).toBe(false);
});

test('an address as a code for phones', () => {
  expect(qrCode('http://192.168.1.7:8080/').split('\n').length).toBeGreaterThan(10);
});
