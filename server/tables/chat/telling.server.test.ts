import { expect, test } from 'vitest';
import { CHAT } from '../../limits.ts';
import { doAt, MACHI_KORO, openTestNode, personAt, placeOfNode, settled } from '../../testing/node.ts';

test('however long somebody listens, no more of what was said is at hand than is kept', async () => {
  const hall = await openTestNode(placeOfNode());
  const mika = await personAt(hall, 'Mika');
  const { table } = (await doAt(hall, mika, { ...MACHI_KORO, seats: ['me', 'open'] })) as { table: string };
  await doAt(hall, mika, { do: 'watch', table, match: null, next: 0 });
  await doAt(hall, mika, { do: 'listen', table, on: true });
  for (let i = 0; i < CHAT.lines + 20; i++) {
    const said = { is: 'text', text: `${i}` } as const;
    expect(await doAt(hall, mika, { do: 'say', table, line: `${i}`, room: 'players', said })).toEqual({});
  }
  await settled(hall, table);
  const { lines } = await hall.store.chat.find(table, 0, []);
  expect(lines).toHaveLength(CHAT.lines);
  expect(hall.tables.peek(table)!.talk!.lines).toEqual(lines);
});
