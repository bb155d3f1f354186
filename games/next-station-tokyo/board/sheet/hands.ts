/** Which hand belongs to which pencil, and how its colour is called in the styles. */
import type { PencilId } from '@yamanote/games/next-station-tokyo/rules';
import type { Hand } from './pencil.ts';

export const HAND_OF: Readonly<Record<PencilId, Hand>> = {
  pink: 'solid',
  blue: 'twin',
  brown: 'dashed',
  purple: 'sleepers',
};
