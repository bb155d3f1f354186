/** The sheet on which this player draws: what may be drawn glows, a tap shows what it would bring, a second one draws it. */
import { mapOf } from '@yamanote/games/next-station-tokyo/rules';
import { nearest, signed, type Zoom } from '@yamanote/kit';
import { useMemo, useRef } from 'preact/hooks';
import { answerGiven, type Choice, choices } from '../choosing.ts';
import { segmentsBeingDrawn } from '../drawn.ts';
import { forecast, gain, lineChange } from '../forecast.ts';
import { layoutOf } from '../sheet/layout.ts';
import { pointsAlong } from '../sheet/path.ts';
import { type Props, pencilNow, shownSeat } from '../shown.ts';
import { isDrawing, type OpenWay, openWays, pathsOf } from '../ways.ts';
import { boardWords } from '../words/index.ts';
import { Note } from './note.tsx';
import { frameOf, ROOMY, SheetPicture } from './sheet-picture.tsx';
import { Targets } from './targets.tsx';
import { GivenRing, Glow, Preview, Rings } from './ways.tsx';

/** A finger needs this much between two stations; below that an empty spot brings the map closer. */
const FINGER = 44;
const CLOSER = 2.2;

export function OwnSheet(props: Props & { zoom: Zoom; width: number }) {
  const { view, answers, selected, happening, motion, zoom, width } = props;
  const svg = useRef<SVGSVGElement>(null);
  const seat = shownSeat(props);
  const map = mapOf(view);
  const sheet = view.sheets[seat];
  const pencil = pencilNow(view, seat);
  const roomy = width >= ROOMY;
  const frame = frameOf(view, roomy);
  const scale = (width / frame.width) * zoom.scale;
  const ways = useMemo(() => openWays(map, sheet, answers), [view, answers]);
  const open = choices(view, answers, (id) => props.target(id) !== 'none');
  const given = answerGiven(view);
  const growing = useMemo(
    () => (motion ? segmentsBeingDrawn(map, sheet, happening.events, seat) : []),
    [happening.beat, motion],
  );
  const shown = isDrawing(selected) ? selected : isDrawing(given) ? given : null;

  function press(id: string): void {
    if (selected !== null && props.target(id) === 'selected') props.give(selected);
    else props.tap(id);
  }

  function onClick(event: MouseEvent): void {
    const hit = (event.target as Element).closest<SVGElement>('[data-target]')?.dataset.target;
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return;
    if (event.detail === 0) {
      // A screen reader presses without pointing anywhere.
      if (hit !== undefined) press(hit);
      return;
    }
    const unit = box.width / frame.width;
    const at = { x: (event.clientX - box.left) / unit + frame.x, y: (event.clientY - box.top) / unit + frame.y };
    const taken = nearest(open.map(({ id, x, y }) => ({ id, far: Math.hypot(x - at.x, y - at.y) * unit })));
    if (taken.is === 'taken') press(taken.id);
    else if (taken.is === 'nothing' && open.some(({ id }) => props.target(id) === 'selected')) props.select(null);
    else if (taken.is === 'close' || unit * 60 < FINGER) zoom.zoomBy(CLOSER, { x: event.clientX, y: event.clientY });
  }

  const origin = open.some(({ part }) => part === 'from');
  const isFaded = ({ action }: OpenWay) =>
    shown !== null
      ? action.from !== shown.from || action.to !== shown.to
      : origin && props.target(`station:${action.to}`) !== 'selected';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the targets inside are buttons; this is for fingers between them
    // biome-ignore lint/a11y/useKeyWithClickEvents: the frame takes keys on the targets
    <div onClick={onClick}>
      <SheetPicture
        view={view}
        seat={seat}
        svg={svg}
        roomy={roomy}
        growing={growing}
        glow={pencil !== null && <Glow ways={ways} pencil={pencil} faded={isFaded} />}
        rings={(id) =>
          pencil !== null && (
            <>
              {shown !== null && <Preview map={map} sheet={sheet} action={shown} pencil={pencil} id={id} />}
              <Rings choices={open} state={props.target} pencil={pencil} fromOnly={origin} />
              {isDrawing(given) && <GivenRing map={map} action={given} pencil={pencil} />}
            </>
          )
        }
      >
        <Targets {...props} choices={open} scale={scale} />
        {isDrawing(selected) && <SelectedNote {...props} open={open} scale={scale} roomy={roomy} />}
      </SheetPicture>
    </div>
  );
}

interface NoteProps extends Props {
  open: readonly Choice[];
  scale: number;
  roomy: boolean;
}

function SelectedNote({ view, viewer, selected, language, open, scale, roomy }: NoteProps) {
  if (!isDrawing(selected) || viewer === 'public') return null;
  const map = mapOf(view);
  const { points } = layoutOf(map);
  const change = forecast(view, viewer, selected);
  const { from, to } = lineChange(change, view.phases[viewer]);
  const text = boardWords[language].lineChange({ from: roomy ? from : null, to });
  const free = new Set(open.map(({ station }) => map.byId.get(station)));
  const stations = points.map((point, i) => ({
    ...point,
    radius: free.has(i) ? 22 : 13,
    weight: free.has(i) ? 40 : 6,
  }));
  // Nor over the line that it is about.
  const line = pathsOf(map, view.sheets[viewer], selected).flatMap(({ path }) => pointsAlong(path, 15));
  const obstacles = [...stations, ...line.map((point) => ({ ...point, radius: 12, weight: 2 }))];
  return (
    <Note
      at={points[map.byId.get(selected.do === 'extend' ? selected.on : selected.to) as number]}
      text={text}
      gain={signed(gain(change))}
      frame={frameOf(view, roomy)}
      obstacles={obstacles}
      scale={scale}
    />
  );
}
