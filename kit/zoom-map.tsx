/**
 * A picture that is larger than its place: pan by dragging, zoom by buttons, pinch, wheel or keys (keys.ts). What is inside stays an ordinary drawing with ordinary targets.
 */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { deedOf, directionOf } from './keys.ts';
import type { Look } from './look.ts';
import { useLook } from './use-look.ts';
import { kitWords } from './words.ts';
import styles from './zoom-map.module.css';

const STEP = 1.5;
const SHIFT = 60;

/** What the picture may want to know, or do, about how it is looked at. */
export interface Zoom {
  readonly scale: number;
  readonly look: Look;
  /** Enlarges around a point of the page. */
  zoomBy(factor: number, at?: { x: number; y: number }): void;
  whole(): void;
  /** Looks at a part of it, as near to this as the picture allows. */
  turnTo(look: Look): void;
}

interface Props {
  label: string;
  children: ComponentChildren | ((zoom: Zoom) => ComponentChildren);
  /** All of it, small: stands in the corner while it is enlarged, and a press shows the whole again. */
  mini?: (zoom: Zoom) => ComponentChildren;
  /** `zoomed`: buttons only while the picture is enlarged, for a small place that it fills. */
  buttons?: 'always' | 'zoomed';
}

export function ZoomMap({ label, children, mini, buttons = 'always' }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { look, pan, zoomBy, whole, turnTo, show, on } = useLook(place);
  const enlarged = look.scale > 1;
  const zoom: Zoom = { scale: look.scale, look, zoomBy, whole, turnTo };

  function onKey(event: KeyboardEvent): void {
    const deed = deedOf('map', event);
    if (deed === null) return;
    if (deed === 'closer') zoomBy(STEP);
    else if (deed === 'farther') zoomBy(1 / STEP);
    else if (deed === 'whole') whole();
    else {
      // The picture goes the other way than who looks at it.
      const [x, y] = directionOf(event);
      pan(-x * SHIFT, -y * SHIFT);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <section class={styles.map} aria-label={label} onKeyDownCapture={onKey}>
      <div
        ref={place}
        class={styles.place}
        data-panned=""
        data-enlarged={enlarged || undefined}
        onFocusIn={(event) => enlarged && show(event.target as Element)}
        {...on}
      >
        <div class={styles.picture} style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}>
          {typeof children === 'function' ? children(zoom) : children}
        </div>
      </div>
      {enlarged && mini !== undefined && (
        <button type="button" class={styles.mini} aria-label={kitWords.value.map.whole} onClick={whole}>
          {mini(zoom)}
        </button>
      )}
      {(enlarged || buttons === 'always') && (
        <div class={styles.buttons} data-zoom-buttons="">
          <button type="button" aria-label={kitWords.value.map.closer} onClick={() => zoomBy(STEP)}>
            <Icon name="plus" />
          </button>
          {enlarged && (
            <>
              <button type="button" aria-label={kitWords.value.map.farther} onClick={() => zoomBy(1 / STEP)}>
                <Icon name="minus" />
              </button>
              {mini === undefined && (
                <button type="button" aria-label={kitWords.value.map.whole} onClick={whole}>
                  <Icon name="fit" />
                </button>
              )}
            </>
          )}
        </div>
      )}
    </section>
  );
}
