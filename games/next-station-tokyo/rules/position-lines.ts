/**
 * Lines in the notation: a path of stations, one segment a round from the first round on; or a list of what was drawn,
 * `{ "round": 3, "draw": ["x6y9", "x4y9"] }`, where a third station is an extension and `"circled": true` circles the one
 * that was reached.
 */
import {
  type Json,
  joined,
  objectTo,
  readBoolean,
  readFields,
  readInteger,
  readList,
  readString,
} from '@yamanote/kernel';
import { PENCILS, PHASES } from './cards.ts';
import { mayRun } from './draw.ts';
import type { GameMap, Way } from './map/types.ts';
import { mapOf } from './maps.ts';
import { pencilOf } from './pencils.ts';
import { type Allowance, allowanceIn, spend } from './position-allowance.ts';
import { impossible } from './position-refusal.ts';
import { beginLine, drawSegment, emptySheet, lineBit, stationsOf, wayBetween } from './sheet.ts';
import type { Line, Sheet, NextStationState as State } from './types.ts';

/** So many rounds a phase may have. */
export const MOST_ROUNDS = 10;

export function makeLines(map: GameMap, sheet: Sheet): Json {
  const lines = sheet.lines.map((line, pencil) => [PENCILS[pencil], makeLine(map, line, pencil)] as const);
  return Object.fromEntries(lines.filter(([, drawn]) => drawn.length > 0));
}

function makeLine(map: GameMap, line: Line, pencil: number): Json[] {
  const reached = stationsOf(map, line, pencil).slice(1);
  const drawn: { round: number; draw: string[]; circled?: true }[] = [];
  line.segments.forEach((segment, i) => {
    const { a, b } = map.segments[segment];
    const to = reached[i];
    const name = map.stations[to].id;
    const last = drawn.at(-1);
    if (last?.round === line.rounds[i]) last.draw.push(name);
    else drawn.push({ round: line.rounds[i], draw: [map.stations[to === a ? b : a].id, name] });
    if (line.circled.includes(to)) (drawn.at(-1) as (typeof drawn)[number]).circled = true;
  });
  return drawn;
}

interface Stroke {
  field: string;
  round: number;
  draw: readonly string[];
  circled: boolean;
}

function readStrokes(field: string, json: unknown): Stroke[] {
  const list = readList(field, json);
  if (list.length > 0 && list.every((item) => typeof item === 'string')) {
    if (list.length === 1) objectTo(field, 'at least two stations', json);
    const path = list as string[];
    return path.slice(1).map((to, i) => ({ field, round: i + 1, draw: [path[i], to], circled: false }));
  }
  return list.map((item, i) => {
    const at = `${field}[${i}]`;
    const fields = readFields(at, item, ['round', 'draw'], ['circled']);
    const draw = readList(joined(at, 'draw'), fields.draw).map((id, j) => readString(`${at}.draw[${j}]`, id));
    if (draw.length < 2 || draw.length > 3)
      objectTo(joined(at, 'draw'), 'two stations, or three for an extension', draw);
    return {
      field: at,
      round: readInteger(joined(at, 'round'), fields.round, 1, MOST_ROUNDS),
      draw,
      circled: fields.circled === undefined ? false : readBoolean(joined(at, 'circled'), fields.circled),
    };
  });
}

/** Draws what a player's lines say, phase after phase, and refuses what could not have been drawn. */
export function readLines(state: State, seat: number, field: string, json: unknown, decided: number): Line[] {
  const map = mapOf(state);
  const sheet = emptySheet(map);
  const fields = readFields(field, json, [], PENCILS);
  for (let phase = 0; phase < PHASES; phase++) {
    const pencil = pencilOf(state, seat, phase);
    const at = joined(field, PENCILS[pencil] ?? '');
    const strokes = pencil < 0 ? [] : readStrokes(at, fields[PENCILS[pencil]] ?? []);
    const allowed = phase < state.phases[seat] ? MOST_ROUNDS : phase === state.phases[seat] ? decided : 0;
    if (strokes.length > 0) beginLine(map, sheet, pencil);
    const left = allowanceIn(state, phase);
    let last = 0;
    for (const stroke of strokes) {
      if (stroke.round <= last) impossible(stroke.field, `a round after round ${last}`, stroke.round);
      if (stroke.round > allowed)
        impossible(stroke.field, `nothing drawn after round ${allowed} of phase ${phase + 1}`, stroke.round);
      drawStroke(map, sheet, pencil, stroke, left);
      last = stroke.round;
    }
  }
  if (state.pencils.includes(null) && Object.keys(fields).length > 0)
    impossible(field, 'no lines before all pencils are laid out', json);
  return sheet.lines;
}

function drawStroke(map: GameMap, sheet: Sheet, pencil: number, stroke: Stroke, left: Allowance): void {
  const { field, round, draw, circled } = stroke;
  const [from, to, on] = draw;
  const way = wayBetween(map, from, to) ?? impossible(field, 'two stations that a segment joins', [from, to]);
  const line = sheet.lines[pencil];
  const starts = line.segments.length === 0 ? way.from === map.starts[pencil] : isOn(sheet, pencil, way.from);
  if (!starts) impossible(field, 'a segment from the start, or from a station of the line', from);
  // A joker sets off no effect.
  const mayBeDouble = on === undefined && !circled;
  if (!mayRun(map, sheet, pencil, way.segment, way.to, mayBeDouble))
    impossible(field, 'a segment that could be drawn', [from, to]);
  if (!sheet.ends.includes(way.from)) spend(left, 'branch', field, draw);
  if (sheet.tracks[way.segment] !== 0) spend(left, 'double', field, draw);
  drawSegment(map, sheet, pencil, round, way.segment, way.from);
  if (circled) {
    spend(left, 'circle', field, draw);
    line.circled.push(way.to);
  }
  if (on !== undefined) {
    spend(left, 'extend', field, draw);
    extend(map, sheet, pencil, stroke, way);
  }
}

function extend(map: GameMap, sheet: Sheet, pencil: number, { field, round, draw }: Stroke, way: Way): void {
  const straight = way.onTo >= 0 && map.stations[way.onTo].id === draw[2];
  if (!straight || !mayRun(map, sheet, pencil, way.onSegment, way.onTo, false)) {
    impossible(field, 'a second segment straight on, on its own track', draw);
  }
  drawSegment(map, sheet, pencil, round, way.onSegment, way.to);
}

function isOn(sheet: Sheet, pencil: number, station: number): boolean {
  return (sheet.connections[station] & lineBit(pencil)) !== 0;
}
