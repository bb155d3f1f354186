/** Whether predictions hold: what a model says of the positions of many matches, against how these ended. */
import { fastRng, type Game, type Shape } from '@yamanote/kernel';
import type { Bot, Budget } from './bot.ts';
import type { Model } from './model.ts';
import { simulateGames } from './simulate.ts';
import type { Tally } from './tally.ts';

export interface Calibration {
  game: string;
  positions: number;
  games: number;
  /** By what was predicted, lowest first: chances to win from 0 to 1, or alone the scores that came up. */
  bins: CalibrationBin[];
  /** How far what was predicted lies from what was seen, as a mean over all predictions, bin by bin. */
  error: number;
}

export interface CalibrationBin {
  from: number;
  to: number;
  predictions: number;
  /** Means; 0 where there are no predictions. */
  predicted: number;
  seen: number;
}

export interface CalibrationPlan<T extends Shape> {
  bots: readonly Bot<T>[];
  options: T['options'];
  seed: string;
  positions: number;
  budget?: Budget;
  onProgress?(positions: number): void;
}

const BINS = 10;
/** Of so many decisions one is looked at: those that follow each other say nearly the same. */
const SPARSE = 5;

interface Prediction {
  predicted: number;
  seen: number;
}

/** Looks at positions where somebody is asked, as far as this seat knows them, and predicts for every seat. */
export function calibrate<T extends Shape>(game: Game<T>, model: Model<T>, plan: CalibrationPlan<T>): Calibration {
  const { bots, options, seed, positions, budget, onProgress } = plan;
  const rng = fastRng(`${seed}, positions`);
  const predictions: Prediction[] = [];
  let looked: number[][] = [];
  let taken = 0;
  const listening = bots.map(
    (bot): Bot<T> => ({
      name: 'listening',
      answer(played, view, seat, thought, time) {
        if (rng.below(SPARSE) === 0) {
          const values: number[] = [];
          model.value(model.imagine(view, rng, seat), values);
          looked.push(values.slice(0, bots.length));
        }
        return bot.answer(played, view, seat, thought, time);
      },
    }),
  );
  let games = 0;
  for (; taken < positions; games++) {
    looked = [];
    const tally = simulateGames(game, listening, options, seed, games, games + 1, budget);
    if (tally.unfinished > 0) continue;
    const seen = endOf(tally);
    for (const values of looked.slice(0, positions - taken)) {
      for (const [seat, predicted] of values.entries()) predictions.push({ predicted, seen: seen[seat] });
    }
    taken = Math.min(positions, taken + looked.length);
    onProgress?.(taken);
  }
  return { game: game.id, positions: taken, games, ...binned(predictions, bots.length === 1) };
}

/** What the one match in a tally was worth to each seat. */
function endOf({ seats }: Tally): number[] {
  if (seats.length === 1) return [seats[0].score];
  return seats.map(({ wins }) => wins.reduce((sum, won, others) => sum + won / (others + 1), 0));
}

function binned(predictions: readonly Prediction[], alone: boolean): Pick<Calibration, 'bins' | 'error'> {
  const [low, high] = alone ? rangeOf(predictions) : [0, 1];
  const edge = (i: number) => (low * (BINS - i) + high * i) / BINS;
  const width = edge(1) - low || 1;
  const bins = Array.from({ length: BINS }, (_, i): CalibrationBin => {
    return { from: edge(i), to: edge(i + 1), predictions: 0, predicted: 0, seen: 0 };
  });
  for (const { predicted, seen } of predictions) {
    const bin = bins[Math.max(0, Math.min(BINS - 1, Math.floor((predicted - low) / width)))];
    bin.predictions++;
    bin.predicted += (predicted - bin.predicted) / bin.predictions;
    bin.seen += (seen - bin.seen) / bin.predictions;
  }
  const off = bins.reduce((sum, bin) => sum + bin.predictions * Math.abs(bin.predicted - bin.seen), 0);
  return { bins, error: off / predictions.length };
}

function rangeOf(predictions: readonly Prediction[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { predicted } of predictions) {
    low = Math.min(low, predicted);
    high = Math.max(high, predicted);
  }
  return [low, high];
}
