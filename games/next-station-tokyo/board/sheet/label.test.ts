import { expect, test } from 'vitest';
import { placeNote } from './label.ts';

const FRAME = { x: 0, y: 0, width: 600, height: 600 };
const SIZE = { width: 120, height: 36 };
const place = (x: number, y: number, obstacles: Parameters<typeof placeNote>[4] = []) =>
  placeNote({ x, y }, 20, SIZE, FRAME, obstacles);

test('a note stands below its station if nothing is in the way', () => {
  expect(place(300, 300)).toEqual({ x: 240, y: 320 });
});

test('it goes elsewhere rather than over something that may be chosen', () => {
  expect(place(300, 300, [{ x: 300, y: 340, radius: 20, weight: 40 }])).toEqual({ x: 240, y: 244 });
});

test('it stays on the sheet, and off its own station', () => {
  for (const [x, y] of [
    [10, 10],
    [590, 10],
    [10, 590],
    [590, 590],
    [300, 590],
  ]) {
    const note = place(x, y);
    expect(note.x).toBeGreaterThanOrEqual(0);
    expect(note.y).toBeGreaterThanOrEqual(0);
    expect(note.x + SIZE.width).toBeLessThanOrEqual(600);
    expect(note.y + SIZE.height).toBeLessThanOrEqual(600);
    const dx = Math.max(note.x - x, 0, x - note.x - SIZE.width);
    const dy = Math.max(note.y - y, 0, y - note.y - SIZE.height);
    expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(19);
  }
});
