import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraFor, foreground, project, VIADUCT } from './camera.ts';
import { frameOf, houses } from './town.ts';

const size = fc.record({ width: fc.integer({ min: 280, max: 1600 }), height: fc.integer({ min: 150, max: 900 }) });
const city = fc.array(fc.nat(8), { minLength: 15, maxLength: 15 });

test('every house and the tallest landmark are inside the picture, whatever its size', () => {
  fc.assert(
    fc.property(size, city, (picture, cards) => {
      const frame = frameOf(houses(cards));
      const camera = cameraFor(frame, picture);
      const corners = [
        project({ x: frame.left, y: frame.top }, camera),
        project({ x: frame.right, y: frame.bottom }, camera),
      ];
      for (const { x, y } of corners) {
        expect(x).toBeGreaterThanOrEqual(-0.001);
        expect(x).toBeLessThanOrEqual(picture.width + 0.001);
        expect(y).toBeGreaterThanOrEqual(-0.001);
        expect(y).toBeLessThanOrEqual(picture.height + 0.001);
      }
    }),
  );
});

test('a phone shows no viaduct, a wide screen does', () => {
  const frame = frameOf([]);
  const phone = { width: 343, height: 194 };
  const desktop = { width: 790, height: 520 };
  expect(foreground(frame, cameraFor(frame, phone), phone)).toBeLessThan(VIADUCT);
  expect(foreground(frame, cameraFor(frame, desktop), desktop)).toBeGreaterThanOrEqual(VIADUCT);
});
