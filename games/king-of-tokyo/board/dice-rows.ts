/** The dice in two rows, those that stay and those that are rolled again; what is legal is only looked up. */
import { type Action, type Dice, type Face, without } from '@yamanote/games/king-of-tokyo/rules';

export interface Rows {
  readonly keep: Dice;
  readonly roll: Dice;
}

export type Reroll = Extract<Action, { do: 'reroll' }>;

export function rerollsIn(answers: readonly Action[]): Reroll[] {
  return answers.filter((answer) => answer.do === 'reroll');
}

/** Every way to roll just these dice again: without a card first. */
export function rerollsOf(dice: Dice, answers: readonly Action[]): Reroll[] {
  return rerollsIn(answers)
    .filter((answer) => answer.dice.join() === dice.join())
    .sort((a, b) => Number(a.by !== null) - Number(b.by !== null));
}

/**
 * How the dice lie: as the player has put them; before that, what was thrown last is in the air again, if that costs
 * nothing. `thrown` is `null` where no throw is known.
 */
export function rowsOf(dice: Dice, answers: readonly Action[], selected: Action | null, thrown: Dice | null): Rows {
  if (selected?.do === 'reroll') return split(dice, selected.dice);
  if (selected?.do === 'stop') return split(dice, []);
  const loose = facesThatRoll(answers.filter((answer) => answer.do === 'reroll' && answer.by === null));
  const again = (thrown ?? dice).filter((face) => loose.has(face));
  const isFree = rerollsOf(again, answers).some(({ by }) => by === null);
  return split(dice, isFree ? again : []);
}

function facesThatRoll(answers: readonly Action[]): ReadonlySet<Face> {
  return new Set(rerollsIn(answers).flatMap(({ dice }) => dice));
}

function split(dice: Dice, roll: Dice): Rows {
  return { keep: without(dice, roll), roll };
}

/** The rows after a die with this face has changed its row. */
export function moved({ keep, roll }: Rows, face: Face, from: keyof Rows): Rows {
  return from === 'keep'
    ? { keep: without(keep, [face]), roll: sorted([...roll, face]) }
    : { keep: sorted([...keep, face]), roll: without(roll, [face]) };
}

/** What this arrangement answers: roll the one row, or be content if it is empty; `null` if that is not possible. */
export function answerOf({ roll }: Rows, answers: readonly Action[]): Action | null {
  const answer = roll.length === 0 ? answers.find(({ do: verb }) => verb === 'stop') : rerollsOf(roll, answers)[0];
  return answer ?? null;
}

/** Whether a die with this face may change its row: a claw that has to stay, for one, may not. */
export function mayMove(rows: Rows, face: Face, from: keyof Rows, answers: readonly Action[]): boolean {
  return answerOf(moved(rows, face, from), answers) !== null;
}

function sorted(dice: Dice): Dice {
  return dice.slice().sort((a, b) => a - b);
}

export function countOf(dice: Dice, face: Face): number {
  return dice.filter((die) => die === face).length;
}

/** Which of these dice are among those that fell last: as many of each face as were thrown. All, where no throw is known. */
export function thrownAmong(dice: Dice, thrown: Dice | null): boolean[] {
  const left = thrown === null ? null : [...thrown];
  return dice.map((face) => {
    if (left === null) return true;
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
