/**
 * What dice are worth while they can still be rolled again: the exact mean, if everything is chosen as well as it can be.
 * A full handful is worth the best part that one may keep of it; a part is worth the mean over the dice that come to it.
 *
 * What else may be known of a roll (how often it kills, how many hearts it brings) are wishes: each is followed along the
 * choices that are best for the worth.
 */
import { FACES, type Handfuls, handfulOf, handfulsOf } from './handfuls.ts';

/** What may be done with dice by paying for it. Whatever it leads to has been paid more for, and has a higher number. */
export interface Spending {
  /** One reroll more, once the free ones are used up: what has been spent then. */
  readonly rerolls: readonly number[];
  /** A die may be turned at the end, to one face (1 to 6) or to any (0). */
  readonly changes: readonly { readonly to: number; readonly spent: number }[];
}

export interface DiceRules {
  /** How many dice there are. */
  readonly size: number;
  /** A face (1 to 6) that no reroll takes up again, or 0. */
  readonly locked: number;
  /** A face whose dice may be rolled again at any time for nothing, or 0. */
  readonly loose: number;
  /** By what has been spent; number 0 is nothing. */
  readonly spendings: readonly Spending[];
}

const FOR_NOTHING: readonly Spending[] = [{ rerolls: [], changes: [] }];

/** Dice without any card. */
export function plainDice(size: number, locked: number): DiceRules {
  return { size, locked, loose: 0, spendings: FOR_NOTHING };
}

/** What final dice, given as counts of each face, are worth when so much has been spent on them. */
export type FinalWorth = (counts: readonly number[], spent: number) => number;

/** A value for each handful: first the worth, then one for each wish. */
type Track = readonly Float64Array[];

export interface SolvedDice {
  readonly rules: DiceRules;
  /** What these dice are worth with so many rerolls left; dice that are missing are in the air. */
  worth(dice: readonly number[], rerolls: number): number;
  /** What becomes of a wish. */
  wish(wish: number, dice: readonly number[], rerolls: number): number;
  /** What these dice are worth, or what becomes of a wish, if none of them is rolled again. */
  settled(track: number, dice: readonly number[]): number;
}

export function solveDice(rules: DiceRules, worth: FinalWorth, wishes: readonly FinalWorth[] = []): SolvedDice {
  const handfuls = handfulsOf(rules.size);
  const functions = [worth, ...wishes];
  const settled: Track[] = [];
  const unpaid: Track[] = [];
  for (let spent = rules.spendings.length - 1; spent >= 0; spent--) {
    const { rerolls, changes } = rules.spendings[spent];
    const values = finalValues(handfuls, functions, spent);
    for (const { to, spent: after } of changes) changeDie(handfuls, values, settled[after], to);
    settled[spent] = rerolls.length > 0 || rules.loose > 0 ? copied(values) : values;
    for (const after of rerolls) payForReroll(handfuls, values, unpaid[after], rules.locked);
    settle(handfuls, values, rules.loose);
    unpaid[spent] = values;
  }
  /** By rerolls left. */
  const levels: Track[] = [unpaid[0]];
  const value = (track: number, dice: readonly number[], rerolls: number) => {
    while (levels.length <= rerolls) levels.push(oneRerollMore(handfuls, levels[levels.length - 1], rules));
    return levels[rerolls][track][handfulOf(handfuls, dice)];
  };
  return {
    rules,
    worth: (dice, rerolls) => value(0, dice, rerolls),
    wish: (wish, dice, rerolls) => value(wish + 1, dice, rerolls),
    settled: (track, dice) => settled[0][track][handfulOf(handfuls, dice)],
  };
}

function finalValues({ counts, full }: Handfuls, functions: readonly FinalWorth[], spent: number): Track {
  return functions.map((worth) => {
    const values = new Float64Array(counts.length);
    for (let i = full; i < values.length; i++) values[i] = worth(counts[i], spent);
    return values;
  });
}

function copied(track: Track): Track {
  return track.map((values) => values.slice());
}

function take(to: Track, at: number, from: Track, part: number): void {
  for (let i = 0; i < to.length; i++) to[i][at] = from[i][part];
}

/** One die of each full handful is turned, where that is better. */
function changeDie({ plus, minus, full }: Handfuls, values: Track, after: Track, to: number): void {
  for (let i = full; i < values[0].length; i++) {
    for (let die = 0; die < FACES; die++) {
      const rest = minus[i * FACES + die];
      if (rest < 0) continue;
      for (let face = to === 0 ? 0 : to - 1; face < (to === 0 ? FACES : to); face++) {
        const turned = plus[rest * FACES + face];
        if (after[0][turned] > values[0][i]) take(values, i, after, turned);
      }
    }
  }
}

/** At least one die has to go up again for what is paid. */
function payForReroll(handfuls: Handfuls, values: Track, after: Track, locked: number): void {
  const parts = copied(after);
  parts[0].fill(Number.NEGATIVE_INFINITY, handfuls.full);
  spread(handfuls, parts, locked);
  for (let i = handfuls.full; i < values[0].length; i++) {
    if (parts[0][i] > values[0][i]) take(values, i, parts, i);
  }
}

/** With one reroll more one keeps the best part of each full handful, perhaps all of it. */
function oneRerollMore(handfuls: Handfuls, before: Track, { locked, loose }: DiceRules): Track {
  const values = copied(before);
  spread(handfuls, values, locked);
  settle(handfuls, values, loose);
  return values;
}

/** A part is a handful with dice taken away one by one; so the best spreads along the arrows, from small to large ones. */
export function spread({ plus, full }: Handfuls, values: Track, locked: number): void {
  const [worth] = values;
  const alone = values.length === 1;
  for (let i = 0; i < full; i++) {
    for (let face = 0; face < FACES; face++) {
      if (face === locked - 1) continue;
      const more = plus[i * FACES + face];
      if (worth[i] <= worth[more]) continue;
      if (alone) worth[more] = worth[i];
      else take(values, more, values, i);
    }
  }
}

/** What is rolled again for nothing shows the same face again in a sixth of all cases: so often, nothing is left of it. */
const SWEEPS = 20;

/** Fills in the handfuls with dice missing, and lets loose dice go up again where that is better. */
function settle(handfuls: Handfuls, values: Track, loose: number): void {
  throwMissing(handfuls, values);
  if (loose === 0) return;
  const { minus, full } = handfuls;
  const rolled = new Uint8Array(values[0].length);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = full; i < rolled.length; i++) {
      let best = -1;
      for (let part = minus[i * FACES + loose - 1]; part >= 0; part = minus[part * FACES + loose - 1]) {
        if (best < 0 || values[0][part] > values[0][best]) best = part;
      }
      if (best < 0 || (rolled[i] === 0 && values[0][best] <= values[0][i])) continue;
      rolled[i] = 1;
      take(values, i, values, best);
    }
    throwMissing(handfuls, values);
  }
}

/** The mean over the next die's face. */
export function throwMissing({ plus, full }: Handfuls, track: Track): void {
  for (let t = 0; t < track.length; t++) {
    const values = track[t];
    for (let i = full - 1; i >= 0; i--) {
      let sum = 0;
      for (let face = 0; face < FACES; face++) sum += values[plus[i * FACES + face]];
      values[i] = sum / FACES;
    }
  }
}
