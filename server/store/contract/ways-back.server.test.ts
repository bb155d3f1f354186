/** How guests come back: by what they wrote down, by what their devices sign; and how their cookies end. */
import { describe, expect, test } from 'vitest';
import { ENGINES, SHARED_ENGINES } from '../../testing/engines.ts';
import { open, openTwo } from '../../testing/store-samples.ts';
import type { News, PasskeyRecord, Store } from '../port.ts';

const MINUTE = 60_000;
const MIKA = { id: 'g', name: 'Mika', colour: 3 };
const JO = { id: 'h', name: 'Jo', colour: 4 };

const PASSKEY: PasskeyRecord = {
  id: 'p1',
  guest: 'g',
  host: 'hall.example',
  publicKey: 'pQECAw',
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Phone',
  madeAt: 5,
  usedAt: null,
};

async function withGuests(store: Store): Promise<Store> {
  for (const guest of [MIKA, JO]) await store.people.save(guest);
  return store;
}

describe.each(ENGINES)('$name', (engine) => {
  const opened = async () => withGuests(await open(engine));

  test('a recovery code is its guest’s until they make another', async () => {
    const { waysBack, people, now } = await opened();
    expect([await waysBack.findByCode('m1'), await waysBack.codeMadeAt('g')]).toEqual([null, null]);
    const before = now();
    await waysBack.keepCode('g', 'm1');
    await waysBack.keepCode('h', 'm2');
    expect(await waysBack.findByCode('m1')).toEqual(MIKA);
    expect(await waysBack.codeMadeAt('g')).toBeGreaterThanOrEqual(before);
    await waysBack.keepCode('g', 'm3');
    await people.save({ ...MIKA, name: 'Mika-chan' });
    expect(await waysBack.findByCode('m1')).toBeNull();
    expect(await waysBack.findByCode('m2')).toEqual(JO);
    expect(await waysBack.findByCode('m3')).toEqual({ ...MIKA, name: 'Mika-chan' });
  });

  test('a passkey is kept as it was made, in the order they were made', async () => {
    const { waysBack } = await opened();
    const other = { ...PASSKEY, id: 'p0', madeAt: 9, transports: [], counter: 3_000_000_000 };
    for (const one of [other, PASSKEY, { ...PASSKEY, id: 'p9', guest: 'h' }])
      expect(await waysBack.addPasskey(one, 2)).toBe(true);
    expect(await waysBack.passkeys('g')).toEqual([PASSKEY, other]);
    expect(await waysBack.passkey('p0')).toEqual(other);
    expect(await waysBack.passkey('none')).toBeNull();
  });

  test('nobody has more of them than there may be, nor one that is somebody’s', async () => {
    const { waysBack } = await opened();
    const added = await Promise.all(['p1', 'p2', 'p3', 'p4'].map((id) => waysBack.addPasskey({ ...PASSKEY, id }, 2)));
    expect(added.filter(Boolean)).toHaveLength(2);
    const [taken] = await waysBack.passkeys('g');
    expect(await waysBack.addPasskey({ ...taken, guest: 'h', publicKey: 'other' }, 2)).toBe(false);
    expect(await waysBack.passkey(taken.id)).toEqual(taken);
  });

  test('a passkey that counts never signs for the same number again; one that does not may always', async () => {
    const { waysBack, now } = await opened();
    await waysBack.addPasskey({ ...PASSKEY, counter: 7 }, 9);
    await waysBack.addPasskey({ ...PASSKEY, id: 'p2' }, 9);
    const before = now();
    const both = await Promise.all([waysBack.usePasskey('p1', 8), waysBack.usePasskey('p1', 8)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await waysBack.usePasskey('p1', 0)).toBe(false);
    expect(await waysBack.passkey('p1')).toMatchObject({ counter: 8 });
    for (let i = 0; i < 2; i++) expect(await waysBack.usePasskey('p2', 0)).toBe(true);
    expect((await waysBack.passkey('p2'))!.usedAt).toBeGreaterThanOrEqual(before);
    expect(await waysBack.usePasskey('none', 1)).toBe(false);
  });

  test('only its own guest removes a passkey', async () => {
    const { waysBack } = await opened();
    await waysBack.addPasskey(PASSKEY, 9);
    expect(await waysBack.removePasskey('p1', 'h')).toBe(false);
    expect(await waysBack.passkey('p1')).toEqual(PASSKEY);
    expect(await waysBack.removePasskey('p1', 'g')).toBe(true);
    expect(await waysBack.removePasskey('p1', 'g')).toBe(false);
    expect(await waysBack.passkey('p1')).toBeNull();
  });

  test('a challenge is taken once, by one of two, and not too late', async () => {
    const { waysBack, now } = await opened();
    await waysBack.challenge('c1', 'g', now() + MINUTE);
    await waysBack.challenge('c2', null, now() + MINUTE);
    await waysBack.challenge('late', null, now() - 1);
    const taken = await Promise.all([waysBack.takeChallenge('c1'), waysBack.takeChallenge('c1')]);
    expect(taken.filter((one) => one !== null)).toEqual([{ guest: 'g' }]);
    expect(await waysBack.takeChallenge('c2')).toEqual({ guest: null });
    expect(await waysBack.takeChallenge('late')).toBeNull();
    expect(await waysBack.takeChallenge('none')).toBeNull();
  });

  test('cookies are of a generation, and those of earlier ones are over, with codes for other devices', async () => {
    const { people, codes, now } = await opened();
    await codes.add('once', { is: 'guest', guest: 'g' }, now() + MINUTE);
    await codes.add('hers', { is: 'guest', guest: 'h' }, now() + MINUTE);
    expect(await people.holder('g', 0)).toEqual(MIKA);
    expect(await people.holder('g', 1)).toBeNull();
    expect(await people.generations(['g', 'h'])).toEqual([]);
    expect(await people.endCookies('g')).toBe(1);
    expect(await people.endCookies('g')).toBe(2);
    expect([await people.holder('g', 0), await people.holder('g', 1)]).toEqual([null, null]);
    expect(await people.holder('g', 2)).toEqual(MIKA);
    expect(await people.holder('h', 0)).toEqual(JO);
    expect(await people.generations(['h', 'g', 'none'])).toEqual([{ guest: 'g', generation: 2 }]);
    expect(await codes.find('once')).toBeNull();
    expect(await codes.find('hers')).toEqual({ is: 'guest', guest: 'h' });
    await people.save({ ...MIKA, name: 'Mika-chan' });
    expect(await people.holder('g', 2)).toMatchObject({ name: 'Mika-chan' });
  });

  test('whoever has a way back is not forgotten', async () => {
    const store = await opened();
    await store.people.save({ id: 'i', name: 'Sam', colour: 0 });
    await store.waysBack.keepCode('g', 'm1');
    await store.waysBack.addPasskey({ ...PASSKEY, guest: 'h' }, 9);
    await store.people.forget(store.now() + MINUTE);
    expect((await store.people.find(['g', 'h', 'i'])).map(({ id }) => id)).toEqual(['g', 'h']);
  });
});

describe.each(SHARED_ENGINES)('$name', (engine) => {
  test('other nodes hear that cookies are over, and find what one has begun', async () => {
    const [one, other] = await openTwo(engine);
    await withGuests(one);
    const heard = new Promise<News>((resolve) => other.listen((news) => news.is === 'cookies' && resolve(news)));
    await one.people.endCookies('g');
    expect(await heard).toEqual({ is: 'cookies', guest: 'g' });
    await one.waysBack.challenge('c1', null, one.now() + MINUTE);
    expect(await other.waysBack.takeChallenge('c1')).toEqual({ guest: null });
    expect(await one.waysBack.takeChallenge('c1')).toBeNull();
  });
});
