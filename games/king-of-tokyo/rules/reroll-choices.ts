/** Which dice can be thrown again, once for each different choice, made once for each different roll. */
import { FACES } from './actions.ts';
import { KEEP_IDS, type KeepId } from './cards.ts';
import { type Action, CLAW, type Dice, type Face } from './types.ts';

type Choices = readonly Action[];

/** By card, then by the code of the dice. */
const known = new Map<KeepId | null, Map<number, Choices>>([null, ...KEEP_IDS].map((by) => [by, new Map()]));

/** At most eight dice show each face: a digit in base nine for each. */
const BASE = 9;
const PLACES = FACES.map((_, i) => BASE ** i);

function codeOf(dice: Dice): number {
  let code = 0;
  for (let i = 0; i < dice.length; i++) code += PLACES[dice[i] - 1];
  return code;
}

/** All of them but the empty one; `locked`: claws stay. */
export function rerollChoices(dice: Dice, locked: boolean, by: KeepId | null): Choices {
  const loose = locked ? dice.filter((face) => face !== CLAW) : dice;
  const ofCard = known.get(by) as Map<number, Choices>;
  const code = codeOf(loose);
  const choices = ofCard.get(code);
  if (choices !== undefined) return choices;
  const made = chooseFrom(loose, by);
  ofCard.set(code, made);
  return made;
}

function chooseFrom(dice: Dice, by: KeepId | null): Choices {
  let parts: Face[][] = [[]];
  for (const face of FACES) {
    const shown = dice.filter((die) => die === face).length;
    parts = parts.flatMap((part) =>
      Array.from({ length: shown + 1 }, (_, taken) => [...part, ...Array<Face>(taken).fill(face)]),
    );
  }
  return parts.filter((part) => part.length > 0).map((part) => ({ do: 'reroll', dice: part, by }));
}

/** From one to all of the dice that show this face; they may be more than a turn has. */
export function rerollsOfFace(shown: number, face: Face, by: KeepId): Choices {
  return Array.from({ length: shown }, (_, i) => ({ do: 'reroll', dice: Array<Face>(i + 1).fill(face), by }));
}
