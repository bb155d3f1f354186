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
  notAMap: (values: { field: string }) => string;
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
    tracks: { name: 'Tracks', hint: 'Press 2 stations, one after the other. Do it again to take the track away.' },
    ring: {
      name: 'Yamanote Line',
      hint: 'Press its 8 stations one after the other, in order. Press one again to take it out.',
    },
    starts: { name: 'Start stations', hint: 'Choose a pencil and press the station where its line starts.' },
  },
  chooseTool: 'Tool',
  symbol: 'Symbol',
  pencil: 'Pencil',
  district: 'District',
  sheet: 'The sheet',
  nameOfMap: 'Name of the map',
  provenance: 'Where it comes from',
  provenanceHint: 'Saved in the file and shown with every match on this map.',
  columns: 'Columns',
  rows: 'Rows',
  passesThrough: 'Count districts that a track only passes through',
  passesThroughHint:
    'Normally only districts with a station count. Tick this if tracks on your sheet cross a third district (check V10).',
  connectAll: 'Connect all neighbours',
  connectAllHint: 'Draws every straight track to the next station. Then remove the ones that are not printed.',
  sections: 'Sections of the Yamanote Line',
  bend: ({ from, to }) => `Bend ${from}–${to} the other way`,
  noRing: 'The Yamanote Line has no stations yet.',
  undo: 'Undo',
  redo: 'Redo',
  startOver: 'Empty sheet',
  startFrom: 'Start from',
  open: 'Open a file',
  save: 'Save as a file',
  notAMap: ({ field }) => `This file is not a map${field === '' ? '' : `: “${field}” is missing or wrong`}.`,
  notJson: 'This file is not a map: it cannot be read.',
  play: 'Play on this map',
  playHint: 'The match stays on this device.',
  bots: 'Bots',
  grid: 'Squares of the map',
  square: ({ square, district, symbol, start, tracks, ring, picked }) =>
    [
      square,
      symbol === null ? 'empty' : `${symbol} station`,
      start === null ? null : `start of ${start}`,
      ring === null ? null : `Yamanote station ${ring}`,
      symbol === null ? null : count(tracks, 'track', 'tracks'),
      district ?? 'no district',
      picked ? 'chosen' : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  checks: 'Checks',
  allWell: 'All checks passed: you can play on this map.',
  faultCount: (amount) => `${count(amount, 'check', 'checks')} not passed`,
  faults: {
    form: 'Some details of the map are missing or wrong:',
    V1: 'Two things share a name or a place.',
    V2: 'Every square needs a district; each corner has exactly 1 station, every other district more than 1.',
    V3: 'Each pencil needs exactly 1 start station.',
    V4: 'The Yamanote Line needs exactly 8 stations.',
    V5: 'Stations of the centre lie inside the Yamanote Line, all others on it or outside.',
    V6: 'A track runs straight in one of 8 directions, past no other station, and only once between two stations.',
    V7: 'A track may meet the Yamanote Line only at a station.',
    V8: 'The list of crossing tracks is wrong.',
    V9: 'The Yamanote Line runs over a station that is not one of its own.',
    V10: 'A track or section enters a district in which it has no station.',
    V11: 'Every station needs at least 3 tracks, a corner 2, and a way to every other station.',
    V12: 'Each symbol needs the same number of stations, give or take 1.',
  },
  at: ({ places, more }) => `${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  track: ({ from, to }) => `${from}–${to}`,
  privateUse: 'What you enter stays on this device and in the files you save.',
};
