/**
 * A match as a file: header and log. The header commits to the host's seed before anybody's page adds random bits; the
 * seed is shown at the end. From both follows the key of all chance (random.ts), so that every die can be verified.
 */
import { type Chance, sample } from './chance.ts';
import { advance, beginCourse, type Course } from './course.ts';
import type { Game, Options, Shape } from './game.ts';
import { hashOf, type Json, same } from './json.ts';
import type { Entry } from './log.ts';
import { parseOptions } from './options.ts';
import { pending, start, startFrom } from './play.ts';
import { rngAt } from './random.ts';
import { isRefusal, type OrRefusal, refuse, sentence } from './refusal.ts';
import { fromHex, hex, sha256 } from './sha256.ts';

export const MATCH_FORMAT = 'yamanote-match-1';

export interface SeatInfo {
  name: string;
  /** `person`, or the name of the bot that took the seat at the start. */
  player: string;
  /** 128 random bits of the person's page, as hexadecimal digits; `null` for a bot. */
  bits: string | null;
}

export interface Header {
  format: typeof MATCH_FORMAT;
  game: string;
  version: number;
  options: Options;
  seats: SeatInfo[];
  /** A position to start from instead of the game's set-up. */
  position: Json | null;
  /** SHA-256 of the host's 256-bit seed, made known before the pages added their bits. */
  commitment: string;
}

export interface Match extends Header {
  /** The host's seed; `null` while the match runs. */
  seed: string | null;
  log: Entry[];
  /** Fingerprint of the state after the last entry; `null` while the match runs. */
  hash: string | null;
}

export function commitmentTo(seed: string): string {
  return hex(sha256(fromHex(seed)));
}

/** The key of all chance in a match: the host's seed and everybody's bits in seat order, hashed together. */
export function chanceKey(seed: string, seats: readonly SeatInfo[]): Uint8Array {
  return sha256(fromHex(seed + seats.map((seat) => seat.bits ?? '').join('')));
}

/** What chance does at entry number `index` of a match with this key. */
export function sampleAt(key: Uint8Array, index: number, chance: Chance): Json {
  return sample(chance, rngAt(key, index));
}

/** The state before the first entry. */
export function origin<T extends Shape>(game: Game<T>, header: Header): OrRefusal<T['state']> {
  if (header.version !== game.version) {
    return refuse('impossible', 'version', `version ${game.version} of ${game.id}`, header.version);
  }
  const options = parseOptions(game, header.options, header.seats.length);
  if (isRefusal(options)) return options;
  const { min, max } = game.seats;
  if (header.seats.length < min || header.seats.length > max) {
    return refuse('impossible', 'seats', `${min} to ${max} seats`, header.seats.length);
  }
  if (header.position === null) return start(game, header.seats.length, options);
  const state = startFrom(game, header.position, header.seats.length, options);
  return isRefusal(state) ? { ...state, field: `position${state.field && `.${state.field}`}` } : state;
}

/** Replays a match, all of it or its first `until` entries. */
export function replay<T extends Shape>(
  game: Game<T>,
  match: Match,
  until: number = match.log.length,
): OrRefusal<Course<T>> {
  const first = origin(game, match);
  if (isRefusal(first)) return first;
  const course = beginCourse(game, first);
  for (const entry of match.log.slice(0, until)) {
    const refusal = advance(course, entry);
    if (refusal !== null) return { ...refusal, field: `log[${entry.index}].${refusal.field}` };
  }
  return course;
}

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

/** Checks the seed and every die and draw. Needs no rules: the entries describe what chance could have done. */
export function verifyChance(match: Match): Verdict {
  const holds: string[] = [];
  const notes = notesOn(match);
  const fail = (differs: string): Verdict => ({ ok: false, holds, notes, differs });
  if (match.seed === null) return fail('seed: expected the seed to be shown, found null; is the match still running?');
  if (commitmentTo(match.seed) !== match.commitment) {
    return fail(`commitment: expected ${commitmentTo(match.seed)}, the hash of the seed, found ${match.commitment}`);
  }
  holds.push('the seed is the one committed to before the start');
  const key = chanceKey(match.seed, match.seats);
  let checked = 0;
  for (const entry of match.log) {
    if (entry.seat !== 'chance') continue;
    const due = sampleAt(key, entry.index, entry.of);
    if (!same(due, entry.answer)) {
      return fail(
        `log[${entry.index}].answer: expected ${JSON.stringify(due)} from the seed, found ${JSON.stringify(entry.answer)}`,
      );
    }
    checked++;
  }
  holds.push(`all ${checked} throws and draws come from the seed and the bits that the seats added`);
  return { ok: true, holds, notes, differs: null };
}

/** A seed alone is chosen by the host; and who rewinds often enough gets the dice he wants. */
function notesOn({ seats, log }: Match): string[] {
  const silent = seats.flatMap(({ player, bits }, seat) => (player === 'person' && bits === null ? [seat] : []));
  const rewinds = log.flatMap((entry) => ('undo' in entry && entry.consent ? [`log[${entry.index}]`] : []));
  return [
    ...silent.map((seat) => `seats[${seat}]: this person's page added no bits, so the host alone chose its part`),
    ...(rewinds.length > 0 ? [`rewound by consent of all persons ${rewinds.length} times: ${rewinds.join(', ')}`] : []),
  ];
}

/** Checks seed, chance, the legality of every entry, and the fingerprint of the final state; stops where it first differs. */
export function verify(game: Game, match: Match): Verdict {
  const chance = verifyChance(match);
  if (!chance.ok) return chance;
  const { holds, notes } = chance;
  const fail = (differs: string): Verdict => ({ ok: false, holds, notes, differs });
  const course = replay(game, match);
  if (isRefusal(course)) return fail(sentence(course));
  holds.push(`all ${match.log.length} entries are legal`);
  const waiting = pending(game, course.state);
  if (waiting.is !== 'over')
    return fail(`log[${match.log.length}]: expected the match to go on with "${waiting.kind}", found its end`);
  const hash = hashOf(course.state);
  if (hash !== match.hash) return fail(`hash: expected ${hash}, found ${JSON.stringify(match.hash)}`);
  holds.push('the match is over, and its final state has the stated fingerprint');
  return { ok: true, holds, notes, differs: null };
}
