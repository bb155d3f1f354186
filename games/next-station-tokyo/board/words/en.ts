/** What the board says besides the words of the game: English, and what every language has to bring. */
import type { PencilId } from '@yamanote/games/next-station-tokyo/rules';
import type { Change } from '../forecast.ts';

/** A line's districts and the most stations in one of them. */
interface Line {
  districts: number;
  stations: number;
}

export interface OwnWords {
  sheet: (values: { name: string | null }) => string;
  station: (values: { symbol: string; square: string }) => string;
  /** "4×3 → 4×4"; without `from` only what it becomes. */
  lineChange: (values: { from: Line | null; to: Line }) => string;
  drawTo: (values: { station: string; line: string; points: number }) => string;
  goOn: (values: { station: string; line: string; points: number }) => string;
  from: (values: { station: string }) => string;
  circle: (values: { station: string }) => string;
  draw: string;
  drawAndGoOn: string;
  drawAndCircle: string;
  pass: string;
  points: (points: number) => string;
  changes: Readonly<Record<Change['part'], string>>;

  cards: string;
  overground: string;
  underground: string;
  joker: string;
  switch: string;
  withSwitch: string;
  /** What the open card means, in a few words. */
  overgroundMeans: string;
  undergroundMeans: string;
  lastRound: string;
  undergroundCount: (values: { count: number; of: number }) => string;
  fifthEnds: string;
  card: (values: { name: string; underground: boolean }) => string;
  odds: string;
  oddsTitle: string;
  oddsHint: (values: { cards: number; underground: number }) => string;
  cardsLeft: string;
  cardsOpen: string;
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
  nothingDrawn: string;
}

const count = (amount: number, one: string, other: string) => `${amount} ${amount === 1 ? one : other}`;
const points = (amount: number) => count(amount, 'point', 'points');
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
const line = ({ districts, stations }: Line) => `${districts}×${stations}`;

export const en: OwnWords = {
  sheet: ({ name }) => (name === null ? 'Your sheet' : `${name}'s sheet`),
  station: ({ symbol, square }) => `${symbol} ${square}`,
  lineChange: ({ from, to }) => (from === null ? line(to) : `${line(from)} → ${line(to)}`),
  drawTo: ({ station, line, points: gain }) => `Draw to ${station}: ${line}, ${signed(gain)} points`,
  goOn: ({ station, line, points: gain }) => `Go on to ${station}: ${line}, ${signed(gain)} points`,
  from: ({ station }) => `Start from ${station}`,
  circle: ({ station }) => `×2: circle ${station}, it counts twice`,
  draw: 'Draw',
  drawAndGoOn: 'Draw and go on',
  drawAndCircle: 'Draw and circle',
  pass: 'Pass',
  points: (amount) => (amount === 0 ? '±0' : `${signed(amount)} ${Math.abs(amount) === 1 ? 'point' : 'points'}`),
  changes: { line: 'line', hotspots: 'hotspot', ring: 'ring', interchanges: 'interchanges', goals: 'goal' },

  cards: 'Cards of this line',
  overground: 'overground',
  underground: 'underground',
  joker: 'Joker',
  switch: 'Switch',
  withSwitch: 'with the switch',
  overgroundMeans: 'the line goes on',
  undergroundMeans: 'one nearer to the end',
  lastRound: 'last round of this line',
  undergroundCount: ({ count: open, of }) => `${open} of ${of} underground`,
  fifthEnds: 'The fifth underground card ends the line.',
  card: ({ name, underground }) => `${name}, ${underground ? 'underground' : 'overground'}`,
  odds: 'What comes next?',
  oddsTitle: 'The next round',
  oddsHint: ({ cards, underground }) =>
    `${count(cards, 'card is', 'cards are')} still face down. The line ends with underground card number ${underground} from now.`,
  cardsLeft: 'Still to come',
  cardsOpen: 'Revealed',
  inThisPhase: ({ symbol }) => `${symbol}:`,
  worksNow: 'works now',

  pad: 'Score pad',
  padUnit: 'districts × stations',
  row: ({ pencil, line: drawn, points: worth, final }) =>
    drawn === null
      ? `${pencil}: not drawn yet`
      : `${pencil}: ${drawn.districts} districts × ${drawn.stations} stations = ${points(worth)}${final ? '' : ', not finished'}`,
  hotspots: ({ count: won }) => `Hotspots (${won})`,
  ring: ({ count: open }) => `Ring stations open (${open})`,
  interchanges: ({ lines, count: stations }) => `Interchanges of ${lines} (${stations})`,
  short: { hotspots: 'Hotspots', ring: 'Ring', interchanges: 'Changes', goals: 'Goals', now: 'Now' },
  goalMet: 'met',
  ifItEnded: 'If it ended now',
  total: 'Total',
  deduction: 'Modules',
  grade: ({ grade, name }) => `Grade ${grade} of 6: ${name}`,

  otherSheets: 'Other sheets',
  open: ({ name }) => `Look at ${name}'s sheet`,
  lineOf: ({ number, of }) => `Line ${number} of ${of}`,
  ready: 'ready',
  drawing: 'draws',
  done: 'finished',
  isAhead: 'further on',
  choosePencil: 'Choose your first pencil',
  take: ({ pencil, hand }) => `Take ${pencil}, ${hand}`,
  hands: { pink: 'a solid line', blue: 'a twin line', brown: 'a dashed line', purple: 'a line with sleepers' },
  pencilNow: ({ pencil }) => `${pencil} now`,
  pencilNext: ({ pencil }) => `then ${pencil}`,
  savePicture: 'Save as picture',
  lineInWords: ({ pencil, stations }) => `${pencil}: ${stations.join(', ')}.`,
  nothingDrawn: 'Nothing is drawn yet.',
};
