import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { CLAIM, GUEST, ME, SOCKET } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from './limits.ts';
import { openHall } from './testing/hall.ts';
import { openTable, seatOfVisitor } from './testing/play.ts';
import { claimant, guest, visitor } from './testing/visitor.ts';

async function whoAmI(address: string, cookie: string): Promise<unknown> {
  return (await fetch(address + ME, { headers: { cookie } })).json();
}

test('a guest is known by a signed cookie that no script can read, also after a restart', async () => {
  const hall = await openHall();
  const mika = visitor(hall.address);
  expect(await whoAmI(hall.address, '')).toEqual({ guest: null });
  const response = await mika.post(GUEST, { name: ' Mika ', colour: 3 });
  expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  expect(await whoAmI(hall.address, mika.cookie)).toEqual({ guest: { name: 'Mika', colour: 3 } });
  expect(await mika.connect()).toMatchObject({
    guest: { name: 'Mika', colour: 3 },
    bots: ['gentle', 'easy', 'normal', 'hard'],
  });
  await hall.close();
  const again = await openHall({ data: hall.data });
  expect(await whoAmI(again.address, mika.cookie)).toEqual({ guest: { name: 'Mika', colour: 3 } });
});

test('whoever comes back is remembered for as long again', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const renewed = async (cookie: string) => {
    const socket = new WebSocket(`${hall.address.replace('http', 'ws')}${SOCKET}`, { headers: { cookie } });
    const [response] = (await once(socket, 'upgrade')) as [IncomingMessage];
    socket.terminate();
    return response.headers['set-cookie'] ?? [];
  };
  expect(await renewed(mika.cookie)).toEqual([expect.stringContaining(`${mika.cookie}; Path=/; Max-Age=34560000`)]);
  for (const stranger of ['', `${mika.cookie}x`]) expect(await renewed(stranger)).toEqual([]);
});

test('a forged, foreign or cut cookie is nobody', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const [id, signature] = mika.cookie.split('.');
  const elsewhere = await guest((await openHall()).address, 'Mika');
  const forged = [
    `${id}.${jo.cookie.split('.')[1]}`,
    `${id}.`,
    id,
    `${id}.${signature}x`,
    `yamanote=__proto__.${signature}`,
    elsewhere.cookie,
    'yamanote=',
    'yamanote=%00.%00',
  ];
  for (const cookie of forged) expect([cookie, await whoAmI(hall.address, cookie)]).toEqual([cookie, { guest: null }]);
  expect(await whoAmI(hall.address, `other=1; ${mika.cookie}; more=2`)).toMatchObject({ guest: { name: 'Mika' } });
});

test('a new name is seen by everybody at the table; names are text and nothing else', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', 'open'] });
  const name = '<b onclick="x">&ä😀';
  expect((await mika.post(GUEST, { name, colour: 2 })).status).toBe(200);
  await mika.until(() => mika.table!.seats[0].guest!.name === name);
  const bad = ['', '   ', 'x'.repeat(25), 'a\nb', 'a\u202eb', '\ud800', 'a\u0000', 5, null, { toString: 'x' }];
  for (const wrong of bad) {
    const response = await mika.post(GUEST, { name: wrong, colour: 2 });
    expect([wrong, response.status]).toEqual([wrong, 400]);
    expect(await response.json()).toMatchObject({ is: 'refused', code: 'malformed', field: 'name' });
  }
  for (const colour of [-1, 6, 1.5, '1', null])
    expect((await mika.post(GUEST, { name: 'M', colour })).status).toBe(400);
});

test('a handover code makes another device the same guest, once', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika', 4);
  const table = await openTable(mika, { seats: ['open', 'me'] });
  const { code } = (await mika.ask({ do: 'handover' })) as { code: string };
  const phone = await claimant(hall.address, code.toUpperCase());
  await phone.watch(table);
  expect(seatOfVisitor(phone)).toBe(1);
  expect(phone.cookie).toBe(mika.cookie);
  const again = await visitor(hall.address).post(CLAIM, { code });
  expect([again.status, await again.json()]).toMatchObject([404, { code: 'bad-code' }]);
  for (const wrong of ['', 'x', '../../etc', 'x'.repeat(41), 7, null]) {
    expect((await visitor(hall.address).post(CLAIM, { code: wrong })).status).toBe(400);
  }
});

test('pages of other sites cannot act for a guest', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const { host } = new URL(hall.address);
  const rename = (headers: Record<string, string>) => mika.post(GUEST, { name: 'Eve', colour: 0 }, headers);
  expect((await rename({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await rename({ origin: 'null' })).status).toBe(403);
  expect((await rename({ origin: `http://${host}.evil.example` })).status).toBe(403);
  expect((await rename({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await rename({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  // What a form of another site can send without asking.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    expect([type, (await rename({ 'content-type': type })).status]).toEqual([type, 415]);
  }
  expect(await whoAmI(hall.address, mika.cookie)).toMatchObject({ guest: { name: 'Mika' } });
  expect((await rename({ origin: hall.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);

  const open = (headers: Record<string, string>) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://${host}${SOCKET}`, { headers: { cookie: mika.cookie, ...headers } });
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('error', () => {});
      socket.on('message', () => {
        resolve('open');
        socket.terminate();
      });
    });
  expect(await open({ origin: 'https://evil.example' })).toBe(403);
  expect(await open({ origin: 'null' })).toBe(403);
  expect(await open({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await open({ origin: hall.address })).toBe('open');
  expect(await open({})).toBe('open');
});

test('codes cannot be guessed by trying', async () => {
  const hall = await openHall({ limits: LIMITS });
  const eve = visitor(hall.address);
  const tries = await Promise.all(Array.from({ length: 40 }, () => eve.post(CLAIM, { code: 'aaaa-aaaa' })));
  const statuses = tries.map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});
