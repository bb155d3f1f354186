/** What each drawing would change, for pages to show before it is drawn: the rules themselves work it out, on a copy. */
import type { Seat } from '@yamanote/kernel';
import { addDrawings, takeAnswer } from './draw.ts';
import type { DistrictId, StationId, Way } from './map/types.ts';
import { mapOf } from './maps.ts';
import { pencilOf } from './pencils.ts';
import { roundAt } from './permit.ts';
import { type LineScore, lineScore, scorePad } from './score.ts';
import { cloneSheet, wayBetween } from './sheet.ts';
import type { Action, Event, NextStationState as State } from './types.ts';

export interface Choice {
  action: Extract<Action, { do: 'draw' | 'extend' | 'circle' }>;
  /** What is drawn, by index of the map's segments: one, or two for an extension. */
  segments: number[];
  /** Where the pencil sets down, and where it ends, by index of the stations. */
  from: number;
  to: number;
  /** The line as it is, and as it would be. */
  before: LineScore;
  line: LineScore;
  /** Districts that would become hotspots. */
  hotspots: { district: DistrictId; points: number }[];
  /** Stations where a further line would meet others, with how many there would be. */
  interchanges: { station: StationId; lines: number }[];
  /** By how much the whole sheet would be worth more if nothing else were drawn. */
  gain: number;
}

/** Every drawing that a seat may choose in the round that it has come to. */
export function choicesOf(state: State, seat: Seat): Choice[] {
  const map = mapOf(state);
  const pencil = pencilOf(state, seat, state.phases[seat]);
  const round = roundAt(state.deal[state.phases[seat]], state.revealed[seat]);
  const before = lineScore(map, state.sheets[seat], pencil);
  const { total } = scorePad(state, seat);
  const list: Action[] = [];
  addDrawings(map, state, seat, list);
  return (list as Choice['action'][]).map((action) => {
    const after: State = { ...state, sheets: state.sheets.with(seat, cloneSheet(state.sheets[seat])) };
    const events: Event[] = [];
    takeAnswer(map, after, seat, round, action, null, (event) => events.push(event));
    const way = wayBetween(map, action.from, action.to) as Way;
    const extended = action.do === 'extend';
    return {
      action,
      segments: extended ? [way.segment, way.onSegment] : [way.segment],
      from: way.from,
      to: extended ? way.onTo : way.to,
      before,
      line: lineScore(map, after.sheets[seat], pencil),
      hotspots: events.flatMap((event) =>
        event.type === 'hotspot-found' ? [{ district: event.district, points: event.points }] : [],
      ),
      interchanges: events.flatMap((event) =>
        event.type === 'interchange-made' ? [{ station: event.station, lines: event.lines }] : [],
      ),
      gain: scorePad(after, seat).total - total,
    };
  });
}
