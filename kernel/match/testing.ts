/** Whole matches of a toy, for tests of their files. */
import { advance, beginCourse } from '../course.ts';
import { hashOf, type Json } from '../json.ts';
import type { Entry } from '../log.ts';
import { legal, pending } from '../play.ts';
import { fastRng } from '../random.ts';
import { isRefusal, sentence } from '../refusal.ts';
import { lanterns } from '../toys/index.ts';
import { chainOf, linked, withSum } from './chain.ts';
import type { Header } from './header.ts';
import { type Match, origin, sampleAt } from './replay.ts';
import { chanceKey, nextBlock } from './seal.ts';

export const SEED = '5eed'.repeat(16);

export function accepted<V>(value: V): Exclude<V, { refused: string }> {
  if (isRefusal(value)) throw new Error(sentence(value));
  return value as Exclude<V, { refused: string }>;
}

interface Play {
  /** Everybody takes back this often the first answer that may be taken back, and gives it again. */
  takenBack?: number;
  /** So many of the first answers are given after a hint. */
  hints?: number;
  /** Which block of the key the next throw uses; a host that cheats has its own way. */
  block?: typeof nextBlock;
  seed?: string;
}

export function played(header: Header, { takenBack = 1, hints = 0, block = nextBlock, seed = SEED }: Play = {}): Match {
  const course = beginCourse(lanterns, accepted(origin(lanterns, header)));
  const key = chanceKey(header, seed);
  const rng = fastRng('players');
  const log: Entry[] = [];
  let chain = header.format === 'yamanote-match-1' ? null : chainOf(header);
  const add = (entry: Entry) => {
    const refusal = advance(course, entry);
    if (refusal !== null) throw new Error(sentence(refusal));
    if (chain !== null) chain = linked(chain, entry);
    log.push(chain === null ? entry : withSum(entry, chain));
  };
  const undone = new Set<number>();
  for (;;) {
    const waiting = pending(lanterns, course.state);
    const index = course.next;
    if (waiting.is === 'over') break;
    if (waiting.is === 'chance') {
      const answer = sampleAt(key, block(header, course), waiting.of);
      add({ index, at: 0, seat: 'chance', of: waiting.of, answer });
      continue;
    }
    const [seat] = waiting.seats;
    const list = legal(lanterns, course.state, seat);
    const answer = list[rng.below(list.length)] as unknown as Json;
    const by = { is: 'person' } as const;
    const given = { at: 0, seat, answer, by, clock: 1000 } as const;
    if (hints > 0) add({ at: 0, seat, note: { is: 'hint' }, by, index });
    hints--;
    add({ ...given, index: course.next });
    if (waiting.kind !== 'throw' || undone.has(seat)) continue;
    undone.add(seat);
    for (let i = 0; i < takenBack; i++) {
      add({ index: course.next, at: 0, seat, undo: course.next - 1, by, consent: false });
      add({ ...given, index: course.next });
    }
  }
  const story = { seed, log, hash: hashOf(course.state) };
  return header.format === 'yamanote-match-1' ? { ...header, ...story } : { ...header, ...story, signed: null };
}
