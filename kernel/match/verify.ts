/** What a finished match proves, said in sentences, up to the first thing that differs. */
import type { Game } from '../game.ts';
import { hashOf, same } from '../json.ts';
import { pending } from '../play.ts';
import { isRefusal, sentence } from '../refusal.ts';
import { chainOf, lastHashOf, linked, sumOf } from './chain.ts';
import type { Header2 } from './header.ts';
import { type Match, type Match2, replay, type Signature, sampleAt } from './replay.ts';
import { chanceKey, fingerprintOf, nextBlock, sealOf, whoOf } from './seal.ts';

export interface Verdict {
  /** Whether everything that could be checked is in order. */
  ok: boolean;
  /** One sentence each: what was checked and holds. */
  holds: string[];
  /** What is in order but worth knowing: who added no bits, what was rewound by consent. */
  notes: string[];
  /** The first thing that differs, if any. */
  differs: string | null;
}

/** Whether a key made this signature of a hash; hosts have it from their system. */
export type IsGenuine = (signed: Signature, hash: string) => boolean;

/** What a player noted before the start, or their page did. */
export interface Noted {
  /** Seals that were shown: the host's and those of the pages. */
  seals?: readonly string[];
  /** What one's own page added. */
  bits?: string;
  /** Without it, signatures are not looked at. */
  isGenuine?: IsGenuine;
}

/** One thing that is checked: it adds what holds, or says what differs. */
type Check = (match: Match, holds: string[]) => string | null;

function judge(match: Match, noted: Noted, checks: readonly Check[]): Verdict {
  const holds: string[] = [];
  const notes = notesOn(match, noted);
  for (const check of checks) {
    const differs = check(match, holds);
    if (differs !== null) return { ok: false, holds, notes, differs };
  }
  return { ok: true, holds, notes, differs: null };
}

/** Checks seals and running hash, and every die and draw. Needs no rules: entries describe what chance could have done. */
export function verifyChance(match: Match, noted: Noted = {}): Verdict {
  return judge(match, noted, chanceChecks(noted));
}

/** The same, and the legality of every entry, and the fingerprint of the final state. */
export function verify(game: Game, match: Match, noted: Noted = {}): Verdict {
  return judge(match, noted, [...chanceChecks(noted), (...given) => checkRules(game, ...given)]);
}

function chanceChecks(noted: Noted): Check[] {
  return [
    checkSeed,
    (match, holds) => (isSealed(match) ? checkSeals(match, holds) : null),
    (match, holds) => checkNoted(match, noted, holds),
    (match, holds) => (isSealed(match) ? checkChain(match, holds) : null),
    (match, holds) => (isSealed(match) ? checkSignature(match, noted.isGenuine, holds) : null),
    checkDice,
  ];
}

function isSealed(match: Match): match is Match2 {
  return match.format === 'yamanote-match-2';
}

function checkSeed({ seed, commitment }: Match, holds: string[]): string | null {
  if (seed === null) return 'seed: expected the seed to be shown, found null; is the match still running?';
  if (sealOf(seed) !== commitment)
    return `commitment: expected ${sealOf(seed)}, the hash of the seed, found ${commitment}`;
  holds.push('the seed is the one committed to before the start');
  return null;
}

function checkSeals({ seats }: Header2, holds: string[]): string | null {
  for (const [i, { name, salt, who, bits, seal }] of seats.entries()) {
    const due = bits === null ? null : sealOf(bits);
    if (due !== seal) return `seats[${i}].seal: expected ${due}, the hash of its bits, found ${seal}`;
    if ((name === null) !== (salt === null)) return `seats[${i}].salt: expected one only beside a name, found ${salt}`;
    if (name !== null && salt !== null && whoOf(name, salt) !== who)
      return `seats[${i}].who: expected ${whoOf(name, salt)}, the hash of salt and name, found ${who}`;
  }
  holds.push('the bits of every seat are those it had sealed');
  return null;
}

/** What somebody noted must be in the match: a host that showed something else is found out here. */
function checkNoted(match: Match, { seals = [], bits }: Noted, holds: string[]): string | null {
  const known = [match.commitment, ...(isSealed(match) ? match.seats.flatMap(({ seal }) => seal ?? []) : [])];
  const missing = seals.find((seal) => !known.includes(seal));
  if (missing !== undefined)
    return `commitment: expected the seal that was noted, ${missing}, found ${match.commitment}, and none of the seats has it`;
  if (bits !== undefined && !match.seats.some((seat) => seat.bits === bits))
    return `seats: expected one with the bits that were noted, ${bits}, found none`;
  if (seals.length > 0) holds.push(`what was shown before the start is in it: ${seals.length} seals that were noted`);
  if (bits !== undefined) holds.push('the bits that were noted took part in the dice');
  return null;
}

/** Whatever was changed, the entries after it do not fit any more: the first that does not is named. */
function checkChain(match: Match2, holds: string[]): string | null {
  let chain = chainOf(match);
  if (match.sum !== sumOf(chain))
    return `sum: expected ${sumOf(chain)}, found ${match.sum}; something before the log was changed`;
  for (const [i, entry] of match.log.entries()) {
    chain = linked(chain, entry);
    if (entry.sum !== sumOf(chain)) {
      const found = `found ${entry.sum}; this entry was changed, or one before it is missing`;
      return `log[${i}].sum: expected ${sumOf(chain)}, ${found}`;
    }
  }
  holds.push(`all ${match.log.length} entries are in their place, with their times and authors`);
  return null;
}

function checkSignature(match: Match2, isGenuine: IsGenuine | undefined, holds: string[]): string | null {
  const { signed } = match;
  if (signed === null || isGenuine === undefined) return null;
  const hash = lastHashOf(match);
  if (!isGenuine(signed, hash))
    return `signed.signature: expected one of ${hash} by the key ${signed.key}, found ${signed.signature}`;
  holds.push(`it is signed by the hall with the fingerprint ${fingerprintOf(signed.key)}`);
  return null;
}

function checkDice(match: Match, holds: string[]): string | null {
  const key = chanceKey(match, match.seed!);
  let [chances, arranged] = [0, 0];
  for (const entry of match.log) {
    if (entry.seat !== 'chance') continue;
    const due = sampleAt(key, nextBlock(match, { next: entry.index, chances: chances++ }), entry.of);
    if (entry.arranged) arranged++;
    else if (!same(due, entry.answer)) {
      const found = JSON.stringify(entry.answer);
      return `log[${entry.index}].answer: expected ${JSON.stringify(due)} from the seed, found ${found}`;
    }
  }
  holds.push(`all ${chances - arranged} throws and draws come from the seed and the bits that the seats added`);
  return null;
}

function checkRules(game: Game, match: Match, holds: string[]): string | null {
  const course = replay(game, match);
  if (isRefusal(course)) return sentence(course);
  holds.push(`all ${match.log.length} entries are legal`);
  const waiting = pending(game, course.state);
  if (waiting.is !== 'over' && !endsByAgreement(match))
    return `log[${match.log.length}]: expected the match to go on with "${waiting.kind}", found its end`;
  const hash = hashOf(course.state);
  if (hash !== match.hash) return `hash: expected ${hash}, found ${JSON.stringify(match.hash)}`;
  holds.push('the match is over, and its final state has the stated fingerprint');
  return null;
}

function endsByAgreement({ log }: Match): boolean {
  const last = log.at(-1);
  return last !== undefined && 'note' in last && last.note.is === 'agreed-end';
}

/** A seed alone is chosen by the host; and who rewinds often enough gets the dice he wants. */
function notesOn(match: Match, { seals = [], bits, isGenuine }: Noted): string[] {
  const { seats, log } = match;
  const silent = seats.flatMap(({ player, bits }, seat) => (player === 'person' && bits === null ? [seat] : []));
  const rewinds = log.flatMap((entry) => ('undo' in entry && entry.consent ? [`log[${entry.index}]`] : []));
  const arranged = log.filter((entry) => entry.seat === 'chance' && entry.arranged).length;
  return [
    ...silent.map((seat) => `seats[${seat}]: this person's page added no bits, so the host alone chose its part`),
    ...(rewinds.length > 0 ? [`rewound by consent of all persons ${rewinds.length} times: ${rewinds.join(', ')}`] : []),
    ...(arranged > 0 ? [`${arranged} throws and draws were arranged, not left to chance`] : []),
    ...(isSealed(match) ? [...notesOnSignature(match, isGenuine), ...notesOnDeals(match)] : NOTES_ON_FORMAT_1),
    ...(seals.length === 0 && bits === undefined ? [NOTHING_NOTED] : []),
  ];
}

const NOTHING_NOTED =
  'nothing that was noted before the start was given to compare it with: whether everybody was shown the same seals remains open';

const NOTES_ON_FORMAT_1 = [
  'format 1: pages did not seal their bits, so a host that saw them before it showed its commitment could choose the dice',
  'format 1: every answer and undo moved the dice after it, so a host that played could try until one suited',
];

function notesOnSignature({ signed }: Match2, isGenuine: IsGenuine | undefined): string[] {
  if (signed === null) return ['no hall has signed it'];
  return isGenuine === undefined ? ['its signature cannot be checked here'] : [];
}

function notesOnDeals({ voids }: Header2): string[] {
  const told = voids.map(
    ({ silent }, i) =>
      `voids[${i}]: a deal before this one came to nothing, seats ${silent.join(', ')} did not open their bits`,
  );
  return [...told, 'a host that plays could not choose the dice, but could know them in advance'];
}
