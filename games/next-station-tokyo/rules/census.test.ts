import { expect, test } from 'vitest';
import { nextStation } from './index.ts';
import { played, SEATS } from './testing/played.ts';
import type { NextStationState as State } from './types.ts';

const steps = () => played({ effects: true }, 'census');
const finished = () => steps().slice(-1)[0].after;

/** What counts otherwise than it should after a change to a finished match. */
const countsAfter = (change: (state: State) => unknown) => {
  const sound = finished();
  const state = nextStation.clone(sound);
  change(state);
  const [before, after] = [nextStation.census(sound), nextStation.census(state)];
  return Object.keys(after).filter((name) => after[name] !== before[name]);
};

test('counts every card, symbol, effect, goal and pencil once, and nothing too much on a sheet', () => {
  for (const { before, after } of steps()) expect(nextStation.census(after)).toEqual(nextStation.census(before));
  const counts = nextStation.census(finished());
  const sheets = Object.keys(counts).filter((name) => name.startsWith('sheet'));
  expect(sheets).toHaveLength(2 * SEATS);
  for (const [name, count] of Object.entries(counts))
    if (!sheets.includes(name)) expect([name, count]).toEqual([name, 1]);
  expect(Object.keys(counts)).toHaveLength(4 * 11 + 4 + 4 + 5 + 4 + sheets.length);
});

test('notices a card that is out twice', () => {
  const sound = finished();
  const card = sound.deal[2][0];
  expect(countsAfter((state) => state.deal[2].push(card))).toEqual([`phase 3 ${card}`]);
  const [symbol] = sound.symbols;
  expect(countsAfter((state) => state.symbols.push(symbol))).toEqual([`symbol ${symbol}`]);
  const [effect] = sound.effects;
  expect(countsAfter((state) => state.effects.push(effect))).toEqual([`effect ${effect}`]);
  expect(countsAfter((state) => state.goals.push('ring', 'ring'))).toEqual(['goal ring']);
});

test('notices a pencil that is lost or there twice', () => {
  const [first, second] = finished().pencils;
  expect(countsAfter((state) => state.pencils.splice(0, 1, null))).toEqual([`pencil ${first}`]);
  const twice = countsAfter((state) => state.pencils.splice(0, 1, second)).sort();
  expect(twice).toEqual([`pencil ${first}`, `pencil ${second}`].sort());
});

test('notices a sheet that does not agree with itself', () => {
  expect(countsAfter(({ sheets }) => sheets[1].tracks.splice(0, 1, sheets[1].tracks[0] ^ 1))).toEqual([
    'sheet 1 segments',
  ]);
  expect(countsAfter(({ sheets }) => sheets[0].connections.splice(3, 1, sheets[0].connections[3] ^ 1))).toEqual([
    'sheet 0 stations',
  ]);
});
