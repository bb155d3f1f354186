/** Reading a stored match again: every entry checked, every answer looked for in the legal list. */
import {
  actor,
  apply,
  chanceKey,
  chanceOf,
  type Entry,
  fastRng,
  type Header1,
  isRefusal,
  type Json,
  legal,
  type Match,
  replay,
  type Shape,
  sampleAt,
  sealOf,
  sentence,
  start,
} from '@yamanote/kernel';
import type { Work } from './meter.ts';
import type { Subject } from './subjects.ts';

const ENTRIES = 300;
const REPLAYS_AT_ONCE = 10;

export function replays<T extends Shape>(subject: Subject<T>): Work & { entries: number } {
  const match = matchOfLength(subject, ENTRIES);
  const work = () => {
    for (let i = 0; i < REPLAYS_AT_ONCE; i++) {
      const course = replay(subject.game, match);
      if (isRefusal(course)) throw new Error(sentence(course));
    }
    return { replays: REPLAYS_AT_ONCE };
  };
  return Object.assign(work, { entries: match.log.length });
}

/** The first match of random answers that comes near this length. */
function matchOfLength<T extends Shape>(subject: Subject<T>, entries: number): Match {
  for (let n = 0; ; n++) {
    const match = randomMatch(subject, n);
    if (Math.abs(match.log.length - entries) <= 2) return match;
  }
}

/** A whole match as a server stores it: chance is drawn from the seed, entry by entry. */
function randomMatch<T extends Shape>({ game, options, seats: count }: Subject<T>, n: number): Match {
  const seed = n.toString(16).padStart(64, '0');
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `${seat}`, player: 'random', bits: null }));
  const common = { format: 'yamanote-match-1', game: game.id, version: game.version, options } as const;
  const header: Header1 = { ...common, seats, position: null, commitment: sealOf(seed) };
  const key = chanceKey(header, seed);
  const rng = fastRng(seed);
  const state = start(game, count, options);
  const log: Entry[] = [];
  for (let seat = actor(game, state); seat !== null; ) {
    const stamp = { index: log.length, at: 0 };
    if (seat === 'chance') {
      const of = chanceOf(game, state);
      log.push({ ...stamp, seat, of, answer: sampleAt(key, log.length, of) });
    } else {
      const choices = legal(game, state, seat);
      const answer = choices[rng.below(choices.length)] as Json;
      log.push({ ...stamp, seat, answer, by: { is: 'bot', bot: 'random' }, clock: null });
    }
    seat = apply(game, state, seat, (log[log.length - 1] as { answer: Json }).answer);
  }
  // Stored as text, so that the entries are as a file has them and share nothing with the rules.
  return JSON.parse(JSON.stringify({ ...header, seed, log, hash: null }));
}
