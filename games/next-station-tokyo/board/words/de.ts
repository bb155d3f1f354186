import { beside, grammar, de as words } from '@yamanote/games/next-station-tokyo/words/de';
import type { Change } from '../forecast.ts';
import type { Origin, Outcome, OwnWords, WaysOn } from './en.ts';

const { count, districts, list, points, signed, stations } = grammar;
const gained = (amount: number) => (amount === 0 ? 'keine Punkte' : grammar.gained(amount));
const line = ({ districts, stations }: { districts: number; stations: number }) => `${districts}×${stations}`;
const parts: OwnWords['changes'] = {
  line: 'Linie',
  hotspots: 'Hotspot',
  ring: 'Yamanote',
  interchanges: 'Umsteigen',
  goals: 'Ziel',
};
/** What else than the line itself brings points is told. */
const made = (changes: readonly Change[]) =>
  changes.some(({ part }) => part !== 'line')
    ? ` (${changes.map(({ part, points }) => `${parts[part]} ${signed(points)}`).join(', ')})`
    : '';
const place = ({ station, district }: Outcome) => `${station} (${district})`;
const origin = ({ square, beside: other }: Origin) => (other === null ? square : `${square} ${beside(other)}`);
const ahead = ({ count: ways, symbols }: WaysOn) => {
  if (ways === 0) return 'von dort geht es nicht weiter';
  const to =
    symbols === 'all' ? ' zu allen Symbolen' : `: ${symbols.map((symbol) => words.symbols[symbol]).join(', ')}`;
  return `von dort ${count(ways, 'Weg', 'Wege')}${to}`;
};
const brings = ({ line: change, points: gain, changes, on }: Outcome) =>
  `${change}, ${gained(gain)}${made(changes)}${on === null ? '' : `; ${ahead(on)}`}`;

export const de: OwnWords = {
  sheet: ({ name }) => (name === null ? 'Dein Plan' : `Plan von ${name}`),
  station: ({ symbol, square }) => `${symbol} ${square}`,
  lineChange: ({ from, to }) => (from === null ? line(to) : `${line(from)} → ${line(to)}`),
  lineInFull: ({ districts: d, stations: s }) => `${districts(d)} × ${stations(s)}`,
  drawTo: ({ from, ...outcome }) =>
    `Zu ${place(outcome)} zeichnen ab ${from.map(origin).join(' oder ')}: ${brings(outcome)}`,
  goOn: (outcome) => `Weiter zu ${place(outcome)}: ${brings(outcome)}`,
  from: ({ station }) => `Ab ${station}`,
  fromSquare: ({ square }) => `Ab\u00a0${square}`,
  heardOrigin: ({ points: gain, beside: other, ends }) =>
    `${gained(gain)}${other === null ? '' : `, ${beside(other)}`}, die Linie endet dann in ${list(ends)}`,
  leftOf: ({ name }) => `Links von ${name ?? 'dir'}`,
  circle: ({ station }) => `${station} einkreisen: zählt doppelt`,
  draw: 'Zeichnen',
  drawAndGoOn: 'Verlängern',
  drawAndCircle: 'Einkreisen',
  heardPoints: (amount) => (amount === 0 ? '±0 Punkte' : gained(amount)),
  points: (amount) => (amount === 0 ? '±0' : gained(amount)),
  worth: (amount) => (amount < 0 ? `minus ${points(-amount)}` : points(amount)),
  changes: parts,

  drawWhere: ({ pencil, symbol }) =>
    `${words.pencils[pencil]} zu ${symbol === null ? 'beliebiger Station' : `einem ${words.symbols[symbol]}`}`,
  besideToo: 'auch Doppelgleis',
  fromAnywhere: 'ab jeder Station',
  ways: ({ count: open }) => `${count(open, 'Abschnitt', 'Abschnitte')} möglich`,
  whichEnd: 'Von welchem Ende aus?',
  whichEndOf: ({ station, from }) => `Ab welcher Station zeichnest du zu ${station}: ${from.join(' oder ')}?`,
  endsLeadTo: ({ count: ends, station }) => `${count(ends, 'Ende führt', 'Enden führen')} zu ${station}`,
  couldNotDraw: ({ cards }) => `${list(cards)}: kein Abschnitt möglich, ausgesetzt`,
  nothingToDraw: 'nichts möglich, ausgesetzt',

  cards: 'Karten dieser Linie',
  overground: 'oberirdisch',
  underground: 'unterirdisch',
  withSwitch: 'mit Weiche',
  overgroundMeans: 'die Linie geht weiter',
  undergroundMeans: ({ left }) => `noch ${left} bis zum Ende`,
  lastRound: 'letzte Runde dieser Linie',
  undergroundCount: ({ count: open, of }) => `unterirdisch ${open}/${of}`,
  fifthEnds: 'Die 5. unterirdische Karte beendet die Linie.',
  card: ({ name, underground }) => `${name}, ${underground ? 'unterirdisch' : 'oberirdisch'}`,
  odds: 'Was kommt?',
  oddsTitle: 'Die nächste Runde',
  oddsHint: ({ cards, underground }) =>
    `Noch ${count(cards, 'Karte liegt', 'Karten liegen')} verdeckt. ${
      underground === 1
        ? 'Die nächste unterirdische beendet die Linie.'
        : `Nach ${underground} weiteren unterirdischen endet die Linie.`
    }`,
  noNextRound: 'Das ist die letzte Runde der Linie.',
  cardsLeft: 'Noch im Stapel',
  cardsOpen: 'Aufgedeckt',
  revealed: ({ cards }) => `Aufgedeckt: ${cards.join('; ')}.`,
  inThisPhase: ({ symbol }) => `${symbol}:`,
  worksNow: 'gilt jetzt',

  pad: 'Wertung',
  padUnit: 'Bezirke × Stationen',
  row: ({ pencil, line: drawn, points: worth, final }) =>
    drawn === null
      ? `${pencil}: noch nicht gezeichnet`
      : `${pencil}: ${districts(drawn.districts)} mal ${stations(drawn.stations)}, ${points(worth)}${final ? '' : ', noch nicht fertig'}`,
  hotspots: ({ count: won }) => `Hotspots: ${won}`,
  ring: ({ count: open }) => `Yamanote-Stationen ausgelassen: ${open}`,
  interchanges: ({ lines, count: stations }) => `Umsteigen, ${lines} Linien: ${stations}`,
  short: { hotspots: 'Hotspots', ring: 'Yamanote', interchanges: 'Umsteigen', goals: 'Ziele', now: 'Jetzt' },
  goalMet: 'erreicht',
  ifItEnded: 'Wäre jetzt Schluss',
  total: 'Summe',
  deduction: 'Module',
  grade: ({ grade, name }) => `Stufe ${grade} von 6: ${name}`,

  otherSheets: 'Andere Pläne',
  open: ({ name }) => `Plan von ${name} ansehen`,
  lineOf: ({ number, of }) => `Linie ${number} von ${of}`,
  ready: 'fertig',
  drawing: 'zeichnet',
  done: 'Plan fertig',
  isAhead: 'voraus',
  choosePencil: 'Wähle deinen ersten Stift',
  take: ({ pencil, hand }) => `${pencil} nehmen, ${hand}`,
  hands: {
    pink: 'durchgezogene Linie',
    blue: 'doppelte Linie',
    brown: 'gestrichelte Linie',
    purple: 'Linie mit Schwellen',
  },
  pencilNow: ({ pencil }) => `jetzt ${pencil}`,
  pencilNext: ({ pencil }) => `dann ${pencil}`,
  savePicture: 'Als Bild sichern',
  lineInWords: ({ pencil, stations }) => `${pencil}: ${stations.join(', ')}.`,
  allLines: (lines) => lines.join(' '),
  nothingDrawn: 'Noch ist nichts gezeichnet.',
};
