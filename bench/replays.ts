/** Reading a stored match again: every entry checked, every answer looked for in the legal list. */
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import {
  actor,
  apply,
  chanceKey,
  chanceOf,
  commitmentTo,
  type Entry,
  fastRng,
  isRefusal,
  type Json,
  legal,
  MATCH_FORMAT,
  type Match,
  replay,
  sampleAt,
  sentence,
  start,
} from '@yamanote/kernel';
import type { Work } from './meter.ts';
import { OPTIONS, SEATS } from './random-games.ts';

const ENTRIES = 300;
const REPLAYS_AT_ONCE = 10;

export function replays(): Work & { entries: number } {
  const match = matchOfLength(ENTRIES);
  const work = () => {
    for (let i = 0; i < REPLAYS_AT_ONCE; i++) {
      const course = replay(machiKoro, match);
      if (isRefusal(course)) throw new Error(sentence(course));
    }
    return { replays: REPLAYS_AT_ONCE };
  };
  return Object.assign(work, { entries: match.log.length });
}

/** The first match of random answers that comes near this length. */
function matchOfLength(entries: number): Match {
  for (let n = 0; ; n++) {
    const match = randomMatch(n);
    if (Math.abs(match.log.length - entries) <= 2) return match;
  }
}

/** A whole match as a server stores it: chance is drawn from the seed, entry by entry. */
function randomMatch(n: number): Match {
  const seed = n.toString(16).padStart(64, '0');
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ name: `${seat}`, player: 'random', bits: null }));
  const key = chanceKey(seed, seats);
  const rng = fastRng(seed);
  const state = start(machiKoro, SEATS, OPTIONS);
  const log: Entry[] = [];
  for (let seat = actor(machiKoro, state); seat !== null; ) {
    const stamp = { index: log.length, at: 0 };
    if (seat === 'chance') {
      const of = chanceOf(machiKoro, state);
      log.push({ ...stamp, seat, of, answer: sampleAt(key, log.length, of) });
    } else {
      const choices = legal(machiKoro, state, seat);
      const answer = choices[rng.below(choices.length)] as Json;
      log.push({ ...stamp, seat, answer, by: { is: 'bot', bot: 'random' }, clock: null });
    }
    seat = apply(machiKoro, state, seat, (log[log.length - 1] as { answer: Json }).answer);
  }
  const options = { ...OPTIONS };
  const header = { format: MATCH_FORMAT, game: machiKoro.id, version: machiKoro.version, options, seats } as const;
  // Stored as text, so that the entries are as a file has them and share nothing with the rules.
  return JSON.parse(
    JSON.stringify({ ...header, position: null, commitment: commitmentTo(seed), seed, log, hash: null }),
  );
}
