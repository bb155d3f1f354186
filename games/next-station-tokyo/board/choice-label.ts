/** What a look at the sheet tells of something on it that can be tapped, for who cannot see it. */
import {
  isLastRound,
  lineIn,
  mapOf,
  mayRun,
  type NextStationView,
  pencilOf,
  SYMBOLS,
  type Way,
  wayBetween,
} from '@yamanote/games/next-station-tokyo/rules';
import { type LineId, squareOf } from '@yamanote/games/next-station-tokyo/words';
import type { Seat } from '@yamanote/kernel';
import { type Choice, originsOf } from './choosing.ts';
import { changes, forecast, gain, lineChange, sheetAfter } from './forecast.ts';
import { openCards, type Props, shownSeat } from './shown.ts';
import type { Drawing } from './ways.ts';
import { boardWords, type WaysOn } from './words/index.ts';

type Board = Pick<Props, 'view' | 'viewer' | 'answers' | 'language'>;

export function choiceLabel(board: Board, { part, station, action }: Choice): string {
  const { view, answers, language } = board;
  const words = boardWords[language];
  const map = mapOf(view);
  const found = map.stations[map.byId.get(station) as number];
  const named = words.station({ symbol: words.symbols[found.symbol], square: squareOf(found) });
  if (part === 'from') return words.from({ station: named });
  if (part === 'circle') return words.circle({ station: named });
  const seat = shownSeat(board);
  const change = forecast(view, seat, action);
  const told = {
    station: named,
    district: words.district(map.districts[found.district].id),
    line: words.lineInFull(lineChange(change, view.phases[seat]).to),
    points: gain(change),
    changes: changes(change),
    on: waysOn(view, seat, action, map.byId.get(station) as number),
  };
  if (part === 'on') return words.goOn(told);
  const origins = originsOf(station, answers).map((origin) => ({
    square: squareOf(map.stations[map.byId.get(origin.from) as number]),
    beside: besideOf(view, seat, origin),
  }));
  return words.drawTo({ ...told, from: origins });
}

/** The line that this would run beside. */
export function besideOf(view: NextStationView, seat: Seat, { from, to }: Drawing): LineId | null {
  const { segment } = wayBetween(mapOf(view), from, to) as Way;
  return lineIn(view.sheets[seat].tracks[segment]);
}

/** Where the line could go on from a station that an answer leads to; `null` where it ends with this round. */
function waysOn(view: NextStationView, seat: Seat, action: Drawing, station: number): WaysOn | null {
  const cards = openCards(view, seat);
  if (isLastRound(cards, cards.length)) return null;
  const map = mapOf(view);
  const sheet = sheetAfter(view, seat, action);
  const pencil = pencilOf(view, seat, view.phases[seat]);
  const ways = map.ways[station].filter(({ segment, to }) => mayRun(map, sheet, pencil, segment, to, false));
  const symbols = SYMBOLS.filter((symbol) => ways.some(({ to }) => map.stations[to].symbol === symbol));
  return { count: ways.length, symbols: symbols.length === SYMBOLS.length ? 'all' : symbols };
}
