/**
 * Moving a look by hand: drag to pan, pinch or turn the wheel to zoom. A drag never ends as a tap on what lies under it,
 * and while the whole picture is seen a finger scrolls the page as everywhere else.
 */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { clampTo, type Look, panned, WHOLE, within, zoomed } from './look.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** A finger that moves less than this taps. */
const SLOP = 6;
const WHEEL = 1.15;

export function useLook(place: RefObject<HTMLElement | null>) {
  const fingers = useRef(new Map<number, { start: At; last: At }>());
  const dragged = useRef(false);
  const [look, setLook] = useState<Look>(WHOLE);
  const size = () => place.current?.getBoundingClientRect() ?? new DOMRect();
  const change = (next: (look: Look) => Look) => setLook((old) => clampTo(next(old), size()));
  const inside = ({ x, y }: At): At => ({ x: x - size().left, y: y - size().top });

  /** Around a point of the page; without one, around the middle. */
  function zoomBy(factor: number, at?: At): void {
    const { width, height } = size();
    change((old) => zoomed(old, factor, at === undefined ? { x: width / 2, y: height / 2 } : inside(at)));
  }

  function onPointerDown(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    if (fingers.current.size === 0) dragged.current = false;
    fingers.current.set(event.pointerId, { start: at, last: at });
  }

  function onPointerMove(event: PointerEvent): void {
    const finger = fingers.current.get(event.pointerId);
    if (finger === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged.current && apart(finger.start, now) < SLOP) return;
    if (!dragged.current) place.current?.setPointerCapture(event.pointerId);
    dragged.current = true;
    const { last } = finger;
    finger.last = now;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1].last;
    if (other === undefined) change((old) => panned(old, now.x - last.x, now.y - last.y));
    else zoomBy(apart(now, other) / (apart(last, other) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  return {
    look,
    pan: (dx: number, dy: number) => change((old) => panned(old, dx, dy)),
    zoomBy,
    whole: () => setLook(WHOLE),
    turnTo: (next: Look) => change(() => next),
    /** What has the focus is always to be seen. */
    show(element: Element) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { x, y } = inside({ x: left, y: top });
      change((old) => within(old, { x, y, width, height }, size()));
    },
    on: {
      onPointerDown,
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture(event: MouseEvent) {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      },
      onWheel(event: WheelEvent) {
        // Whoever sees it whole and turns away from it scrolls the page.
        if (look.scale === 1 && event.deltaY > 0) return;
        event.preventDefault();
        zoomBy(event.deltaY < 0 ? WHEEL : 1 / WHEEL, { x: event.clientX, y: event.clientY });
      },
    },
  };
}

function apart(a: At, b: At): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
