// @vitest-environment happy-dom
/** Moving a picture by hand. */
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { follow, lies } from './testing/draw.ts';
import { useLook } from './use-look.ts';

/** A picture of 400 by 200 at the edge of the page, seen whole. */
function openPicture() {
  const place = document.createElement('div');
  lies(place, 10, 20, 400, 200);
  place.setPointerCapture = () => undefined;
  const picture = follow(() => useLook({ current: place }));
  const finger = (on: 'onPointerDown' | 'onPointerMove' | 'onPointerUp', x: number, y: number, pointerId = 1) =>
    act(() => {
      picture.now.on[on]({ clientX: x, clientY: y, pointerId } as PointerEvent);
    });
  const wheel = (deltaY: number) => {
    const event = { deltaY, clientX: 210, clientY: 120, preventDefault: vi.fn() };
    act(() => picture.now.on.onWheel(event as unknown as WheelEvent));
    return event.preventDefault.mock.calls.length > 0;
  };
  const click = () => {
    const stopPropagation = vi.fn();
    picture.now.on.onClickCapture({ stopPropagation } as unknown as MouseEvent);
    return stopPropagation.mock.calls.length === 0;
  };
  return { picture, finger, wheel, click, zoomIn: () => act(() => picture.now.zoomBy(2)) };
}

it('zooms around the middle, shows the whole again, and nothing beyond its edges', () => {
  const { picture, zoomIn } = openPicture();
  zoomIn();
  expect(picture.now.look).toEqual({ scale: 2, x: -200, y: -100 });
  act(() => picture.now.pan(1000, 1000));
  expect(picture.now.look).toEqual({ scale: 2, x: 0, y: 0 });
  act(() => picture.now.whole());
  expect(picture.now.look.scale).toBe(1);
});

it('is dragged by a finger, and a drag is no tap on what lies under it', () => {
  const { picture, finger, click, zoomIn } = openPicture();
  zoomIn();
  finger('onPointerDown', 100, 100);
  finger('onPointerMove', 150, 80);
  finger('onPointerUp', 150, 80);
  expect(picture.now.look).toEqual({ scale: 2, x: -150, y: -120 });
  expect([click(), click()]).toEqual([false, true]);
});

it('takes a finger that hardly moves for a tap', () => {
  const { picture, finger, click, zoomIn } = openPicture();
  zoomIn();
  finger('onPointerDown', 100, 100);
  finger('onPointerMove', 103, 102);
  finger('onPointerUp', 103, 102);
  expect(picture.now.look).toEqual({ scale: 2, x: -200, y: -100 });
  expect(click()).toBe(true);
});

it('is zoomed by two fingers that move apart', () => {
  const { picture, finger } = openPicture();
  finger('onPointerDown', 200, 100, 1);
  finger('onPointerDown', 220, 100, 2);
  finger('onPointerMove', 260, 100, 2);
  expect(picture.now.look.scale).toBeCloseTo(3);
});

it('is zoomed by the wheel, which scrolls the page where the whole is seen already', () => {
  const { picture, wheel } = openPicture();
  expect(wheel(100)).toBe(false);
  expect(wheel(-100)).toBe(true);
  expect(picture.now.look.scale).toBeCloseTo(1.15);
  expect(wheel(100)).toBe(true);
  expect(picture.now.look.scale).toBeCloseTo(1);
});

it('turns to what has the focus', () => {
  const { picture, zoomIn } = openPicture();
  zoomIn();
  const thing = document.createElement('button');
  lies(thing, 500, 120, 40, 40);
  act(() => picture.now.show(thing));
  // It lay 130 pixels beyond the right edge.
  expect(picture.now.look.x).toBeLessThanOrEqual(-330);
});
