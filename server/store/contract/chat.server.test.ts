/** What people say is kept as the last lines of their room, in one order for all; who does not hear whom is kept with it. */
import { describe, expect, test } from 'vitest';
import { ENGINES, SHARED_ENGINES } from '../../testing/engines.ts';
import { listenTo } from '../../testing/listening.ts';
import { createTable, open, openTwo } from '../../testing/store-samples.ts';
import type { SaidLine, Store } from '../index.ts';

const JO = { guest: 'h', name: 'Jo' };
const SAM = { guest: 'i', name: 'Sam' };
const KEEPING = { most: 3, reactionsSince: 0 };

function line(id: string, changed: Partial<SaidLine> = {}): SaidLine {
  const said = { is: 'text', text: id } as const;
  return { id, room: 'players', guest: 'g', name: 'Mika', at: 7, said, readers: ['g', 'h'], ...changed };
}

async function texts(store: Store, after = 0): Promise<string[]> {
  return (await store.chat.find('a', after, [])).lines.map(({ id }) => id);
}

describe.each(ENGINES)('$name', (engine) => {
  test('what was said is found as it was said, in order, also when the store is opened again', async () => {
    const at = await engine.place();
    const store = await open(engine, at);
    await createTable(store);
    const said = [
      line('one', { said: { is: 'text', text: '“<b>” \u{1f44f} 美香' } }),
      line('two', { said: { is: 'phrase', phrase: 'ouch', language: 'ja' }, readers: null }),
      line('three', { said: { is: 'reaction', reaction: 'clap' }, room: 'watchers', readers: null }),
    ];
    const numbers: number[] = [];
    for (const one of said) numbers.push(await store.chat.add('a', one, KEEPING));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
    const lines = said.map((one, i) => ({ ...one, number: numbers[i] }));
    expect(await store.chat.find('a', 0, [])).toEqual({ last: numbers[2], open: null, muted: [], ignored: [], lines });
    expect(await texts(store, numbers[0])).toEqual(['two', 'three']);
    expect((await store.chat.find('b', 0, [])).lines).toEqual([]);
    // Who only asks for the rest of it asks with the highest number there may be.
    expect(await store.chat.find('a', 2 ** 31 - 1, [])).toMatchObject({ last: numbers[2], lines: [] });
    await store.close();
    expect((await (await open(engine, at)).chat.find('a', 0, [])).lines).toEqual(lines);
  });

  test('the same line again is not said twice', async () => {
    const store = await open(engine);
    await createTable(store);
    const first = await store.chat.add('a', line('one'), KEEPING);
    await store.chat.add('a', line('two'), KEEPING);
    expect(await store.chat.add('a', line('one', { at: 9 }), KEEPING)).toBe(first);
    expect(await texts(store)).toEqual(['one', 'two']);
  });

  test('of each room the last lines are kept, and reactions as long as they are new', async () => {
    const store = await open(engine);
    await createTable(store);
    const watchers = { room: 'watchers', readers: null } as const;
    const reaction = { said: { is: 'reaction', reaction: 'fire' } } as const;
    await store.chat.add('a', line('w', watchers), KEEPING);
    await store.chat.add('a', line('old', { ...reaction, at: 1 }), KEEPING);
    for (const id of ['1', '2', '3', '4']) await store.chat.add('a', line(id), KEEPING);
    expect(await texts(store)).toEqual(['w', '2', '3', '4']);
    await store.chat.add('a', line('new', reaction), { most: 3, reactionsSince: 7 });
    expect(await texts(store)).toEqual(['w', '2', '3', '4', 'new']);
    await store.chat.add('a', line('5'), { most: 3, reactionsSince: 8 });
    expect(await texts(store)).toEqual(['w', '3', '4', '5']);
  });

  test('what is older than wanted is forgotten at every table, and numbers go on', async () => {
    const store = await open(engine);
    await createTable(store);
    await store.chat.add('a', line('old', { at: 1 }), KEEPING);
    const last = await store.chat.add('a', line('new', { at: 5 }), KEEPING);
    await store.chat.add('b', line('other', { at: 2 }), KEEPING);
    expect(await store.chat.forget(5)).toBe(2);
    expect(await texts(store)).toEqual(['new']);
    expect(await store.chat.forget(6)).toBe(1);
    expect(await store.chat.add('a', line('newer'), KEEPING)).toBeGreaterThan(last);
  });

  test('who may say nothing, whom somebody does not hear, and whether watchers may talk', async () => {
    const at = await engine.place();
    const store = await open(engine, at);
    await createTable(store);
    for (const { guest, name } of [JO, SAM]) await store.people.save({ id: guest, name, colour: 0 });
    await store.people.save({ id: 'g', name: 'Mika', colour: 0 });
    await store.chat.open('a', true);
    for (const _ of [1, 2]) await store.chat.mute('a', JO, true);
    await store.chat.ignore('a', 'g', JO, true);
    await store.chat.ignore('b', 'g', SAM, true);
    await store.chat.ignore('a', 'i', JO, true);
    await store.close();
    const again = await open(engine, at);
    const ignored = [JO, SAM].map((other) => ({ guest: 'g', other }));
    expect(await again.chat.find('a', 0, ['g', 'x'])).toMatchObject({ open: true, muted: [JO], ignored });
    expect(await again.chat.find('b', 0, [])).toMatchObject({ open: null, muted: [], ignored: [] });
    await again.chat.open('a', false);
    await again.chat.mute('a', JO, false);
    await again.chat.ignore('a', 'g', JO, false);
    expect(await again.chat.find('a', 0, ['g'])).toMatchObject({ open: false, muted: [], ignored: [ignored[1]] });
    // Who is forgotten themselves ignores nobody any more.
    await again.people.forget(again.now() + 1);
    await again.chat.forget(0);
    expect((await again.chat.find('a', 0, ['i'])).ignored).toEqual([]);
  });

  test('whoever may have missed something finds that by how far it is', async () => {
    const store = await open(engine);
    await createTable(store);
    await createTable(store, { id: 'b' });
    expect(await store.chat.heads(['a', 'b'])).toEqual([]);
    await store.chat.add('a', line('one'), KEEPING);
    const [before] = await store.chat.heads(['a', 'b']);
    expect(before).toEqual({ table: 'a', last: (await store.chat.find('a', 0, [])).last });
    for (const change of [
      () => store.chat.open('a', true),
      () => store.chat.mute('a', JO, true),
      () => store.chat.ignore('a', 'g', JO, true),
    ]) {
      const [{ last }] = await store.chat.heads(['a']);
      await change();
      expect((await store.chat.heads(['a']))[0].last).toBeGreaterThan(last);
    }
  });
});

describe.each(SHARED_ENGINES)('$name', (engine) => {
  test('others hear that something is not as it was, and nothing of what was said', async () => {
    const [one, two] = await openTwo(engine);
    await createTable(one);
    const others = listenTo(two);
    for (const change of [
      () => one.chat.add('a', line('secret'), KEEPING),
      () => one.chat.open('a', true),
      () => one.chat.mute('a', JO, true),
      () => one.chat.ignore('a', 'g', JO, true),
    ]) {
      await change();
      await others.next({ is: 'chat', table: 'a' });
    }
    const told = { is: 'chat', table: 'a' };
    expect(others.news.filter(({ is }) => is === 'chat')).toEqual([told, told, told, told]);
  });

  test('what is said at two nodes at once is all found, whoever looks on meanwhile', async () => {
    const [one, two] = await openTwo(engine);
    await createTable(one);
    const keeping = { most: 100, reactionsSince: 0 };
    let said = false;
    const saying = Promise.all(
      [one, two].flatMap((store, node) =>
        Array.from({ length: 20 }, (_, i) => store.chat.add('a', line(`${node}-${i}`), keeping)),
      ),
    ).finally(() => {
      said = true;
    });
    const seen: number[] = [];
    for (let last = 0, isLast = false; !isLast; ) {
      isLast = said;
      const talk = await two.chat.find('a', last, []);
      seen.push(...talk.lines.map(({ number }) => number));
      last = talk.last;
    }
    expect(seen).toEqual((await saying).toSorted((a, b) => a - b));
  });
});
