import { expect, test } from 'vitest';
import { makeCourse } from './course.ts';

test('moves that make up the whole log are right in any order', () => {
  const course = makeCourse('m', 2);
  course.note(5, 6);
  course.note(2, 5);
  expect(() => course.close(6)).not.toThrow();
});

test('a match may end before anybody moves', () => {
  expect(() => makeCourse('m', 2).close(2)).not.toThrow();
});

test('an entry that nobody was told of is missed', () => {
  const course = makeCourse('m', 2);
  course.note(2, 4);
  course.note(5, 6);
  expect(() => course.close(6)).toThrow('m: what was acknowledged ends at entry 4, the match at 6');
});

test('a move that was acknowledged and is in no log is missed', () => {
  const course = makeCourse('m', 2);
  course.note(2, 4);
  expect(() => course.close(3)).toThrow('m: what was acknowledged ends at entry 4, the match at 3');
});

test('no entry is two moves', () => {
  const course = makeCourse('m', 2);
  course.note(2, 4);
  expect(() => course.note(2, 3)).toThrow('m: two moves were acknowledged as entry 2');
});

test.each([
  [1, 3],
  [3, 3],
  [4, 3],
])('the entries from %i to %i are no move of a match from entry 2', (first, next) => {
  expect(() => makeCourse('m', 2).note(first, next)).toThrow('a move was acknowledged as');
});
