/** Several people at one device, in all four games: each sees what is theirs, and nobody what is another's. */
import { registry } from '@yamanote/games/registry';
import { fastRng, type Game, imagineFrom, legal, type Seat } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { pretendBrowser } from '../testing/pretend-browser.ts';

type News = Extract<Reply, { is: 'news' }>;
type Info = Extract<Reply, { is: 'table' }>['info'];

/** A page that notes what it is told, and of whom it was then. */
async function sitTogether(game: string, options = {}) {
  const browser = pretendBrowser();
  const tab = await browser.load(async () => ({
    ...(await import('../words/index.ts')),
    ...(await import('../connection/halls.ts')),
  }));
  await tab.followLanguage();
  const line = await tab.deviceHall();
  await line.request({ do: 'pace', pace: 'instant' });
  let info: Info | null = null;
  let news: News | null = null;
  const told: { holder: Seat | null; news: News }[] = [];
  line.listen((reply) => {
    if (reply.is === 'table') info = reply.info;
    if (reply.is !== 'news') return;
    news = reply;
    // Before it has watched, nobody is told who looks.
    if (info !== null) told.push({ holder: holderOf(), news: reply });
  });
  const holderOf = () => {
    const seat = info?.seats.findIndex(({ you }) => you) ?? -1;
    return seat < 0 ? null : seat;
  };
  const seats = [{ person: 'Ada' }, { person: 'Ben' }];
  const { table } = await line.request({ do: 'create', game, options, seats, public: false, start: true });
  const watch = () => line.request({ do: 'watch', table: table!, match: null, next: 0 });
  await watch();
  return { line, table: table!, watch, told, info: () => info!, news: () => news!, holder: holderOf };
}

type Sitting = Awaited<ReturnType<typeof sitTogether>>;

/** Whoever has the device answers something; it goes on to whom it is to go. */
async function playOn(sitting: Sitting, game: Game, rng = fastRng('together')): Promise<void> {
  const { line, table, watch, info, news, holder } = sitting;
  const { handTo } = info();
  if (handTo !== null) {
    await line.request({ do: 'look', table, seat: handTo });
    await watch();
    expect(holder()).toBe(handTo);
    return;
  }
  const seat = holder();
  if (seat === null) throw new Error('nobody has the device');
  const { match, sight } = news();
  const answers = legal(game, imagineFrom(game, sight.view as never, rng) as never, seat);
  const answer = answers[rng.below(answers.length)];
  const move = `move-${rng.below(2 ** 31)}-${sight.next}`;
  await line.request({ do: 'answer', table, match, move, question: sight.question, answers: [answer] });
}

const isOver = ({ news }: Sitting) => news().sight.pending.is === 'over';

it.each([
  ['machi-koro', 'nothing'],
  // A card may be looked at that nobody else sees.
  ['king-of-tokyo', 'little'],
  ['next-station-tokyo', 'much'],
  ['shinjuku', 'much'],
])('%s is played to its end, and the device goes from hand to hand', async (id, hides) => {
  const { game } = await registry[id]();
  const sitting = await sitTogether(id);
  const rng = fastRng(`together ${id}`);
  let curtains = 0;
  const held = new Set<Seat>();
  for (let step = 0; !isOver(sitting); step++) {
    expect(step, 'a match that ends').toBeLessThan(4000);
    if (sitting.info().handTo !== null) curtains++;
    const seat = sitting.holder();
    if (seat !== null) held.add(seat);
    await playOn(sitting, game, rng);
  }
  expect([...held].sort()).toEqual([0, 1]);
  if (hides !== 'little') expect(curtains > 0).toBe(hides === 'much');
  expect(sitting.info()).toMatchObject({ stage: 'over', handTo: null, seats: [{ you: false }, { you: false }] });
  // Whatever a page was sent, it was sent for the eyes of who had the device.
  for (const { holder, news } of sitting.told) {
    const { viewer } = news.sight.view as { viewer?: Seat | 'public' };
    if (viewer !== undefined) expect(viewer).toBe(holder ?? 'public');
  }
});

it('shows nobody’s hand after a reload, nor to who is not asked', async () => {
  const sitting = await sitTogether('shinjuku');
  const hands = () => (sitting.news().sight.view as unknown as { hands: unknown[] }).hands;
  expect(sitting.info().handTo).not.toBeNull();
  expect(hands()).toEqual([null, null]);
  const first = sitting.info().handTo!;
  await expect(sitting.line.request({ do: 'look', table: sitting.table, seat: 1 - first })).rejects.toMatchObject({
    code: 'impossible',
  });
  await sitting.line.request({ do: 'look', table: sitting.table, seat: first });
  await sitting.watch();
  expect(hands().map((hand) => hand !== null)).toEqual([first === 0, first === 1]);
  const { game } = await registry.shinjuku();
  while (sitting.info().handTo === null) await playOn(sitting, game);
  // Until the other takes it, the one who has played still sees what they have done; a page that comes anew sees nothing.
  expect(sitting.holder()).toBe(first);
  await sitting.watch();
  expect(sitting.holder()).toBeNull();
  expect(hands()).toEqual([null, null]);
});
