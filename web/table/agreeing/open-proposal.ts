import type { Proposal } from '@yamanote/protocol';
import type { Session } from '../session.ts';

/** What waits for the word of the reader or of others, as the match stands now. */
export function openProposal({ table: { info, progress } }: Pick<Session, 'table'>): Proposal | null {
  const proposal = info.value?.proposal ?? null;
  if (proposal === null || proposal.refusedBy !== null || info.value?.stage !== 'running') return null;
  return proposal.moment === progress.value?.sight.moment ? proposal : null;
}
