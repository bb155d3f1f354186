import type { MachiKoro } from '@yamanote/games/machi-koro/rules';
import { type Board, deferred } from '@yamanote/kit';
import { buttons } from './buttons.ts';
import { Hint } from './draw/hint.tsx';
import { Scene } from './draw/scene.tsx';
import { SeatPanel } from './draw/seat-panel.tsx';
import { Shelf } from './draw/shelf.tsx';
import { beats, confirm, targets, turn } from './targets.ts';
import { allWords } from './words/index.ts';

export const board: Board<MachiKoro> = {
  loadWords: allWords.load,
  targets,
  confirm,
  turn,
  beats,
  buttons,
  follows: true,
  Scene,
  Shelf,
  SeatPanel,
  SeatDetail: deferred(async () => (await import('./draw/seat-detail.tsx')).SeatDetail),
  Hint,
};
