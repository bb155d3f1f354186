import { isAlive, type KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { type Board, deferred } from '@yamanote/kit';
import { buttons } from './buttons.ts';
import { Hint, hasHint } from './draw/hint.tsx';
import { Portrait } from './draw/portrait.tsx';
import { Prompt } from './draw/prompt.tsx';
import { Scene } from './draw/scene.tsx';
import { SeatPanel } from './draw/seat-panel.tsx';
import { Shelf } from './draw/shelf.tsx';
import { beats, confirm, marks, targets, turn } from './targets.ts';
import { allWords } from './words/index.ts';

export const board: Board<KingOfTokyo> = {
  loadWords: allWords.load,
  targets,
  confirm,
  turn,
  out: (view, seat) => !isAlive(view.monsters[seat]),
  beats,
  buttons,
  hints: hasHint,
  marks,
  arrangement: 'rows',
  Scene,
  Shelf,
  SeatPanel,
  SeatDetail: deferred(async () => (await import('./draw/seat-detail.tsx')).SeatDetail),
  Portrait,
  Prompt,
  Hint,
};
