/** A match as a file: how it began, its log and, when it is over, what was secret until then. */

import { rngAt } from '../chacha20.ts';
import { type Chance, sample } from '../chance.ts';
import { advance, beginCourse, type Course } from '../course.ts';
import type { Shape, WholeGame } from '../game.ts';
import type { Json } from '../json.ts';
import type { Entry } from '../log.ts';
import { parseOptions } from '../options.ts';
import { start, startFrom } from '../play.ts';
import { isRefusal, type OrRefusal, refuse } from '../refusal.ts';
import type { Header, Header1, Header2 } from './header.ts';

interface Story {
  /** The host's seed; `null` while the match runs. */
  seed: string | null;
  log: Entry[];
  /** Fingerprint of the state after the last entry; `null` while the match runs. */
  hash: string | null;
}

/** By whom the running hash after the last entry is signed: an Ed25519 key and signature, as hexadecimal digits. */
export interface Signature {
  key: string;
  signature: string;
}

export type Match1 = Header1 & Story;
/** `signed` is `null` while the match runs, and where no hall was that could sign it. */
export type Match2 = Header2 & Story & { signed: Signature | null };
export type Match = Match1 | Match2;

/** What chance does with block `n` of a match's key. */
export function sampleAt(key: Uint8Array, n: number, chance: Chance): Json {
  return sample(chance, rngAt(key, n));
}

/** The state before the first entry. */
export function origin<T extends Shape>(game: WholeGame<T>, header: Header): OrRefusal<T['state']> {
  if (header.version !== game.version) {
    return refuse('impossible', 'version', { is: 'version', version: game.version, game: game.id }, header.version);
  }
  const options = parseOptions(game, header.options, header.seats.length);
  if (isRefusal(options)) return options;
  const { min, max } = game.seats;
  if (header.seats.length < min || header.seats.length > max) {
    return refuse('impossible', 'seats', { is: 'seats', min, max }, header.seats.length);
  }
  if (header.position === null) return start(game, header.seats.length, options);
  const state = startFrom(game, header.position, header.seats.length, options);
  return isRefusal(state) ? { ...state, field: `position${state.field && `.${state.field}`}` } : state;
}

/** Replays a match, all of it or its first `until` entries. */
export function replay<T extends Shape>(
  game: WholeGame<T>,
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
