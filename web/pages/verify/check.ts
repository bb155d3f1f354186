/** Checks a match file and says, as data, what it proves, what it leaves open, or where it differs first. */
import type { WholeRoom } from '@yamanote/games/room';
import { underVersion } from '@yamanote/games/versions';
import {
  type Fault,
  fingerprintOf,
  isRefusal,
  type Match,
  parseMatch,
  type Refusal,
  type VerdictSentences,
  verify,
} from '@yamanote/kernel';
import { isSigned } from '@yamanote/protocol/signature';

/** What was checked and holds, or is worth knowing: a word, and how many or which. */
export interface Said {
  is: string;
  /** The seat it is about, counted from 0; `null` for the whole match. */
  seat: number | null;
  count: number;
  text: string;
}

/** The first thing that differs; what is not known is `null`. */
export interface Differing {
  where: string;
  due: string | null;
  found: string | null;
}

export interface Finding {
  game: string;
  /** By seat; `null` where somebody wanted to be forgotten. */
  names: readonly (string | null)[];
  /** The seats that bots took at the start. */
  bots: readonly number[];
  /** When it was played last, in milliseconds since 1970; 0 if nobody looked. */
  at: number;
  entries: number;
  holds: readonly Said[];
  notes: readonly Said[];
  differs: Differing | null;
  fault: Fault | null;
}

export type Checked =
  | { is: 'found'; finding: Finding }
  /** No JSON, or nothing like a match. */
  | { is: 'foreign' }
  /** A match of which something cannot be read. */
  | { is: 'unreadable'; differs: Differing }
  | { is: 'unknown-game'; game: string; version: number };

type Rooms = Readonly<Record<string, () => Promise<Pick<WholeRoom, 'game' | 'past'>>>>;

export async function check(text: string, rooms: Rooms): Promise<Checked> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { is: 'foreign' };
  }
  if (!looksLikeMatch(json)) return { is: 'foreign' };
  const match = parseMatch(json);
  if (isRefusal(match)) return { is: 'unreadable', differs: differing(match) };
  const room = Object.hasOwn(rooms, match.game) ? await underVersion(await rooms[match.game](), match.version) : null;
  if (room === null) return { is: 'unknown-game', game: match.game, version: match.version };
  return { is: 'found', finding: findingOf(room.game, match, await isSigned(match)) };
}

function looksLikeMatch(json: unknown): boolean {
  const format = (json as { format?: unknown } | null)?.format;
  return typeof json === 'object' && typeof format === 'string' && format.startsWith('yamanote-match-');
}

function differing({ field, expected, found }: Refusal): Differing {
  return { where: field, due: expected, found };
}

function findingOf(game: WholeRoom['game'], match: Match, signed: boolean | undefined): Finding {
  const about = {
    game: match.game,
    names: match.seats.map(({ name }) => name),
    bots: match.seats.flatMap(({ player }, seat) => (player === 'person' ? [] : seat)),
    at: match.log.at(-1)?.at ?? 0,
    entries: match.log.length,
  };
  try {
    const { holds, notes, differs, fault } = verify(game, match, { isSigned: signed }, AS_DATA);
    const read = (all: readonly string[]) => all.map((said) => JSON.parse(said) as Said);
    return {
      ...about,
      holds: read(holds),
      notes: read(notes),
      differs: differs === null ? null : (JSON.parse(differs) as Differing),
      fault,
    };
  } catch {
    // Rules that break down over a made-up file.
    return { ...about, holds: [], notes: [], differs: { where: 'log', due: null, found: null }, fault: 'rules' };
  }
}

const said = (is: string, { count = 0, text = '' }: Partial<Said> = {}) =>
  JSON.stringify({ is, seat: null, count, text });
const differs = (due: string | null, found: string | null | undefined) =>
  JSON.stringify({ where: '', due, found: found ?? null });

/** Instead of sentences: a page has its own. */
const AS_DATA: VerdictSentences = {
  holds: {
    inPlace: (count) => said('inPlace', { count }),
    seed: () => said('seed'),
    seals: () => said('seals'),
    signed: (text) => said('signed', { text }),
    shown: (count) => said('shown', { count }),
    ownBits: () => said('ownBits'),
    dice: (count) => said('dice', { count }),
    unchosen: () => said('unchosen'),
    legal: (count) => said('legal', { count }),
    end: () => said('end'),
  },
  differs: {
    at: (where, says) => JSON.stringify({ ...JSON.parse(says), where }),
    sum: differs,
    entry: differs,
    hiddenSeed: () => differs(null, null),
    seed: (commitment, _seed, seal) => differs(commitment, seal),
    seal: differs,
    salt: (found) => differs(null, found),
    name: differs,
    signature: (_hash, key, found) => differs(fingerprintOf(key), found.slice(0, 16)),
    lateSeed: differs,
    twoSeeds: differs,
    bits: (noted) => differs(noted, null),
    seats: (noted, found) => differs(String(noted), String(found)),
    twoSeals: differs,
    otherSeal: differs,
    looseSeal: differs,
    throw: (due, found) => differs(due, found),
    refused: (refusal) => JSON.stringify(differing(refusal)),
    goesOn: (question) => differs(question, null),
    hash: differs,
  },
  notes: {
    at: (place, says) => JSON.stringify({ ...JSON.parse(says), seat: seatIn(place) }),
    noBits: () => said('noBits'),
    hints: (count) => said('hints', { count }),
    rewound: (count) => said('rewound', { count }),
    paused: (count) => said('paused', { count }),
    agreedEnd: () => said('agreedEnd'),
    arranged: (count) => said('arranged', { count }),
    format1: () => [said('format1')],
    unsigned: () => said('unsigned'),
    signatureUnchecked: () => said('signatureUnchecked'),
    voidDeal: ({ length }) => said('voidDeal', { count: length }),
    hostChose: () => said('hostChose'),
    hostMayKnow: () => said('hostMayKnow'),
    nothingNoted: () => said('nothingNoted'),
    otherDeals: (count) => said('otherDeals', { count }),
    unnoted: () => said('unnoted'),
  },
};

function seatIn(place: string): number | null {
  const [, seat] = /^seats\[(\d+)\]/.exec(place) ?? [];
  return seat === undefined ? null : Number(seat);
}
