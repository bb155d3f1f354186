// @vitest-environment happy-dom
/** The keyboard's way over the targets of a board, as somebody walks it. */
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { focusFirstTarget, useTargetKeys } from './target-keys.ts';
import { draw, lies, press } from './testing/draw.ts';

interface Thing {
  id: string;
  at: readonly [x: number, y: number];
  state?: 'legal' | 'selected';
  own?: 'switch' | 'choice';
}

/** A board with these things on it, and what came of pressing keys there. */
function boardWith(...things: readonly Thing[]) {
  const done: string[] = [];
  const root = document.body.appendChild(document.createElement('main'));
  for (const thing of things) root.append(made(thing));
  draw(() => {
    useTargetKeys({ current: root }, { tap: (id) => done.push(`tap ${id}`), confirm: () => done.push('confirm') });
    return null;
  });
  const find = (id: string) => root.querySelector<HTMLElement>(`[data-target="${id}"]`)!;
  return { root, done, find, focused: () => (document.activeElement as HTMLElement).dataset.target };
}

function made({ id, at: [x, y], state = 'legal', own }: Thing): HTMLElement {
  const element = document.createElement('button');
  element.dataset.target = id;
  element.dataset.state = state;
  if (own !== undefined) element.dataset.own = own;
  lies(element, x, y);
  return element;
}

const GRID: readonly Thing[] = [
  { id: 'a', at: [0, 0] },
  { id: 'b', at: [100, 0] },
  { id: 'c', at: [60, 30] },
  { id: 'd', at: [100, 100] },
];

it('has one of the glowing things in the tab order, and that is the one where the focus was last', () => {
  const { root, find } = boardWith(...GRID);
  const stops = () => [...root.querySelectorAll('[tabindex="0"]')].map((one) => (one as HTMLElement).dataset.target);
  expect(stops()).toEqual(['a']);
  find('c').focus();
  expect(stops()).toEqual(['c']);
});

it('walks by arrows to the nearest thing in that direction, and rather along the row than across', () => {
  const { find, focused } = boardWith(...GRID);
  find('a').focus();
  const way = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => {
    expect(press(document.activeElement!, key).defaultPrevented).toBe(true);
    return focused();
  });
  expect(way).toEqual(['b', 'd', 'c', 'b']);
  press(find('b'), 'ArrowRight');
  expect(focused()).toBe('b');
});

it('chooses with Enter and Space, and gives what is chosen instead of taking it back', () => {
  const { find, done } = boardWith({ id: 'a', at: [0, 0] }, { id: 'b', at: [50, 0], state: 'selected' });
  press(find('a'), 'Enter');
  press(find('a'), ' ');
  press(find('b'), 'Enter');
  press(find('a'), 'Enter', { ctrlKey: true });
  expect(done).toEqual(['tap a', 'tap a', 'confirm']);
});

it('presses controls of the board itself; a switch goes back when it is pressed again', () => {
  const { find, done } = boardWith(
    { id: 'die', at: [0, 0], state: 'selected', own: 'switch' },
    { id: 'card', at: [50, 0], state: 'selected', own: 'choice' },
  );
  const pressed = vi.fn();
  find('die').addEventListener('click', pressed);
  press(find('die'), 'Enter');
  press(find('card'), 'Enter');
  expect(pressed).toHaveBeenCalledOnce();
  expect(done).toEqual(['confirm']);
});

it('offers a thing that is in two places once, in the later one, or where the focus is', () => {
  const { root, find, focused } = boardWith(
    { id: 'map', at: [0, 0] },
    { id: 'map', at: [0, 90] },
    { id: 'x', at: [0, 180] },
  );
  const [onMap, inRow] = root.querySelectorAll<HTMLElement>('[data-target="map"]');
  expect([onMap.getAttribute('aria-hidden'), inRow.getAttribute('aria-hidden')]).toEqual(['true', null]);
  expect(focusFirstTarget(root)).toBe(true);
  expect(document.activeElement).toBe(inRow);
  press(find('x'), 'ArrowUp');
  expect(focused()).toBe('map');
  onMap.focus();
  expect([onMap.getAttribute('aria-hidden'), inRow.getAttribute('aria-hidden')]).toEqual([null, 'true']);
});

it('follows what glows: what has gone dark is no stop any more, and what cannot be seen is none', async () => {
  const { root, find } = boardWith(...GRID.slice(0, 2));
  await act(async () => {
    delete find('a').dataset.state;
  });
  expect([find('a').hasAttribute('tabindex'), find('b').getAttribute('tabindex')]).toEqual([false, '0']);
  lies(find('b'), 0, 0, 0, 0);
  expect(focusFirstTarget(root)).toBe(false);
});
