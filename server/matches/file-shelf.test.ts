import { expect, it } from 'vitest';
import { hallRefusal } from '../refusals.ts';
import { makeFileShelf } from './file-shelf.ts';

it('has a file at hand that was asked for; the one not asked for longest makes room', async () => {
  const read: string[] = [];
  const shelf = makeFileShelf(async (_, match) => {
    read.push(match);
    return match === 'running' ? hallRefusal('not-over') : match.repeat(40);
  }, 100);
  for (const match of ['a', 'b', 'a', 'c', 'a', 'b', 'running', 'running']) await shelf('table', match);
  expect(read).toEqual(['a', 'b', 'c', 'b', 'running', 'running']);
  expect(await shelf('table', 'a')).toBe('a'.repeat(40));
});
