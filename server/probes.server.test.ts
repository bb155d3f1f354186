import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { LIVING, READY, SOCKET } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from './limits.ts';
import { openHall } from './testing/hall.ts';
import { guest, visitor } from './testing/visitor.ts';

async function probe(address: string, path: string, host = 'nobody.example') {
  const [response] = await once(request(address + path, { headers: { host } }).end(), 'response');
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
}

test('whoever watches over a hall is answered by whatever name they call it, as often as they ask', async () => {
  const none = { burst: 0, refill: 0 };
  const hall = await openHall({ limits: { ...LIMITS, guest: none, address: none } });
  for (const path of [LIVING, READY]) expect((await probe(hall.address, path)).status).toBe(200);
  expect(JSON.parse((await probe(hall.address, READY)).body)).toEqual({ ready: true, why: null });
  expect((await probe(hall.address, '/')).status).toBe(421);
  expect((await probe(hall.address, `${READY}/x`)).status).toBe(421);
  expect(hall.logLines).toEqual([]);
});

test('a hall that drains lives, is not ready, lets nobody in, and plays on with those who are there', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  hall.turnAway();
  const ready = await probe(hall.address, READY);
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.body)).toEqual({ ready: false, why: 'draining' });
  expect(ready.connection).toBe('close');
  expect((await probe(hall.address, LIVING)).status).toBe(200);
  const late = new WebSocket(hall.address.replace('http', 'ws') + SOCKET);
  const [, { statusCode }] = await once(late, 'unexpected-response');
  expect(statusCode).toBe(503);
  expect(await mika.ask({ do: 'lobby', on: true })).toMatchObject({ is: 'done' });
  await hall.close();
  expect(mika.closed).toBe(1012);
  await expect(visitor(hall.address).connect()).rejects.toThrow('ECONNREFUSED');
});
