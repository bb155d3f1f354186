/** The map, with what is always to be seen along its upper edge where there is no column with it. */
import { nearest, type Size, useSize, type Zoom, ZoomMap } from '@yamanote/web/kit';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Desk, useDesk } from '../desk.ts';
import { mapInWords } from '../in-words.ts';
import { happeningsOf, interestsOf } from '../interest.ts';
import { type Edges, fitted, following, inSight, lookFor } from '../map/camera.ts';
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
  const strip = props.window.shape !== 'wide' && !over;
  return (
    <div class={`${palette.palette} ${styles.scene}`}>
      <ul class={palette.hidden}>
        {mapInWords(props).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Picture desk={desk} label={words.map} edges={strip ? UNDER_STRIP : OPEN} />
      {strip && <Strip {...props} />}
    </div>
  );
}

/** What lies over the map: the strip above; the small map and buttons in the corners below. */
const OPEN: Edges = { top: 6, bottom: 24, sides: 6 };
const UNDER_STRIP: Edges = { ...OPEN, top: 40 };

/** Above this many pixels per unit a small map is of no use. */
const ROOMY = 0.75;

function Picture({ desk, label, edges }: { desk: Desk; label: string; edges: Edges }) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const { happening, motion } = desk.board;
  // Each beat moves once, whatever else changes meanwhile.
  useLayoutEffect(() => {
    if (motion && place.current !== null) moveFigures(place.current, happening.events, happening.ahead.length > 0);
  }, [happening.beat]);
  if (size === null || size.width === 0 || size.height === 0) return <div ref={place} class={styles.picture} />;
  const small = fitted(size) < ROOMY;
  return (
    <div ref={place} class={styles.picture}>
      <ZoomMap
        label={label}
        buttons={desk.board.view.stack.length === 0 ? 'zoomed' : 'always'}
        mini={
          small ? ({ look }) => <MiniMap sight={inSight(look, size)} chosen={desk.ride?.ward ?? null} /> : undefined
        }
      >
        {(zoom) => <Zoomed desk={desk} size={size} zoom={zoom} place={place} edges={edges} />}
      </ZoomMap>
    </div>
  );
}

interface ZoomedProps {
  desk: Desk;
  size: Size;
  zoom: Zoom;
  place: { readonly current: HTMLElement | null };
  edges: Edges;
}

function Zoomed(props: ZoomedProps) {
  const { desk, size, zoom, place } = props;
  const { board } = desk;
  const pixels = fitted(size) * zoom.scale;
  /** Where the finger really was: browsers move a click to what they take to be meant. */
  const finger = useRef({ x: 0, y: 0 });
  useCamera(props);

  function onClick(event: MouseEvent): void {
    // A press by keyboard goes straight to its target.
    if (event.detail === 0 || place.current === null) return;
    event.stopPropagation();
    const corner = place.current.getBoundingClientRect();
    const sight = inSight(zoom.look, size);
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
      <TokyoMap desk={desk} size={size} scale={scaleFor(pixels)} />
    </div>
  );
}

/** Brings what is of interest into sight, each time that something else is; in between everybody looks where they like. */
function useCamera({ desk, size, zoom, edges }: ZoomedProps): void {
  const { answers, happening } = desk.board;
  const interests = interestsOf(desk);
  const key = interests.map(({ x, y }) => `${x} ${y}`).join();
  useEffect(() => {
    zoom.turnTo(lookFor(interests, size, edges));
  }, [key, size.width, size.height, edges]);
  // What others do is followed, unless one is about to choose.
  const happenings = answers.length > 0 || interests.length > 0 ? [] : happeningsOf(happening.events);
  useEffect(() => {
    if (happenings.length > 0) zoom.turnTo(following(zoom.look, happenings, size, edges));
  }, [happening.beat, happenings.length]);
}
