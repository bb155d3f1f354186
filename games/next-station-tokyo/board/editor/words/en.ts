/** What the map editor says: English, and what every language has to bring. */
import type { MapCheck } from '@yamanote/games/next-station-tokyo/rules';
import { grammar } from '@yamanote/games/next-station-tokyo/words/en';
import type { Tool } from '../tools.ts';

export interface EditorWords {
  newTitle: string;
  newProvenance: string;
  tools: Readonly<Record<Tool, { name: string; hint: string }>>;
  chooseTool: string;
  symbol: string;
  pencil: string;
  district: string;
  sheet: string;
  nameOfMap: string;
  provenance: string;
  provenanceHint: string;
  columns: string;
  rows: string;
  passesThrough: string;
  passesThroughHint: string;
  connectAll: string;
  connectAllHint: string;
  sections: string;
  bend: (values: { from: string; to: string }) => string;
  noRing: string;
  undo: string;
  redo: string;
  startOver: string;
  startFrom: string;
  open: string;
  save: string;
  notAMap: (values: { field: string; expected: string }) => string;
  notJson: string;
  play: string;
  playHint: string;
  bots: string;
  grid: string;
  square: (values: {
    square: string;
    district: string | null;
    symbol: string | null;
    start: string | null;
    tracks: number;
    ring: number | null;
    picked: boolean;
  }) => string;
  checks: string;
  allWell: string;
  faultCount: (count: number) => string;
  faults: Readonly<Record<MapCheck | 'form', string>>;
  /** Where it is wrong; `more` are only counted. */
  at: (values: { places: readonly string[]; more: number }) => string;
  track: (values: { from: string; to: string }) => string;
  privateUse: string;
}

const { count } = grammar;

export const en: EditorWords = {
  newTitle: 'My map',
  newProvenance: 'entered from a printed sheet, for private use',
  tools: {
    stations: {
      name: 'Stations',
      hint: 'Choose a symbol and press a square. Press again to take the station away.',
    },
    districts: { name: 'Districts', hint: 'Choose a district and press the squares that belong to it.' },
    tracks: { name: 'Tracks', hint: 'Press two stations, one after the other. The same again takes the track away.' },
    ring: {
      name: 'Ring',
      hint: 'Press the eight stations of the ring in their order. Press one again to take it out.',
    },
    starts: { name: 'Starts', hint: 'Choose a pencil and press the station where its line starts.' },
  },
  chooseTool: 'Tool',
  symbol: 'Symbol',
  pencil: 'Pencil',
  district: 'District',
  sheet: 'The sheet',
  nameOfMap: 'Name of the map',
  provenance: 'Where it comes from',
  provenanceHint: 'Stands in the file and beside every match on it.',
  columns: 'Columns',
  rows: 'Rows',
  passesThrough: 'Count districts that a track only passes through',
  passesThroughHint:
    'The printed rule counts stations. Tick this if tracks of your sheet cross a third district (check V10).',
  connectAll: 'Connect all neighbours',
  connectAllHint: 'Draws every straight track to the next station. Then take out what is not printed.',
  sections: 'Sections of the ring',
  bend: ({ from, to }) => `Bend ${from}–${to} another way`,
  noRing: 'The ring has no stations yet.',
  undo: 'Undo',
  redo: 'Redo',
  startOver: 'Empty sheet',
  startFrom: 'Start from',
  open: 'Open a file',
  save: 'Save as a file',
  notAMap: ({ field, expected }) => `This file is not a map: ${field === '' ? 'it' : field} should be ${expected}.`,
  notJson: 'This file is not a map: it is not even JSON.',
  play: 'Play on this map',
  playHint: 'The match stays on this device.',
  bots: 'Bots',
  grid: 'Squares of the map',
  square: ({ square, district, symbol, start, tracks, ring, picked }) =>
    [
      square,
      symbol === null ? 'empty' : `${symbol} station`,
      start === null ? null : `start of ${start}`,
      ring === null ? null : `ring station ${ring}`,
      symbol === null ? null : count(tracks, 'track', 'tracks'),
      district ?? 'no district',
      picked ? 'chosen' : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  checks: 'Checks',
  allWell: 'All is well: this map can be played.',
  faultCount: (amount) => `${count(amount, 'check', 'checks')} not passed`,
  faults: {
    form: 'Something about the sheet itself is missing.',
    V1: 'Two things have the same name or place.',
    V2: 'Every square needs a district; each corner district has exactly one station, every other several.',
    V3: 'Each pencil needs exactly one start station.',
    V4: 'The ring needs exactly eight stations.',
    V5: 'Stations of the centre lie inside the ring, all others outside; ring stations are not in the centre.',
    V6: 'A track runs straight in one of eight directions, past no other station, and only once between two stations.',
    V7: 'A track meets the ring only in a station.',
    V8: 'The list of crossing tracks is wrong.',
    V9: 'The ring runs over a station that is not on it.',
    V10: 'A track or section enters a district that is neither that of its first nor of its last station.',
    V11: 'Every station needs three tracks or more, a corner two, and a way to every other.',
    V12: 'There must be equally many stations of each symbol, give or take one.',
  },
  at: ({ places, more }) => `${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  track: ({ from, to }) => `${from}–${to}`,
  privateUse: 'What you enter stays on this device and in the files that you save.',
};
