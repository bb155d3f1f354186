/** What all persons of a match have to agree on: who is asked, and as long as what it counts. The host has one word like everybody. */
import type { ProposalRecord, TableRecord } from '../store/index.ts';
import { matchId } from './tables.ts';

/** Who sits in the match and has not given it up, by their ids. */
function personsOf({ seats }: TableRecord): string[] {
  return seats.flatMap(({ guest, gaveUp }) => (guest === null || gaveUp ? [] : guest));
}

/** Whose word is needed: theirs who play. For whom a bot plays has none until they are back. */
export function decidersOf({ seats }: TableRecord): string[] {
  return seats.flatMap(({ guest, bot }) => (guest === null || bot !== null ? [] : guest));
}

/** Whether one person plays alone among bots, with nobody who could come back. */
export function isAlone(record: TableRecord): boolean {
  return personsOf(record).length === 1;
}

/** Whether it is about this match, and those are still the ones who play: else nobody was asked for everybody's word. */
export function isAbout(record: TableRecord, { match, asks }: ProposalRecord): boolean {
  const deciders = decidersOf(record);
  const isThisMatch = record.stage === 'running' && match === matchId(record.id, record.round);
  return isThisMatch && deciders.length === asks.length && deciders.every((guest) => asks.includes(guest));
}

/** The moment of the match at which people are asked; `null` while nobody is. */
export function proposedAt(record: TableRecord): number | null {
  const { proposal } = record;
  if (proposal === null || proposal.refusedBy !== null || proposal.passed || !isAbout(record, proposal)) return null;
  return proposal.moment;
}

/** Whose word is wanted for what is proposed, by their ids. */
export function undecidedOf(record: TableRecord): string[] {
  const { proposal } = record;
  if (proposal === null || proposedAt(record) === null) return [];
  return proposal.asks.filter((guest) => !proposal.agreed.includes(guest));
}
