/**
 * Every page of the hall and every question of every game, in the windows that people have. Pages come from the routes,
 * questions from the games' scenarios: whatever is added is walked too.
 *
 *   npx vitest run --project browser web/windows.browser.test.ts
 *   YAMANOTE_WALK=king-of-tokyo,844x390 npx vitest run …     one game in one window
 *   YAMANOTE_WALK=buy,de,ja npx vitest run …                 one kind of question, in two languages
 *   YAMANOTE_WALK=game,home npx vitest run …                 two routes; `waiting` is the waiting room, `waiting/guest` that of
 *                                                            others, `end` the end page, `opened` the sheets and dialogs of a match
 *   YAMANOTE_WALK_SHOTS=/tmp/shots npx vitest run …          a picture of every window with a fault, and all faults as text
 *   … --mode deep                                            all windows, German and Japanese, more moments, with axe-core
 *
 * A line reads: where, in which window and language, what is wrong. `,chosen` is the same question after something was
 * tapped. What is looked for stands in testing/walk/examine/, one file each.
 */
import { registry } from '@yamanote/games/registry';
import type { WholeGame } from '@yamanote/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPosition, POSITION_MATCH } from './testing/device.ts';
import { entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';
import { isDeep, isWanted, mayBeWanted, wantedLanguages } from './testing/walk/choice.ts';
import { END, kindsOf, type Moment, momentsOf, turnsLater } from './testing/walk/moments.ts';
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
  test.each(GAMES.filter(({ id, kinds }) => mayBeWanted(id, [...kinds, END, 'opened'])))(
    `every question of $id fits every window (${language})`,
    { timeout: PATIENCE },
    async ({ game }) => {
      const walk = await startWalk(visit, language);
      for (const [kind, moments] of momentsOf(game, MOST)) {
        if (!isWanted(game.id, kind)) continue;
        for (const [i, moment] of moments.entries()) await lookAt(walk, moment, i);
      }
      if (isWanted(game.id, 'opened')) await lookBack(walk, game);
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
      if (isWanted('waiting', 'guest')) await beAGuest(walk);
      walk.report('pages');
      expect(walk.faults).toEqual([]);
    },
  );
}

async function goTo({ page, reach, look, lookInto }: Walk, stop: string, path: string): Promise<void> {
  const name = stop === path.slice(1) ? stop : `${stop} ${path}`;
  if (!(await reach(name, () => page.goto(new URL(path, page.url()).href)))) return;
  await look(name);
  await lookInto(name);
}

/** At somebody else's table: before one sits down, and after. */
async function beAGuest(walk: Walk): Promise<void> {
  const { page, look, lookInto } = walk;
  const host = await visit.open('/');
  const largest = GAMES.reduce((most, one) => (one.game.seats.max > most.game.seats.max ? one : most));
  await goTo(walk, 'waiting/guest', await makeTable(host, largest.id));
  await page.getByRole('contentinfo').getByRole('button').click();
  await page.locator('li[data-you]').waitFor();
  await look('waiting/guest,seated');
  await lookInto('waiting/guest,seated');
}

/** Some turns later, as somebody who was away: what can be opened is full then. */
async function lookBack(walk: Walk, game: WholeGame): Promise<void> {
  const stop = `${game.id}/opened`;
  const later = [...momentsOf(game, 1).values()].reduce<Moment | null>(
    (found, [moment]) => found ?? turnsLater(game, moment),
    null,
  );
  if (later === null) throw new Error(`no scenario of ${game.id} goes on for some turns`);
  const comeBack = async () => {
    await forget(walk.page, { explanations: 'off', seen: `${POSITION_MATCH} 0` });
    await openPosition(walk.page, later);
  };
  if (!(await walk.reach(stop, comeBack))) return;
  await walk.look(stop, game.id, false);
  await walk.lookInto(stop, game.id, comeBack);
  // What was missed is read by now: in its place stands what the others have just done.
  await walk.look(`${stop},read`, game.id, false);
}

/** A browser that knows no more than this. */
async function forget(page: Page, known: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    // A move that was left half-made belongs to the question before.
    sessionStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(`yamanote.${key}`, value);
  }, Object.entries(known));
}

/** The first look is a newcomer's, with an explanation over the question; others know the game. */
async function lookAt(walk: Walk, moment: Moment, number: number): Promise<void> {
  const { page } = walk;
  const isFirst = number === 0;
  await forget(page, { explanations: isFirst ? 'on' : 'off' });
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
