import { isAlive, type KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { rulings } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { type Board, deferred, fetchAtRest } from '@yamanote/kit';
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
  loadWords,
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
  Hand: deferred(async () => (await import('./draw/hand.tsx')).Hand),
};

/** What was ruled about the cards is only read in their sheet. */
function loadWords(language: Language): Promise<unknown> {
  fetchAtRest(() => rulings.load(language));
  return allWords.load(language);
}
