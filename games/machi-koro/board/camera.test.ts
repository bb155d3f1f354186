import { LANDMARK_IDS } from '@yamanote/games/machi-koro/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraFor, FINGER, foreground, project, VIADUCT } from './camera.ts';
import { frameOf, houses, landmarkPlot, PITCH } from './town.ts';

const size = fc.record({ width: fc.integer({ min: 280, max: 1600 }), height: fc.integer({ min: 150, max: 900 }) });
const city = fc.array(fc.nat(8), { minLength: 15, maxLength: 15 });

test('every house and the tallest landmark are inside a picture that is large enough for fingers', () => {
  fc.assert(
    fc.property(size, city, (picture, cards) => {
      const frame = frameOf(houses(cards));
      const camera = cameraFor(frame, picture);
      if (camera.scale * PITCH.x <= FINGER) return;
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

test('landmarks never stand closer than a finger, and stay in sight', () => {
  const low = fc.record({ width: fc.integer({ min: 280, max: 1600 }), height: fc.integer({ min: 60, max: 900 }) });
  fc.assert(
    fc.property(low, city, (picture, cards) => {
      const camera = cameraFor(frameOf(houses(cards)), picture);
      const [first, second] = LANDMARK_IDS.map((id) => project(landmarkPlot(id), camera));
      expect(second.x - first.x).toBeGreaterThanOrEqual(FINGER - 0.001);
      expect(first.y).toBeGreaterThanOrEqual(FINGER - 0.001);
      expect(first.y).toBeLessThanOrEqual(picture.height);
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
