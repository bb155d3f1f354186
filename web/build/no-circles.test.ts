import { expect, it } from 'vitest';
import { circleIn } from './no-circles.ts';

it('finds files that import each other in a circle, however long', () => {
  const straight = new Map([
    ['page', ['board', 'kit']],
    ['board', ['kit', 'words']],
    ['words', ['kit']],
  ]);
  expect(circleIn(straight)).toBeNull();
  expect(circleIn(new Map([...straight, ['kit', ['board']]]))).toEqual(['board', 'kit', 'board']);
});
