import type { OwnWords } from './en.ts';

const count = (amount: number, one: string, other: string) => `${amount} ${amount === 1 ? one : other}`;
const points = (amount: number) => count(amount, 'Punkt', 'Punkte');
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
const line = ({ districts, stations }: { districts: number; stations: number }) => `${districts}×${stations}`;

export const de: OwnWords = {
  sheet: ({ name }) => (name === null ? 'Dein Plan' : `Plan von ${name}`),
  station: ({ symbol, square }) => `${symbol} ${square}`,
  lineChange: ({ from, to }) => (from === null ? line(to) : `${line(from)} → ${line(to)}`),
  drawTo: ({ station, line: change, points: gain }) => `Zu ${station} zeichnen: ${change}, ${signed(gain)} Punkte`,
  goOn: ({ station, line: change, points: gain }) => `Weiter zu ${station}: ${change}, ${signed(gain)} Punkte`,
  from: ({ station }) => `Ab ${station}`,
  circle: ({ station }) => `×2: ${station} einkreisen, zählt doppelt`,
  draw: 'Zeichnen',
  drawAndGoOn: 'Und weiter',
  drawAndCircle: 'Und einkreisen',
  pass: 'Passen',
  points: (amount) => (amount === 0 ? '±0' : `${signed(amount)} ${Math.abs(amount) === 1 ? 'Punkt' : 'Punkte'}`),
  changes: { line: 'Linie', hotspots: 'Hotspot', ring: 'Ring', interchanges: 'Umstiege', goals: 'Ziel' },

  cards: 'Karten dieser Linie',
  overground: 'oberirdisch',
  underground: 'unterirdisch',
  joker: 'Joker',
  switch: 'Weiche',
  withSwitch: 'mit Weiche',
  overgroundMeans: 'die Linie geht weiter',
  undergroundMeans: 'eine näher am Ende',
  lastRound: 'letzte Runde dieser Linie',
  undergroundCount: ({ count: open, of }) => `${open} von ${of} unterirdisch`,
  fifthEnds: 'Die fünfte unterirdische Karte beendet die Linie.',
  card: ({ name, underground }) => `${name}, ${underground ? 'unterirdisch' : 'oberirdisch'}`,
  odds: 'Was kommt?',
  oddsTitle: 'Die nächste Runde',
  oddsHint: ({ cards, underground }) =>
    `Noch ${count(cards, 'Karte liegt', 'Karten liegen')} verdeckt. Die ${underground}. unterirdische von jetzt an beendet die Linie.`,
  cardsLeft: 'Noch im Stapel',
  cardsOpen: 'Aufgedeckt',
  inThisPhase: ({ symbol }) => `${symbol}:`,
  worksNow: 'gilt jetzt',

  pad: 'Wertung',
  padUnit: 'Bezirke × Stationen',
  row: ({ pencil, line: drawn, points: worth, final }) =>
    drawn === null
      ? `${pencil}: noch nicht gezeichnet`
      : `${pencil}: ${count(drawn.districts, 'Bezirk', 'Bezirke')} × ${count(drawn.stations, 'Station', 'Stationen')} = ${points(worth)}${final ? '' : ', noch nicht fertig'}`,
  hotspots: ({ count: won }) => `Hotspots (${won})`,
  ring: ({ count: open }) => `Ringstationen offen (${open})`,
  interchanges: ({ lines, count: stations }) => `Umstiege mit ${lines} (${stations})`,
  short: { hotspots: 'Hotspots', ring: 'Ring', interchanges: 'Umstiege', goals: 'Ziele', now: 'Jetzt' },
  goalMet: 'erreicht',
  ifItEnded: 'Wäre jetzt Schluss',
  total: 'Summe',
  deduction: 'Module',
  grade: ({ grade, name }) => `Note ${grade} von 6: ${name}`,

  otherSheets: 'Andere Pläne',
  open: ({ name }) => `Plan von ${name} ansehen`,
  lineOf: ({ number, of }) => `Linie ${number} von ${of}`,
  ready: 'fertig',
  drawing: 'zeichnet',
  done: 'am Ziel',
  isAhead: 'schon weiter',
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
  nothingDrawn: 'Noch ist nichts gezeichnet.',
};
