/** Hints on this device: a bot thinks in the worker, and who has the device is told. */
import { signal } from '@preact/signals';
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { type Seat, verify, type WholeGame } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import type { Asked } from '../connection/line.ts';
import { pretendBrowser, until } from '../testing/pretend-browser.ts';
import { answer, isAsked, MATCH, shown } from '../testing/someone.ts';

type Hinted = Extract<Reply, { is: 'hint' }>;
const PEOPLE = [{ person: 'Ada' }, { person: 'Ben' }];

async function sitDown(wish: object = {}) {
  const tab = await pretendBrowser().load(async () => ({
    ...(await import('../words/index.ts')),
    ...(await import('../connection/halls.ts')),
    ...(await import('../connection/table.ts')),
    // It speaks from its first moment on.
    dial: () => import('./dial.ts'),
  }));
  await tab.followLanguage();
  const line = await tab.deviceHall();
  await line.request({ do: 'pace', pace: 'instant' });
  const hinted = signal<readonly { hint: Hinted; holder: Seat }[]>([]);
  const table = await tab.watchTable((await line.request({ ...MATCH, ...wish } as Asked)).table!);
  line.listen((reply) => {
    if (reply.is !== 'hint') return;
    hinted.value = [...hinted.peek(), { hint: reply, holder: tab.seatOf(table.info.peek()) as Seat }];
  });
  await shown(table);
  await until(() => isAsked(table));
  const ask = () => {
    const { match, sight } = table.progress.peek()!;
    return table.request({ do: 'hint', match, question: sight.question });
  };
  return { table, ask, hinted, file: async () => (await tab.dial()).deviceMatchFile(table.id) };
}

const notes = ({ showings }: { showings: readonly { entry: object }[] }) =>
  showings.flatMap(({ entry }) => ('note' in entry ? [entry] : []));

it('tells who plays against bots what could be answered, and notes it in the match', async () => {
  const { table, ask, hinted, file } = await sitDown();
  expect(table.info.value?.hints).toBe(true);
  await answer(table, machiKoro as unknown as WholeGame);
  await until(() => isAsked(table));
  const { question } = table.progress.peek()!.sight;
  await ask();
  await ask().catch(() => undefined);
  await until(() => hinted.value.length > 0);
  const [{ hint }] = hinted.value;
  expect(hint).toMatchObject({ table: table.id, seat: 0, question });
  expect(hint.hint[0].answer).toMatchObject({ do: expect.any(String) });
  expect(notes(table.progress.peek()!)).toMatchObject([{ seat: 0, note: { is: 'hint' } }]);
  expect(verify(machiKoro as unknown as WholeGame, (await file())!).notes).toContain('seats[0]: asked for 1 hint');
});

it('has none among several people, unless it was made with them', async () => {
  const without = await sitDown({ seats: PEOPLE });
  expect(without.table.info.value?.hints).toBe(false);
  await expect(without.ask()).rejects.toMatchObject({ code: 'no-hint' });
  const { table, ask, hinted } = await sitDown({ seats: PEOPLE, hints: true });
  expect(table.info.value?.hints).toBe(true);
  await ask();
  await until(() => hinted.value.length > 0);
  for (const { hint, holder } of hinted.value) expect(hint.seat).toBe(holder);
});
