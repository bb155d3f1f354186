/** What the board says besides the words of the game: English, and what every language has to bring. */
import type { PencilId, SymbolId } from '@yamanote/games/next-station-tokyo/rules';
import type { LineId } from '@yamanote/games/next-station-tokyo/words';
import { beside, grammar, en as words } from '@yamanote/games/next-station-tokyo/words/en';
import type { Change } from '../forecast.ts';

/** A line's districts and the most stations in one of them. */
interface Line {
  districts: number;
  stations: number;
}

/** What drawing to a station makes of the line, and what brings the points. */
export interface Outcome {
  station: string;
  line: string;
  points: number;
  changes: readonly Change[];
  /** The one that the station lies in. */
  district: string;
  /** `null` where the line ends anyway. */
  on: WaysOn | null;
}

/** How many segments are free from there, and to which symbols they lead. */
export interface WaysOn {
  count: number;
  symbols: readonly SymbolId[] | 'all';
}

/** Where a way begins, and the line that it runs beside. */
export interface Origin {
  square: string;
  beside: LineId | null;
}

export interface OwnWords {
  sheet: (values: { name: string | null }) => string;
  station: (values: { symbol: string; square: string }) => string;
  /** "4×3 → 4×4"; without `from` only what it becomes. */
  lineChange: (values: { from: Line | null; to: Line }) => string;
  /** What it comes to, for who cannot see which number is which. */
  lineInFull: (line: Line) => string;
  drawTo: (values: Outcome & { from: readonly Origin[] }) => string;
  goOn: (values: Outcome) => string;
  from: (values: { station: string }) => string;
  /** The same as a button, in few letters. */
  fromSquare: (values: { square: string }) => string;
  heardOrigin: (values: { points: number; beside: LineId | null; ends: readonly string[] }) => string;
  /** Where the spare pencil is laid, as a button; a name is `null` where it is the reader's own. */
  leftOf: (values: { name: string | null }) => string;
  circle: (values: { station: string }) => string;
  draw: string;
  drawAndGoOn: string;
  drawAndCircle: string;
  points: (points: number) => string;
  heardPoints: (points: number) => string;
  /** What a sheet has, without a sign before it. */
  worth: (points: number) => string;
  changes: Readonly<Record<Change['part'], string>>;

  /** What is asked, in few words: one line on a phone. `symbol` is `null` for any. */
  drawWhere: (values: { pencil: PencilId; symbol: SymbolId | null }) => string;
  besideToo: string;
  fromAnywhere: string;
  ways: (values: { count: number }) => string;
  whichEnd: string;
  /** The same for ears, with the ends. */
  whichEndOf: (values: { station: string; from: readonly string[] }) => string;
  endsLeadTo: (values: { count: number; station: string }) => string;
  /** What was passed by itself, by the names of the cards. */
  couldNotDraw: (values: { cards: readonly string[] }) => string;
  nothingToDraw: string;

  cards: string;
  overground: string;
  underground: string;
  withSwitch: string;
  /** What the open card means, in a few words. */
  overgroundMeans: string;
  undergroundMeans: (values: { left: number }) => string;
  lastRound: string;
  undergroundCount: (values: { count: number; of: number }) => string;
  fifthEnds: string;
  card: (values: { name: string; underground: boolean }) => string;
  odds: string;
  oddsTitle: string;
  oddsHint: (values: { cards: number; underground: number }) => string;
  noNextRound: string;
  cardsLeft: string;
  cardsOpen: string;
  /** For ears: all of them, in their order. */
  revealed: (values: { cards: readonly string[] }) => string;
  /** Followed by the effect that this symbol sets off. */
  inThisPhase: (values: { symbol: string }) => string;
  worksNow: string;

  pad: string;
  padUnit: string;
  row: (values: { pencil: string; line: Line | null; points: number; final: boolean }) => string;
  hotspots: (values: { count: number }) => string;
  ring: (values: { count: number }) => string;
  interchanges: (values: { lines: number; count: number }) => string;
  short: { hotspots: string; ring: string; interchanges: string; goals: string; now: string };
  goalMet: string;
  ifItEnded: string;
  total: string;
  deduction: string;
  grade: (values: { grade: number; name: string }) => string;

  otherSheets: string;
  open: (values: { name: string }) => string;
  lineOf: (values: { number: number; of: number }) => string;
  ready: string;
  drawing: string;
  done: string;
  isAhead: string;
  choosePencil: string;
  take: (values: { pencil: string; hand: string }) => string;
  hands: Readonly<Record<PencilId, string>>;
  pencilNow: (values: { pencil: string }) => string;
  pencilNext: (values: { pencil: string }) => string;
  savePicture: string;
  lineInWords: (values: { pencil: string; stations: readonly string[] }) => string;
  /** One line after the other. */
  allLines: (lines: readonly string[]) => string;
  nothingDrawn: string;
}

const { capital, count, districts, list, points, signed, stations } = grammar;
const gained = (amount: number) => (amount === 0 ? 'no points' : grammar.gained(amount));
const line = ({ districts, stations }: Line) => `${districts}×${stations}`;
const parts: OwnWords['changes'] = {
  line: 'line',
  hotspots: 'hotspot',
  ring: 'Yamanote',
  interchanges: 'interchanges',
  goals: 'goal',
};
/** What else than the line itself brings points is told. */
const made = (changes: readonly Change[]) =>
  changes.some(({ part }) => part !== 'line')
    ? ` (${changes.map(({ part, points }) => `${parts[part]} ${signed(points)}`).join(', ')})`
    : '';
const place = ({ station, district }: Outcome) => `${station} (${district})`;
const origin = ({ square, beside: other }: Origin) => (other === null ? square : `${square} ${beside(other)}`);
const ahead = ({ count: ways, symbols }: WaysOn) => {
  if (ways === 0) return 'no way on from there';
  const to = symbols === 'all' ? 'all symbols' : symbols.map((symbol) => words.symbols[symbol]).join(', ');
  return `from there ${count(ways, 'way', 'ways')}: ${to}`;
};
const brings = ({ line, points: gain, changes, on }: Outcome) =>
  `${line}, ${gained(gain)}${made(changes)}${on === null ? '' : `; ${ahead(on)}`}`;

export const en: OwnWords = {
  sheet: ({ name }) => (name === null ? 'Your sheet' : `${name}’s sheet`),
  station: ({ symbol, square }) => `${symbol} ${square}`,
  lineChange: ({ from, to }) => (from === null ? line(to) : `${line(from)} → ${line(to)}`),
  lineInFull: ({ districts: d, stations: s }) => `${districts(d)} × ${stations(s)}`,
  drawTo: ({ from, ...outcome }) =>
    `Draw to ${place(outcome)}, from ${from.map(origin).join(' or ')}: ${brings(outcome)}`,
  goOn: (outcome) => `Extend to ${place(outcome)}: ${brings(outcome)}`,
  from: ({ station }) => `Start from ${station}`,
  fromSquare: ({ square }) => `From\u00a0${square}`,
  heardOrigin: ({ points: gain, beside: other, ends }) =>
    `${gained(gain)}${other === null ? '' : `, ${beside(other)}`}, the line then ends at ${list(ends)}`,
  leftOf: ({ name }) => (name === null ? 'To your left' : `Left of ${name}`),
  circle: ({ station }) => `Put a circle round ${station}: it counts twice`,
  draw: 'Draw',
  drawAndGoOn: 'Draw and extend',
  drawAndCircle: 'Draw and circle',
  heardPoints: (amount) => (amount === 0 ? '±0 points' : gained(amount)),
  points: (amount) => (amount === 0 ? '±0' : gained(amount)),
  worth: (amount) => (amount < 0 ? `minus ${points(-amount)}` : points(amount)),
  changes: parts,

  drawWhere: ({ pencil, symbol }) =>
    `Draw ${words.pencils[pencil]} to ${symbol === null ? 'any station' : `a ${words.symbols[symbol]}`}`,
  besideToo: 'double track OK',
  fromAnywhere: 'from any station',
  ways: ({ count: open }) => `${count(open, 'segment', 'segments')} possible`,
  whichEnd: 'From which end?',
  whichEndOf: ({ station, from }) => `From which station do you draw to ${station}: ${from.join(' or ')}?`,
  endsLeadTo: ({ count: ends, station }) => `${count(ends, 'end leads', 'ends lead')} to ${station}`,
  couldNotDraw: ({ cards }) => `${capital(list(cards))}: nothing to draw, passed`,
  nothingToDraw: 'nothing to draw, passed',

  cards: 'Cards of this line',
  overground: 'overground',
  underground: 'underground',
  withSwitch: 'with the switch',
  overgroundMeans: 'the line goes on',
  undergroundMeans: ({ left }) => `${left} more to the end`,
  lastRound: 'last round of this line',
  undergroundCount: ({ count: open, of }) => `underground ${open}/${of}`,
  fifthEnds: 'The 5th underground card ends the line.',
  card: ({ name, underground }) => `${name}, ${underground ? 'underground' : 'overground'}`,
  odds: 'What comes next?',
  oddsTitle: 'The next round',
  oddsHint: ({ cards, underground }) =>
    `${count(cards, 'card is', 'cards are')} still face down. ${
      underground === 1
        ? 'The next underground card ends the line.'
        : `The line ends after ${underground} more underground cards.`
    }`,
  noNextRound: 'This is the last round of the line.',
  cardsLeft: 'Still to come',
  cardsOpen: 'Revealed',
  revealed: ({ cards }) => `Revealed: ${cards.join('; ')}.`,
  inThisPhase: ({ symbol }) => `${symbol}:`,
  worksNow: 'works now',

  pad: 'Score pad',
  padUnit: 'districts × stations',
  row: ({ pencil, line: drawn, points: worth, final }) =>
    drawn === null
      ? `${pencil}: not drawn yet`
      : `${pencil}: ${districts(drawn.districts)} times ${stations(drawn.stations)}, ${points(worth)}${final ? '' : ', not finished'}`,
  hotspots: ({ count: won }) => `Hotspots: ${won}`,
  ring: ({ count: open }) => `Yamanote stations missed: ${open}`,
  interchanges: ({ lines, count: stations }) => `${lines}-line interchanges: ${stations}`,
  short: { hotspots: 'Hotspots', ring: 'Yamanote', interchanges: 'Interch.', goals: 'Goals', now: 'Now' },
  goalMet: 'met',
  ifItEnded: 'If it ended now',
  total: 'Total',
  deduction: 'Modules',
  grade: ({ grade, name }) => `Grade ${grade} of 6: ${name}`,

  otherSheets: 'Other sheets',
  open: ({ name }) => `View ${name}’s sheet`,
  lineOf: ({ number, of }) => `Line ${number} of ${of}`,
  ready: 'ready',
  drawing: 'drawing',
  done: 'finished',
  isAhead: 'ahead',
  choosePencil: 'Choose your first pencil',
  take: ({ pencil, hand }) => `Take ${pencil}, ${hand}`,
  hands: { pink: 'a solid line', blue: 'a twin line', brown: 'a dashed line', purple: 'a line with sleepers' },
  pencilNow: ({ pencil }) => `${pencil} now`,
  pencilNext: ({ pencil }) => `then ${pencil}`,
  savePicture: 'Save as picture',
  lineInWords: ({ pencil, stations }) => `${pencil}: ${stations.join(', ')}.`,
  allLines: (lines) => lines.join(' '),
  nothingDrawn: 'Nothing is drawn yet.',
};
