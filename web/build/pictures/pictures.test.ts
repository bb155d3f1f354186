import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registry } from '@yamanote/games/registry';
import { LANGUAGES } from '@yamanote/games/room';
import { declaredRuleIds } from '@yamanote/tools/rule-id';
import { expect, test } from 'vitest';
import { rulesPictures } from './games.ts';
import { renderPictures } from './render.tsx';

const folder = (game: string) => new URL(`../../../games/${game}/`, import.meta.url);
const scenarios = (game: string) => new URL('scenarios/', folder(game));
const read = (game: string, name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, scenarios(game)), 'utf8'));

const GAMES = Object.keys(registry);

/** Sections whose scenarios have nothing to show or to tell. */
const WITHOUT: Readonly<Record<string, string>> = {
  'SJP-5': 'what it says about the deck, no picture shows',
  'SJP-13': 'points of what is behind the screens; SJP-14 shows the same',
};

/** Characters of HTML; what repeats in it is sent once. */
const MOST = 12_000;

test('every game has pictures', () => {
  expect(Object.keys(rulesPictures).toSorted()).toEqual(GAMES.toSorted());
});

test.each(GAMES)('%s: every picture is of a scenario that proves its rule', async (game) => {
  const { scenes } = await rulesPictures[game]();
  const declared = declaredRuleIds(readFileSync(new URL('RULES.md', folder(game)), 'utf8'));
  for (const [rule, name] of Object.entries(scenes)) {
    expect(declared, rule).toContain(rule);
    expect(existsSync(new URL(`${name}.json`, scenarios(game))), name).toBe(true);
    expect(read(game, name).rules, name).toContain(rule);
  }
});

test.each(GAMES)('%s: every section that scenarios prove has a picture', async (game) => {
  const { scenes } = await rulesPictures[game]();
  const proved = readdirSync(scenarios(game)).flatMap(
    (file) => read(game, file.replace(/\.json$/, '')).rules as string[],
  );
  const shown = new Set(Object.keys(scenes).map(sectionOf));
  const missing = [...new Set(proved.map(sectionOf))].filter((section) => !shown.has(section) && !(section in WITHOUT));
  expect(missing).toEqual([]);
});

test.each(GAMES)('%s: pictures are light, and are told in the language of the page', async (game) => {
  const pages = await Promise.all(
    LANGUAGES.map((language) => renderPictures(game, language, (name) => read(game, name))),
  );
  const [english, german, japanese] = pages.map(({ pictures }) => pictures);
  for (const { pictures, shared } of pages) {
    // The pages allow no styles in their text.
    expect(shared + Object.values(pictures).join('')).not.toMatch(/ style="/);
    for (const [rule, html] of Object.entries(pictures)) {
      expect(html.length, rule).toBeLessThan(MOST);
      expect(html, rule).not.toMatch(/undefined|NaN|\[object/);
    }
  }
  for (const rule of Object.keys(english)) {
    const told = [english, german, japanese].map((page) => /<figcaption>(.*)<\/figcaption>/.exec(page[rule])?.[1]);
    if (told[0] === undefined) continue;
    expect(new Set(told).size, rule).toBe(told.length);
    expect(told[2], rule).toMatch(/[\u3040-\u30ff].*[。！]$/);
  }
});

/** `KOT-5` of `KOT-5.4`, `KOT-A` of `KOT-A12`. */
function sectionOf(rule: string): string {
  return rule.includes('.') ? rule.replace(/\..*$/, '') : rule.replace(/\d+[a-z]?$/, '');
}
