/**
 * The keyboard's way over the targets of a board. One glowing target is in the tab order; arrow keys walk to the nearest
 * one in their direction, Enter and Space choose, and on what is chosen they give it. Nothing is taken back by a second
 * press: a hand that taps and then presses Enter means yes. Boards only mark their targets (target.ts).
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hideEchoes, withoutEchoes } from './echoes.ts';
import { deedOf, directionOf } from './keys.ts';

const GLOWING = '[data-target][data-state]';
type Target = HTMLElement | SVGElement;

export interface TargetKeys {
  tap(id: string): void;
  /** What is selected is meant. */
  confirm(): void;
}

export function useTargetKeys(root: { readonly current: HTMLElement | null }, keys: TargetKeys): void {
  const pressing = useRef(keys);
  pressing.current = keys;

  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    const observer = new MutationObserver(() => keepOneInTabOrder(board));
    observer.observe(board, { subtree: true, childList: true, attributeFilter: ['data-state', 'data-target'] });
    keepOneInTabOrder(board);
    // Another size may show or hide one of two places for the same thing.
    const sizes = new ResizeObserver(() => keepOneInTabOrder(board));
    sizes.observe(board);
    return () => {
      observer.disconnect();
      sizes.disconnect();
    };
  }, [root]);

  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    const onKey = (event: KeyboardEvent) => handle(event, board, pressing.current);
    const onFocus = (event: FocusEvent) => {
      const target = (event.target as Element).closest<Target>(GLOWING);
      if (target === null) return;
      hideEchoes(board, seenIn(board));
      putInTabOrder(board, target);
    };
    board.addEventListener('keydown', onKey);
    board.addEventListener('focusin', onFocus);
    return () => {
      board.removeEventListener('keydown', onKey);
      board.removeEventListener('focusin', onFocus);
    };
  }, [root]);
}

/** The first glowing target gets the focus; false if there is none. */
export function focusFirstTarget(board: HTMLElement): boolean {
  const [first] = glowingIn(board);
  first?.focus();
  return first !== undefined;
}

function glowingIn(board: HTMLElement): Target[] {
  return withoutEchoes(seenIn(board));
}

function seenIn(board: HTMLElement): Target[] {
  return [...board.querySelectorAll<Target>(GLOWING)].filter((target) => target.getBoundingClientRect().width > 0);
}

function keepOneInTabOrder(board: HTMLElement): void {
  hideEchoes(board, seenIn(board));
  const glowing = glowingIn(board);
  for (const dark of board.querySelectorAll('[data-target]:not([data-state])[tabindex]'))
    dark.removeAttribute('tabindex');
  putInTabOrder(
    board,
    glowing.find((target) => target.tabIndex === 0 && target.hasAttribute('tabindex')) ?? glowing[0],
  );
}

function putInTabOrder(board: HTMLElement, chosen: Target | undefined): void {
  for (const target of glowingIn(board)) {
    const index = target === chosen ? '0' : '-1';
    if (target.getAttribute('tabindex') !== index) target.setAttribute('tabindex', index);
  }
}

function handle(event: KeyboardEvent, board: HTMLElement, keys: TargetKeys): void {
  const target = (event.target as Element).closest<Target>(GLOWING);
  const id = target?.dataset.target;
  if (target === null || id === undefined) return;
  const deed = deedOf('targets', event);
  if (deed === 'choose') {
    event.preventDefault();
    event.stopPropagation();
    const { own, state } = target.dataset;
    if (state === 'selected' && own !== 'switch') keys.confirm();
    else if (own === undefined) keys.tap(id);
    else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  } else if (deed === 'walk') {
    event.preventDefault();
    nearest(target, glowingIn(board), directionOf(event))?.focus();
  }
}

/** What lies off to the side counts twice, so that arrows keep to their row. */
function nearest(from: Target, targets: readonly Target[], [dx, dy]: readonly [number, number]): Target | undefined {
  const here = middleOf(from);
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const there = middleOf(target);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (target === from || ahead < 4) continue;
    if (ahead + 2 * aside < least) [best, least] = [target, ahead + 2 * aside];
  }
  return best;
}

function middleOf(target: Target): { x: number; y: number } {
  const box = target.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
