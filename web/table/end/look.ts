/** Looks at the dice of a match that is over, and fetches the words for what is found. */
import { makeNote } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import { isSigned } from '@yamanote/protocol/signature';
import { LOCAL } from '../../connection/halls.ts';
import { speakAlong } from '../../words/index.ts';
import type { Session } from '../session.ts';
import { type Finding, findingOf } from './finding.ts';
import { fetchReadable } from './match-file.ts';
import { proofWords } from './proof-words/index.ts';

export interface Look {
  finding: Finding;
  /** What this device noted of the match, as text. */
  note: string | null;
}

export async function lookAt(session: Session, info: TableInfo): Promise<Look> {
  await speakAlong(proofWords.load).ready;
  const { table, viewer } = session;
  const { match, room } = await fetchReadable(session);
  const { notesOf } = await import('../../connection/seals.ts');
  const notes = notesOf(info.match);
  const seat = viewer.peek();
  const finding = findingOf(room.game, match, {
    commitment: info.commitment,
    notes,
    seat: seat === 'public' ? null : seat,
    isSigned: await isSigned(match),
    fingerprint: table.line.fingerprint.peek(),
    isLocal: table.id.startsWith(LOCAL),
  });
  const last = notes.at(-1);
  return { finding, note: last === undefined ? null : makeNote(last) };
}
