/**
 * Every page of the hall and every question of every game, in the windows that people have. Pages come from the routes,
 * questions from the games' scenarios: whatever is added is walked too.
 *
 *   npx vitest run --project browser web/windows.browser.test.ts
 *   YAMANOTE_WALK=king-of-tokyo,844x390 npx vitest run …     one game in one window
 *   YAMANOTE_WALK=buy,de,ja npx vitest run …                 one kind of question, in two languages
 *   YAMANOTE_WALK=game,home npx vitest run …                 two routes; `waiting` is the waiting room, `end` the end page
 *   YAMANOTE_WALK_SHOTS=/tmp/shots npx vitest run …          a picture of every window with a fault, and all faults as text
 *   … --mode deep                                            all windows, German and Japanese, more moments, with axe-core
 *
 * A line reads: where, in which window and language, what is wrong. `,chosen` is the same question after something was
 * tapped. What is looked for stands in testing/walk/examine/, one file each.
 */
import { registry } from '@yamanote/games/registry';
import { expect, test } from 'vitest';
import { openPosition } from './testing/device.ts';
import { entryOf, overPage } from './testing/play.ts';
import { useHall } from './testing/visit.ts';
import { isDeep, isWanted, mayBeWanted, wantedLanguages } from './testing/walk/choice.ts';
import { END, kindsOf, type Moment, momentsOf } from './testing/walk/moments.ts';
import { addresses, makeTable } from './testing/walk/pages.ts';
import { startWalk, type Walk } from './testing/walk/walk.ts';

const visit = useHall();

/** So many moments of a kind are walked. */
const MOST = isDeep ? 3 : 1;
/** A walk is long, and longer on a machine that does something else besides. */
const PATIENCE = isDeep ? 3_600_000 : 600_000;

const GAMES = await Promise.all(
  Object.values(registry).map(async (load) => {
    const { game } = await load();
    return { game, id: game.id, kinds: kindsOf(game) };
  }),
);

test.each(GAMES)('a scenario of $id comes to every kind of question, and to the end', ({ game, kinds }) => {
  const reached = momentsOf(game, 1);
  expect([...kinds, END].filter((kind) => !reached.get(kind)?.length)).toEqual([]);
});

for (const language of wantedLanguages()) {
  test.each(GAMES.filter(({ id, kinds }) => mayBeWanted(id, [...kinds, END])))(
    `every question of $id fits every window (${language})`,
    { timeout: PATIENCE },
    async ({ game }) => {
      const walk = await startWalk(visit, language);
      for (const [kind, moments] of momentsOf(game, MOST)) {
        if (!isWanted(game.id, kind)) continue;
        for (const [i, moment] of moments.entries()) await lookAt(walk, moment, i);
      }
      walk.report(game.id);
      expect(walk.faults).toEqual([]);
    },
  );

  test.runIf(addresses().some(({ route }) => isWanted(route)) || isWanted('waiting'))(
    `every page fits every window (${language})`,
    { timeout: PATIENCE },
    async () => {
      const walk = await startWalk(visit, language);
      for (const { route, path } of addresses()) if (isWanted(route, path)) await goTo(walk, route, path);
      for (const { id } of GAMES) {
        if (!isWanted('waiting', id)) continue;
        await goTo(walk, `waiting/${id}`, await makeTable(walk.page, id));
      }
      walk.report('pages');
      expect(walk.faults).toEqual([]);
    },
  );
}

async function goTo(walk: Walk, stop: string, path: string): Promise<void> {
  const { page, reach, look } = walk;
  const name = stop === path.slice(1) ? stop : `${stop} ${path}`;
  if (!(await reach(name, () => page.goto(new URL(path, page.url()).href)))) return;
  await look(name);
  await lookIntoDialogs(walk, name);
}

/** What has been opened; from the header of every page the same, which is opened once. */
const opened = new WeakMap<Walk, Set<string>>();

/** Opens each dialog that a button of the page promises. */
async function lookIntoDialogs(walk: Walk, stop: string): Promise<void> {
  const { page, reach, look } = walk;
  const known = opened.get(walk) ?? new Set();
  opened.set(walk, known);
  const openers = page.locator('button[aria-haspopup="dialog"]').filter({ visible: true });
  for (const opener of await openers.all()) {
    const label = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    const name = `${stop}: ${label.replaceAll(/\s+/g, ' ').trim()}`;
    const key = (await opener.evaluate((button) => button.closest('main') === null)) ? label : name;
    if (known.has(key)) continue;
    known.add(key);
    if (!(await reach(name, () => opener.click()))) continue;
    await overPage(page).waitFor();
    await look(name);
    await page.keyboard.press('Escape');
    await overPage(page).waitFor({ state: 'detached' });
  }
}

/** The first look is a newcomer's, with an explanation over the question; others know the game. */
async function lookAt(walk: Walk, moment: Moment, number: number): Promise<void> {
  const { page } = walk;
  const isFirst = number === 0;
  await page.evaluate(
    (explanations) => {
      localStorage.clear();
      // A move that was left half-made belongs to the question before.
      sessionStorage.clear();
      localStorage.setItem('yamanote.explanations', explanations);
    },
    isFirst ? 'on' : 'off',
  );
  const stop = `${moment.game}/${moment.kind}${isFirst ? '' : `#${number + 1}`}`;
  if (!(await walk.reach(stop, () => openPosition(page, moment)))) return;
  if (moment.kind === END) return walk.look(stop);
  // What axe-core looks for hardly depends on the moment.
  await walk.look(stop, moment.game, isDeep && isFirst);
  if (await chooseSomething(walk)) await walk.look(`${stop},chosen`, moment.game, false);
}

/** Taps something that may be chosen; false if nothing glows, or if the tap was the answer already. */
async function chooseSomething({ page }: Walk): Promise<boolean> {
  const entry = await entryOf(page);
  const tapped = await page.evaluate(() => {
    const target = document.querySelector('[data-target][data-state="legal"]:not([data-own])');
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return target !== null;
  });
  if (!tapped) return false;
  await page
    .locator('[data-state="selected"]')
    .or(page.locator(`html:not([data-entry="${entry}"])`))
    .first()
    .waitFor();
  return (await entryOf(page)) === entry;
}
