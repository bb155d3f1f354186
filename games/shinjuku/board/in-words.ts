/** All that the map shows, for who cannot see it. */
import { CONNECTION_IDS, STATION_IDS, STATIONS_IN, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { connectionLabel, ownerName, stationLabel, wardLabel } from './labels.ts';
import type { Sight } from './shown.ts';
import { boardWords } from './words/index.ts';

export function mapInWords(board: Sight): string[] {
  const { view, language } = board;
  const words = boardWords[language];
  const wards = WARD_IDS.flatMap((ward, i) => {
    const built = STATIONS_IN[i].filter((station) => view.buildings[station] !== null);
    const empty = view.crowds[i].every((count) => count === 0) && !view.ceos.includes(i) && view.kaiju !== i;
    if (empty && built.length === 0) return [];
    return [words.also([wardLabel(board, ward), ...built.map((station) => stationLabel(board, STATION_IDS[station]))])];
  });
  const tracks = view.pieces.flatMap((_, seat) => {
    const lines = CONNECTION_IDS.filter((_id, i) => view.tracks[i] === seat);
    if (lines.length === 0) return [];
    return [
      words.tracksInWords({ owner: ownerName(board, seat), lines: lines.map((id) => connectionLabel(board, id)) }),
    ];
  });
  return [...wards, ...tracks, ...(view.kaiju === 'bay' ? [words.kaijuOnBay] : [])];
}
