/** Texts that name figures, compared with the figures of the rules. */
import { loadAll } from '@yamanote/games/by-language';
import {
  CARD_IDS,
  CARDS,
  GOAL_HOTSPOTS,
  GOAL_LINES,
  GOAL_POINTS,
  GRADE_LIMITS,
  HOTSPOT_POINTS,
  INTERCHANGE_POINTS,
  LAST_UNDERGROUND,
  MAP_IDS,
  ourMap,
  PENCILS,
  PHASES,
  RING_DEDUCTION,
  SOLO_DEDUCTION,
  SYMBOLS,
} from '@yamanote/games/next-station-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';
import { topicWords } from './topics.ts';

await loadAll(words, topicWords);

const underground = CARD_IDS.filter((id) => CARDS[id].underground).length;

describe.each(LANGUAGES)('in %s', (language) => {
  const topics = topicWords[language];
  const { goals, options, pencils, symbols } = words[language];
  /** The figures of a text, in their order. */
  const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

  test('points are those of the rules', () => {
    expect(figures(topics.interchanges.text).slice(-6)).toEqual(
      [3, 4, 5].flatMap((lines) => [lines, INTERCHANGE_POINTS[lines]]).slice(-6),
    );
    expect(figures(topics.hotspots.text)).toEqual(
      expect.arrayContaining([HOTSPOT_POINTS.corner, HOTSPOT_POINTS.outer]),
    );
    expect(figures(topics.ring.text)).toEqual([8, ...(language === 'ja' ? [1] : []), RING_DEDUCTION]);
    expect(figures(topics.goals.text)).toContain(GOAL_POINTS);
    expect(figures(options.goals.hint)).toContain(GOAL_POINTS);
    expect(figures(topics.solo.text).slice(-GRADE_LIMITS.length)).toEqual(GRADE_LIMITS);
    expect(figures(topics.solo.text)).toContain(SOLO_DEDUCTION);
    expect(figures(topics.winning.text)).toEqual(expect.arrayContaining([PHASES, RING_DEDUCTION]));
  });

  test('cards, phases and rounds are counted as the rules do', () => {
    expect(figures(topics.cards.text)).toEqual(
      expect.arrayContaining([CARD_IDS.length, CARD_IDS.length - underground, underground]),
    );
    expect(figures(topics.phase.text)).toEqual(expect.arrayContaining([PHASES, LAST_UNDERGROUND, 5, 10]));
  });

  test('goals name what they ask for', () => {
    expect(figures(goals.hotspots.text)).toContain(GOAL_HOTSPOTS);
    expect(figures(goals.interchange.text)).toContain(GOAL_LINES);
    for (const id of MAP_IDS) {
      const map = ourMap(id);
      expect(figures(goals.districts.text)).toContain(map.districts.length);
      expect(figures(topics.ring.text)).toContain(map.ring.length);
      expect(figures(topics.maps.text)).toEqual(expect.arrayContaining([map.districts.length, map.ring.length]));
      const counts = ['central', 'inner', 'outer', 'corner'].map(
        (kind) => map.districts.filter((one) => one.kind === kind).length,
      );
      expect(figures(topics.districts.text)).toEqual(expect.arrayContaining(counts));
    }
  });

  test('every symbol and every pencil is explained', () => {
    for (const symbol of SYMBOLS) expect(topics.symbols.text).toContain(symbols[symbol]);
    for (const pencil of PENCILS) expect(topics.pencils.text.toLowerCase()).toContain(pencils[pencil].toLowerCase());
  });
});
