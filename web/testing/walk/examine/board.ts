/** The board keeps its share of the window, all of it is in the window, and nothing floats over it. */
import { areaOf, intersection, windowBox } from './boxes.ts';
import { type Fault, named } from './fault.ts';
import { pointsIn } from './reach.ts';

/** The menu may lie in a corner of the board. */
const CORNER = 64;

export function boardFaults({ board, withThings }: { board: number | null; withThings: boolean }): Fault[] {
  const scene = document.querySelector('main');
  if (scene === null) return [{ kind: 'board', says: 'there is no board' }];
  return [...shareFaults(scene, board, withThings), ...floating(scene), ...scrolling(scene)];
}

function shareFaults(scene: Element, least: number | null, withThings: boolean): Fault[] {
  const room = windowBox();
  const parts = [scene, ...(withThings ? [scene.nextElementSibling] : []), ...notesOverBoard()];
  const area = parts.reduce(
    (sum, part) => sum + (part ? areaOf(intersection(part.getBoundingClientRect(), room)) : 0),
    0,
  );
  const share = Math.round((100 * area) / areaOf(room));
  if (least === null || share >= 100 * least) return [];
  const what = withThings ? 'board and things have' : 'the board has';
  return [{ kind: 'board', says: `${what} ${share} % of the window, not ${Math.round(100 * least)} %` }];
}

/** In an upright window a note that is still to be read borrows its room from the board, and gives it back. */
function notesOverBoard(): Element[] {
  return [...document.querySelectorAll('[data-window="upright"] > section[data-waits]')];
}

function floating(scene: Element): Fault[] {
  const box = intersection(scene.getBoundingClientRect(), windowBox());
  if (box === null) return [];
  const covers = new Set<Element>();
  for (const [x, y] of pointsIn(box, 9, 7)) {
    const top = document.elementFromPoint(x, y);
    const inCorner = Math.min(x - box.left, box.right - x) < CORNER && Math.min(y - box.top, box.bottom - y) < CORNER;
    if (top !== null && !inCorner && !scene.contains(top) && !top.contains(scene)) covers.add(wholeOf(top, scene));
  }
  return [...covers].map((cover) => ({ kind: 'covered', says: `${named(cover)} floats over the board` }));
}

/** All of the thing that this is a part of. */
function wholeOf(part: Element, scene: Element): Element {
  const around = part.parentElement;
  return around === null || around.contains(scene) ? part : wholeOf(around, scene);
}

/** A match never scrolls as a whole. */
function scrolling(scene: Element): Fault[] {
  const faults: Fault[] = [];
  for (let at = scene.parentElement; at !== null; at = at.parentElement) {
    const height = at === document.documentElement ? innerHeight : at.clientHeight;
    const scrolls = at === document.documentElement || /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > height + 1)
      faults.push({ kind: 'scrolling', says: `the match scrolls: it is ${at.scrollHeight - height} px too high` });
  }
  return faults;
}
