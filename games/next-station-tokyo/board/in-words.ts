/** A sheet for who cannot see it: every line with its stations, in the order in which they were reached. */
import { mapOf, type NextStationView, PENCILS, stationsOf } from '@yamanote/games/next-station-tokyo/rules';
import { squareOf } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import { pencilsOf } from './shown.ts';
import { boardWords } from './words/index.ts';

export function sheetInWords(view: NextStationView, seat: Seat, language: Language): string {
  const words = boardWords[language];
  const map = mapOf(view);
  const lines = pencilsOf(view, seat).flatMap((pencil) => {
    const number = PENCILS.indexOf(pencil);
    const stations = stationsOf(map, view.sheets[seat].lines[number], number).map((station) => {
      const { symbol } = map.stations[station];
      return words.station({ symbol: words.symbols[symbol], square: squareOf(map.stations[station]) });
    });
    return stations.length === 0 ? [] : [words.lineInWords({ pencil: words.pencils[pencil], stations })];
  });
  return lines.length === 0 ? words.nothingDrawn : words.allLines(lines);
}
