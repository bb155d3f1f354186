import type { Seat } from '@yamanote/kernel';
import { SEAT_COLOURS } from '@yamanote/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Every seat has a colour and a shape, so that colour is never the only mark: circle, square, triangle, … */
const SHAPES = [
  <circle key="s" cx="8" cy="8" r="6.5" />,
  <rect key="s" x="1.8" y="1.8" width="12.4" height="12.4" rx="1" />,
  <path key="s" d="M8 1.2 15 14.4H1Z" />,
  <path key="s" d="M8 .6 15.4 8 8 15.4.6 8Z" />,
  <path key="s" d="M4.3 1.4h7.4L15.4 8l-3.7 6.6H4.3L.6 8Z" />,
  <path key="s" d="M5.4 1h5.2v4.4H15v5.2h-4.4V15H5.4v-4.4H1V5.4h4.4Z" />,
];

/** Which mark each seat has, where a game lets people choose (a monster brings its own). */
export const Marks = createContext<readonly (number | null)[]>([]);

/** The number of a seat's mark: of its shape, and of its colour `--seatN`. */
export function useMark(seat: Seat): number {
  return (useContext(Marks)[seat] ?? seat) % SEAT_COLOURS;
}

/** The mark on a ground of its own colour, for the corner of a picture. */
export function SeatBadge({ seat, size = 16 }: { seat: Seat; size?: number }) {
  const mark = useMark(seat);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect width="24" height="24" rx="7" fill={`var(--seat${mark})`} />
      <g fill="#fff" transform="translate(5.6 5.6) scale(.8)">
        {SHAPES[mark]}
      </g>
    </svg>
  );
}

export function SeatMark({ seat, size }: { seat: Seat; size?: number }) {
  return <Mark mark={useMark(seat)} size={size} />;
}

/** One of the marks by its own number, whoever has it. Hollow where nobody sits yet. */
export function Mark({ mark, size = 14, hollow = false }: { mark: number; size?: number; hollow?: boolean }) {
  const look = hollow
    ? { fill: 'none', stroke: 'var(--edge)', 'stroke-width': 1.3, 'stroke-dasharray': '2.4 1.8' }
    : { fill: `var(--seat${mark})` };
  return (
    <svg viewBox="-1 -1 18 18" width={size} height={size} aria-hidden="true" {...look}>
      {SHAPES[mark]}
    </svg>
  );
}
