import { isRefusal, type Match, parseMatch } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { LOCAL } from '../../connection/halls.ts';
import { Refused } from '../../connection/line.ts';
import type { Session } from '../session.ts';

/** The finished match as a file: header, seed and log. */
export async function fetchMatch(session: Session): Promise<Match> {
  const { id, progress } = session.table;
  if (id.startsWith(LOCAL)) return localMatch(id);
  const answer = await fetch(matchFileOf(id, progress.peek()?.match ?? '')).catch(() => null);
  if (answer === null) throw new Refused('lost');
  if (!answer.ok) throw new Refused('unknown-match');
  const match = parseMatch(await answer.json());
  if (isRefusal(match)) throw new Refused('internal');
  return match;
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
