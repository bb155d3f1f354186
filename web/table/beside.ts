/** What the log says of time, and of who plays for whom. Fetched where there are clocks, or other people. */
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import { type Beside, besideReader } from '@yamanote/running-match';
import type { TimeWords } from '../words/time/en.ts';
import type { BesideLine, ShownEntry } from './story.ts';
import { timeInWords } from './waiting/time-in-words.ts';

/** Told of one entry after the other, from the beginning of the match on. */
export function besideLines(names: Names, texts: TimeWords): (entry: ShownEntry) => BesideLine[] {
  const read = besideReader();
  return (entry) =>
    read(entry).map((told) => ({
      seat: 'seat' in told ? told.seat : null,
      text: inWords(told, names, texts),
      minor: false,
    }));
}

function inWords(told: Beside, names: Names, texts: TimeWords): string {
  if (told.is === 'clocks') return timeInWords(told.control, texts);
  if (told.is === 'gap') return texts.log.gap({ seconds: Math.ceil(told.lasted / 1000) });
  return texts.log[told.is](personOf(names, told.seat));
}
