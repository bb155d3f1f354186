import { registry } from '@yamanote/games/registry';
import type { WholeRoom } from '@yamanote/games/room';
import { underVersion } from '@yamanote/games/versions';
import { isRefusal, type Match, parseMatch } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { LOCAL } from '../../connection/halls.ts';
import { Refused } from '../../connection/line.ts';
import type { Session } from '../session.ts';

/** The finished match as a file: header, seed and log. */
async function fetchMatch(session: Session): Promise<Match> {
  const { id, progress } = session.table;
  if (id.startsWith(LOCAL)) return localMatch(id);
  const answer = await fetch(matchFileOf(id, progress.peek()?.match ?? '')).catch(() => null);
  if (answer === null) throw new Refused('lost');
  if (!answer.ok) throw new Refused('unknown-match');
  const match = parseMatch(await answer.json());
  if (isRefusal(match)) throw new Refused('internal');
  return match;
}

/** The same with what it is read by: the whole of the game's rules, of which a table has only what is played by. */
export async function fetchReadable(session: Session): Promise<{ match: Match; room: WholeRoom }> {
  const match = await fetchMatch(session);
  const room = await underVersion(await registry[match.game](), match.version);
  if (room === null) throw new Refused('internal');
  return { match, room };
}

async function localMatch(table: string): Promise<Match> {
  const match = await (await import('../../local/dial.ts')).deviceMatchFile(table);
  if (match === null) throw new Refused('unknown-match');
  return match;
}

/** Saves the file under a name that tells the game. */
export async function downloadMatch(session: Session): Promise<void> {
  const match = await fetchMatch(session);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(match, null, 1)}\n`], { type: 'application/json' }));
  link.download = `yamanote-${match.game}-${session.table.progress.peek()?.match}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
