/** What belongs to a company: its colour, and the pattern of its line, which stands on everything it owns. */
import { SHOPS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { useMark } from '@yamanote/kit';
import styles from './art.module.css';
import { GlyphShape } from './glyphs.tsx';

/** The colour that whoever has the company has at this table. */
const useColour = (seat: Seat) => `var(--seat${useMark(seat)})`;

/** Dots, ties, a centre line, dashes. */
const PATTERNS = ['dots', 'ties', 'line', 'dashes'] as const;
const patternOf = (seat: Seat) => PATTERNS[seat % PATTERNS.length];

const LOOKS = {
  dots: { 'stroke-width': 3.8, 'stroke-dasharray': '0 8.5', 'stroke-linecap': 'round' },
  ties: { 'stroke-width': 8, 'stroke-dasharray': '2 6', 'stroke-linecap': 'butt' },
  line: { 'stroke-width': 2.4, 'stroke-linecap': 'butt' },
  dashes: { 'stroke-width': 3, 'stroke-dasharray': '8 6.5', 'stroke-linecap': 'butt' },
} as const;

/** How the pattern is drawn along a line. */
const lookOf = (seat: Seat) => LOOKS[patternOf(seat)];

interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A line of track with a light edge, so that it stands off from any ground. */
export function TrackLine({ seat, ...line }: Line & { seat: Seat }) {
  const colour = useColour(seat);
  return (
    <>
      <line class={styles.casing} {...line} />
      <line class={styles.rail} stroke={colour} {...line} />
      <line class={styles.pattern} {...lookOf(seat)} {...line} />
    </>
  );
}

/** A short sample of a company's line, for panels. */
export function TrackSample({ seat, width = 40 }: { seat: Seat; width?: number }) {
  const colour = useColour(seat);
  return (
    <svg viewBox={`0 0 ${width} 10`} width={width} height="10" aria-hidden="true">
      <line class={styles.rail} stroke={colour} x1="0" y1="5" x2={width} y2="5" />
      <line class={styles.pattern} {...lookOf(seat)} x1={patternOf(seat) === 'dots' ? 4 : 0} y1="5" x2={width} y2="5" />
    </svg>
  );
}

/** A building on the map, on the origin. A department store has a gable and is larger. */
export function BuildingFigure({ seat, shop }: { seat: Seat; shop: number }) {
  const colour = useColour(seat);
  const department = SHOPS[shop] === 'department';
  const half = department ? 15 : 13;
  return (
    <g>
      {department && <path class={styles.gable} d="M-15.5 -11L0 -21.5L15.5 -11Z" fill={colour} />}
      <rect class={styles.house} x={-half} y={-half} width={2 * half} height={2 * half} rx="4.5" fill={colour} />
      <g
        class={styles.sign}
        transform={department ? 'translate(-9 -12.5) scale(0.75)' : 'translate(-8 -10.5) scale(0.667)'}
      >
        <GlyphShape name={SHOPS[shop]} />
      </g>
      <line
        class={styles.foot}
        {...lookOf(seat)}
        stroke-width="2.4"
        x1={2.5 - half}
        y1={half - 3.4}
        x2={half - 2.5}
        y2={half - 3.4}
      />
    </g>
  );
}

/** The same on its own beside text. */
export function Building({ seat, shop, size = 24 }: { seat: Seat; shop: number; size?: number }) {
  return (
    <svg viewBox="-17 -23 34 40" width={(size * 34) / 40} height={size} aria-hidden="true">
      <BuildingFigure seat={seat} shop={shop} />
    </svg>
  );
}

const CAR =
  'M-20.5 7V1.5C-20.5 -2 -18 -3.3 -14.5 -3.8L-9.5 -10.5Q-8.7 -11.6 -7.3 -11.6H5.5Q7 -11.6 8 -10.5L13.5 -3.8C18 -3.3 20.5 -1.5 20.5 2V7Q20.5 8.5 19 8.5H-19Q-20.5 8.5 -20.5 7Z';

/** A CEO's car, 44 wide and 27 high around the origin. */
export function CarFigure({ seat }: { seat: Seat }) {
  const colour = useColour(seat);
  const look = lookOf(seat);
  return (
    <g>
      <ellipse class={styles.shade} cy="10" rx="21" ry="2.8" />
      <path class={styles.car} d={CAR} fill={colour} />
      <path class={styles.window} d="M-10 -4L-6.6 -8.9H-1.5V-4ZM1.2 -8.9H5L9.3 -4H1.2Z" />
      <line
        class={styles.pattern}
        {...look}
        stroke-width={Math.min(3.6, look['stroke-width'])}
        x1="-18"
        y1="1.3"
        x2="18"
        y2="1.3"
      />
      <circle class={styles.wheel} cx="-11" cy="8" r="4.6" />
      <circle class={styles.wheel} cx="11" cy="8" r="4.6" />
    </g>
  );
}

export function Car({ seat, size = 20 }: { seat: Seat; size?: number }) {
  return (
    <svg viewBox="-22 -13 44 27" width={(size * 44) / 27} height={size} aria-hidden="true">
      <CarFigure seat={seat} />
    </svg>
  );
}
