import type { MapNeed } from './need.ts';

/** Says that something is wrong, where, what was expected and what was found. */
export type Complain = (where: string, expected: MapNeed, found: unknown) => void;
