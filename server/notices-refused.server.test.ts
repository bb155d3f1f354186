/** What a way to be told may be: whatever else is tried is one refusal, calls nobody, and changes nothing. */

import { fastRng } from '@yamanote/kernel';
import { CHANNELS, type Channels, HOOK, PUSH, QUIET } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { tableNameIn } from './notices/notice.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { addHook, lookAway, TELLS } from './testing/notices.ts';
import { give, isAsked, join, openTable, someAnswer, start } from './testing/play.ts';
import { openBrowser, subscribe } from './testing/push-browser.ts';
import { openReceiver } from './testing/receiver.ts';
import { guest, type Visitor, visitor } from './testing/visitor.ts';

async function refusal(answered: Promise<Response>) {
  const response = await answered;
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
}

async function channels({ address }: TestHall, { cookie }: Visitor): Promise<Channels> {
  return (await (await fetch(address + CHANNELS, { headers: { cookie } })).json()) as Channels;
}

test('a private address, also behind a name, and what is no address of the web', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const receiver = await openReceiver({ secure: true });
  const { port } = new URL(receiver.address);
  const wrong: [string, number, string][] = [
    [`https://127.0.0.1:${port}/`, 403, 'private-address'],
    [`https://[::1]:${port}/`, 403, 'private-address'],
    [`https://[::ffff:127.0.0.1]:${port}/`, 403, 'private-address'],
    [`https://[64:ff9b::7f00:1]:${port}/`, 403, 'private-address'],
    [`https://2130706433:${port}/`, 403, 'private-address'],
    ['https://169.254.169.254/latest/meta-data', 403, 'private-address'],
    ['https://nobody.invalid/', 422, 'no-answer'],
    [receiver.address.replace('https', 'http'), 400, 'malformed'],
    ['https://me:secret@example.com/', 400, 'malformed'],
    ['https://example.com:25/', 400, 'malformed'],
    ['file:///etc/passwd', 400, 'malformed'],
    ['no address', 400, 'malformed'],
    [`https://example.com/${'a'.repeat(1000)}`, 400, 'malformed'],
  ];
  for (const [address, status, code] of wrong) {
    expect([address, await refusal(mika.post(HOOK, { address, table: null, language: 'en' }))]).toEqual([
      address,
      [status, code],
    ]);
  }
  expect(receiver.received).toEqual([]);
  expect((await channels(hall, mika)).mine).toEqual([]);
});

test('a webhook that does not say that it got the first notice', async () => {
  const hall = await openHall(TELLS);
  const mika = await guest(hall.address, 'Mika');
  const receiver = await openReceiver();
  for (const status of [302, 404, 500]) {
    receiver.answer(status);
    const wish = { address: receiver.address, table: null, language: 'en' };
    expect(await refusal(mika.post(HOOK, wish))).toEqual([422, 'no-answer']);
  }
  expect((await channels(hall, mika)).mine).toEqual([]);
});

test('strangers, other pages and what is malformed', async () => {
  const hall = await openHall(TELLS);
  const [mika, stranger] = [await guest(hall.address, 'Mika'), visitor(hall.address)];
  const receiver = await openReceiver();
  const browser = openBrowser(receiver);
  const hook = { address: receiver.address, table: null, language: 'en' };
  expect(await refusal(stranger.post(HOOK, hook))).toEqual([401, 'unknown-guest']);
  expect(await refusal(subscribe(stranger, browser))).toEqual([401, 'unknown-guest']);
  expect(await refusal(fetch(hall.address + CHANNELS))).toEqual([401, 'unknown-guest']);
  expect(await refusal(mika.post(HOOK, hook, { origin: 'https://elsewhere.example' }))).toEqual([403, 'malformed']);
  expect(await refusal(mika.post(HOOK, { ...hook, more: 1 }))).toEqual([400, 'malformed']);
  const { endpoint } = browser.subscription;
  for (const keys of [{ p256dh: 'AAAA', auth: 'AAAA' }, { p256dh: 'no key!', auth: '' }, {}]) {
    expect(await refusal(mika.post(PUSH, { endpoint, keys, language: 'en' }))).toEqual([400, 'malformed']);
  }
  expect(await refusal(mika.post(QUIET, { table: 'nowhere', quiet: true }))).toEqual([404, 'unknown-table']);
  expect((await channels(hall, mika)).mine).toEqual([]);
  const twice = fetch(`${hall.address}${CHANNELS}?table=a&table=b`, { headers: { cookie: mika.cookie } });
  expect(await refusal(twice)).toEqual([400, 'malformed']);
});

test('a flood of browsers or webhooks: nobody has more than a few, nor changes them all the time', async () => {
  const hall = await openHall(TELLS);
  const mika = await guest(hall.address, 'Mika');
  const receiver = await openReceiver();
  for (let i = 0; i < 10; i++) expect((await subscribe(mika, openBrowser(receiver, `/${i}`))).status).toBe(200);
  expect(await refusal(subscribe(mika, openBrowser(receiver, '/one-more')))).toEqual([409, 'enough-channels']);
  // The same browser again is no further one.
  expect((await subscribe(mika, openBrowser(receiver, '/3'))).status).toBe(200);
  expect((await channels(hall, mika)).mine).toHaveLength(10);

  const strict = await openHall({ ...TELLS, limits: LIMITS });
  const jo = await guest(strict.address, 'Jo');
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) statuses.push((await subscribe(jo, openBrowser(receiver, `/jo/${i}`))).status);
  expect(statuses).toContain(409);
  expect(statuses.slice(20)).toEqual(Array(5).fill(429));
});

test('a browser reads what is sent to it, and one that is gone is forgotten', async () => {
  const hall = await openHall(TELLS);
  const service = await openReceiver();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 1 } });
  await join(jo, table);
  const browser = openBrowser(service);
  await subscribe(jo, browser, 'de');
  await lookAway(jo);
  await start(mika);
  await service.until(1);
  const [{ body, headers }] = service.received;
  expect(headers['content-encoding']).toBe('aes128gcm');
  const { pushKey, mine } = await channels(hall, jo);
  expect(headers.authorization).toContain(`k=${pushKey}`);
  expect(browser.read(body)).toEqual({
    id: expect.any(String),
    table,
    title: `Machi Koro · ${tableNameIn('de', table)}`,
    body: 'Du bist dran. Du spielst mit Mika.',
    off: 'Diesen Tisch stummschalten',
    path: `/table/${table}`,
  });
  expect(mine).toMatchObject([{ kind: 'push', failing: false }]);
  await jo.until(() => isAsked(jo));
  service.answer(410);
  const rng = fastRng('gone');
  for (let sent = 2; sent === 2; sent++) {
    await give(jo, [await someAnswer(jo, rng)]);
    for (const one of [mika, jo]) await one.until(() => one.sight!.next > 1);
    while (!isAsked(jo)) {
      const { next } = mika.sight!;
      await mika.until(() => isAsked(mika));
      await give(mika, [await someAnswer(mika, rng)]);
      for (const one of [mika, jo]) await one.until(() => one.sight!.next > next);
    }
    await service.until(sent);
  }
  await jo.until(() => jo.table!.notices === 'untold');
  expect((await channels(hall, jo)).mine).toEqual([]);
});

test('a browser that is somebody else’s now tells of them alone', async () => {
  const hall = await openHall(TELLS);
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const browser = openBrowser(await openReceiver());
  await subscribe(mika, browser);
  await subscribe(jo, browser);
  expect((await channels(hall, mika)).mine).toEqual([]);
  expect((await channels(hall, jo)).mine).toHaveLength(1);
});

test('all nodes of a hall, and the hall after a restart, are the same to push services', async () => {
  const hall = await openHall(TELLS);
  const mika = await guest(hall.address, 'Mika');
  const { pushKey } = await channels(hall, mika);
  await addHook(mika, await openReceiver());
  await hall.close();
  const again = await openHall({ ...TELLS, data: hall.data });
  expect(await channels(again, mika)).toMatchObject({ pushKey, mine: [{ kind: 'hook' }] });
});
