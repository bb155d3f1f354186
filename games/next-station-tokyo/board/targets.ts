/** What one taps for an answer, and how an entry's events are told. */
import type { Action, Event, NextStationView, StationId } from '@yamanote/games/next-station-tokyo/rules';
import { seatsOwing } from '@yamanote/games/next-station-tokyo/words';
import type { Seat } from '@yamanote/kernel';
import { isDrawing } from './ways.ts';

export const target = {
  pencil: (pencil: string) => `pencil:${pencil}`,
  gap: (seat: number) => `gap:${seat}`,
  station: (station: StationId) => `station:${station}`,
  /** The end to start from, asked only if several lead to the same station. */
  from: (station: StationId) => `from:${station}`,
  /** The station after the one that is tapped first. */
  on: (station: StationId) => `on:${station}`,
  circle: (station: StationId) => `circle:${station}`,
};

export function targets(action: Action, _view: NextStationView, answers: readonly Action[]): readonly string[] {
  if (action.do === 'take') return [target.pencil(action.pencil)];
  if (!isDrawing(action)) return [];
  const path = [target.station(action.to)];
  const elsewhere = answers.some((one) => isDrawing(one) && one.to === action.to && one.from !== action.from);
  if (elsewhere) path.push(target.from(action.from));
  if (action.do === 'extend') path.push(target.on(action.on));
  if (action.do === 'circle') path.push(target.circle(action.to));
  return path;
}

/** A line is looked at before it is drawn, although it can be changed until all have answered. */
export function confirm(action: Action): boolean {
  return isDrawing(action);
}

/** All draw at the same time: it is the viewer's turn while the own answer is awaited. */
export function turn(view: NextStationView): Seat | null {
  const frame = view.stack.at(-1);
  if (frame === undefined || view.viewer === 'public') return null;
  if (frame.kind === 'take-pencil' || frame.kind === 'place-spare') return frame.seat;
  return seatsOwing(view).includes(view.viewer) ? view.viewer : null;
}

/**
 * What was drawn and what it scored comes first, while pencils move; then whatever follows from it, such as the next card
 * and who can do nothing with it. Both happen in one entry when a line ends, and at own pace always.
 */
export function beats(events: readonly Event[]): readonly (readonly Event[])[] {
  const follows = events.findIndex(({ type }) => !DRAWING.has(type));
  const [drawing, rest] = follows < 0 ? [events, []] : [events.slice(0, follows), events.slice(follows)];
  return [drawing, rest].filter((group) => group.length > 0);
}

const DRAWING: ReadonlySet<Event['type']> = new Set([
  'drew',
  'extended',
  'circled',
  'interchange-made',
  'hotspot-found',
  'passed',
  'line-scored',
]);
