/** Four windows that answer in the same moment, again and again: none of them is refused anything. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseByMouse, confirmByMouse, GAME } from './testing/next-station.ts';
import { startAmong } from './testing/start-match.ts';
import { useHall } from './testing/visit.ts';
import { tapAnswers } from './testing/wire.ts';

const visit = useHall();
const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const ROUNDS = DEEP ? 200 : 4;
/** What one answers changes nothing for the others, or they all wait for each other. */
const PACES = ['own', 'together'];
const IDLE = 'html[data-idle="true"]';

/** Whether all of them are asked; one who is through, or could draw nothing, is not. */
async function areAllAsked(pages: readonly Page[]): Promise<boolean> {
  const asked = await Promise.all(
    pages.map(async (page) => {
      const mine = page.locator(`${IDLE} section[data-mine]`);
      const waits = page.locator(IDLE).getByRole('heading', { name: /^Waiting for / });
      const over = page.locator(`${IDLE} li[data-won]`);
      await mine.or(waits).or(over).first().waitFor();
      return (await mine.count()) > 0;
    }),
  );
  return asked.every((one) => one);
}

test(
  `four windows answer at once ${ROUNDS} times, and none is refused`,
  async () => {
    const pages: Page[] = [];
    for (let i = 0; i < 4; i++) pages.push(await visit.open('/'));
    const answers = pages.map(tapAnswers);
    let rounds = 0;
    let pick = 0;
    for (let match = 0; rounds < ROUNDS; match++) {
      await startAmong(pages, { game: GAME, options: { pace: PACES[match % 2] } });
      while (rounds < ROUNDS && (await areAllAsked(pages))) {
        pick++;
        await Promise.all(pages.map((page, i) => chooseByMouse(page, pick + i)));
        await Promise.all(pages.map(confirmByMouse));
        rounds++;
        for (const one of answers) await expect.poll(() => one.taken + one.refused.length).toBe(rounds);
      }
    }
    for (const one of answers) expect(one).toEqual({ taken: ROUNDS, refused: [] });
  },
  DEEP ? 3_600_000 : undefined,
);
