/** What is in order with a match but worth knowing, and what its file cannot prove. */
import type { Entry } from '../log.ts';
import type { Header2 } from './header.ts';
import { hasNoted, type Noted, notesOfThis, unnoted } from './noted.ts';
import type { Match, Match2 } from './replay.ts';
import type { VerdictSentences } from './sentences.ts';

type Saying = VerdictSentences['notes'];

export function remarksOn(match: Match, noted: Noted & { isSigned?: boolean }, say: Saying): string[] {
  const { seats, log } = match;
  const silent = seats.flatMap(({ player, bits }, seat) => (player === 'person' && bits === null ? [seat] : []));
  const rewinds = log.flatMap((entry) => ('undo' in entry && entry.consent ? [`log[${entry.index}]`] : []));
  const arranged = log.filter((entry) => entry.seat === 'chance' && entry.arranged).length;
  return [
    ...silent.map((seat) => say.at(`seats[${seat}]`, say.noBits())),
    ...onHints(match, say),
    ...(rewinds.length > 0 ? [say.rewound(rewinds.length, rewinds)] : []),
    ...onAgreements(log, say),
    ...(arranged > 0 ? [say.arranged(arranged)] : []),
    ...(match.format === 'yamanote-match-2'
      ? [...onSignature(match, noted.isSigned, say), ...onDeals(match, say)]
      : say.format1()),
    ...onNotes(match, noted, say),
  ];
}

function onAgreements(log: readonly Entry[], say: Saying): string[] {
  const pauses = log.filter((entry) => 'note' in entry && entry.note.is === 'pause').length;
  const last = log.at(-1);
  const end = last !== undefined && 'note' in last && last.note.is === 'agreed-end' ? last.note : null;
  return [...(pauses > 0 ? [say.paused(pauses)] : []), ...(end === null ? [] : [say.agreedEnd(end.seats)])];
}

function onHints({ seats, log }: Match, say: Saying): string[] {
  return seats.flatMap((_, seat) => {
    const hints = log.filter((entry) => entry.seat === seat && 'note' in entry && entry.note.is === 'hint').length;
    return hints === 0 ? [] : [say.at(`seats[${seat}]`, say.hints(hints))];
  });
}

function onSignature({ signed }: Match2, isSigned: boolean | undefined, say: Saying): string[] {
  if (signed === null) return [say.unsigned()];
  return isSigned === undefined ? [say.signatureUnchecked()] : [];
}

function onDeals({ voids, seats }: Header2, say: Saying): string[] {
  const told = voids.map(({ silent }, i) => say.at(`voids[${i}]`, say.voidDeal(silent)));
  return [...told, seats.every(({ bits }) => bits === null) ? say.hostChose() : say.hostMayKnow()];
}

function onNotes(match: Match, noted: Noted, say: Saying): string[] {
  if (!hasNoted(noted)) return [say.nothingNoted()];
  const others = (noted.notes ?? []).length - notesOfThis(match, noted).length;
  const missing = match.format === 'yamanote-match-2' ? unnoted(match, noted) : [];
  return [...(others > 0 ? [say.otherDeals(others)] : []), ...(missing.length > 0 ? [say.unnoted(missing)] : [])];
}
