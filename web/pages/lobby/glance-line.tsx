import { speeches } from '@yamanote/games/registry';
import type { Speech } from '@yamanote/games/room';
import type { TableLine } from '@yamanote/protocol';
import { botName } from '../../table/names.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { useSpoken } from '../../words/use-spoken.ts';

/** Where a match stands, in its game's words; until they are there, or where nothing is known, what else there is to say. */
export function GlanceLine({ line, otherwise }: { line: TableLine; otherwise: string }) {
  const isKnown = line.glance !== null && Object.hasOwn(speeches, line.game);
  const spoken = useSpoken(isKnown ? line.game : null, async (game) => {
    const opened = await speeches[game]();
    return { opened, load: opened.load };
  });
  if (spoken === null || line.glance === null) return <>{otherwise}</>;
  const { glance }: Speech = spoken[shownLanguage.value];
  return <>{glance?.(line.glance, namesIn(line)) ?? otherwise}</>;
}

/** By seat; a line has only the names of people. */
function namesIn({ table, kinds, names }: TableLine): string[] {
  let people = 0;
  return kinds.map((kind, seat) => {
    if (kind === 'person' || kind === 'absent') return names[people++] ?? '';
    return kind === 'bot' ? botName(table, seat, words.value) : words.value.table.openSeat;
  });
}
