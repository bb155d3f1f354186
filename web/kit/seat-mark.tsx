import type { Seat } from '@yamanote/kernel';

/** Every seat has a colour and a shape, so that colour is never the only mark: circle, triangle, square, … */
const SHAPES = [
  <circle key="s" cx="8" cy="8" r="6.5" />,
  <path key="s" d="M8 1.2 15 14.4H1Z" />,
  <rect key="s" x="1.8" y="1.8" width="12.4" height="12.4" rx="1" />,
  <path key="s" d="M8 .6 15.4 8 8 15.4.6 8Z" />,
  <path key="s" d="M4.3 1.4h7.4L15.4 8l-3.7 6.6H4.3L.6 8Z" />,
  <path key="s" d="M5.4 1h5.2v4.4H15v5.2h-4.4V15H5.4v-4.4H1V5.4h4.4Z" />,
];

export const SEAT_COLOURS = 6;

export function SeatMark({ seat, size = 14 }: { seat: Seat; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill={`var(--seat${seat})`} aria-hidden="true">
      {SHAPES[seat % SEAT_COLOURS]}
    </svg>
  );
}
