import type { BoardProps } from '@yamanote/kit/board.ts';
import { motion } from '../settings/settings.ts';
import { shownLanguage } from '../words/index.ts';
import type { Session } from './session.ts';

const NONE: readonly never[] = [];

/** What a board is given to draw right now. */
export function boardPropsOf({
  composer,
  stage,
  viewer,
  names,
  happening,
  past,
  orders,
  pointed,
  followed,
  windowClass,
}: Session): BoardProps {
  const shown = stage.now.value;
  if (shown === null) throw new Error('a board is drawn before anything is known');
  return {
    view: composer.asking.value?.view ?? shown.step.view,
    viewer: viewer.value,
    followed: viewer.value === 'public' ? followed.value : null,
    names: names.value,
    language: shownLanguage.value,
    target: composer.target,
    tap: composer.tap,
    answers: composer.asking.value?.actions ?? NONE,
    select: composer.select,
    give: composer.give,
    selected: composer.selected.value,
    preview: composer.preview.value,
    happening: happening.value,
    past: past.value,
    orders: orders.value,
    motion: motion.value,
    pointed: pointed.value,
    window: windowClass.value,
  };
}
