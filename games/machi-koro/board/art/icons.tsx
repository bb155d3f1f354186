/** Small signs: categories of cards, landmarks, and the shape that goes with each colour. */
import type { Colour, Icon, LandmarkId } from '@yamanote/games/machi-koro/rules';
import type { JSX } from 'preact';

/** Holes and lines in a sign are the colour of what it lies on. */
const GROUND = 'var(--sign-ground, #fff)';

const ICONS: Readonly<Record<Icon, JSX.Element>> = {
  wheat: (
    <>
      <path d="M8 15V6" stroke="currentColor" stroke-width="1.4" />
      <ellipse cx="8" cy="3.2" rx="1.6" ry="2.6" />
      <ellipse cx="5" cy="6.4" rx="1.5" ry="2.5" transform="rotate(-35 5 6.4)" />
      <ellipse cx="11" cy="6.4" rx="1.5" ry="2.5" transform="rotate(35 11 6.4)" />
      <ellipse cx="5" cy="10.6" rx="1.5" ry="2.5" transform="rotate(-35 5 10.6)" />
      <ellipse cx="11" cy="10.6" rx="1.5" ry="2.5" transform="rotate(35 11 10.6)" />
    </>
  ),
  cow: (
    <>
      <path d="M2 4l2.4 1.2Q8 3 11.6 5.2L14 4q.4 2.6-2 3.2l-.6 3.6Q11 14.5 8 14.5T4.6 10.8L4 7.2Q1.6 6.6 2 4z" />
      <g fill={GROUND}>
        <circle cx="6.3" cy="8" r=".9" />
        <circle cx="9.7" cy="8" r=".9" />
        <ellipse cx="8" cy="12" rx="2.2" ry="1.3" />
      </g>
    </>
  ),
  gear: (
    <>
      <path
        d="M7 1h2l.4 2 1.5.6 1.7-1.2L14 3.8l-1.2 1.7.6 1.5 2 .4v2l-2 .4-.6 1.5 1.2 1.7-1.4 1.4-1.7-1.2-1.5.6L9 15H7l-.4-2-1.5-.6-1.7 1.2L2 12.2l1.2-1.7L2.6 9l-2-.4v-2l2-.4.6-1.5L2 3l1.4-1.4 1.7 1.2L6.6 3z"
        transform="translate(0 .2)"
      />
      <circle cx="8" cy="8" r="2.3" fill={GROUND} />
    </>
  ),
  bread: (
    <>
      <path d="M2 7Q2 3.5 5.5 3.5h5Q14 3.5 14 7q0 1.4-1.2 1.9V13H3.2V8.9Q2 8.4 2 7z" />
      <path d="M6 6.2v2M8.5 6.2v2M11 6.2v2" stroke={GROUND} stroke-width="1.1" />
    </>
  ),
  cup: (
    <>
      <path d="M2 5h9v4.5Q11 13 7.5 13h-2Q2 13 2 9.5zM11 6h1.2Q15 6 15 8.2t-3 2.2h-1V9h.9q1.4 0 1.4-.8T12 7.4h-1z" />
      <path d="M4.5 3.5q-.8-1 0-2M7.5 3.5q-.8-1 0-2" stroke="currentColor" fill="none" />
    </>
  ),
  factory: (
    <>
      <path d="M1.5 14V7l4 2.5V7l4 2.5V3h3l1.5 6v5z" />
      <path d="M4 11.5h1.5M7.5 11.5H9M11 11.5h1.5" stroke={GROUND} stroke-width="1.2" />
    </>
  ),
  fruit: (
    <>
      <path d="M8 5Q5 3.2 3.2 5.6T4.5 12.5 8 14t3.5-1.5 1.3-6.9T8 5z" />
      <path d="M8 5q0-2.5 2.5-3.5" stroke="currentColor" stroke-width="1.3" fill="none" />
    </>
  ),
  tower: (
    <>
      <path d="M7.3 1h1.4v3l1 4 2.6 7H9.8L8 11l-1.8 4H3.7l2.6-7 1-4z" />
      <path d="M5.5 8h5" stroke={GROUND} stroke-width="1.2" />
    </>
  ),
};

const LANDMARKS: Readonly<Record<LandmarkId, JSX.Element>> = {
  'train-station': (
    <>
      <path d="M4.6 1.8h6.8q1.8 0 1.8 1.8v6.6q0 1.8-1.8 1.8H4.6q-1.8 0-1.8-1.8V3.6q0-1.8 1.8-1.8zM4.4 12.6 3 15h1.7l1.4-2.4zm7.2 0L13 15h-1.7l-1.4-2.4z" />
      <path d="M4.6 4h6.8v3.2H4.6z" fill={GROUND} />
      <circle cx="5.5" cy="9.6" r=".95" fill={GROUND} />
      <circle cx="10.5" cy="9.6" r=".95" fill={GROUND} />
    </>
  ),
  'shopping-mall': (
    <>
      <path d="M2.6 5.4h10.8l.8 9.1H1.8z" />
      <path d="M5.3 7.6V4.4a2.7 2.7 0 0 1 5.4 0v3.2" fill="none" stroke="currentColor" stroke-width="1.4" />
      <path d="M5.3 7.7V6.1M10.7 7.7V6.1" stroke={GROUND} stroke-width="1.4" />
    </>
  ),
  'amusement-park': (
    <>
      <circle cx="8" cy="7" r="4.8" fill="none" stroke="currentColor" stroke-width="1.2" />
      <path d="M8 7 4.5 15M8 7l3.5 8" stroke="currentColor" stroke-width="1.3" />
      <path d="M8 2.2v9.6M3.2 7h9.6" stroke="currentColor" stroke-width=".7" />
      <circle cx="8" cy="7" r="1.2" />
      <circle cx="8" cy="2" r="1.4" />
      <circle cx="12.9" cy="7" r="1.4" />
      <circle cx="3.1" cy="7" r="1.4" />
      <circle cx="11.4" cy="3.5" r="1.2" />
      <circle cx="4.6" cy="3.5" r="1.2" />
    </>
  ),
  'radio-tower': (
    <path
      d="M8 1v2.5M8 3.4 4 14.8M8 3.4l4 11.4M6.6 7.6h2.8M5.6 10.6h4.8M6.8 7.6l3.6 3M9.2 7.6l-3.6 3"
      fill="none"
      stroke="currentColor"
      stroke-width="1.3"
      stroke-linecap="round"
    />
  ),
};

/** Blue works every turn, green on my turn, red on others' turns, purple is major: each has its shape besides its colour. */
const SHAPES: Readonly<Record<Colour, JSX.Element>> = {
  blue: <circle cx="8" cy="8" r="5.5" />,
  green: <path d="M8 1.5 15 14.5H1z" />,
  red: <path d="M8 14.5 1 1.5h14z" />,
  purple: <path d="m8 .8 2.2 4.8 5.2.6-3.9 3.5 1.1 5.2L8 12.3l-4.6 2.6 1.1-5.2L.6 6.2l5.2-.6z" />,
};

function Sign({ size, children }: { size: number; children: JSX.Element }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}

export function CategoryIcon({ icon, size = 14 }: { icon: Icon; size?: number }) {
  return <Sign size={size}>{ICONS[icon]}</Sign>;
}

export function LandmarkIcon({ landmark, size = 14 }: { landmark: LandmarkId; size?: number }) {
  return <Sign size={size}>{LANDMARKS[landmark]}</Sign>;
}

export function ColourShape({ colour, size = 9 }: { colour: Colour; size?: number }) {
  return <Sign size={size}>{SHAPES[colour]}</Sign>;
}
