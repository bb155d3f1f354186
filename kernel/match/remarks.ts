/** What is in order with a match but worth knowing, and what its file cannot prove. */
import type { Header2 } from './header.ts';
import { hasNoted, type Noted, notesOfThis, unnoted } from './noted.ts';
import type { Match, Match2 } from './replay.ts';

export function remarksOn(match: Match, noted: Noted & { isSigned?: boolean }): string[] {
  const { seats, log } = match;
  const silent = seats.flatMap(({ player, bits }, seat) => (player === 'person' && bits === null ? [seat] : []));
  const rewinds = log.flatMap((entry) => ('undo' in entry && entry.consent ? [`log[${entry.index}]`] : []));
  const arranged = log.filter((entry) => entry.seat === 'chance' && entry.arranged).length;
  return [
    ...silent.map((seat) => `seats[${seat}]: this person's page added no bits to the dice`),
    ...(rewinds.length > 0 ? [`rewound by consent of all persons ${rewinds.length} times: ${rewinds.join(', ')}`] : []),
    ...(arranged > 0 ? [`${arranged} throws and draws were arranged, not left to chance`] : []),
    ...(match.format === 'yamanote-match-2' ? [...onSignature(match, noted.isSigned), ...onDeals(match)] : ON_FORMAT_1),
    ...onNotes(match, noted),
  ];
}

const ON_FORMAT_1 = [
  'format 1: pages did not seal their bits, so a host that saw them before it showed its commitment could choose the dice',
  'format 1: every answer and undo moved the dice after it, so a host that played could try until one suited',
  'format 1: names, times and authors are under no hash, and nobody has signed it',
];

function onSignature({ signed }: Match2, isSigned: boolean | undefined): string[] {
  if (signed === null) return ['no hall has signed it'];
  return isSigned === undefined ? ['its signature cannot be checked here'] : [];
}

function onDeals({ voids, seats }: Header2): string[] {
  const told = voids.map(
    ({ silent }, i) =>
      `voids[${i}]: a deal before this one came to nothing, seats ${silent.join(', ')} did not open their bits`,
  );
  if (seats.every(({ bits }) => bits === null))
    return [...told, 'no seat has added bits: the host alone has chosen the seed, and with it the dice'];
  return [...told, 'a host that plays could know the dice in advance'];
}

function onNotes(match: Match, noted: Noted): string[] {
  if (!hasNoted(noted)) return [NOTHING_NOTED];
  const others = (noted.notes ?? []).length - notesOfThis(match, noted).length;
  const missing = match.format === 'yamanote-match-2' ? unnoted(match, noted) : [];
  return [
    ...(others > 0 ? [`${others} of the notes are of a deal that came to nothing, and prove nothing of this one`] : []),
    ...(missing.length > 0
      ? [`no seal was noted of ${missing.join(', ')}: whether it was shown before remains open`]
      : []),
  ];
}

const NOTHING_NOTED =
  'nothing that was noted before the start was given to compare it with: whether everybody was shown the same seals remains open';
