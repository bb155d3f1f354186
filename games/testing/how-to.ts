/** What must be true of any game's page that says how to play: `testHowTo` in a game's `how-to.test.ts` tries it. */
import {
  type Edition,
  type HowTo,
  type Picture,
  type Prose,
  picturesOf,
  piecesOf,
  proseOf,
  type Stop,
  stopOf,
} from '@yamanote/games/how-to';
import { LANGUAGES, type Language, type WholeRoom } from '@yamanote/games/room';
import { declaredRuleIds } from '@yamanote/tools/rule-id';
import { faultsIn } from '@yamanote/tools/voice';
import { describe, expect, test } from 'vitest';

export interface PageToRead<W, Id extends string> {
  howTo: HowTo<W, Id>;
  room: WholeRoom;
  /** The English RULES.md. */
  rules: string;
  /** A toy of the tests is said in a few words. */
  toy?: boolean;
}

/** What is read aloud in a minute and a half: English words, German words, Japanese characters. */
const LENGTH: Readonly<Record<Language, { least: number; most: number }>> = {
  en: { least: 250, most: 300 },
  de: { least: 210, most: 300 },
  ja: { least: 500, most: 900 },
};
const SENTENCES = { least: 15, most: 25 };
const END_OF_SENTENCE = /[.!?](?= |$)|[。！？]/g;

export function testHowTo<W, Id extends string>({ howTo, room, rules, toy = false }: PageToRead<W, Id>): void {
  const pages = howTo.editions.flatMap((edition) =>
    LANGUAGES.map((language) => [language, edition.id, edition] as const),
  );
  const stopsIn = async (language: Language, edition: Edition<Id>) =>
    howTo.stops(await howTo.words.load(language), edition.id);
  const places = new Set([...declaredRuleIds(rules), ...sectionsOf(rules)]);

  describe('how to play', () => {
    test.each(pages)('in %s, %s: about six stops, each with a rule to rest on', async (language, id, edition) => {
      const stops = await stopsIn(language, edition);
      expect(stops.length).toBeGreaterThanOrEqual(toy ? 1 : 5);
      expect(stops.length).toBeLessThanOrEqual(7);
      expect(new Set(stops.map((stop) => stop.id)).size).toBe(stops.length);
      expect(new Set(stops.map(({ name }) => name)).size).toBe(stops.length);
      const columns = stops.map(({ column = 0 }) => column);
      expect(columns, 'whole lines, then the columns from the left').toEqual(columns.toSorted((a, b) => a - b));
      expect(Math.max(...columns)).toBe(howTo.columns.length);
      for (const rule of stops.flatMap(rulesNamedIn)) expect([...places], `${id}: ${rule}`).toContain(rule);
      const names = LANGUAGES.map(async (one) => howTo.editionName(await howTo.words.load(one), edition.id));
      expect(await Promise.all(names)).not.toContain('');
    });

    test.each(pages)('in %s, %s: 15 to 25 sentences, read in 90 seconds', async (language, _, edition) => {
      const stops = await stopsIn(language, edition);
      const texts = stops.flatMap(readIn);
      const sentences = texts.flatMap((text) => text.match(END_OF_SENTENCE) ?? []).length;
      expect(sentences).toBeGreaterThanOrEqual(toy ? 1 : SENTENCES.least);
      expect(sentences).toBeLessThanOrEqual(SENTENCES.most);
      const length = texts.map((text) => lengthOf(text, language)).reduce((sum, one) => sum + one, 0);
      expect(length).toBeGreaterThanOrEqual(toy ? 1 : LENGTH[language].least);
      expect(length).toBeLessThanOrEqual(LENGTH[language].most);
    });

    test.each(pages)(
      'in %s, %s: no mark is left open, and what is drawn large is told',
      async (language, _, edition) => {
        const stops = await stopsIn(language, edition);
        for (const text of stops.flatMap(readIn)) {
          expect(text, text).toMatch(/\S/);
          expect(text, text).not.toMatch(/[*[\]{}]|undefined|null|NaN/);
        }
        const cover = howTo.cover(await howTo.words.load(language), edition.id);
        for (const { caption } of [cover, ...stops.flatMap(drawnLarge)]) expect(caption).toMatch(/\S/);
        for (const { draws } of stops.flatMap(picturesOf)) expect(draws).toBeTruthy();
      },
    );

    test.each(pages)('in %s, %s: in the words of the glossary', async (language, _, edition) => {
      const stops = await stopsIn(language, edition);
      const cover = howTo.cover(await howTo.words.load(language), edition.id);
      const texts = stops.flatMap((stop) => [
        stop.title,
        ...proseOf(stop).map(shown),
        ...drawnLarge(stop).map(({ caption }) => caption),
      ]);
      const read = [cover.caption, ...texts].map((text) => ({ key: edition.id, text }));
      expect(faultsIn(read, room.game.id, language)).toEqual([]);
    });

    test.each(howTo.editions)('a question of a table ($id) has a stop that is shown for it', async (edition) => {
      const stops = await stopsIn('en', edition);
      for (const [kind, { is }] of Object.entries(room.game.rules)) {
        const rule = is === 'ask' || is === 'each' ? room.ruleOf(kind, edition.options) : null;
        if (rule !== null) expect(stopOf(stops, rule)?.id, `${kind}: ${rule}`).toBeDefined();
      }
    });
  });
}

function drawnLarge({ blocks }: Stop): readonly Picture[] {
  return blocks.flatMap((block) => {
    if (block.is === 'picture') return [block.picture];
    return block.is === 'steps' ? block.steps.map(({ picture }) => picture) : [];
  });
}

/** `## KOT-7 Tokyo` is the section KOT-7. */
function sectionsOf(rules: string): string[] {
  return Array.from(rules.matchAll(/^##+ ([A-Z]{2,4}-\w+)/gm), ([, id]) => id);
}

function rulesNamedIn(stop: Stop): string[] {
  const linked = proseOf(stop).flatMap((text) =>
    piecesOf(text).flatMap((piece) => (piece.is === 'rule' ? [piece.rule] : [])),
  );
  return [stop.rule, ...stop.sections, ...linked];
}

/** All that one reads of a stop, as it is shown. */
function readIn(stop: Stop): string[] {
  const names = stop.blocks.flatMap((block) => (block.is === 'steps' ? block.steps.map(({ name }) => name) : []));
  return [stop.title, ...names, ...proseOf(stop).map(shown)];
}

function shown(prose: Prose): string {
  return piecesOf(prose)
    .map(({ text }) => text)
    .join('');
}

function lengthOf(text: string, language: Language): number {
  return language === 'ja' ? [...text].length : text.split(/\s+/).filter(Boolean).length;
}
