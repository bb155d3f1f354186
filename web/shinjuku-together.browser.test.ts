/** Two people at one table: who waits may plan, and the plan is there when the turn comes. */
import { expect, test } from 'vitest';
import { answers, awaitNews, entryOf } from './testing/play.ts';
import { glowing, rides, tab } from './testing/shinjuku.ts';
import { lines, shops } from './testing/shinjuku-position.ts';
import { startTogether } from './testing/start-match.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall({
  game: 'shinjuku',
  position: {
    turn: 0,
    step: 'action',
    done: ['track'],
    players: [{ hand: ['adachi'] }, { hand: ['shinjuku', 'minato'], collection: ['clothing'] }],
    queue: ['edogawa', 'sumida', 'itabashi', 'nerima'].map((ward) => ({ ward, customers: [] })),
    crowds: { shinjuku: ['food', 'books'] },
    buildings: shops(1, { takadanobaba: 'books', shinjuku: 'food' }),
    tracks: lines(0, 'shinjuku~takadanobaba'),
  },
});

test('a ride is planned while the other one plays, and one press rides it when the turn comes', async () => {
  const windows = await sitDownTogether(visit, 'shinjuku');
  const player = await whoIsAsked(windows);
  const [planner] = windows.filter((page) => page !== player);
  await planner.getByText('Plan ahead').waitFor();
  await rides(planner).first().click();
  // The way is shown, with who gets off where and who draws a card for the track.
  await expect.poll(() => planner.locator('[data-plate]').count()).toBe(2);
  await expect.poll(() => rides(planner).first().textContent()).toMatch(/you: .*takes Income \(\d+ cards?\)/);
  await expect.poll(() => answers(planner).count()).toBe(0);

  await answers(player).last().click();
  expect(await whoIsAsked(windows)).toBe(planner);
  const ride = planner.locator('[data-answer][data-primary]');
  await expect.poll(() => ride.textContent()).toMatch(/Ride to .*2 for you/);
  const entry = await entryOf(planner);
  await ride.click();
  await awaitNews(planner, entry);
  // Beside a map the log is a sheet; what it would say is there all the same.
  const log = planner.locator('[role="log"]').first();
  // The turn is over, and folded away in the log.
  await log.getByText(/gets off at Takadanobaba/).waitFor({ state: 'attached' });
  await log.getByText(/gets off at Shinjuku/).waitFor({ state: 'attached' });
});

test('a ride planned ahead is offered when the CEO has come to its ward, and nothing hangs', async () => {
  const windows = await startTogether(visit, { game: 'shinjuku', options: { edition: 'retail', ceo: true } });
  const player = await whoIsAsked(windows);
  const [planner] = windows.filter((page) => page !== player);
  await rides(planner).first().click();
  await planner.locator('[data-plate]').first().waitFor();

  await answers(player).last().click();
  expect(await whoIsAsked(windows)).toBe(planner);
  const entry = await entryOf(planner);
  await glowing(planner, 'ward').first().click();
  await awaitNews(planner, entry);
  await planner.locator('[data-answer][data-primary]', { hasText: /Ride to .*2 for you/ }).waitFor();
  // Another choice ends the plan, and it does not come back by itself.
  await tab(planner, 'open').click();
  await glowing(planner, 'station').first().waitFor();
  await expect.poll(() => planner.locator('[data-plate]').count()).toBe(0);
});
