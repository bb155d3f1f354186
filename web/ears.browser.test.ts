/**
 * A match by ear and keyboard alone. What a screen reader would say is written to reports/ears, for a person to read; the
 * test holds it to this: before a question all is said that happened since the last one, in order and once, and then the
 * question itself; and whatever can be chosen says what it costs or brings.
 */
import { registry } from '@yamanote/games/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Chapter, type Heard, hear, inWords, keepTranscript, listen, namesOf } from './testing/ears.ts';
import { answerByKeys } from './testing/keys.ts';
import { awaitTurn } from './testing/king.ts';
import { tabTo } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();
/** Whole matches take their time. */
const QUESTIONS = process.env.YAMANOTE_DEEP ? Number.POSITIVE_INFINITY : 4;
const PATIENCE = process.env.YAMANOTE_DEEP ? 1_800_000 : 180_000;

/** What names of choices say, by the beginnings of their targets. */
const PRICES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'machi-koro': { 'card:': /Costs \d+ coins?/, 'landmark:': /costs \d+ coins?/ },
  'king-of-tokyo': { 'card:': /\d energy/ },
  shinjuku: { 'do:': /card|free/ },
  'next-station-tokyo': { 'station:': /[+−±]\d+ points?/ },
};

/** These put the question into words of their own where it is seen. */
const OWN_PROMPTS: readonly string[] = ['king-of-tokyo', 'next-station-tokyo'];

test.each(Object.keys(registry))('%s can be played by ear', { timeout: PATIENCE }, async (game) => {
  const page = await visit.open(`/game/${game}`, { newcomer: true });
  await listen(page);
  const transcript = keepTranscript(game);
  await tabTo(page, page.getByRole('button', { name: /^Play now/ }));
  await page.keyboard.press('Enter');
  let before: readonly Chapter[] = [];
  for (let i = 0; i < QUESTIONS && (await awaitTurn(page)) === 'asked'; i++) {
    const { heard, log, question } = await hear(page, 'question');
    transcript.add(heard.map(inWords));
    expectTold(heard, before, log, OWN_PROMPTS.includes(game) ? null : question);
    before = log;
    transcript.add(await choicesOf(page, game));
    if (await dismissNote(page)) transcript.add((await hear(page)).heard.map(inWords));
    await answerByKeys(page);
  }
  const { heard } = await hear(page);
  transcript.add(heard.map(inWords));
  expect(heard.length).toBeGreaterThan(0);
});

function expectTold(
  heard: readonly Heard[],
  before: readonly Chapter[],
  log: readonly Chapter[],
  question: string | null,
) {
  const calls = heard.filter(({ is }) => is === 'assertive');
  expect(calls, 'one question, asked once').toHaveLength(1);
  const said = heard.flatMap((one) => ('text' in one ? [one.text] : [])).join(' ');
  let from = 0;
  for (const sentence of happened(before, log)) {
    const at = said.indexOf(sentence, from);
    expect(at, `"${sentence}" in its place in: ${said}`).toBeGreaterThanOrEqual(from);
    from = at + sentence.length;
  }
  if (question === null) expect(said.slice(from).trim()).not.toBe('');
  else expect(said.indexOf(question, from), `"${question}" at the end of: ${said}`).toBeGreaterThanOrEqual(from);
}

/** By the written log: turns of others in a line, one's own and the rest of one that was interrupted line by line. */
function happened(before: readonly Chapter[], log: readonly Chapter[]): string[] {
  const known = new Map(before.map((chapter) => [chapter.number, chapter.lines.length]));
  return log.flatMap(({ number, mine, turn, lines }) => {
    const begun = known.get(number);
    return begun === undefined && !mine && turn !== '' ? [turn] : lines.slice(begun ?? 0);
  });
}

async function choicesOf(page: Page, game: string): Promise<string[]> {
  for (const [start, price] of Object.entries(PRICES[game]))
    for (const name of await namesOf(page, `[role="button"][data-target^="${start}"][data-state]`))
      expect(name).toMatch(price);
  const names = await namesOf(
    page,
    '[role="button"][data-target][data-state], section[data-mine] button[data-answer]:enabled',
  );
  for (const name of names) expect(name).not.toBe('');
  return names.map((name) => `      · ${name}`);
}

/** Whoever has heard the explanation puts it away; false if there is none. */
async function dismissNote(page: Page): Promise<boolean> {
  const note = page.getByRole('button', { name: 'Got it' });
  if ((await note.count()) === 0) return false;
  await tabTo(page, note);
  await page.keyboard.press('Enter');
  return true;
}
