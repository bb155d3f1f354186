/** In which order the levels of a game are found, against whom, and how often each is to win. */
import { LEAST_STRENGTH, levelName, STRENGTHS } from '@yamanote/bots';

export interface Found {
  strength: number;
  /** `search`, `greedy`, or a level that was found before. */
  against: string;
  /** So often the new level is to win against it. */
  wins: number;
}

/** So often a level wins against the one below at least and at most, where they begin with `search`: promised are 60 to 80 %. */
const LEAST_STEP = 0.64;
const MOST_STEP = 0.77;
/** So often gentle, three steps below the hardest, should win against greedy: promised are 15 to 40 %. */
const GENTLE = 0.22;
const STEPS_TO_GENTLE = 3;

/** Where gentle is found by greedy itself, it and the steps above it are put amid what is promised. */
const GENTLE_BY_GREEDY = 0.28;
const STEP_UP = 0.71;

const { gentle, easy, normal, hard } = STRENGTHS;

/**
 * From the top down, each level against the one above, if gentle comes to where it should be by that. Where `search` is too far
 * above greedy, from the bottom up: gentle against greedy, each of the others against the one below, and the hardest is not
 * `search`, but chooses softly as well. Below the gentlest there is one step more, for who wins little against it.
 */
export function planFrom(searchOverGreedy: number): Found[] {
  const step = stepFrom(searchOverGreedy);
  if (step > MOST_STEP) {
    return [
      { strength: gentle, against: 'greedy', wins: GENTLE_BY_GREEDY },
      { strength: LEAST_STRENGTH, against: levelName(gentle), wins: 1 - STEP_UP },
      { strength: easy, against: levelName(gentle), wins: STEP_UP },
      { strength: normal, against: levelName(easy), wins: STEP_UP },
      { strength: hard, against: levelName(normal), wins: STEP_UP },
    ];
  }
  const wins = 1 - Math.max(LEAST_STEP, step);
  return [
    { strength: normal, against: 'search', wins },
    { strength: easy, against: levelName(normal), wins },
    { strength: gentle, against: levelName(easy), wins },
    { strength: LEAST_STRENGTH, against: levelName(gentle), wins },
  ];
}

/** Odds multiply: as large a step as brings gentle to where it should be. */
function stepFrom(searchOverGreedy: number): number {
  const odds = (oddsOf(Math.min(0.99, searchOverGreedy)) / oddsOf(GENTLE)) ** (1 / STEPS_TO_GENTLE);
  return odds / (1 + odds);
}

function oddsOf(rate: number): number {
  return rate / (1 - rate);
}
