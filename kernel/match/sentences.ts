/** What a verdict says, sentence by sentence, of values: whoever judges a match may bring those of another language. */
import { type Refusal, sentence } from '../refusal.ts';

/** How throws seem to be numbered instead. */
export type OddNumbering = { by: 'entries' | 'standing' } | { by: 'hidden'; hidden: number };

export interface VerdictSentences {
  holds: {
    inPlace(entries: number): string;
    seed(): string;
    seals(): string;
    signed(fingerprint: string): string;
    shown(seals: number): string;
    ownBits(): string;
    dice(throws: number): string;
    unchosen(): string;
    legal(entries: number): string;
    end(): string;
  };
  /** What was due at a place of the file, and what was found there. */
  differs: {
    at(place: string, says: string): string;
    sum(due: string, found: string | undefined): string;
    entry(due: string, found: string | undefined): string;
    hiddenSeed(): string;
    seed(commitment: string, seed: string, seal: string): string;
    seal(due: string | null, found: string | null): string;
    salt(found: string | null): string;
    name(due: string, found: string): string;
    signature(hash: string, key: string, found: string): string;
    lateSeed(noted: string, found: string): string;
    twoSeeds(noted: string, found: string): string;
    bits(noted: string): string;
    seats(noted: number, found: number): string;
    twoSeals(noted: string | null, found: string | null): string;
    otherSeal(noted: string | null, found: string | null): string;
    looseSeal(noted: string, commitment: string): string;
    throw(due: string, found: string, numbering: OddNumbering | null): string;
    refused(refusal: Refusal): string;
    goesOn(question: string): string;
    hash(due: string, found: string): string;
  };
  notes: {
    at(place: string, says: string): string;
    noBits(): string;
    /** Of a seat, how often it asked for one. */
    hints(hints: number): string;
    rewound(times: number, where: readonly string[]): string;
    paused(times: number): string;
    /** By whom, as seats. */
    agreedEnd(seats: readonly number[]): string;
    arranged(throws: number): string;
    format1(): readonly string[];
    unsigned(): string;
    signatureUnchecked(): string;
    voidDeal(silent: readonly number[]): string;
    hostChose(): string;
    hostMayKnow(): string;
    nothingNoted(): string;
    otherDeals(notes: number): string;
    /** `null` is the host. */
    unnoted(seats: readonly (number | null)[]): string;
  };
}

const SEED = 'the host used another seed than the one it had sealed';
const nothing = 'none';

export const verdictInEnglish: VerdictSentences = {
  holds: {
    inPlace: (entries) =>
      entries === 1
        ? 'its 1 entry is in its place, with its time and author'
        : `all ${entries} entries are in their place, with their times and authors`,
    seed: () => 'the commitment is the hash of the seed',
    seals: () => 'every seal is the hash of the bits of its seat, and every name that is there fits its hash',
    signed: (fingerprint) => `it is signed by the hall with the fingerprint ${fingerprint}`,
    shown: (seals) =>
      `what was shown before the start is in it: ${counted(seals, 'seal')} that ${seals === 1 ? 'was' : 'were'} noted`,
    ownBits: () => 'the bits that were noted took part in the dice',
    dice: (throws) =>
      `${throws === 1 ? 'its 1 throw or draw comes' : `all ${throws} throws and draws come`} from the seed and the bits that the seats added`,
    unchosen: () => 'nobody could choose the dice, unless the host and everybody who added bits did so together',
    legal: (entries) => (entries === 1 ? 'its 1 entry is legal' : `all ${entries} entries are legal`),
    end: () => 'the match is over, and its final state has the stated fingerprint',
  },
  differs: {
    at,
    sum: (due, found) => `expected ${due}, found ${found}; nothing else was changed`,
    entry: (due, found) => `expected the sum ${due}, found ${found}; this was changed, or one before it is missing`,
    hiddenSeed: () => 'expected the seed to be shown, found null; is the match still running?',
    seed: (commitment, seed, seal) =>
      `expected one with the hash ${commitment}, which is the commitment, found ${seed} with ${seal}`,
    seal: (due, found) => `expected ${due}, the hash of its bits, found ${found}`,
    salt: (found) => `expected one only beside a name, found ${found}`,
    name: (due, found) => `expected a name and a salt with the hash ${due}, found ${found}`,
    signature: (hash, key, found) => `expected a signature of ${hash} by the key ${key}, found ${found}`,
    lateSeed: (noted, found) => `${sealedBefore(noted, found)}; ${SEED}`,
    twoSeeds: (noted, found) =>
      `${sealedBefore(noted, found)}, which somebody else noted; the host showed two seals, and does not say that one came to nothing`,
    bits: (noted) => `expected one with the bits that were noted, ${noted}, found none; the host has left them out`,
    seats: (noted, found) => `expected ${noted}, found ${found}`,
    twoSeals: (noted, found) => `${notedBefore(noted, found)}, which somebody else noted; the host showed two`,
    otherSeal: (noted, found) => `${notedBefore(noted, found)}; the host had shown another one`,
    looseSeal: (noted, commitment) =>
      `expected the seal that was noted, ${noted}, found ${commitment}, and none of the seats has it; the host had shown another one`,
    throw: (due, found, numbering) =>
      `expected ${due} from the seed, found ${found}${numbering === null ? '' : `; from here on they are numbered ${numbered(numbering)}`}`,
    refused: sentence,
    goesOn: (question) => `expected the match to go on with "${question}", found its end`,
    hash: (due, found) => `expected ${due}, found ${found}`,
  },
  notes: {
    at,
    noBits: () => 'this person’s page added no bits to the dice',
    hints: (hints) => `asked for ${counted(hints, 'hint')}`,
    rewound: (times, where) => `rewound by consent of all persons ${counted(times, 'time')}: ${where.join(', ')}`,
    paused: (times) => `paused by consent of all persons ${counted(times, 'time')}`,
    agreedEnd: (seats) =>
      `it was ended by agreement of ${seats.map((seat) => `seats[${seat}]`).join(', ')}: it has no winner`,
    arranged: (throws) =>
      throws === 1
        ? '1 throw or draw was arranged, not left to chance'
        : `${throws} throws and draws were arranged, not left to chance`,
    format1: () => [
      'format 1: pages did not seal their bits, so a host that saw them before it showed its commitment could choose the dice',
      'format 1: every answer and undo moved the dice after it, so a host that played could try until one suited',
      'format 1: names, times and authors are under no hash, and nobody has signed it',
    ],
    unsigned: () => 'no hall has signed it',
    signatureUnchecked: () => 'its signature cannot be checked here',
    voidDeal: (silent) => `a deal before this one came to nothing, seats ${silent.join(', ')} did not open their bits`,
    hostChose: () => 'no seat has added bits: the host alone has chosen the seed, and with it the dice',
    hostMayKnow: () => 'a host that plays could know the dice in advance',
    nothingNoted: () =>
      'nothing that was noted before the start was given to compare it with: whether everybody was shown the same seals remains open',
    otherDeals: (notes) => `${notes} of the notes are of a deal that came to nothing, and prove nothing of this one`,
    unnoted: (seats) =>
      `no seal was noted of ${seats.map((seat) => (seat === null ? 'the host' : `seats[${seat}]`)).join(', ')}: whether it was shown before remains open`,
  },
};

function at(place: string, says: string): string {
  return `${place}: ${says}`;
}

function sealedBefore(noted: string, found: string): string {
  return `expected ${noted}, the seal that was noted before the start, found ${found}`;
}

function notedBefore(noted: string | null, found: string | null): string {
  return `expected ${noted ?? nothing}, which was noted before the start, found ${found ?? nothing}`;
}

function numbered(numbering: OddNumbering): string {
  switch (numbering.by) {
    case 'entries':
      return 'by all entries, so that every answer and undo moved them';
    case 'standing':
      return 'without those that were undone';
    case 'hidden':
      return `as if ${numbering.hidden} more had been thrown, which are not in it`;
  }
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
