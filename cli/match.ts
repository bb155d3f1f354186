/** Match files, read and written. */
import type { Room } from '@yamanote/games/room';
import { underVersion, versionsOf } from '@yamanote/games/versions';
import { type Match, parseMatch } from '@yamanote/kernel';
import { acceptFrom, BadInput } from './bad-input.ts';
import { nameOf, readJson } from './files.ts';
import { openRoom } from './rooms.ts';

export async function readMatch(file: string): Promise<{ room: Room; match: Match }> {
  const match = acceptFrom(nameOf(file), parseMatch(readJson(file)));
  const newest = await openRoom(match.game, `${nameOf(file)}: game`);
  const room = await underVersion(newest, match.version);
  if (room !== null) return { match, room };
  const known = versionsOf(newest).join(' or ');
  throw new BadInput(`${nameOf(file)}: version: expected version ${known} of ${match.game}, found ${match.version}`);
}

/** Readable by people too: the header field by field, the log with an entry on each line. */
export function matchText({ log, ...rest }: Match): string {
  const fields = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n${fields.join(',\n')},\n  "log": [\n${entries.join(',\n')}\n  ]\n}\n`;
}
