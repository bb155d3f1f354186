import type { Shinjuku } from '@yamanote/games/shinjuku/rules';
import { type Board, deferred } from '@yamanote/kit';
import { buttons } from './buttons.ts';
import { later } from './draw/later.ts';
import { Prompt } from './draw/prompt.tsx';
import { Scene } from './draw/scene.tsx';
import { SeatPanel } from './draw/seat-panel.tsx';
import { Shelf } from './draw/shelf.tsx';
import { suggest } from './suggest.ts';
import { beats, confirm, targets, turn } from './targets.ts';
import { boardWords } from './words/index.ts';

export const board: Board<Shinjuku> = {
  arrangement: 'map',
  loadWords: boardWords.load,
  targets,
  confirm,
  suggest,
  turn,
  beats,
  buttons,
  Scene,
  Shelf,
  SeatPanel,
  SeatDetail: deferred(async () => (await import('./draw/seat-detail.tsx')).SeatDetail),
  Choices: deferred(async () => (await import('./draw/choices.tsx')).Choices),
  Prompt,
  Hint: deferred(async () => (await later()).Hint),
  End: deferred(async () => (await import('./draw/table.tsx')).Table),
};
