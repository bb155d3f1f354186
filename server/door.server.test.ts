/** Who knocks, floods, lingers or lies about where it comes from. */
import { connect as connectRaw } from 'node:net';
import { GUEST, SOCKET } from '@yamanote/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, makeBucket } from './limits.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { join, openTable, playOn, start } from './testing/play.ts';
import { guest, visitor } from './testing/visitor.ts';

function open(hall: TestHall, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${hall.address.replace('http', 'ws')}${SOCKET}`, { headers });
  return new Promise((resolve, reject) => {
    socket.on('message', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** Sends bytes and ends nothing itself; resolves when the other side has let go of the connection. */
function letGo(hall: TestHall, text: string): Promise<string> {
  const { port, hostname } = new URL(hall.address);
  const raw = connectRaw({ port: Number(port), host: hostname, allowHalfOpen: true });
  let heard = '';
  return new Promise((resolve) => {
    raw.on('data', (data) => {
      heard += data;
    });
    // What is written to somebody who has gone comes back as an error.
    raw.on('end', () => raw.write('x', () => raw.write('x')));
    raw.on('error', () => resolve(heard));
    raw.on('close', () => resolve(heard));
    raw.write(text);
  });
}

test('whoever sends pings and does not stop is turned away; a few are answered', async () => {
  const hall = await openHall({ limits: LIMITS });
  const polite = await open(hall);
  polite.ping('hello');
  const [data] = await new Promise<[Buffer]>((resolve) => polite.once('pong', (...given) => resolve(given)));
  expect(data.toString()).toBe('hello');
  const eve = await open(hall);
  const closed = new Promise((resolve) => eve.once('close', resolve));
  eve.on('error', () => undefined);
  for (let i = 0; i < 1000; i++) eve.ping();
  await closed;
  expect(hall.logLines.filter(({ event }) => event === 'control-flood')).toHaveLength(1);
  expect(polite.readyState).toBe(polite.OPEN);
});

test('pongs that nobody asked for are no sign of life without end', async () => {
  const hall = await openHall({ limits: LIMITS });
  const eve = await open(hall);
  const closed = new Promise((resolve) => eve.once('close', resolve));
  eve.on('error', () => undefined);
  for (let i = 0; i < 1000; i++) eve.pong();
  await closed;
});

test('a page that asks and asks and does not read is let go', async () => {
  const hall = await openHall();
  const [mika, eve] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Eve')];
  const table = await openTable(mika, { seats: ['me', 'open'] });
  await join(eve, table);
  await start(mika);
  await Promise.all([playOn(mika, 'Mika'), playOn(eve, 'Eve')]);
  const whole = JSON.stringify({ re: 1, do: 'watch', table, match: null, next: 0 });
  const page = await open(hall, { cookie: eve.cookie });
  page.send(whole);
  await new Promise((resolve) => page.once('message', resolve));
  eve.disconnect();
  let answers = 0;
  page.on('message', (data) => {
    if (data.toString().startsWith('{"is":"done"')) answers++;
  });
  const closed = new Promise((resolve) => page.once('close', resolve));
  page.pause();
  // It does say that it is there.
  const breath = setInterval(() => page.pong(), 1000);
  onTestFinished(() => clearInterval(breath));
  // How much the system itself keeps for whoever reads later, only the system knows.
  let isGone = false;
  const gone = mika
    .until(() => !mika.table!.seats[1].online)
    .finally(() => {
      isGone = true;
    });
  let asked = 0;
  // Once it is closed, sending fails at once, and would leave nobody the time to notice.
  for (; !isGone && page.readyState === page.OPEN; asked++) await new Promise((resolve) => page.send(whole, resolve));
  await gone;
  page.resume();
  await closed;
  expect(answers).toBeLessThan(asked);
});

test('a connection that was refused as a socket is let go, whoever holds its other end', async () => {
  const hall = await openHall();
  const { host } = new URL(hall.address);
  const upgrade = (path: string, origin: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${origin}\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
  expect(await letGo(hall, upgrade('/elsewhere', `http://${host}`))).toMatch(/^HTTP\/1.1 404 /);
  expect(await letGo(hall, upgrade(SOCKET, 'http://evil.example'))).toMatch(/^HTTP\/1.1 403 /);
});

test('one address cannot take all the connections', async () => {
  const hall = await openHall({ limits: { ...LIMITS, connectionsPerAddress: 3 } });
  const sockets = await Promise.all([open(hall), open(hall), open(hall)]);
  await expect(open(hall)).rejects.toThrow();
  expect(sockets.map(({ readyState, OPEN }) => readyState === OPEN)).toEqual([true, true, true]);
});

test('behind a proxy its connections are not taken for those of one visitor', async () => {
  const hall = await openHall({ trustProxy: true, limits: { ...LIMITS, connectionsPerAddress: 1 } });
  for (const visitor of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) await open(hall, { 'x-forwarded-for': visitor });
});

test('a visitor with countless addresses is one', async () => {
  const hall = await openHall({ trustProxy: true, limits: { ...LIMITS, socketsPerAddress: 1 } });
  await open(hall, { 'x-forwarded-for': '2001:db8:0:7::1' });
  await expect(open(hall, { 'x-forwarded-for': '2001:db8:0:7:aaaa:bbbb:cccc:dddd' })).rejects.toThrow('429');
  await open(hall, { 'x-forwarded-for': '2001:db8:0:8::1' });
  await open(hall, { 'x-forwarded-for': '::ffff:1.2.3.4' });
  await expect(open(hall, { 'x-forwarded-for': '1.2.3.4' })).rejects.toThrow('429');
});

test('a flood ends its connection at once, and is noted once', async () => {
  const hall = await openHall({ limits: LIMITS });
  const eve = await guest(hall.address, 'Eve');
  for (let i = 0; i < 20_000; i++) eve.sendText('{"re":1,"do":"lobby","on":false}');
  await eve.until(() => eve.closed !== null);
  expect(eve.closed).toBe(1006);
  expect(hall.logLines.filter(({ event }) => event === 'flood')).toHaveLength(1);
});

test('a clock that is set back locks nobody out', () => {
  const bucket = makeBucket({ burst: 2, refill: 1 });
  expect([bucket.take(10_000), bucket.take(10_000), bucket.take(10_000)]).toEqual([true, true, false]);
  expect(bucket.take(1000)).toBe(false);
  expect(bucket.take(2000)).toBe(true);
});

test('what is dear is counted by its weight', () => {
  const bucket = makeBucket({ burst: 100, refill: 10 });
  expect([bucket.take(0, 60), bucket.take(0, 60), bucket.take(3000, 60)]).toEqual([true, false, true]);
  // More than ever fits passes once, and is paid for afterwards.
  const whole = makeBucket({ burst: 100, refill: 10 });
  expect([whole.take(0, 300), whole.take(20_000, 1), whole.take(40_000, 1)]).toEqual([true, false, true]);
});

test('the hall answers to its own names only', async () => {
  const hall = await openHall({ names: ['games.example'] });
  const { port } = new URL(hall.address);
  const knock = (host: string) => open(hall, { host: `${host}:${port}`, origin: `http://${host}:${port}` });
  await expect(knock('evil.example')).rejects.toThrow('421');
  for (const name of ['localhost', '127.0.0.1', 'games.example', 'Games.Example']) (await knock(name)).terminate();
  const asked = (host: string) => letGo(hall, `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await asked('evil.example')).toMatch(/^HTTP\/1.1 421 [\s\S]*This hall is not called evil.example/);
  expect(await asked('games.example')).toMatch(/^HTTP\/1.1 200 /);
});

test('a proxy is believed only where it is ours', async () => {
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 9.9.9.9', 'x-forwarded-proto': 'https' };
  const alone = await openHall({ limits: { ...LIMITS, socketsPerAddress: 1 } });
  await open(alone, forwarded);
  await expect(open(alone, { ...forwarded, 'x-forwarded-for': '1.2.3.4' })).rejects.toThrow('429');
  const plain = await visitor(alone.address).post(GUEST, { name: 'Mika', colour: 0 }, forwarded);
  expect(plain.headers.get('set-cookie')).not.toContain('Secure');

  const behind = await openHall({ trustProxy: true, limits: { ...LIMITS, socketsPerAddress: 1 } });
  await open(behind, forwarded);
  await open(behind, { 'x-forwarded-for': '9.9.9.9, 6.6.6.6' });
  // Whatever a visitor claims stands before what the proxy adds.
  await expect(open(behind, { 'x-forwarded-for': '1.2.3.4, 9.9.9.9' })).rejects.toThrow('429');
  const secure = await visitor(behind.address).post(GUEST, { name: 'Mika', colour: 0 }, forwarded);
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
});
