/** A legal answer as a short label: picks the words of a language, and what the answer would make of the sheet. */
import {
  type Action,
  type Choice,
  choicesOf,
  lineIn,
  mapOf,
  PENCILS,
  type StationId,
  type NextStationView as View,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { squareOf } from './squares.ts';
import type { Words } from './words.ts';

export function label({ actions }: Words, action: Action, view: View, names: readonly string[]): string {
  const map = mapOf(view);
  const square = (id: StationId) => squareOf(map.stations[map.byId.get(id) as number]);
  switch (action.do) {
    case 'take': {
      const start = map.stations[map.starts[PENCILS.indexOf(action.pencil)]];
      return actions.take({ pencil: action.pencil, start: squareOf(start), symbol: start.symbol });
    }
    case 'place':
      return actions.place({ pencil: action.pencil, name: names[action.leftOf] });
    case 'pass':
      return actions.pass();
  }
  const seat = view.viewer as Seat;
  const { line, gain, segments } = choiceFor(view, seat, action);
  const drawing = {
    from: square(action.from),
    to: square(action.to),
    beside: lineIn(view.sheets[seat].tracks[segments[0]]),
    line,
    gain,
  };
  return action.do === 'extend' ? actions.extend({ ...drawing, on: square(action.on) }) : actions[action.do](drawing);
}

/** All labels of a question come from the same view: what its choices bring is worked out once. */
const known = new WeakMap<View, readonly Choice[]>();

function choiceFor(view: View, seat: Seat, action: Choice['action']): Choice {
  const choices = known.get(view) ?? choicesOf(view, seat);
  known.set(view, choices);
  const same = ({ action: { do: verb, from, to } }: Choice) =>
    verb === action.do && from === action.from && to === action.to;
  return choices.find(same) as Choice;
}
