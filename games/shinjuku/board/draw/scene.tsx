/** The map, with what is always to be seen above it where there is no column beside it. */
import { type Action, STATION_IDS, type StationId } from '@yamanote/games/shinjuku/rules';
import { nearest, type Size, useSize, type Zoom, ZoomMap } from '@yamanote/web/kit';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Desk, useDesk } from '../desk.ts';
import { mapInWords } from '../in-words.ts';
import { closeUp, type Extent, extentOf, fitted, inSight } from '../map/camera.ts';
import { distancesFrom } from '../map/pick.ts';
import { STATION_PLACES } from '../map/places.ts';
import { endsOf } from '../ride.ts';
import { momentOf, type Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { TokyoMap } from './map.tsx';
import { MiniMap } from './mini-map.tsx';
import { moveFigures } from './motion.ts';
import palette from './palette.module.css';
import { QueueStrip } from './queue.tsx';
import { scaleFor } from './scale.ts';
import styles from './scene.module.css';
import { useWide } from './use-wide.ts';

export function Scene(props: Props) {
  const wide = useWide();
  const desk = useDesk(props);
  const words = boardWords[props.language];
  const over = props.view.stack.length === 0;
  return (
    <div class={`${palette.palette} ${styles.scene}`}>
      {!wide && !over && <QueueStrip {...props} />}
      <ul class={palette.hidden}>
        {mapInWords(props).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class={styles.place}>
        <Picture desk={desk} label={words.map} />
      </div>
    </div>
  );
}

/** From this many pixels per unit on, the whole map can be read: nothing is ever enlarged by itself. */
const ROOMY = 0.6;
/** A single place is shown with what lies around it: at most so many pixels per unit. */
const AROUND = 0.55;

function Picture({ desk, label }: { desk: Desk; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const { happening, motion } = desk.board;
  // Each beat moves once, whatever else changes meanwhile.
  useLayoutEffect(() => {
    if (motion && place.current !== null) moveFigures(place.current, happening.events, happening.ahead.length > 0);
  }, [happening.beat]);
  const small = size !== null && fitted(size) < ROOMY;
  return (
    <div ref={place} class={styles.picture}>
      {size !== null && (
        <ZoomMap
          label={label}
          buttons={desk.board.view.stack.length === 0 ? 'zoomed' : 'always'}
          mini={
            small ? ({ look }) => <MiniMap sight={inSight(look, size)} chosen={desk.ride?.ward ?? null} /> : undefined
          }
        >
          {(zoom) => <Zoomed desk={desk} size={size} zoom={zoom} place={place} />}
        </ZoomMap>
      )}
    </div>
  );
}

interface ZoomedProps {
  desk: Desk;
  size: Size;
  zoom: Zoom;
  place: { readonly current: HTMLElement | null };
}

function Zoomed(props: ZoomedProps) {
  const { desk, size, zoom, place } = props;
  const { board } = desk;
  const pixels = fitted(size) * zoom.scale;
  /** Where the finger really was: browsers move a click to what they take to be meant. */
  const finger = useRef({ x: 0, y: 0 });
  useCloseUp(props);

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
      <TokyoMap desk={desk} scale={scaleFor(pixels)} />
    </div>
  );
}

/** On a small map the way that is ridden or planned, and where it may lead, is brought into sight. */
function useCloseUp({ desk, size, zoom, place }: ZoomedProps): void {
  const extent = extentOfInterest(desk);
  const key = extent === null ? '' : Object.values(extent).join();
  const enlarged = useRef(false);
  useEffect(() => {
    const look =
      extent === null || fitted(size) >= ROOMY ? null : closeUp(extent, size, desk.ride === null ? AROUND : 1);
    if (enlarged.current || look !== null) zoom.whole();
    enlarged.current = look !== null;
    if (look === null || place.current === null) return;
    const { left, top } = place.current.getBoundingClientRect();
    zoom.zoomBy(look.factor, { x: left + look.at.x, y: top + look.at.y });
  }, [key, size.width, size.height]);
}

/** While one is asked where to go on, that; otherwise the whole way, or what is chosen. */
function extentOfInterest({ board, ride, onward }: Desk): Extent | null {
  const stops = ride === null || ride.time === 'past' ? [] : ride.stops;
  const shown = (onward.length > 0 ? [...stops.slice(-1), ...onward] : stops).map(({ station }) => station);
  const moment = momentOf(board.view);
  const opening = moment?.kind === 'shop' && board.answers.length > 0 ? [STATION_IDS[moment.station]] : [];
  const looked = shown.length > 0 ? shown : [...opening, ...stationsOf(board.selected)];
  return looked.length === 0 ? null : extentOf(looked.map((station) => STATION_PLACES[station]));
}

function stationsOf(action: Action | null): readonly StationId[] {
  if (action === null) return [];
  if ('connection' in action) return endsOf(action.connection);
  return 'station' in action ? [action.station] : [];
}
