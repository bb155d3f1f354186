import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fastRng } from '@yamanote/kernel';
import { SOCKET } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { type RawData, WebSocket } from 'ws';
import { bringUp } from './testing/bring-up.ts';
import { temporaryFolder } from './testing/hall.ts';
import { nonsenseFrame, nonsenseRequest } from './testing/nonsense.ts';
import { isAsked, openTable, start } from './testing/play.ts';
import { residentMegabytes } from './testing/process.ts';
import { guest } from './testing/visitor.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const [FRAMES, REQUESTS] = DEEP ? [100_000, 20_000] : [2_000, 400];
const AT_ONCE = 10;
const MEGABYTE = 1024 * 1024;

/** Sends so many frames over one socket after the other, and reads what comes back. */
async function babble(address: string, cookie: string, table: string, frames: number, seed: string): Promise<number> {
  const rng = fastRng(seed);
  let heard = 0;
  for (let sent = 0; sent < frames; ) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET}`, { headers: { cookie } });
    socket.on('message', () => heard++);
    const closed = once(socket, 'close');
    await once(socket, 'open');
    const visit = Math.min(frames - sent, 500);
    for (let i = 0; i < visit && socket.readyState === socket.OPEN; i++, sent++) {
      socket.send(nonsenseFrame(table, rng));
      if (i % 50 === 49 || i === visit - 1) await Promise.race([readUpToHere(socket), closed]);
    }
    socket.close();
    await closed;
  }
  return heard;
}

const HERE = 999_999;

/** A page's requests are taken one after the other: when this one is answered, all before it are. */
function readUpToHere(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const listen = (data: RawData) => {
      if (JSON.parse(data.toString()).re !== HERE) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
    socket.send(JSON.stringify({ re: HERE, do: 'pace', pace: 'calm' }));
  });
}

async function knock(address: string, cookie: string, table: string, requests: number, seed: string): Promise<number> {
  const rng = fastRng(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let refused = 0;
  for (let i = 0; i < requests; i++) {
    const { path, method, headers, body } = nonsenseRequest(table, cookie, rng);
    const status = await new Promise<number>((resolve) => {
      const asking = request(address + path, { method, headers, agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      asking.on('error', () => resolve(0));
      asking.end(body ?? undefined);
    });
    // Nothing that anybody sends is the hall's own fault.
    expect(status).not.toBe(500);
    if (status >= 400) refused++;
  }
  agent.destroy();
  return refused;
}

test(`${FRAMES} frames and ${REQUESTS} requests of nonsense leave the hall as it was`, {
  timeout: 3_600_000,
}, async () => {
  const hall = await bringUp(temporaryFolder());
  const pid = hall.process.pid!;
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const jo = await guest(hall.address, 'Jo');
  // Once through everything, so that what is loaded and compiled only then is not counted.
  await babble(hall.address, jo.cookie, table, 500, 'warm');
  await knock(hall.address, jo.cookie, table, 100, 'warm');
  const before = await hall.heap();
  const cookies = [jo.cookie, mika.cookie, ''];
  const each = Array.from({ length: AT_ONCE }, (_, i) => ({ cookie: cookies[i % 3], seed: `${i}` }));
  const heard = await Promise.all(
    each.map(({ cookie, seed }) => babble(hall.address, cookie, table, FRAMES / AT_ONCE, seed)),
  );
  const refused = await Promise.all(
    each.map(({ cookie, seed }) => knock(hall.address, cookie, table, REQUESTS / AT_ONCE, seed)),
  );
  const after = await hall.heap();
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const { most } = residentMegabytes(pid);
  console.log(
    `${FRAMES} frames, ${sum(heard)} answers and news; ${REQUESTS} requests, ${sum(refused)} refused; heap ` +
      `${(before / MEGABYTE).toFixed(1)} → ${(after / MEGABYTE).toFixed(1)} MB, resident at most ${most.toFixed(0)} MB`,
  );
  expect(hall.process.exitCode).toBeNull();
  expect((after - before) / MEGABYTE).toBeLessThan(20);
  expect(most).toBeLessThan(250);
  // Whoever plays goes on.
  const again = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  expect(again).not.toBe(table);
});
