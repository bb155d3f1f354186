import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import {
  CARD_IDS,
  CARDS,
  EFFECT_IDS,
  EFFECTS,
  GOAL_IDS,
  GOALS_IN_PLAY,
  HOTSPOT_POINTS,
  INTERCHANGE_POINTS,
  PENCILS,
  SYMBOLS,
} from './cards.ts';
import { nextStation } from './index.ts';

const cards = CARD_IDS.map((id) => CARDS[id]);

rule('NST-4.1', 'eleven cards: six overground with the switch, five underground, four symbols and a joker each', () => {
  const shown = (underground: boolean) => cards.filter((card) => card.underground === underground);
  expect([shown(false).length, shown(true).length]).toEqual([6, 5]);
  for (const layer of [shown(false), shown(true)]) {
    const plain = layer.filter((card) => !card.branch);
    expect(plain.map(({ symbol }) => symbol).sort()).toEqual([...SYMBOLS, null].sort());
  }
  expect(cards.filter(({ branch }) => branch)).toEqual([
    { id: 'overground-switch', underground: false, symbol: null, doubleTrack: false, branch: true },
  ]);
  expect(Object.values(CARDS).map(({ id }) => id)).toEqual(CARD_IDS);
});

rule('NST-6.1', 'both jokers show any symbol and the double track, and no other card does', () => {
  expect(cards.filter(({ doubleTrack }) => doubleTrack).map(({ id }) => id)).toEqual([
    'overground-joker',
    'underground-joker',
  ]);
  expect(cards.filter(({ symbol, branch }) => symbol === null && !branch).every((card) => card.doubleTrack)).toBe(true);
});

rule(['NST-12.1', 'NST-12.2'], 'four symbol cards and four effect cards; two station cards of each symbol', () => {
  expect([SYMBOLS.length, EFFECT_IDS.length, PENCILS.length]).toEqual([4, 4, 4]);
  for (const symbol of SYMBOLS) expect(cards.filter((card) => card.symbol === symbol)).toHaveLength(2);
  for (const id of EFFECT_IDS) expect(Object.values(EFFECTS[id]).filter(Boolean), id).toHaveLength(1);
});

rule(['NST-8.3', 'NST-8.4', 'NST-11.3'], 'what hotspots and interchanges are worth', () => {
  expect(HOTSPOT_POINTS).toEqual({ central: 0, inner: 0, outer: 5, corner: 10 });
  expect(INTERCHANGE_POINTS).toEqual([0, 0, 0, 5, 15, 30]);
});

rule('NST-13.1', 'five goal cards, two of them in play', () => {
  expect([GOAL_IDS.length, GOALS_IN_PLAY]).toEqual([5, 2]);
});

rule('NST-12.11', 'no effect module of a sister game is offered', () => {
  expect(nextStation.options).toEqual({
    map: { type: 'choice', values: ['tokyo-original-1', 'tokyo-original-2'], default: 'tokyo-original-1' },
    effects: { type: 'flag', default: false },
    goals: { type: 'flag', default: false },
    pencils: { type: 'choice', values: ['dealt', 'chosen'], default: 'dealt' },
    pace: { type: 'choice', values: ['together', 'own'], default: 'together' },
  });
});

rule('NST-1.1', 'for one to four players', () => {
  expect(nextStation.seats).toEqual({ min: 1, max: 4 });
});
