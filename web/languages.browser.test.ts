import type { Language } from '@yamanote/games/room';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitQuestion } from './testing/play.ts';
import { playToEnd, type Stop, tour } from './testing/tour.ts';
import { useHall } from './testing/visit.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { Words } from './words/index.ts';
import { ja } from './words/ja.ts';

const visit = useHall();
const WORDS: Readonly<Record<Language, Words>> = { en, de, ja };

/** What a reader finds on each page, written out: the words themselves cannot tell whether they are translated. */
const FOUND: Readonly<Record<Language, Readonly<Record<Exclude<Stop, 'rules'>, string>>>> = {
  en: {
    home: 'Departures',
    lobby: 'Join whoever waits',
    matches: 'Your matches',
    game: 'Usual rules',
    allRules: 'Which rules do you want to read?',
    howTo: 'How to play',
    continue: 'Continue here?',
    seat: 'A seat is reserved for you',
    noTable: 'There is no such table',
    screen: 'There is no such table',
    nowhere: 'No train stops here',
    mapEditor: 'Map editor',
    verify: 'Check a match',
    credits: 'Credits',
    waiting: 'open to anyone',
    table: 'Undo',
    end: 'Were the dice fair?',
  },
  de: {
    home: 'Abfahrten',
    lobby: 'Mit Wartenden spielen',
    matches: 'Deine Partien',
    game: 'Übliche Regeln',
    allRules: 'Welche Regeln möchtest du lesen?',
    howTo: 'So wird gespielt',
    continue: 'Hier weiterspielen?',
    seat: 'Hier ist ein Platz für dich',
    noTable: 'Diesen Tisch gibt es hier nicht',
    screen: 'Diesen Tisch gibt es hier nicht',
    nowhere: 'Hier hält kein Zug',
    mapEditor: 'Plan-Werkstatt',
    verify: 'Eine Partie prüfen',
    credits: 'Quellen und Lizenzen',
    waiting: 'offen für alle',
    table: 'Zurücknehmen',
    end: 'Waren die Würfel ehrlich?',
  },
  ja: {
    home: '発車案内',
    lobby: '待っている人と遊ぶ',
    matches: '参加中のゲーム',
    game: '通常のルール',
    allRules: 'どのルールを読みますか？',
    howTo: '遊び方',
    continue: 'ここで続けますか？',
    seat: 'あなたの席が用意されています',
    noTable: 'テーブルが見つかりません',
    screen: 'テーブルが見つかりません',
    nowhere: 'この駅には止まりません',
    mapEditor: '路線図エディター',
    verify: 'ゲームを確かめる',
    credits: 'クレジット',
    waiting: 'どなたでも',
    table: '元に戻す',
    end: 'サイコロは公正でしたか？',
  },
};

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

const LOCALES = [
  ['en', 'en-GB'],
  ['de', 'de-AT'],
  ['ja', 'ja-JP'],
] as const;

test.each(LOCALES)('%s on every page', async (language, locale) => {
  const look = (page: Page, stop: Stop) => expectSpoken(page, stop, language);
  await tour(visit, WORDS[language], { locale }, look, false);
});

test('the end of a match in every language', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await playToEnd(page);
  const storageState = await page.context().storageState();
  for (const [language, locale] of LOCALES) {
    const sameGuest = await visit.open(new URL(page.url()).pathname, { locale, storageState });
    await sameGuest.getByRole('list', { name: WORDS[language].end.result }).waitFor();
    await expectSpoken(sameGuest, 'end', language);
  }
});

/** All that is read on a page is in one language, save for what is marked as another one. */
async function expectSpoken(page: Page, stop: Stop, language: Language): Promise<void> {
  const words = WORDS[language];
  const own = new Set(textsIn(words));
  const foreign = new Set(textsIn(Object.values(WORDS)).filter((text) => !own.has(text)));
  await expect.poll(() => page.locator('html').getAttribute('lang'), { message: stop }).toBe(language);
  const texts = await textsOn(page, language);
  expect(
    texts.filter((text) => foreign.has(text)),
    stop,
  ).toEqual([]);
  expect(texts.join('\n'), stop).not.toMatch(/undefined|\[object|NaN|\b(home|game|table|end|pages|settings)\.[a-z]/);
  if (stop !== 'rules') return expect(texts.join('\n'), stop).toContain(FOUND[language][stop]);
  const written = await page.locator('article').getAttribute('lang');
  expect(['en', language]).toContain(written);
  expect(texts.includes(words.pages.rulesInEnglish)).toBe(written !== language);
}

function textsOn(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((language) => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement: parent, textContent } = nodes.currentNode;
      const isSpoken = parent?.checkVisibility() && parent.closest<HTMLElement>('[lang]')?.lang === language;
      if (isSpoken && textContent?.trim()) texts.push(textContent.trim());
    }
    return texts;
  }, language);
}

test('the language is switched on the home page and at the table, and stays', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await page.locator('html[lang="de"]').waitFor();
  await page.getByRole('heading', { name: de.home.departures }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${de.home.playNow}`) }).click();
  await awaitQuestion(page);
  await page.getByRole('button', { name: de.table.menu, exact: true }).click();
  await page.getByRole('dialog').getByText('日本語', { exact: true }).click();
  await page.locator('html[lang="ja"]').waitFor();
  await page.getByRole('button', { name: ja.kit.close }).click();
  await page.getByRole('region', { name: ja.table.actionBar }).getByRole('button').first().waitFor();
  await page.reload();
  await awaitQuestion(page);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
});
