/** What a living node has to do is nobody else’s; what a node had that is gone is anybody’s. */
import { describe, expect, test } from 'vitest';
import { SHARED_ENGINES } from '../../testing/engines.ts';
import { listenTo } from '../../testing/listening.ts';
import { hearOfVictim, openStoreVictim } from '../../testing/open-store-victim.ts';
import {
  beginMatch,
  claimTurns,
  createTable,
  entry,
  LOOKED_AT,
  move,
  NOTHING,
  open,
  openTwo,
  placeOf,
  TABLE,
} from '../../testing/store-samples.ts';
import type { Job } from '../index.ts';

describe.each(SHARED_ENGINES)('$name', (engine) => {
  test('what a living node has is not taken from it', async () => {
    const [one, two] = await openTwo(engine);
    await beginMatch(one, [], { turn: 'here' });
    expect(await two.jobs.claim(['turn', 'start'], 9)).toEqual([]);
    expect(await two.jobs.take('a', 'turn')).toBeNull();
    await two.jobs.putAway('a', 'turn');
    expect(await two.jobs.claim(['turn'], 9)).toEqual([]);
    const here = { ...NOTHING, asked: [1], turn: 'here' } as const;
    const stored = await two.append(placeOf(0), move('one'), [entry(0)], here);
    expect(stored).toEqual({ is: 'stored', revision: 1, drives: false });
    expect(await one.append(placeOf(1), move('two'), [entry(1)], here)).toMatchObject({ drives: true });
    expect(await one.tables.change({ ...TABLE, stage: 'running', revision: 1 })).toMatchObject({ drives: true });
    expect(await two.tables.change({ ...TABLE, stage: 'running', revision: 2 })).toMatchObject({ drives: false });
  });

  test('what is due is claimed by one of two', async () => {
    const [one, two] = await openTwo(engine);
    for (let i = 0; i < 40; i++) await one.jobs.at(`${i}`, 'turn', one.now() - 1);
    const claimed: Job[] = [];
    for (let more = true; more; ) {
      const both = await Promise.all([one.jobs.claim(['turn'], 8), two.jobs.claim(['turn'], 8)]);
      claimed.push(...both.flat());
      more = both.flat().length > 0;
    }
    expect(claimed).toHaveLength(40);
    expect(new Set(claimed.map(({ table }) => table)).size).toBe(40);
  });

  test('what a node that closes had is anybody’s', async () => {
    const [one, two] = await openTwo(engine);
    await createTable(one);
    await one.jobs.at('a', 'turn', one.now() - 1);
    const [job] = await one.jobs.claim(['turn'], 9);
    await one.presence.tell('a', LOOKED_AT);
    expect(await two.presence.elsewhere('a')).toEqual([LOOKED_AT]);
    await one.close();
    expect(await claimTurns(two)).toEqual([job]);
    expect(await two.presence.elsewhere('a')).toEqual([]);
    expect(await two.peers()).toEqual([{ lanterns: [1, 2] }]);
  });

  test('what a node that died had is anybody’s', async () => {
    const at = await engine.place();
    const store = await open(engine, at);
    await createTable(store, { public: true });
    const heard = listenTo(store);
    await store.jobs.at('a', 'turn', store.now() - 1);
    await heard.next({ is: 'jobs' });
    const victim = await openStoreVictim(at);
    await hearOfVictim(heard);
    expect(await store.jobs.claim(['turn'], 9)).toEqual([]);
    expect((await store.tables.find('a'))!.elsewhere).toHaveLength(1);
    expect(await store.peers()).toHaveLength(2);
    await victim.die();
    await heard.next({ is: 'jobs' });
    await heard.next({ is: 'nodes' });
    await heard.next({ is: 'presence', table: 'a' });
    expect(await claimTurns(store)).toEqual([victim.job]);
    expect(await store.presence.elsewhere('a')).toEqual([]);
    expect(await store.peers()).toHaveLength(1);
  });
});
