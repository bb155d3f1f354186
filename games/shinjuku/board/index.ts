import type { Shinjuku } from '@yamanote/games/shinjuku/rules';
import type { Board } from '@yamanote/web/kit';
import { buttons } from './buttons.ts';
import { Choices } from './draw/choices.tsx';
import { Hint } from './draw/hint.tsx';
import { Scene } from './draw/scene.tsx';
import { SeatDetail } from './draw/seat-detail.tsx';
import { SeatPanel } from './draw/seat-panel.tsx';
import { Shelf } from './draw/shelf.tsx';
import { Table } from './draw/table.tsx';
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
  SeatDetail,
  Choices,
  Hint,
  End: Table,
};
