/** Match files, read and written. */
import { acceptFrom, BadInput, nameOf, readJson, refusedIn, type Where, within } from '@yamanote/command-line';
import type { WholeRoom } from '@yamanote/games/room';
import { underVersion, versionsOf } from '@yamanote/games/versions';
import {
  advance,
  beginCourse,
  type Course,
  type Entry,
  type Match,
  origin,
  parseMatch,
  type Shape,
} from '@yamanote/kernel';
import { openRoom } from './rooms.ts';

export async function readMatch(file: string): Promise<{ room: WholeRoom; match: Match }> {
  const match = acceptFrom(nameOf(file), parseMatch(readJson(file)));
  const newest = await openRoom(match.game, within(nameOf(file), 'game'));
  const room = await underVersion(newest, match.version);
  if (room !== null) return { match, room };
  throw new BadInput(within(nameOf(file), 'version'), (say) =>
    say.versionsOf(match.game, versionsOf(newest), match.version),
  );
}

/** An entry, and what it brought about. */
export interface Chapter {
  entry: Entry;
  events: Shape['event'][];
}

/** A match after so many entries of its log. */
export function playedTo(
  file: Where,
  { game }: WholeRoom,
  match: Match,
  at: number,
): { course: Course; chapters: Chapter[] } {
  const course = beginCourse(game, acceptFrom(file, origin(game, match)));
  const chapters: Chapter[] = [];
  for (const entry of match.log.slice(0, at)) {
    const events: Shape['event'][] = [];
    const refusal = advance(course, entry, (event) => events.push(event));
    if (refusal !== null) throw refusedIn(file, { ...refusal, field: `log[${entry.index}].${refusal.field}` });
    chapters.push({ entry, events });
  }
  return { course, chapters };
}

/** Readable by people too: the header field by field, the log with an entry on each line. */
export function matchText({ log, ...rest }: Match): string {
  const fields = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n${fields.join(',\n')},\n  "log": [\n${entries.join(',\n')}\n  ]\n}\n`;
}
