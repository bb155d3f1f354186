/** King of Tokyo in small windows: nothing jumps from question to question, and no press counts twice. */
import type { Json } from '@yamanote/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goToPosition, openPosition, type Setting } from './testing/device.ts';
import { answers, awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';
import { de } from './words/de.ts';

const visit = useHall();
const OPTIONS = { edition: 'first', short: false, bay: true, monsters: 'seats', first: 0 };
const PLAYERS = [{ energy: 6 }, { place: 'city', hearts: 7 }, {}];
const DISPLAY = ['commuter-train', 'spiked-tail', 'skyscraper'];
const TURN = [{ kind: 'check' }, { kind: 'end-turn' }, { kind: 'shopping' }];
const ROLLED = { turn: 0, step: 'reroll', dice: [1, 3, 3, 5, 5, 6], rolls: 2, rerolls: 1 };

const QUESTIONS: Readonly<Record<string, object>> = {
  roll: { turn: 0, step: 'start', players: PLAYERS },
  reroll: { ...ROLLED, players: PLAYERS },
  buy: { turn: 0, step: 'buy', dice: [1, 3, 3, 5, 5, 6], rolls: 3, rerolls: 0, players: PLAYERS },
  yield: {
    turn: 1,
    dice: [1, 3, 3, 5, 5, 6],
    rolls: 3,
    players: [{ place: 'city', hearts: 7 }, {}, {}],
    stack: [
      ...TURN,
      { kind: 'move-in', attacker: 1 },
      { kind: 'yielding', attacker: 1, wounds: [], yielded: [] },
      { kind: 'yield', seat: 0, lost: 2, attacker: 1 },
    ],
  },
};

async function openAt(page: Page, position: object, seats = 3): Promise<void> {
  await openPosition(page, settingOf(position, seats));
}

function settingOf(position: object, seats: number): Setting {
  return {
    game: 'king-of-tokyo',
    options: OPTIONS,
    seats,
    mine: 0,
    position: { display: DISPLAY, ...position } as Json,
  };
}

test('dice, cards and a decision about Tokyo have the same place in the window', async () => {
  const page = await visit.open('/', { viewport: { width: 375, height: 553 }, locale: 'de-DE' });
  const heights = new Set<number>();
  const tops: number[] = [];
  for (const position of Object.values(QUESTIONS)) {
    await openAt(page, position);
    const shelf = await page.getByRole('region', { name: de.table.myThings }).boundingBox();
    heights.add(Math.round(shelf?.height ?? 0));
    tops.push(shelf?.y ?? 0);
  }
  expect([...heights]).toHaveLength(1);
  // A note of two lines lifts it by less than that line.
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(9);
});

test('the second click of a double one answers nothing', async () => {
  const page = await visit.open('/', { viewport: { width: 390, height: 664 } });
  await openAt(page, { ...ROLLED, players: PLAYERS });
  await answers(page).filter({ hasText: 'Finish' }).dblclick();
  // The turn is not over: there is something to buy.
  await answers(page).filter({ hasText: 'End turn' }).waitFor();
});

test('before it is pressed, Finish says what all dice bring', async () => {
  const page = await visit.open('/', { viewport: { width: 390, height: 664 } });
  await openAt(page, { ...ROLLED, dice: [3, 3, 3, 5, 5, 6], players: PLAYERS });
  const told = page.getByText(/^Finish brings$/).locator('..');
  await told.waitFor();
  await expect.poll(() => told.textContent()).toMatch(/2 damage to City.*3 stars.*1 energy/);
});

test('whoever has fallen is told so', async () => {
  // With motion the bots wait to be seen; without they would be through before the page looks. It is not idle until then.
  const page = await visit.open('/', { viewport: { width: 390, height: 664 }, reducedMotion: 'no-preference' });
  const out = { hearts: 0, place: 'out' };
  const position = { ...ROLLED, turn: 1, players: [out, {}, { place: 'city' }] };
  await goToPosition(page, settingOf(position, 3));
  await page.getByText('You are eliminated. The others play on.').waitFor();
});

test('what five others did covers the things at most, never the city, and all of it can be read', async () => {
  const page = await visit.open('/', { viewport: { width: 390, height: 664 } });
  const players = [{ energy: 6 }, { place: 'city' }, {}, {}, {}, {}];
  await openAt(page, { ...QUESTIONS.buy, players }, players.length);
  const entry = await entryOf(page);
  await answers(page).filter({ hasText: 'End turn' }).click();
  await awaitNews(page, entry);
  await awaitQuestion(page);
  const rows = page.getByRole('region', { name: 'What is happening' }).getByRole('button');
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(5);
  const [list, city] = [await rows.first().locator('..').boundingBox(), await page.getByRole('main').boundingBox()];
  if (list === null || city === null) throw new Error('both are there');
  expect(list.y).toBeGreaterThanOrEqual(city.y + city.height);
  await rows.last().click();
});

test('a card that goes with hearts is asked about in so few words that the answers are free', async () => {
  const page = await visit.open('/', { viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  const harm = { by: 'card', card: 'parasitic-tentacles', seat: 1 };
  await openAt(page, {
    turn: 1,
    players: [
      { hearts: 2, energy: 4, cards: ['even-bigger', 'rapid-healing'] },
      { energy: 9, cards: ['parasitic-tentacles'] },
      {},
    ],
    stack: [
      ...TURN,
      { kind: 'take-over', seller: 0, card: 'even-bigger' },
      { kind: 'threaten', harm, seats: [] },
      { kind: 'defend', seat: 0, amount: 0, harm },
    ],
  });
  await awaitQuestion(page);
  const question = page.getByRole('heading', {
    name: /^Du verlierst „Noch gigantischer“\. Vorher heilen\? ausgeschieden/,
  });
  const [asked, answer] = [await question.boundingBox(), await answers(page).first().boundingBox()];
  if (asked === null || answer === null) throw new Error('both are there');
  expect(asked.x + asked.width).toBeLessThanOrEqual(answer.x);
});

test('a match in which nobody has dice any more ends, and says why', async () => {
  const page = await visit.open('/', { viewport: { width: 390, height: 664 } });
  const players = [{ shrink: 6, energy: 2, stars: 4 }, { shrink: 6 }];
  await openAt(page, { turn: 0, step: 'buy', players }, players.length);
  // In this turn something may have changed; then comes a whole round.
  for (let turn = 0; turn < 2; turn++) {
    await awaitQuestion(page);
    const entry = await entryOf(page);
    await answers(page).filter({ hasText: 'End turn' }).click();
    await awaitNews(page, entry);
  }
  const why = 'Nobody has dice any more, and a whole round has changed nothing. You have the most stars and win!';
  await page.getByText(why).filter({ visible: true }).first().waitFor();
});
