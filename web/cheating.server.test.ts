/** Halls that cheat, played against the real page: each is caught by name, on the page and by who verifies the match. */
import { type DealNote, type Match, parseMatch, parseNote, verify } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { matchFileOf, type Reply } from '@yamanote/protocol';
import { giveBits, guest, join, openHall } from '@yamanote/server/testing';
import { expect, it, vi } from 'vitest';
import { type Door, droppedBits, HONEST, lateSeed, otherSeal, unwantedBits } from './testing/crooked-door.ts';
import { pretendBrowser, until } from './testing/pretend-browser.ts';

/** How this hall numbers throws. */
const numbering = vi.hoisted(() => ({ byEntries: false }));
vi.mock('@yamanote/kernel', async (original) => {
  const kernel = await original<typeof import('@yamanote/kernel')>();
  const nextBlock: typeof kernel.nextBlock = (header, course) =>
    numbering.byEntries ? course.next : kernel.nextBlock(header, course);
  return { ...kernel, nextBlock };
});

const JOS_BITS = 'cd'.repeat(16);

/** A match of Mika, whose page has this door to the hall, and Jo, who is shown everything as it is. */
async function played(door: Door, options: { rounds?: number } = {}) {
  const hall = await openHall();
  const jo = await guest(hall.address, 'Jo', 1);
  const browser = pretendBrowser(hall.address, door);
  const page = await browser.load(async () => ({
    ...(await import('./connection/halls.ts')),
    ...(await import('./connection/table.ts')),
    ...(await import('./connection/guest.ts')),
    ...(await import('./table/end/look.ts')),
    ...(await import('./table/end/proof-words/index.ts')),
    ...(await import('@yamanote/games/registry')),
  }));
  Object.assign(page.registry, { lanterns: async () => ({ game: lanterns }) });
  await page.introduce({ name: 'Mika', colour: 2 });
  const wish = { game: 'lanterns', options, seats: ['me', 'open'], public: false, start: false } as const;
  const made = await page.server.request({ do: 'create', ...wish, seats: [...wish.seats] });
  const table = await page.watchTable(made.table!);
  await join(jo, made.table!);
  await giveBits(jo, JOS_BITS);
  const isSealed = () => browser.said.some((request) => request.do === 'seal');
  await until(() => page.server.waiting.value === 0 && table.info.value?.seals[1] != null && isSealed());
  const opening = jo.next((reply) => reply.is === 'table' && reply.info.stage === 'opening');
  await table.request({ do: 'start' });
  await until(() => table.info.value?.stage === 'running' && table.progress.value !== null);
  await table.request({ do: 'give-up' });
  await jo.ask({ do: 'give-up', table: made.table! });
  await until(() => table.info.value?.stage === 'over');
  const { match } = table.info.peek()!;
  const file = parseMatch(await (await fetch(hall.address + matchFileOf(made.table!, match))).json()) as Match;
  const { finding, note } = await page.lookAt(
    { table, room: { game: lanterns }, viewer: { peek: () => 0 } } as never,
    table.info.peek()!,
  );
  const mine = parseNote(note!) as DealNote;
  const { commitment, seals } = ((await opening) as Extract<Reply, { is: 'table' }>).info;
  const jos: DealNote = { commitment, seals, bits: JOS_BITS };
  return {
    finding,
    said: page.proofWords.en,
    verdict: (...notes: DealNote[]) => verify(lanterns, file, { notes }),
    mine,
    jos,
  };
}

it('finds an honest hall honest, and proves to both players that nobody could choose', async () => {
  const { finding, verdict, mine, jos } = await played(HONEST);
  expect(finding).toMatchObject({ ok: true, compared: { code: expect.any(String) }, signed: expect.any(String) });
  expect(mine).toEqual({ ...jos, bits: mine.bits });
  const { ok, holds } = verdict(mine, jos);
  expect(ok).toBe(true);
  expect(holds.join()).toContain('nobody could choose the dice');
});

it('catches a hall that chooses its seed after all bits are in', async () => {
  const { finding, verdict, mine, said } = await played(lateSeed());
  expect(finding).toEqual({ ok: false, fault: 'late-seed' });
  expect(said.faults['late-seed']).toMatch(
    /^The server used a different seed from the one it had sealed before the start\./,
  );
  expect(verdict(mine)).toMatchObject({ fault: 'late-seed' });
});

it('catches a hall that shows two pages two seals', async () => {
  const { finding, verdict, mine, jos } = await played(otherSeal(1));
  expect(finding).toEqual({ ok: false, fault: 'other-seals' });
  expect(verdict(mine)).toMatchObject({ fault: 'other-seals' });
  // Together the players see that it was not one of them who noted wrongly.
  expect(verdict(mine, jos)).toMatchObject({
    fault: 'two-seals',
    differs: expect.stringMatching(/^seats\[1\]\.seal: .* which somebody else noted; the host showed two$/),
  });
});

it("catches a hall that drops one page's bits", async () => {
  const { finding, verdict, mine } = await played(droppedBits());
  expect(finding).toEqual({ ok: false, fault: 'dropped-bits' });
  expect(verdict(mine)).toMatchObject({ fault: 'dropped-bits' });
});

it('says so where a hall did not want the bits of this page', async () => {
  expect((await played(unwantedBits())).finding).toMatchObject({ ok: true, compared: 'without' });
});

it('catches a hall that numbers throws so that an undo moves them', async () => {
  numbering.byEntries = true;
  try {
    // So many throws are moved that not all of them come out as they should have by accident.
    const { finding, verdict, mine } = await played(HONEST, { rounds: 5 });
    expect(finding).toEqual({ ok: false, fault: 'numbering' });
    expect(verdict(mine)).toMatchObject({
      fault: 'numbering',
      differs: expect.stringMatching(/numbered by all entries, so that every answer and undo moved them$/),
    });
  } finally {
    numbering.byEntries = false;
  }
});
