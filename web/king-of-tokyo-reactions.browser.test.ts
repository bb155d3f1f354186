/** Who is asked when it is somebody else's turn: two windows at a table where the one attacks and the other can react. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { glowing, press } from './testing/king.ts';
import { answers, awaitNews, entryOf } from './testing/play.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';

/** The roller has three claws and energy for new cards; the other one is in Tokyo, and has cards that react to both. */
const visit = useHall({
  game: 'king-of-tokyo',
  position: {
    turn: 0,
    step: 'reroll',
    dice: [1, 2, 3, 5, 5, 5],
    rolls: 2,
    rerolls: 1,
    players: [{ energy: 9 }, { place: 'city', stars: 4, energy: 9, cards: ['psychic-probe', 'opportunist'] }],
    display: ['heal', 'corner-store', 'commuter-train'],
  },
});

function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Your move' });
}

/** Whoever sits at a page comes first in its row of seats. */
function seat(page: Page, place: number): Locator {
  return page.getByRole('region', { name: 'Seats' }).getByRole('listitem').nth(place);
}

function answer(page: Page, label: string): Promise<void> {
  return press(page, answers(page).filter({ hasText: label }));
}

test('the dice, Tokyo and new cards are asked about in the window of who can react, and in no other', async () => {
  const windows = await sitDownTogether(visit, 'king-of-tokyo');
  const roller = await whoIsAsked(windows);
  const [rival] = windows.filter((page) => page !== roller);
  const rollerName = (await seat(rival, 1).locator('b').first().textContent()) as string;

  /** The question is in the one window, and the other one has nothing to press. */
  async function expectAsked(question: RegExp): Promise<void> {
    expect(await whoIsAsked(windows)).toBe(rival);
    await bar(rival).getByRole('heading', { name: question }).waitFor();
    await expect.poll(() => bar(rival).textContent()).toContain(rollerName);
    await expect.poll(() => seat(rival, 0).getByText('still to answer').count()).toBe(1);
    await expect.poll(() => seat(roller, 0).getByText('playing').count()).toBe(1);
    await expect.poll(() => roller.locator('section[data-mine]').count()).toBe(0);
    await expect.poll(() => answers(roller).count()).toBe(0);
    await expect.poll(() => glowing(roller).count()).toBe(0);
  }

  await answer(roller, 'Finish');
  await expectAsked(/^Reroll one of .*’s dice\? you −3 hearts$/);
  await expect.poll(() => glowing(rival, 'die:').count()).toBe(4);
  // What is chosen is said.
  await glowing(rival, 'die:5').first().click();
  await rival.locator('[aria-live="polite"]').getByText('Reroll a claw (Psychic Probe)').waitFor();
  await answer(rival, 'Keep the roll');

  await expectAsked(/^Three hearts lost\. Stay in Tokyo\? 7 hearts left$/);
  // Both answers say what they bring.
  await expect
    .poll(() => answers(rival).allTextContents())
    .toEqual([`Leave ${rollerName}: +1 star`, 'Stay +2 stars, no healing']);
  await bar(rival).getByText('Nobody: you are next.').waitFor();
  expect(await faultsInEveryLight(rival)).toEqual([]);
  await answer(rival, 'Leave');

  expect(await whoIsAsked(windows)).toBe(roller);
  // The first press only selects it.
  await answers(roller).filter({ hasText: 'Replace 3' }).click();
  await roller.getByText('All three cards go, three new ones come.', { exact: true }).waitFor();
  await answer(roller, 'Replace all three cards');
  await expectAsked(/^Buy before .* can\?/);
  await expect.poll(() => glowing(rival, 'card:').count()).toBeGreaterThan(0);
  await answer(rival, 'Do not buy');
  expect(await whoIsAsked(windows)).toBe(roller);
});

test('who always stays with enough hearts is asked no more', async () => {
  const windows = await sitDownTogether(visit, 'king-of-tokyo');
  const roller = await whoIsAsked(windows);
  const [rival] = windows.filter((page) => page !== roller);
  // Beside the chat it takes a wide window; in others the flag leads to the orders.
  await rival.setViewportSize({ width: 1720, height: 900 });
  await answer(roller, 'Finish');
  expect(await whoIsAsked(windows)).toBe(rival);
  await answer(rival, 'Keep the roll');
  const entry = await entryOf(rival);
  await bar(rival).getByRole('switch', { name: 'Always stay while I have 7 or more hearts' }).click();
  // The order answers at once, and the question is gone.
  await awaitNews(rival, entry);
  expect(await whoIsAsked(windows)).toBe(roller);
  await rival.getByRole('log').getByText('You stay in Tokyo.').waitFor();
});
