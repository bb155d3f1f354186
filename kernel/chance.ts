import { type Json, same } from './json.ts';
import type { Rng } from './random.ts';
import { type OrRefusal, refuse } from './refusal.ts';

/**
 * What chance is about to do, as data.
 *   dice  that many six-sided dice, thrown together. Outcome: the faces in ascending order (no rule can tell two equal
 *         dice apart, and search has 21 outcomes of two dice instead of 36).
 *   draw  that many cards out of a pile given as counts, without putting back. Outcome: the cards in alphabetical order;
 *         whoever cares about the order of drawing draws one at a time.
 *   pick  one of the listed outcomes, by weight (whole numbers).
 */
export type Chance =
  | { readonly dice: number }
  | { readonly draw: number; readonly from: Readonly<Record<string, number>> }
  | { readonly pick: readonly (readonly [Json, number])[] };

export type Outcome = Json;

export function sample(chance: Chance, rng: Rng): Outcome {
  if ('dice' in chance) {
    const faces: number[] = [];
    for (let i = 0; i < chance.dice; i++) insert(faces, i, 1 + rng.below(6));
    return faces;
  }
  if ('draw' in chance) return sampleDraw(chance.draw, chance.from, rng);
  return samplePick(chance.pick, rng);
}

function samplePick(pick: readonly (readonly [Outcome, number])[], rng: Rng): Outcome {
  let weight = 0;
  for (let i = 0; i < pick.length; i++) weight += pick[i][1];
  if (weight < 1) throw new Error('a pick needs at least one outcome of positive weight');
  let ticket = rng.below(weight);
  let at = 0;
  while (ticket >= pick[at][1]) ticket -= pick[at++][1];
  return pick[at][0];
}

/** Puts a face among the first `at`, which are in order. */
function insert(faces: number[], at: number, face: number): void {
  let place = at;
  for (; place > 0 && faces[place - 1] > face; place--) faces[place] = faces[place - 1];
  faces[place] = face;
}

function sampleDraw(count: number, from: Readonly<Record<string, number>>, rng: Rng): string[] {
  const cards = inOrder(from);
  const left = cards.map((card) => from[card]);
  const taken = cards.map(() => 0);
  let size = total(left);
  if (size < count) throw new Error(`cannot draw ${count} of ${size} cards`);
  for (let i = 0; i < count; i++) {
    let ticket = rng.below(size--);
    let at = 0;
    while (ticket >= left[at]) ticket -= left[at++];
    left[at]--;
    taken[at]++;
  }
  const drawn: string[] = [];
  for (let at = 0; at < cards.length; at++) for (let copy = 0; copy < taken[at]; copy++) drawn.push(cards[at]);
  return drawn;
}

/** Sorted, because the order of keys is nobody's promise: who could change it in a file could choose what was drawn. */
function inOrder(from: Readonly<Record<string, number>>): string[] {
  const cards = Object.keys(from);
  // Sorting what is in order already would take most of the time of a draw.
  for (let at = 1; at < cards.length; at++) if (cards[at - 1] > cards[at]) return cards.sort();
  return cards;
}

/** Every outcome with its probability; the probabilities add up to 1. */
export function outcomes(chance: Chance): [Outcome, number][] {
  if ('dice' in chance) return diceOutcomes(chance.dice);
  if ('draw' in chance) {
    const { from } = chance;
    const pile = inOrder(from).map((card): [string, number] => [card, from[card]]);
    const ways = hands(pile, chance.draw);
    const all = total(ways.map(([, weight]) => weight));
    return ways.map(([hand, weight]) => [hand, weight / all]);
  }
  const all = total(chance.pick.map(([, weight]) => weight));
  return chance.pick.filter(([, weight]) => weight > 0).map(([outcome, weight]) => [outcome, weight / all]);
}

function diceOutcomes(dice: number): [number[], number][] {
  let thrown: [number[], number][] = [[[], 1]];
  for (let i = 0; i < dice; i++) {
    thrown = thrown.flatMap(([faces, odds]) =>
      [1, 2, 3, 4, 5, 6]
        .filter((face) => faces.length === 0 || face >= faces[faces.length - 1])
        .map((face): [number[], number] => [[...faces, face], odds]),
    );
  }
  const ordered = 6 ** dice;
  return thrown.map(([faces]) => [faces, arrangements(faces) / ordered]);
}

/** In how many orders the same faces can fall. */
function arrangements(faces: readonly number[]): number {
  let ways = 1;
  let run = 0;
  for (let i = 0; i < faces.length; i++) {
    run = i > 0 && faces[i] === faces[i - 1] ? run + 1 : 1;
    ways = (ways * (i + 1)) / run;
  }
  return ways;
}

/** Every hand of `count` cards with the number of ways to draw it. */
function hands(pile: readonly [string, number][], count: number): [string[], number][] {
  if (count === 0) return [[[], 1]];
  if (pile.length === 0) return [];
  const [[card, copies], ...rest] = pile;
  const all: [string[], number][] = [];
  for (let taken = Math.min(copies, count); taken >= 0; taken--) {
    const ways = choose(copies, taken);
    for (const [hand, weight] of hands(rest, count - taken)) {
      all.push([[...Array<string>(taken).fill(card), ...hand], ways * weight]);
    }
  }
  return all;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** An outcome from outside (a script, a match file) in its canonical form, if it can come of this chance. */
export function parseOutcome(chance: Chance, json: unknown): OrRefusal<Outcome> {
  if ('dice' in chance) {
    const fits =
      Array.isArray(json) &&
      json.length === chance.dice &&
      json.every((face) => Number.isInteger(face) && face >= 1 && face <= 6);
    const expected = `a list of ${chance.dice} ${chance.dice === 1 ? 'die' : 'dice'} from 1 to 6`;
    return fits ? [...json].sort((a, b) => a - b) : refuse('malformed', '', expected, json);
  }
  if ('draw' in chance) {
    const cards = inOrder(chance.from);
    const fits =
      Array.isArray(json) &&
      json.length === chance.draw &&
      json.every((card) => typeof card === 'string' && Object.hasOwn(chance.from, card)) &&
      cards.every((card) => json.filter((drawn) => drawn === card).length <= chance.from[card]);
    if (fits) return cards.flatMap((card) => json.filter((drawn) => drawn === card));
    const left = cards.filter((card) => chance.from[card] > 0).join(', ');
    return refuse('malformed', '', `a list of ${chance.draw} drawn from what is left (${left})`, json);
  }
  const picked = chance.pick.find(([outcome, weight]) => weight > 0 && same(outcome, json));
  if (picked) return picked[0];
  return refuse('malformed', '', `one of ${chance.pick.map(([o]) => JSON.stringify(o)).join(', ')}`, json);
}
