import type { Dice, Face } from '@yamanote/games/king-of-tokyo/rules';
import { signal } from '@yamanote/kit';

/** A die that somebody tapped although it has to stay, among these dice: the line about them says why. */
export const puzzled = signal<{ readonly face: Face; readonly dice: Dice } | null>(null);
