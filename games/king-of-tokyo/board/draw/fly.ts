/** Lets hearts, stars, energy and cards fly over the page, from one marked place to another. Pictures only: no focus, no words. */
import type { Event } from '@yamanote/games/king-of-tokyo/rules';
import { render } from 'preact';
import { Sign } from '../art/icons.tsx';
import { type Flight, flightsOf } from '../flights.ts';
import styles from './fly.module.css';
import palette from './palette.module.css';

const LONGEST = 390;
const FLIGHT = 300;
/** Pixels that a lost thing falls. */
const FALL = 70;
/** More of one kind look like one swarm. */
const MOST = 6;

export function playFlights(events: readonly Event[]): void {
  for (const flight of flightsOf(events)) launch(flight);
}

function launch({ token, count, from, to }: Flight): void {
  const start = middleOf(from);
  if (start === null) return;
  const end = to.length === 0 ? { x: start.x, y: start.y + FALL } : middleOf(to);
  if (end === null) return;
  const last = to.length === 0 ? 0 : 0.9;
  const swarm = Math.min(MOST, count);
  const pause = (LONGEST - FLIGHT) / Math.max(1, swarm - 1);
  for (let i = 0; i < swarm; i++) {
    const piece = document.createElement('div');
    piece.className = `${palette.palette} ${styles.piece}`;
    piece.setAttribute('aria-hidden', 'true');
    render(Sign({ name: token, size: token === 'card' ? 34 : 24 }), piece);
    document.body.append(piece);
    const bend = (i - (swarm - 1) / 2) * 16;
    const way = [
      { transform: `translate(${start.x}px, ${start.y}px) scale(.6)`, opacity: 0 },
      { transform: `translate(${start.x}px, ${start.y - 8}px) scale(1.25)`, opacity: 1, offset: 0.2 },
      {
        transform: `translate(${(start.x + end.x) / 2 + bend}px, ${(start.y + end.y) / 2 - 30 + bend}px) scale(1.1)`,
        offset: 0.6,
      },
      { transform: `translate(${end.x}px, ${end.y}px) scale(.7)`, opacity: last },
    ];
    const flying = piece.animate(way, { duration: FLIGHT, delay: i * pause, easing: 'ease-in-out', fill: 'backwards' });
    flying.onfinish = () => piece.remove();
    flying.oncancel = () => piece.remove();
  }
}

/** The middle of the first of these places that is in sight. */
function middleOf(names: readonly string[]): { x: number; y: number } | null {
  for (const name of names) {
    for (const place of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
      const { left, top, width, height } = place.getBoundingClientRect();
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 };
    }
  }
  return null;
}
