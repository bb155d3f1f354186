/**
 * A match by ear and keyboard alone. What a screen reader would say is written to reports/ears, for a person to read; the
 * test holds it to this: before a question all is said that happened since the last one, in order and once, and then the
 * question itself; and whatever can be chosen says what it costs or brings.
 */
import { registry, speeches } from '@yamanote/games/registry';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { namesFor, speechAt } from '@yamanote/games/wording';
import type { Options } from '@yamanote/kernel';
import { signsInWords } from '@yamanote/kit/heard-text.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seatNames } from './table/names.ts';
import {
  awaitCall,
  awaitHeading,
  awaitOutlook,
  choicesOf,
  type Heard,
  type Hearing,
  hear,
  inWords,
  keepTranscript,
  listen,
} from './testing/ears.ts';
import { answerByKeys } from './testing/keys.ts';
import { tabTo } from './testing/play.ts';
import { numbersChanged, pricesAt } from './testing/prices.ts';
import { startMatch } from './testing/start-match.ts';
import { type Telling, tellingOf } from './testing/telling.ts';
import { useHall } from './testing/visit.ts';
import { tapWire, type Wire } from './testing/wire.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { ja } from './words/ja.ts';

const visit = useHall();
const ME = 0;
const BEFORE_ALL = -1;
const WORDS = { en, de, ja };

/** A deep run listens in every language, and to the end of the longest game. */
const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const CASES = Object.keys(registry).flatMap((game) =>
  (DEEP ? LANGUAGES : (['en'] as const)).map((language) => [game, language] as const),
);
const QUESTIONS: Readonly<Record<string, number>> = DEEP ? {} : { shinjuku: 24 };

/** Where the name of a choice may say all there is to say about it, and the next question follows at once. */
const SAID_BY_NAME = ['shinjuku'];

/** What makes a match short. */
const OPTIONS: Readonly<Record<string, Options>> = { 'king-of-tokyo': { short: true } };

test.each(CASES)('%s can be played by ear, in %s', { timeout: 600_000 }, async (game, language) => {
  const page = await visit.open('/', { newcomer: true, locale: language });
  const wire = tapWire(page);
  await listen(page);
  await startMatch(page, { game, bots: ['greedy'], options: OPTIONS[game] });
  // From now on the page knows that somebody uses the keyboard, and leads the focus along.
  await page.keyboard.press('Shift');

  const transcript = keepTranscript(language === 'en' ? game : `${game}.${language}`);
  const listener = await listenerFor(page, wire, game, language);
  let came: 'asked' | 'over' = 'asked';
  for (let asked = 0; came === 'asked' && asked < (QUESTIONS[game] ?? Number.POSITIVE_INFINITY); asked++) {
    await awaitCall(page);
    transcript.add(await listener.question());
    if (listener.isOut()) {
      await tabTo(page, page.getByRole('button', { name: WORDS[language].table.skipMatch }));
      await page.keyboard.press('Enter');
      came = 'over';
      break;
    }
    transcript.add(await listener.choices());
    came = await answerByKeys(page, asked, async () => transcript.add(await listener.choice()));
  }
  if (came === 'over') transcript.add(await listener.end());
});

/** Listens as the match goes on, and checks what it hears. */
async function listenerFor(page: Page, wire: Wire, game: string, language: Language) {
  const [room, speech] = [await registry[game](), await (await speeches[game]()).load(language)];
  const words = WORDS[language];
  const explained = new Set<string>();
  /** The last entry that was told of. */
  let known = BEFORE_ALL;
  /** What the page asks. */
  let asks = '';
  let out = false;

  async function telling(entry: number): Promise<Telling> {
    const { info, showings, sight } = await wire.until(entry);
    const names = namesFor(seatNames(info, words), ME);
    const shown = showings.slice(0, entry + 1);
    return tellingOf({ room, speech: speechAt(speech, info.options), names, words, me: ME }, shown, sight);
  }

  return {
    isOut: () => out,

    async question(): Promise<string[]> {
      const hearing = await hear(page);
      const { entry, heard, heading, note } = hearing;
      const { since, turnBegan, situation, question, holds } = await telling(entry);
      const turn = turnBegan(known) ? [words.table.turnIsYours] : [];
      out = question === null;
      // A part of a move stays in the page: then the hall does not know what is asked next.
      const asked = question === null ? words.table.fallen : entry === known ? heading : question;
      const before = since(known).filter((sentence) => sentence !== asked);
      const around = question === null ? [] : situation(known);
      const expected = signsInWords([...before, ...turn, ...around, ...holds, asked].join(' '), words.kit);
      const [call, ...more] = heard.flatMap((one) => (one.is === 'assertive' ? [one.text] : []));
      expect(more, 'one question, asked once').toEqual([]);
      expect(call.slice(0, expected.length)).toBe(expected);
      const explanation = call.slice(expected.length).trim();
      expect(signsInWords(note, words.kit)).toContain(explanation);
      expect(explained, 'explained again').not.toContain(explanation);
      if (explanation !== '') explained.add(explanation);
      expectOnce(hearing);
      known = entry;
      asks = heading;
      return heard.map(inWords);
    },

    /** What there is to choose from, each with its price. */
    async choices(): Promise<string[]> {
      const { sight } = await wire.until(known);
      const priceOf = language === 'en' ? pricesAt(room.game, sight, ME) : () => null;
      const choices = await choicesOf(page);
      const targets = choices.flatMap(({ target, own }) => (target === null || own ? [] : [target]));
      expect(targets, 'offered twice').toEqual([...new Set(targets)]);
      for (const { target, name, chosen } of choices) {
        expect(name).not.toBe('');
        expect(chosen, `chosen by nobody: ${name}`).toBe(false);
        expect(name).not.toMatch(target === null ? SIGN_ON_A_BUTTON : SIGN);
        if (target !== null) expect(name).toMatch(priceOf(target) ?? /./);
      }
      return choices.map(({ name }) => `      · ${name}`);
    },

    /** What is said when something has been chosen and not been given. */
    async choice(): Promise<string[]> {
      // Whoever has chosen what to do is asked where, without a word from the hall.
      await awaitHeading(page, asks);
      if (!SAID_BY_NAME.includes(game)) await awaitOutlook(page);
      const hearing = await hear(page);
      expectOnce(hearing);
      asks = hearing.heading;
      const target = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.target ?? '');
      const { sight } = await wire.until(known);
      const said = hearing.heard.flatMap(textOf).join(' ');
      for (const number of numbersChanged(room.game, sight, ME, target))
        expect(said, `what ${target} brings on ${number}`).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
      return hearing.heard.map(inWords);
    },

    async end(): Promise<string[]> {
      await page.locator('main h1:focus').waitFor();
      const { heard, entry } = await hear(page);
      const { since, situation } = await telling(entry);
      const told = [...since(known), ...situation(BEFORE_ALL)];
      expect(heard.flatMap(textOf)).toContain(signsInWords(told.join(' '), words.kit));
      return heard.map(inWords);
    },
  };
}

function textOf(heard: Heard): string[] {
  return 'text' in heard ? [heard.text] : [];
}

/** Readers leave it out, or say what it looks like. */
const SIGN = /[×=−±]/;
/** A button with words on it is called what is written there; minus before a number is said. */
const SIGN_ON_A_BUTTON = /[×=±]|−(?!\d)/;

function expectOnce({ heard }: Hearing): void {
  for (const one of heard) expect(inWords(one)).not.toMatch('text' in one ? SIGN : SIGN_ON_A_BUTTON);
  const said = heard.flatMap(textOf);
  for (const [i, text] of said.entries()) expect(text, 'said again').not.toBe(said[i - 1]);
}
