/** Nodes hear of each other what has changed, and see what the others know. */
import { describe, expect, test } from 'vitest';
import { SHARED_ENGINES } from '../../testing/engines.ts';
import { listenTo } from '../../testing/listening.ts';
import {
  beginMatch,
  createTable,
  entry,
  LOOKED_AT,
  move,
  NOTHING,
  open,
  openTwo,
  placeOf,
} from '../../testing/store-samples.ts';

const LATER = 3_600_000;

describe.each(SHARED_ENGINES)('$name', (engine) => {
  test('nodes see who looks elsewhere, and what stands on the board', async () => {
    const [one, two] = await openTwo(engine);
    await createTable(one, { public: true });
    await one.presence.tell('a', LOOKED_AT);
    expect(await one.presence.elsewhere('a')).toEqual([]);
    expect(await two.presence.elsewhere('a')).toEqual([LOOKED_AT]);
    expect((await two.tables.find('a'))!.elsewhere).toEqual([LOOKED_AT]);
    await one.tables.list('a', 1);
    for (const store of [one, two]) expect((await store.tables.open(9)).map(({ table }) => table.id)).toEqual(['a']);
    const changed = { lookers: [{ guest: null, pace: 'calm' }], stuck: [] } as const;
    await one.presence.tell('a', changed);
    expect(await two.presence.elsewhere('a')).toEqual([changed]);
    await one.presence.tell('a', null);
    expect(await two.presence.elsewhere('a')).toEqual([]);
  });

  test('every node knows what all play', async () => {
    const [one, two] = await openTwo(engine);
    const plays = [{ lanterns: [1] }, { lanterns: [1, 2] }];
    for (const store of [one, two]) {
      const peers = await store.peers();
      expect(peers).toHaveLength(2);
      expect(peers).toEqual(expect.arrayContaining(plays));
    }
  });

  test('news reach the other node, and never oneself', async () => {
    const [one, two] = await openTwo(engine);
    await Promise.all(['a', 'b'].map((id) => beginMatch(one, [], { id })));
    const [heard, others] = [listenTo(one), listenTo(two)];

    await one.append(placeOf(0), move('one'), [entry(0)], NOTHING);
    await others.next({ is: 'match', table: 'a' });
    await one.tables.order('a', 0, { lead: { alone: true } });
    await others.next({ is: 'table', table: 'a' });
    await one.presence.tell('a', LOOKED_AT);
    await others.next({ is: 'presence', table: 'a' });
    await one.people.save({ id: 'g', name: 'Mika', colour: 0 });
    await others.next({ is: 'guest', guest: 'g' });
    await one.jobs.at('a', 'start', one.now() + LATER);
    await others.next({ is: 'jobs' });

    // By now its own news would have come back, before those of the other.
    await two.append(placeOf(0, 1, 'b'), move('two'), [entry(0)], NOTHING);
    await heard.next({ is: 'match', table: 'b' });
    expect(heard.news.filter((news) => 'guest' in news || ('table' in news && news.table === 'a'))).toEqual([]);
  });

  test('what pages give for a deal is news of their table', async () => {
    const [one, two] = await openTwo(engine);
    await createTable(one);
    const others = listenTo(two);
    await one.deals.seal('a-1', { guest: 'g', commitment: 'c', seal: 's' });
    await others.next({ is: 'table', table: 'a' });
    await one.deals.open('a-1', 'g', 'c', 'bits');
    await others.next({ is: 'table', table: 'a' });
    expect((await two.tables.find('a'))!.parts).toEqual([{ guest: 'g', commitment: 'c', seal: 's', bits: 'bits' }]);
  });

  test('a node that comes or goes is news', async () => {
    const at = await engine.place();
    const heard = listenTo(await open(engine, at));
    const other = await open(engine, at);
    await heard.next({ is: 'nodes' });
    await other.close();
    await heard.next({ is: 'nodes' });
  });
});
