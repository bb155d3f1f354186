/**
 * A picture that is larger than its place: pan by dragging, zoom by buttons, pinch, wheel or keys (+, -, 0 and the arrow
 * keys with Shift). What is inside stays an ordinary drawing with ordinary targets.
 */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import { Icon } from './icon.tsx';
import { clampTo, type Look, panned, WHOLE, zoomed } from './look.ts';
import styles from './zoom-map.module.css';

const STEP = 1.5;
const SHIFT = 60;

export function ZoomMap({ label, children }: { label: string; children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [look, setLook] = useState<Look>(WHOLE);
  const size = () => place.current?.getBoundingClientRect() ?? new DOMRect();
  const change = (next: (look: Look) => Look) => setLook((old) => clampTo(next(old), size()));
  const zoomBy = (factor: number, at?: { x: number; y: number }) => {
    const { width, height } = size();
    change((old) => zoomed(old, factor, at ?? { x: width / 2, y: height / 2 }));
  };

  function onMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, after);
    if (other === undefined) {
      change((old) => panned(old, after.x - before.x, after.y - before.y));
      return;
    }
    const { left, top } = size();
    const factor =
      Math.hypot(after.x - other.x, after.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    zoomBy(factor, { x: (after.x + other.x) / 2 - left, y: (after.y + other.y) / 2 - top });
  }

  function onKey(event: KeyboardEvent): void {
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [1, 0],
      ArrowRight: [-1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    if (event.key === '+') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') setLook(WHOLE);
    else if (event.shiftKey && event.key in arrows) {
      const [x, y] = arrows[event.key];
      change((old) => panned(old, x * SHIFT, y * SHIFT));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return (
    <section class={styles.map} aria-label={label} onKeyDownCapture={onKey}>
      <div
        ref={place}
        class={styles.place}
        onPointerDown={(event) => fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })}
        onPointerMove={onMove}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onWheel={(event) => {
          event.preventDefault();
          const { left, top } = size();
          zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX - left, y: event.clientY - top });
        }}
      >
        <div class={styles.picture} style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}>
          {children}
        </div>
      </div>
      <div class={styles.buttons}>
        <button type="button" aria-label={words.value.map.closer} onClick={() => zoomBy(STEP)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={words.value.map.farther} onClick={() => zoomBy(1 / STEP)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={words.value.map.whole} onClick={() => setLook(WHOLE)}>
          <Icon name="fit" />
        </button>
      </div>
    </section>
  );
}
