/** Playing any game by the keyboard alone: what can be chosen is chosen, what stands out is given. */
import type { Locator, Page } from 'playwright-core';
import type { Ear } from './ears.ts';
import { tabTo } from './play.ts';

/** More steps than any answer takes. */
const MANY = 16;
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/** What can be chosen, but for switches such as dice. */
const WANTED = {
  place: '[data-target][data-state="legal"]:not([data-own])',
  control: '[data-target][data-own="choice"][data-state="legal"]',
};

const GIVING = 'section[data-mine] button[data-answer]:enabled';

/** Where the keyboard is, and what there is for it. */
interface Place {
  /** A target that can be chosen, one that is chosen, a switch such as a die, or elsewhere. */
  focus: 'legal' | 'chosen' | 'switch' | 'answer' | 'elsewhere';
  /** Whether targets can still be chosen, and whether a button gives what is chosen, or stands out. */
  legal: boolean;
  gives: boolean;
  primary: boolean;
}

/**
 * Gives one answer, whatever is asked, and says what came of it. `variety` leads to different ones; `onChoice` is told of what
 * was chosen and waits to be given.
 */
export async function answerByKeys(
  page: Page,
  variety: number,
  onChoice: () => Promise<void>,
): Promise<'asked' | 'over'> {
  for (let step = 0; step < MANY; step++) {
    const { focus, legal, gives, primary } = await placeOf(page);
    if (gives) {
      await onChoice();
      if (focus !== 'chosen') await tabTo(page, page.locator(`${GIVING}[data-chosen]`));
    } else if (primary) await tabTo(page, page.locator(`${GIVING}[data-primary]`).first());
    else if (legal) await walk(page, variety);
    else await tabTo(page, page.locator(GIVING).nth(variety % (await page.locator(GIVING).count())));
    const came = await press(page);
    if (came !== 'chosen') return came;
  }
  throw new Error('No answer comes of it');
}

/** By arrows to something that can be chosen: to the one that `variety` names, or as near as arrows lead. */
async function walk(page: Page, variety: number): Promise<void> {
  if ((await placeOf(page)).focus === 'elsewhere') await tabTo(page, tabStop(page));
  const passed = new Set<string>();
  for (;;) {
    const { arrows, at } = await page.evaluate(arrowsTo, [WANTED, variety] as const);
    if (arrows.length === 0 || passed.has(at)) break;
    passed.add(at);
    await page.keyboard.press(arrows[0]);
    // Where nothing lies that way, it may lie a little aside.
    if ((await page.evaluate(arrowsTo, [WANTED, variety] as const)).at === at) await page.keyboard.press(arrows[1]);
  }
  for (let tries = 0; (await placeOf(page)).focus !== 'legal'; tries++) {
    if (tries > MANY) throw new Error('No arrow leads there');
    await page.keyboard.press(ARROWS[tries % ARROWS.length]);
  }
}

/** Where the focus is, and which arrows lead nearer to what is wanted, the best first; none if it is there. */
function arrowsTo([wanted, variety]: readonly [Readonly<Record<string, string>>, number]) {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
  // What a control of the board opens is wanted before another one of its controls.
  const places = seen(wanted.place);
  const goals = places.length > 0 ? places : seen(wanted.control);
  const goal = goals[variety % goals.length];
  const focused = document.activeElement as HTMLElement;
  const at = `${focused.dataset.target} ${focused.getAttribute('aria-label')}`;
  if (goal === focused) return { arrows: [], at };
  const [from, to] = [focused, goal].map((one) => one.getBoundingClientRect());
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const arrows = [x > 0 ? 'ArrowRight' : 'ArrowLeft', y > 0 ? 'ArrowDown' : 'ArrowUp'];
  return { arrows: Math.abs(x) > Math.abs(y) ? arrows : arrows.reverse(), at };
}

function tabStop(page: Page): Locator {
  return page.locator('[data-target][data-state][tabindex="0"]').filter({ visible: true }).first();
}

/** Enter, where the focus is: something is chosen, the next question is asked, or the match is over. */
async function press(page: Page): Promise<'chosen' | 'asked' | 'over'> {
  const before = await page.evaluate(() => (window as unknown as Ear).heard.length);
  await page.keyboard.press('Enter');
  const came = await page.waitForFunction((before) => {
    const news = (window as unknown as Ear).heard.slice(before);
    if (news.some(({ is }) => is === 'assertive')) return 'asked';
    if (document.querySelector('html[data-idle="true"] main h1[tabindex="-1"]') !== null) return 'over';
    // While an answer is on its way nothing can be pressed.
    const open = document.querySelector('[data-target][data-state="legal"], button[data-answer]:enabled') !== null;
    const chosen = news.some((one) => one.is === 'state' && one.state === 'chosen');
    return open && chosen && document.activeElement?.getAttribute('aria-pressed') === 'true' && 'chosen';
  }, before);
  return (await came.jsonValue()) as 'chosen' | 'asked' | 'over';
}

function placeOf(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].some((one) => one.getBoundingClientRect().width > 0);
    const focused = document.activeElement as HTMLElement;
    const { own, state } = focused.dataset;
    const isTarget = focused.matches('[data-target][data-state]');
    return {
      focus: isTarget
        ? own === 'switch'
          ? 'switch'
          : state === 'selected'
            ? 'chosen'
            : 'legal'
        : focused.matches('[data-answer]')
          ? 'answer'
          : 'elsewhere',
      legal: seen('[data-target][data-state="legal"]:not([data-own="switch"])'),
      gives: seen('section[data-mine] button[data-answer][data-chosen]:enabled'),
      primary: seen('section[data-mine] button[data-answer][data-primary]:enabled'),
    };
  });
}
