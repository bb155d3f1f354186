/** What leaves the hall goes where it was judged to go, and nowhere else; whoever is slow keeps nobody. */
import { expect, test } from 'vitest';
import { CERTIFICATE, openReceiver } from '../testing/receiver.ts';
import { makePost } from './post.ts';

const letter = (address: string) => ({ address, headers: { 'x-test': 'yes' }, body: 'hello' });

test('over http and https it comes as it was sent, where that is allowed', async () => {
  for (const secure of [false, true]) {
    const receiver = await openReceiver({ secure });
    const post = makePost({ allowsPrivate: true, trusts: CERTIFICATE });
    expect(await post(letter(`${receiver.address}/in?a=1`))).toEqual({ status: 204 });
    const [{ path, headers, body }] = receiver.received;
    expect(path).toBe('/in?a=1');
    expect(headers['x-test']).toBe('yes');
    expect(body.toString()).toBe('hello');
  }
});

test('a certificate that nobody vouches for is no answer', async () => {
  const { address, received } = await openReceiver({ secure: true });
  expect(await makePost({ allowsPrivate: true })(letter(address))).toEqual({ failed: 'unreachable' });
  expect(received).toEqual([]);
});

test.each(['http://127.0.0.1', 'http://[::1]', 'http://[::ffff:127.0.0.1]', 'http://2130706433', 'http://0x7f.1'])(
  'an address of this computer is refused, however it is written: %s',
  async (address) => {
    const { address: own, received } = await openReceiver();
    const post = makePost({ allowsPrivate: false });
    expect(await post(letter(`${address}:${new URL(own).port}`))).toEqual({ failed: 'private-address' });
    expect(received).toEqual([]);
  },
);

test('a name is refused if anything that it leads to is private', async () => {
  const post = makePost({ allowsPrivate: false, resolve: async () => ['8.8.8.8', '127.0.0.1'] });
  expect(await post(letter('https://rebinding.example'))).toEqual({ failed: 'private-address' });
});

test('a name is resolved once, and connected to as it was resolved', async () => {
  const receiver = await openReceiver();
  let asked = 0;
  const post = makePost({
    allowsPrivate: true,
    async resolve() {
      asked++;
      return asked === 1 ? ['127.0.0.1'] : ['192.0.2.1'];
    },
  });
  const { port } = new URL(receiver.address);
  expect(await post(letter(`http://somewhere.example:${port}`))).toEqual({ status: 204 });
  expect(asked).toBe(1);
  expect(receiver.received[0].headers.host).toBe(`somewhere.example:${port}`);
});

test('a name that leads nowhere is no answer', async () => {
  const post = makePost({ allowsPrivate: false, resolve: async () => [] });
  expect(await post(letter('https://nowhere.example'))).toEqual({ failed: 'unreachable' });
});

test('nobody is followed elsewhere', async () => {
  const receiver = await openReceiver();
  receiver.answer(302);
  expect(await makePost({ allowsPrivate: true })(letter(receiver.address))).toEqual({ status: 302 });
  expect(receiver.received).toHaveLength(1);
});

test('who does not answer is not waited for', async () => {
  const receiver = await openReceiver();
  receiver.answer('nothing');
  const post = makePost({ allowsPrivate: true, patience: 50 });
  expect(await post(letter(receiver.address))).toEqual({ failed: 'unreachable' });
  const stuck = makePost({ allowsPrivate: true, patience: 50, resolve: () => new Promise(() => {}) });
  expect(await stuck(letter(receiver.address.replace('127.0.0.1', 'stuck.example')))).toEqual({
    failed: 'unreachable',
  });
});
