/** Dice and monsters, and what they can be. */
/** The faces of a die as the kernel throws them: 1, 2 and 3 are numbers. */
export const HEART = 4;
export const CLAW = 5;
export const ENERGY = 6;
export type Face = 1 | 2 | 3 | typeof HEART | typeof CLAW | typeof ENERGY;
/** Dice in ascending order of their faces: nobody can tell two equal dice apart. */
export type Dice = readonly Face[];

export const MONSTERS = ['kasabo', 'namazor', 'darumo', 'tanugon', 'zemira', 'jihanga'] as const;
export type MonsterId = (typeof MONSTERS)[number];

/** `out`: eliminated. */
export type Place = 'outside' | 'city' | 'bay' | 'out';

/** What a rolled heart is good for, besides another monster. */
export type HeartUse = 'self' | 'poison' | 'shrink';
