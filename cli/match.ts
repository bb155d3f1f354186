/** Match files, read and written. */
import type { Room } from '@yamanote/games/room';
import { underVersion, versionsOf } from '@yamanote/games/versions';
import { type Match, parseMatch } from '@yamanote/kernel';
import { acceptFrom, BadInput, within } from './bad-input.ts';
import { nameOf, readJson } from './files.ts';
import { openRoom } from './rooms.ts';

export async function readMatch(file: string): Promise<{ room: Room; match: Match }> {
  const match = acceptFrom(nameOf(file), parseMatch(readJson(file)));
  const newest = await openRoom(match.game, within(nameOf(file), 'game'));
  const room = await underVersion(newest, match.version);
  if (room !== null) return { match, room };
  throw new BadInput(within(nameOf(file), 'version'), (say) =>
    say.versionsOf(match.game, versionsOf(newest), match.version),
  );
}

/** Readable by people too: the header field by field, the log with an entry on each line. */
export function matchText({ log, ...rest }: Match): string {
  const fields = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n${fields.join(',\n')},\n  "log": [\n${entries.join(',\n')}\n  ]\n}\n`;
}
