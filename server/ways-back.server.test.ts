/** How people come back on any device, and how the others stay out: on one file, and on three nodes that share a database. */
import {
  CLAIM,
  ME,
  NEW_CODE,
  PASSKEY,
  PASSKEY_OFFER,
  RECOVER,
  REMOVE_PASSKEY,
  SIGN_IN,
  SIGN_IN_OFFER,
  SIGN_OUT,
  WAYS_BACK,
  type WaysBack,
} from '@yamanote/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LIMITS, MOST_PASSKEYS } from './limits.ts';
import type { HallSettings } from './settings.ts';
import { keepPasskey, offered, openAuthenticator, signInWith } from './testing/authenticator.ts';
import { forwardTime } from './testing/forward-time.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { join, openTable, seatOfVisitor } from './testing/play.ts';
import { openBrowser, subscribe } from './testing/push-browser.ts';
import { openReceiver } from './testing/receiver.ts';
import { openNodes } from './testing/several.ts';
import { comeBack, guest, type Visitor, visitor } from './testing/visitor.ts';

const HOUSES = [
  { name: 'one file', open: async (settings: Partial<HallSettings> = {}) => [await openHall(settings)] },
  { name: 'three nodes', open: (settings?: Partial<HallSettings>) => openNodes(3, settings) },
];

/** As a browser of this computer reaches it: for an address of numbers there are no passkeys. */
function named({ address }: TestHall): string {
  return address.replace('127.0.0.1', 'localhost');
}

async function who({ post: _, ...one }: Visitor, hall: TestHall): Promise<unknown> {
  return ((await (await fetch(hall.address + ME, { headers: { cookie: one.cookie } })).json()) as { guest: unknown })
    .guest;
}

async function newCode(one: Visitor): Promise<string> {
  return ((await (await one.post(NEW_CODE, {})).json()) as { code: string }).code;
}

/** What it said when it refused; a refusal never makes anybody somebody else. */
async function refusal(answered: Promise<Response>): Promise<[number, string, string | null]> {
  const response = await answered;
  const { code } = (await response.json()) as { code: string };
  return [response.status, code, response.headers.get('set-cookie')];
}

async function waysBackOf({ cookie }: Visitor, address: string): Promise<WaysBack> {
  return (await (await fetch(address + WAYS_BACK, { headers: { cookie } })).json()) as WaysBack;
}

/** Another letter in place of the last one. */
function mistyped(code: string): string {
  return code.slice(0, -1) + (code.endsWith('B') ? 'C' : 'B');
}

describe.each(HOUSES)('$name', ({ open }) => {
  test('a recovery code brings seats and tables back on any device and node, also after a restart', async () => {
    const nodes = await open();
    const [one, other] = [nodes[0], nodes.at(-1)!];
    const mika = await guest(one.address, 'Mika', 4);
    const table = await openTable(mika, { seats: ['open', 'me'] });
    expect(await waysBackOf(mika, one.address)).toEqual({ codeMadeAt: null, passkeys: [] });
    const code = await newCode(mika);
    expect((await waysBackOf(mika, other.address)).codeMadeAt).toBeGreaterThan(0);
    const phone = visitor(other.address);
    const answered = await phone.post(RECOVER, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` });
    expect([answered.status, await answered.json()]).toEqual([200, { guest: { name: 'Mika', colour: 4 } }]);
    await phone.connect();
    await phone.watch(table);
    expect(seatOfVisitor(phone)).toBe(1);
    await phone.ask({ do: 'lobby', on: true });
    await phone.until(() => phone.lobby?.yours.some((line) => line.table === table) ?? false);

    for (const node of nodes) await node.close();
    const again = await openHall({ data: one.data, ...(one.store && { store: one.store, key: one.key! }) });
    const late = visitor(again.address);
    expect((await late.post(RECOVER, { code })).status).toBe(200);
    expect(late.cookie).toBe(mika.cookie);
  });

  test('a new code takes the place of the old one, and each guest has their own', async () => {
    const [one] = await open();
    const [mika, jo] = [await guest(one.address, 'Mika'), await guest(one.address, 'Jo')];
    const [first, hers] = [await newCode(mika), await newCode(jo)];
    const second = await newCode(mika);
    expect(new Set([first, second, hers]).size).toBe(3);
    expect(await refusal(visitor(one.address).post(RECOVER, { code: first }))).toEqual([404, 'bad-code', null]);
    for (const [code, owner] of [
      [second, mika],
      [hers, jo],
    ] as const) {
      const device = visitor(one.address);
      await device.post(RECOVER, { code });
      expect(device.cookie).toBe(owner.cookie);
    }
  });

  test('a slip of the pen is told from a code that is nobody’s, and neither changes anything', async () => {
    const [one] = await open();
    const mika = await guest(one.address, 'Mika');
    const jo = await guest(one.address, 'Jo');
    const code = await newCode(mika);
    const before = jo.cookie;
    for (const slip of [mistyped(code), code.slice(0, -1), `${code}B`, 'hello', '', '💥'.repeat(20), `${code}\u0000`]) {
      expect([slip, await refusal(jo.post(RECOVER, { code: slip }))]).toEqual([slip, [400, 'mistyped', null]]);
    }
    const elsewhere = await newCode(await guest((await openHall()).address, 'Mika'));
    expect(await refusal(jo.post(RECOVER, { code: elsewhere }))).toEqual([404, 'bad-code', null]);
    for (const body of [{}, { code: 7 }, { code: null }, { code: 'x'.repeat(101) }, { code, more: 1 }, [], 'x']) {
      expect(await refusal(jo.post(RECOVER, body))).toEqual([400, 'malformed', null]);
    }
    for (const address of [WAYS_BACK, NEW_CODE, PASSKEY_OFFER])
      expect((await visitor(one.address).post(address, { x: 1 })).status).not.toBe(200);
    expect(await refusal(visitor(one.address).post(NEW_CODE, {}))).toEqual([401, 'unknown-guest', null]);
    expect(jo.cookie).toBe(before);
    expect(await who(jo, one)).toEqual({ name: 'Jo', colour: 0 });
  });

  test('who a device was before keeps their own seats', async () => {
    const nodes = await open();
    const [one, other] = [nodes[0], nodes.at(-1)!];
    const mika = await guest(one.address, 'Mika');
    const jo = await guest(other.address, 'Jo');
    const table = await openTable(mika, { seats: ['me', 'open'] });
    await join(jo, table);
    const [code, back] = [await newCode(mika), await newCode(jo)];
    await jo.post(RECOVER, { code });
    const device = await comeBack(other.address, jo);
    await device.watch(table);
    expect(seatOfVisitor(device)).toBe(0);
    expect(device.table!.seats.map((seat) => seat.guest?.name)).toEqual(['Mika', 'Jo']);
    await device.post(RECOVER, { code: back });
    await device.connect();
    await device.watch(table);
    expect(seatOfVisitor(device)).toBe(1);
  });

  test('signing out the other devices ends their cookies, sockets, codes and pushes on every node, for good', async () => {
    const nodes = await open({ privateNotices: true });
    const mika = await guest(nodes[0].address, 'Mika');
    const jo = await guest(nodes[0].address, 'Jo');
    const old = { cookie: mika.cookie };
    const devices = await Promise.all(nodes.map((node) => comeBack(node.address, old)));
    const { code: once } = (await devices[0].ask({ do: 'handover' })) as { code: string };
    const receiver = await openReceiver();
    const channels: string[] = [];
    for (const path of ['/lost', '/mine']) {
      const added = await subscribe(mika, openBrowser(receiver, path));
      channels.push(((await added.json()) as { added: string }).added);
    }
    expect((await mika.post(SIGN_OUT, { channel: channels[1] })).status).toBe(200);
    for (const one of [mika, ...devices]) await one.until(() => one.closed !== null);
    expect([mika, ...devices].map(({ closed }) => closed)).toEqual([1008, ...devices.map(() => 1008)]);
    expect(jo.closed).toBeNull();
    for (const node of nodes) {
      expect(await who({ ...mika, cookie: old.cookie }, node)).toBeNull();
      expect(await who(mika, node)).toEqual({ name: 'Mika', colour: 0 });
      expect((await comeBack(node.address, old)).closed).toBeNull();
    }
    expect(await (await comeBack(nodes[0].address, old)).ask({ do: 'handover' })).toMatchObject({
      code: 'unknown-guest',
    });
    expect(await refusal(visitor(nodes[0].address).post(CLAIM, { code: once }))).toEqual([404, 'bad-code', null]);
    const { mine } = (await (
      await fetch(`${nodes[0].address}/api/notices`, { headers: { cookie: mika.cookie } })
    ).json()) as { mine: { id: string }[] };
    expect(mine.map(({ id }) => id)).toEqual([channels[1]]);
    const again = await openHall({
      ...(nodes[0].store ? { store: nodes[0].store, key: nodes[0].key! } : await reopened(nodes[0])),
    });
    expect(await who({ ...mika, cookie: old.cookie }, again)).toBeNull();
    expect(await who(mika, again)).toEqual({ name: 'Mika', colour: 0 });
    expect(await refusal(visitor(again.address).post(SIGN_OUT, { channel: null }))).toEqual([
      401,
      'unknown-guest',
      null,
    ]);
  });

  test('ways back are for who comes after the others are signed out, too', async () => {
    const [one] = await open();
    const mika = await guest(one.address, 'Mika');
    const code = await newCode(mika);
    await mika.post(SIGN_OUT, { channel: null });
    const phone = visitor(one.address);
    await phone.post(RECOVER, { code });
    expect(phone.cookie).toBe(mika.cookie);
    // A forged generation is nobody's.
    const [text, signature] = mika.cookie.split('.');
    for (const forged of [`${text.replace('-1', '-2')}.${signature}`, `${text.replace('-1', '')}.${signature}`])
      expect(await who({ ...mika, cookie: forged }, one)).toBeNull();
  });

  test('a passkey is made at one node, signs in at another, and is listed and removed', async () => {
    const nodes = await open();
    const at = (i: number) => named(nodes[i % nodes.length]);
    const origin = (i: number) => at(i);
    const device = openAuthenticator({ counts: true });
    const mika = await guest(at(0), 'Mika', 2);
    const table = await openTable(mika, { seats: ['me', 'open'] });
    const options = await offered(mika, PASSKEY_OFFER);
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'Mika' }, excludeCredentials: [] });
    const made = visitor(at(1));
    made.cookie = mika.cookie;
    const added = await made.post(PASSKEY, { name: 'Phone', credential: device.make(options, origin(1)) });
    expect(added.status).toBe(200);
    const [passkey] = ((await added.json()) as WaysBack).passkeys;
    expect(passkey).toMatchObject({ name: 'Phone', host: 'localhost', isHere: true, usedAt: null });
    expect((await offered(mika, PASSKEY_OFFER)).excludeCredentials).toMatchObject([{ id: passkey.id }]);

    const asked = visitor(at(1));
    const answer = await offered(asked, SIGN_IN_OFFER);
    const back = visitor(at(2));
    const entered = await back.post(SIGN_IN, { credential: device.sign(answer, origin(2)) });
    expect([entered.status, await entered.json()]).toEqual([200, { guest: { name: 'Mika', colour: 2 } }]);
    expect(back.cookie).toBe(mika.cookie);
    await back.connect();
    await back.watch(table);
    expect(seatOfVisitor(back)).toBe(0);
    expect((await waysBackOf(mika, at(0))).passkeys[0].usedAt).toBeGreaterThanOrEqual(passkey.madeAt);
    expect((await waysBackOf(mika, at(0).replace('localhost', '127.0.0.1'))).passkeys[0].isHere).toBe(false);

    const jo = await guest(at(0), 'Jo');
    await jo.post(REMOVE_PASSKEY, { passkey: passkey.id });
    expect((await signInWith(visitor(at(0)), device, origin(0))).status).toBe(200);
    const removed = (await (await mika.post(REMOVE_PASSKEY, { passkey: passkey.id })).json()) as WaysBack;
    expect(removed.passkeys).toEqual([]);
    expect(await refusal(signInWith(visitor(at(0)), device, origin(0)))).toEqual([404, 'unknown-passkey', null]);
  });

  test('what a passkey did not sign, or signed before or elsewhere, lets nobody in', async () => {
    const nodes = await open();
    const [one, other] = [nodes[0], nodes.at(-1)!];
    const [address, origin] = [named(one), named(one)];
    const [device, foreign] = [openAuthenticator({ counts: true }), openAuthenticator({ counts: false })];
    const [mika, eve] = [await guest(address, 'Mika'), await guest(address, 'Eve')];
    for (const [whose, which] of [
      [mika, device],
      [eve, foreign],
    ] as const)
      expect((await keepPasskey(whose, which, origin, 'Phone')).status).toBe(200);

    const stranger = visitor(address);
    const tryWith = (credential: unknown) => refusal(stranger.post(SIGN_IN, { credential }));
    const fresh = () => offered(stranger, SIGN_IN_OFFER);
    const good = device.sign(await fresh(), origin);
    expect((await visitor(address).post(SIGN_IN, { credential: good })).status).toBe(200);
    // The same again, here and elsewhere.
    expect(await tryWith(good)).toEqual([410, 'too-late', null]);
    expect(await refusal(visitor(named(other)).post(SIGN_IN, { credential: good }))).toEqual([410, 'too-late', null]);
    const twists = [
      { origin: 'https://evil.example' },
      { origin: origin.replace('localhost', '127.0.0.1') },
      { origin: `${origin}0` },
      { host: 'evil.example' },
      { counter: 1 },
      { signature: good.response.signature as string },
      { signature: 'x' },
    ];
    for (const twist of twists) {
      const credential = device.sign(await fresh(), origin, twist);
      expect([twist, await tryWith(credential)]).toEqual([twist, [400, 'wrong-passkey', null]]);
    }
    // Asked of nobody; of somebody for a new passkey.
    const invented = { challenge: Buffer.from('made up').toString('base64url') };
    expect(await tryWith(device.sign(await fresh(), origin, invented))).toEqual([410, 'too-late', null]);
    const { challenge } = await offered(eve, PASSKEY_OFFER);
    expect(await tryWith(device.sign(await fresh(), origin, { challenge }))).toEqual([400, 'wrong-passkey', null]);
    // Eve signs in Mika's name.
    const hers = foreign.sign(await fresh(), origin);
    expect(await tryWith({ ...hers, id: good.id, rawId: good.id })).toEqual([400, 'wrong-passkey', null]);
    const broken = [
      null,
      {},
      { ...good, id: '../x' },
      { ...good, id: 'x'.repeat(2000) },
      { ...good, response: {} },
      { ...good, type: 'password' },
    ];
    for (const credential of broken) expect(await tryWith(credential)).toEqual([400, 'malformed', null]);
    for (const clientDataJSON of ['', 'x', Buffer.from('{"challenge":7}').toString('base64url'), 'eyJ9']) {
      expect(await tryWith({ ...good, response: { ...good.response, clientDataJSON } })).toEqual([
        400,
        'wrong-passkey',
        null,
      ]);
    }
    expect(stranger.cookie).toBe('');
    // A copy of the device has counted as far: one of the two is believed, however close they come.
    const copies = await Promise.all(
      [one, other].map(async (node) => {
        const asked = await offered(visitor(named(node)), SIGN_IN_OFFER);
        return { node, credential: device.sign(asked, named(node), { counter: 1000 }) };
      }),
    );
    const believed = await Promise.all(
      copies.map(({ node, credential }) => visitor(named(node)).post(SIGN_IN, { credential })),
    );
    expect(believed.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('nobody keeps a passkey for somebody else, twice, elsewhere, or without end', async () => {
    const [one] = await open();
    const address = named(one);
    const device = openAuthenticator({ counts: false });
    const [mika, eve] = [await guest(address, 'Mika'), await guest(address, 'Eve')];
    const keep = async (by: Visitor, asked: Visitor, twist = {}, name: unknown = 'Phone') => {
      const credential = device.make(await offered(asked, PASSKEY_OFFER), address, twist);
      return refusal(by.post(PASSKEY, { name, credential }));
    };
    expect(await keep(eve, mika)).toEqual([400, 'wrong-passkey', null]);
    expect(await keep(mika, mika, { origin: 'https://evil.example' })).toEqual([400, 'wrong-passkey', null]);
    expect(await keep(mika, mika, { host: 'evil.example' })).toEqual([400, 'wrong-passkey', null]);
    expect(await keep(mika, mika, {}, ' ')).toEqual([400, 'malformed', null]);
    expect(await keep(visitor(address), mika)).toEqual([401, 'unknown-guest', null]);
    const credential = device.make(await offered(mika, PASSKEY_OFFER), address);
    expect((await mika.post(PASSKEY, { name: 'Phone', credential })).status).toBe(200);
    expect(await refusal(mika.post(PASSKEY, { name: 'Phone', credential }))).toEqual([410, 'too-late', null]);
    expect((await waysBackOf(eve, address)).passkeys).toEqual([]);
    for (let i = 1; i < MOST_PASSKEYS; i++) expect((await keepPasskey(mika, device, address, `${i}`)).status).toBe(200);
    expect(await refusal(keepPasskey(mika, device, address, 'more'))).toEqual([409, 'enough-passkeys', null]);
    expect((await waysBackOf(mika, address)).passkeys).toHaveLength(MOST_PASSKEYS);
  });

  test('what is to be signed is for five minutes', async () => {
    const time = forwardTime();
    const [one] = await open({ time });
    const address = named(one);
    const device = openAuthenticator({ counts: true });
    const mika = await guest(address, 'Mika');
    const [first, second] = [await offered(mika, PASSKEY_OFFER), await offered(mika, PASSKEY_OFFER)];
    await time.pass(4 * 60_000);
    expect((await mika.post(PASSKEY, { name: 'Phone', credential: device.make(first, address) })).status).toBe(200);
    const asked = await offered(visitor(address), SIGN_IN_OFFER);
    await time.pass(60_000);
    const late = device.make(second, address);
    expect(await refusal(mika.post(PASSKEY, { name: 'Phone', credential: late }))).toEqual([410, 'too-late', null]);
    await time.pass(4 * 60_000);
    const signed = device.sign(asked, address, {}, 0);
    expect(await refusal(visitor(address).post(SIGN_IN, { credential: signed }))).toEqual([410, 'too-late', null]);
  });

  test('behind a proxy passkeys are for the name under which people come, and for no other', async () => {
    const [one] = await open({ trustProxy: true, names: ['hall.example', 'games.example'] });
    const headers = { 'x-forwarded-host': 'hall.example', 'x-forwarded-proto': 'https' };
    const device = openAuthenticator({ counts: true });
    const mika = await guest(one.address, 'Mika');
    const options = await offered(mika, PASSKEY_OFFER, headers);
    expect(options.rp!.id).toBe('hall.example');
    const credential = device.make(options, 'https://hall.example');
    expect((await mika.post(PASSKEY, { name: 'Phone', credential }, headers)).status).toBe(200);
    const other = { ...headers, 'x-forwarded-host': 'games.example' };
    const asked = { ...(await offered(visitor(one.address), SIGN_IN_OFFER, other)), rpId: 'hall.example' };
    const wrong = device.sign(asked, 'https://games.example');
    expect(await refusal(visitor(one.address).post(SIGN_IN, { credential: wrong }, other))).toEqual([
      400,
      'wrong-passkey',
      null,
    ]);
    const back = visitor(one.address);
    const right = device.sign(await offered(back, SIGN_IN_OFFER, headers), 'https://hall.example');
    expect((await back.post(SIGN_IN, { credential: right }, headers)).status).toBe(200);
    expect(back.cookie).toBe(mika.cookie);
  });
});

/** The settings of this hall once more, after it has closed. */
async function reopened(hall: TestHall): Promise<Partial<HallSettings>> {
  await hall.close();
  return { data: hall.data };
}

test('codes and passkeys cannot be guessed by trying, nor can one try twice as often by trying both', async () => {
  const hall = await openHall({ limits: LIMITS });
  const device = openAuthenticator({ counts: true });
  const mika = await guest(named(hall), 'Mika');
  await keepPasskey(mika, device, named(hall), 'Phone');
  const code = await newCode(mika);
  const eve = visitor(named(hall));
  const credential = device.sign(await offered(eve, SIGN_IN_OFFER), named(hall), { signature: 'x' });
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => [
      eve.post(RECOVER, { code: mistyped(code) }),
      eve.post(SIGN_IN, { credential }),
      eve.post(CLAIM, { code: 'aaaa-aaaa' }),
    ]).flat(),
  );
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(30);
  expect(await refusal(eve.post(RECOVER, { code }))).toEqual([429, 'too-fast', null]);
  expect(eve.cookie).toBe('');
  onTestFinished(() => mika.disconnect());
});

test('pages of other sites can neither make nor use a way back, nor sign anybody out', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const code = await newCode(mika);
  const before = await waysBackOf(mika, hall.address);
  for (const [address, body] of [
    [NEW_CODE, {}],
    [SIGN_OUT, { channel: null }],
    [RECOVER, { code }],
    [PASSKEY_OFFER, {}],
    [SIGN_IN_OFFER, {}],
  ] as const) {
    const foreign = await mika.post(address, body, { origin: 'https://evil.example' });
    expect([address, foreign.status]).toEqual([address, 403]);
  }
  expect(await waysBackOf(mika, hall.address)).toEqual(before);
  expect(await who(mika, hall)).toEqual({ name: 'Mika', colour: 0 });
});
