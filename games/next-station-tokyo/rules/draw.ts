/** Which segments may be drawn, and drawing them. */
import type { Seat, Tell } from '@yamanote/kernel';
import { HOTSPOT_POINTS, PENCILS, type PencilId, RING_BIT } from './cards.ts';
import type { GameMap, Point, Way } from './map/types.ts';
import { mapOf } from './maps.ts';
import { pencilOf } from './pencils.ts';
import { ANY_SYMBOL, type Permit, permitFor } from './permit.ts';
import { drawSegment, LINES_IN, lineBit, stationsOf, wayBetween } from './sheet.ts';
import type { Action, Event, Sheet, NextStationState as State } from './types.ts';

export const PASS: Action = { do: 'pass' };

/** Adds every answer that a seat may give in its round. */
export function addAnswers(state: State, seat: Seat, list: Action[]): void {
  list.push(PASS);
  addDrawings(mapOf(state), state, seat, list);
}

/** Adds everything that a seat may draw in its round; passing is not among it. */
export function addDrawings(map: GameMap, state: State, seat: Seat, list: Action[]): void {
  const permit = permitFor(state, seat);
  const sheet = state.sheets[seat];
  const pencil = pencilOf(state, seat, state.phases[seat]);
  const origins = permit.branch ? wholeLine(map, sheet, pencil) : sheet.ends;
  for (let i = 0; i < origins.length; i++) {
    const ways = waysFrom(map, origins[i], permit);
    for (let j = 0; j < ways.length; j++) {
      const way = ways[j];
      if (!mayRun(map, sheet, pencil, way.segment, way.to, permit.double)) continue;
      list.push(way.draw);
      if (permit.circle) list.push(way.circle);
      if (permit.extend && way.extend !== null && mayRun(map, sheet, pencil, way.onSegment, way.onTo, false)) {
        list.push(way.extend);
      }
    }
  }
}

/** Whether a seat may draw anything at all in its round. */
export function canDraw(map: GameMap, state: State, seat: Seat): boolean {
  const permit = permitFor(state, seat);
  const sheet = state.sheets[seat];
  const pencil = pencilOf(state, seat, state.phases[seat]);
  const origins = permit.branch ? wholeLine(map, sheet, pencil) : sheet.ends;
  for (let i = 0; i < origins.length; i++) {
    const ways = waysFrom(map, origins[i], permit);
    for (let j = 0; j < ways.length; j++) {
      if (mayRun(map, sheet, pencil, ways[j].segment, ways[j].to, permit.double)) return true;
    }
  }
  return false;
}

/** Where a segment may start when it may branch off; before the first one there is only the start. */
function wholeLine(map: GameMap, sheet: Sheet, pencil: number): readonly number[] {
  const line = sheet.lines[pencil];
  return line.segments.length > 0 ? stationsOf(map, line, pencil) : sheet.ends;
}

/** Where one can go from a station in a round: to its symbol, or to any. */
function waysFrom(map: GameMap, origin: number, { symbol }: Permit): readonly Way[] {
  return symbol === ANY_SYMBOL ? map.ways[origin] : map.waysTo[origin][symbol];
}

/** Whether a pencil may run over a segment to a station: a new one, across nothing, and beside nothing unless allowed. */
export function mayRun(
  map: GameMap,
  sheet: Sheet,
  pencil: number,
  segment: number,
  to: number,
  double: boolean,
): boolean {
  if ((sheet.connections[to] & lineBit(pencil)) !== 0) return false;
  const { crossings, capacity } = map.segments[segment];
  const carried = sheet.tracks[segment];
  if (carried !== 0 && !(double && LINES_IN[carried] < capacity)) return false;
  for (let i = 0; i < crossings.length; i++) if (sheet.tracks[crossings[i]] !== 0) return false;
  return true;
}

/** Puts a seat's answer in a round on its sheet. `only` says whom its events are told to. */
export function takeAnswer(
  map: GameMap,
  state: State,
  seat: Seat,
  round: number,
  answer: Action,
  only: Seat | null,
  tell: Tell<Event>,
): void {
  if (answer.do !== 'draw' && answer.do !== 'circle' && answer.do !== 'extend') {
    tell?.({ type: 'passed', seat, forced: false, only });
    return;
  }
  const pencil = pencilOf(state, seat, state.phases[seat]);
  const sheet = state.sheets[seat];
  const way = wayBetween(map, answer.from, answer.to) as Way;
  const before = tell === null ? null : sheet.connections.slice();
  const beside = sheet.tracks[way.segment];
  drawSegment(map, sheet, pencil, round, way.segment, way.from);
  if (answer.do === 'extend') drawSegment(map, sheet, pencil, round, way.onSegment, way.to);
  if (answer.do === 'circle') sheet.lines[pencil].circled.push(way.to);
  if (tell === null || before === null) return;
  const told = { seat, pencil: PENCILS[pencil], only };
  const [from, to] = [pointOf(map, way.from), pointOf(map, way.to)];
  tell({ type: 'drew', ...told, from: answer.from, to: answer.to, at: [from, to], beside: lineIn(beside) });
  if (answer.do === 'extend') {
    tell({ type: 'extended', ...told, from: answer.to, to: answer.on, at: [to, pointOf(map, way.onTo)] });
  }
  if (answer.do === 'circle') tell({ type: 'circled', ...told, station: answer.to, at: to });
  tellMeetings(map, sheet, before, seat, only, tell);
}

function pointOf({ stations }: GameMap, station: number): Point {
  return [stations[station].x, stations[station].y];
}

/** The line in a set of one; `null` if there is none in it. */
export function lineIn(set: number): PencilId | 'ring' | null {
  if (set === 0) return null;
  return (set & RING_BIT) !== 0 ? 'ring' : PENCILS[31 - Math.clz32(set)];
}

/** Where lines meet that did not, and which districts that makes hotspots. */
function tellMeetings(
  map: GameMap,
  sheet: Sheet,
  before: readonly number[],
  seat: Seat,
  only: Seat | null,
  tell: (event: Event) => void,
): void {
  sheet.connections.forEach((lines, station) => {
    if (lines === before[station] || LINES_IN[lines] < 2) return;
    const { id } = map.stations[station];
    tell({ type: 'interchange-made', seat, station: id, at: pointOf(map, station), lines: LINES_IN[lines], only });
  });
  for (const { id, kind, stations } of map.districts) {
    const points = HOTSPOT_POINTS[kind];
    const isHotspot = (connections: readonly number[]) =>
      stations.some((station) => LINES_IN[connections[station]] > 1);
    if (points > 0 && isHotspot(sheet.connections) && !isHotspot(before)) {
      tell({ type: 'hotspot-found', seat, district: id, points, only });
    }
  }
}
