import { type FunctionComponent, options, type VNode } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { MOST, watchRenders } from './render-watch.ts';

const before = options.diffed;
afterEach(() => {
  options.diffed = before;
});

const Board: FunctionComponent = () => null;

/** Draws one component, or element, so many times; breathing is up to the test. */
function watched() {
  let breathe: () => void = () => undefined;
  watchRenders((done) => {
    breathe = done;
  });
  const draw = (times: number, type: VNode['type'] = Board) => {
    for (let i = 0; i < times; i++) options.diffed?.({ type } as VNode);
  };
  return { draw, breathe: () => breathe() };
}

it('stops a page that draws without end, and names what it drew', () => {
  const { draw } = watched();
  draw(MOST);
  expect(() => draw(1)).toThrow(/the last of them Board/);
});

it('lets a page draw as much as it likes if the browser gets its turn in between', () => {
  const { draw, breathe } = watched();
  for (let i = 0; i < 3; i++) {
    draw(MOST);
    breathe();
  }
});

it('does not mind elements, however many, and goes on after it has stopped a page', () => {
  const { draw } = watched();
  draw(2 * MOST, 'i');
  draw(MOST);
  expect(() => draw(1)).toThrow();
  draw(MOST);
});

it('leaves others who look on as they are', () => {
  const seen: unknown[] = [];
  options.diffed = (node) => seen.push(node.type);
  const { draw } = watched();
  draw(2);
  expect(seen).toEqual([Board, Board]);
});
