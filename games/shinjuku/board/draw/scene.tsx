/** The map, with what is always to be seen along its upper edge where there is no column with it. */
import { nearest, useSize, type Zoom, ZoomMap } from '@yamanote/kit';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Desk, useDesk } from '../desk.ts';
import { mapInWords } from '../in-words.ts';
import { closestOf, happeningsOf, interestsOf } from '../interest.ts';
import { fitted, inSight, type Place, ROOMY, turned, WHOLE } from '../map/camera.ts';
import { distancesFrom } from '../map/pick.ts';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { TokyoMap } from './map.tsx';
import { MiniMap } from './mini-map.tsx';
import { moveFigures } from './motion.ts';
import palette from './palette.module.css';
import { scaleFor } from './scale.ts';
import styles from './scene.module.css';
import { Strip } from './strip.tsx';

export function Scene(props: Props) {
  const desk = useDesk(props);
  const words = boardWords[props.language];
  const over = props.view.stack.length === 0;
  const { shape } = props.window;
  const strip = shape !== 'wide' && !over;
  // Where the map is wide the strip lies over a part of it, elsewhere above it.
  const covered = strip && shape === 'columns' ? STRIP : 0;
  return (
    <div class={`${palette.palette} ${styles.scene}`}>
      <ul class="unseen">
        {mapInWords(props).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class={styles.place} data-below={strip && covered === 0 ? '' : undefined}>
        <Picture desk={desk} label={words.map} covered={covered} />
      </div>
      {strip && <Strip {...props} />}
    </div>
  );
}

/** As high as the strip is. */
const STRIP = 38;

function Picture({ desk, label, covered }: { desk: Desk; label: string; covered: number }) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { happening, motion } = desk.board;
  // Each beat moves once, whatever else changes meanwhile.
  useLayoutEffect(() => {
    if (motion && box.current !== null) moveFigures(box.current, happening.events, happening.ahead.length > 0);
  }, [happening.beat]);
  if (size === null || size.width === 0 || size.height <= covered) return <div ref={box} class={styles.picture} />;
  const place: Place = { ...size, covered };
  // Where the whole can be read a small map is of no use.
  const small = fitted(place) < ROOMY;
  return (
    <div ref={box} class={styles.picture}>
      <ZoomMap
        label={label}
        buttons={desk.board.view.stack.length === 0 ? 'zoomed' : 'always'}
        mini={
          small ? ({ look }) => <MiniMap sight={inSight(look, place)} chosen={desk.ride?.ward ?? null} /> : undefined
        }
      >
        {(zoom) => <Zoomed desk={desk} place={place} zoom={zoom} box={box} />}
      </ZoomMap>
    </div>
  );
}

interface ZoomedProps {
  desk: Desk;
  place: Place;
  zoom: Zoom;
  box: { readonly current: HTMLElement | null };
}

function Zoomed(props: ZoomedProps) {
  const { desk, place, zoom, box } = props;
  const { board } = desk;
  const pixels = fitted(place) * zoom.scale;
  /** Where the finger really was: browsers move a click to what they take to be meant. */
  const finger = useRef({ x: 0, y: 0 });
  useCamera(props);

  function onClick(event: MouseEvent): void {
    // A press by keyboard goes straight to its target.
    if (event.detail === 0 || box.current === null) return;
    event.stopPropagation();
    const corner = box.current.getBoundingClientRect();
    const sight = inSight(zoom.look, place);
    const { x, y } = finger.current;
    const at = { x: sight.left + (x - corner.left) / pixels, y: sight.top + (y - corner.top) / pixels };
    const meant = nearest(distancesFrom(at, (id) => board.target(id) !== 'none', pixels));
    if (meant.is === 'taken') board.tap(meant.id);
    else if (meant.is === 'close') zoom.zoomBy(2, { x, y });
  }

  return (
    <div
      class={styles.zoomed}
      onPointerUpCapture={({ clientX, clientY }) => {
        finger.current = { x: clientX, y: clientY };
      }}
      onClickCapture={onClick}
    >
      <TokyoMap desk={desk} place={place} scale={scaleFor(pixels)} />
    </div>
  );
}

/**
 * Brings what is of interest into sight when something else is, and leaves the map as it is if that is seen already; in
 * between everybody looks where they like.
 */
function useCamera({ desk, place, zoom }: ZoomedProps): void {
  const { view, answers, happening } = desk.board;
  const over = view.stack.length === 0;
  const interests = interestsOf(desk);
  const key = interests.map(({ x, y }) => `${x} ${y}`).join();
  const where = `${place.width} ${place.height} ${place.covered}`;
  const before = useRef('');
  // Before anything is painted: nobody sees the map jump.
  useLayoutEffect(() => {
    const resized = before.current !== where;
    before.current = where;
    if (over || interests.length === 0) return zoom.whole();
    const apart = closestOf(desk);
    zoom.turnTo(turned(resized ? WHOLE : zoom.look, interests, place, apart));
  }, [key, where, over]);
  // What others do is followed, unless one is about to choose.
  const happenings = answers.length > 0 || interests.length > 0 ? [] : happeningsOf(happening.events);
  useEffect(() => {
    if (happenings.length > 0) zoom.turnTo(turned(zoom.look, happenings, place));
  }, [happening.beat, happenings.length]);
}
