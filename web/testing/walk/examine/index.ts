/**
 * Looks at the page that it runs in, as it stands in its window, and says what is wrong with it. Bundled into one script,
 * because it is evaluated in the page.
 */
import { boardFaults } from './board.ts';
import { forgetClips } from './boxes.ts';
import { clippedTexts } from './clipped.ts';
import { targetsOutOfReach } from './covered.ts';
import type { Fault } from './fault.ts';
import { lostTexts } from './lost-texts.ts';
import { isModal, openedFaults, whatIsOpen } from './opened.ts';
import { questionFaults } from './question.ts';
import { everythingHit, keepingScroll } from './reach.ts';
import { sidewaysFaults } from './sideways.ts';
import { smallTargets } from './targets.ts';
import { visibleTexts } from './texts.ts';
import { textsOverTexts } from './texts-over-texts.ts';

export interface Wishes {
  /** A question of a match must be there, with a board of at least this share of the window; `null` for other pages. */
  match: { board: number | null; withThings: boolean } | null;
}

/** With something open on top, that is what is read; of what lies below only the question counts, and only under a sheet. */
async function examine({ match }: Wishes): Promise<Fault[]> {
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
  forgetClips();
  const opened = whatIsOpen();
  const place = opened ?? document.body;
  return [
    ...(match === null || isModal(opened) ? [] : questionFaults()),
    ...(match === null || opened !== null ? [] : [...boardFaults(match), ...keepingScroll(targetsOutOfReach)]),
    ...(opened === null ? [] : openedFaults(opened)),
    ...sidewaysFaults(place),
    ...keepingScroll(() => smallTargets(place)),
    ...textFaults(place),
  ];
}

function textFaults(place: Element): Fault[] {
  const texts = visibleTexts(place);
  return [...clippedTexts(texts), ...everythingHit(() => [...textsOverTexts(texts), ...lostTexts(texts)])];
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

Object.assign(globalThis, { examine });
