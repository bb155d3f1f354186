import type { NextStation } from '@yamanote/games/next-station-tokyo/rules';
import { type Board, deferred } from '@yamanote/kit';
import { buttons } from './buttons.ts';
import { Hint } from './draw/hint.tsx';
import { Prompt } from './draw/prompt.tsx';
import { Scene } from './draw/scene.tsx';
import { SeatPanel } from './draw/seat-panel.tsx';
import { Shelf } from './draw/shelf.tsx';
import { beats, confirm, targets, turn } from './targets.ts';
import { boardWords } from './words/index.ts';

export const board: Board<NextStation> = {
  loadWords: boardWords.load,
  targets,
  confirm,
  turn,
  beats,
  buttons,
  arrangement: 'rows',
  follows: true,
  Scene,
  Shelf,
  SeatPanel,
  SeatDetail: deferred(async () => (await import('./draw/seat-detail.tsx')).SeatDetail),
  Prompt,
  Hint,
  End: deferred(async () => (await import('./draw/end.tsx')).End),
};

/** Entering a map by hand; fetched only by who wants to. */
export const loadMapEditor = () => import('./editor/index.ts');
