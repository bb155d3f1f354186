/** One of two at a table of Machi Koro. Answers are random and legal, found on an imagined state as a page finds them. */
import { type MachiKoro, machiKoro } from '@yamanote/games/machi-koro/rules';
import { imagineFrom, legal, type Rng } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import type { Sight } from '@yamanote/running-match';
import type { Course } from './course.ts';
import type { Asked } from './pace.ts';
import type { Person } from './person.ts';
import type { Tally } from './tally.ts';

/** What a table is for those who play at it. */
export interface Seated {
  readonly id: string;
  readonly rng: Rng;
  readonly tally: Tally;
  /** What was acknowledged of this match, which had `next` entries when it was first seen. */
  course(match: string, next: number): Course;
  /** Somebody is asked. */
  ready(asked: Asked): void;
  /** A move is sent that will be entry `first` of the match. */
  sends(match: string, first: number): void;
  /** This player has seen the end of the match, which has so many entries, and waits for nothing. */
  sawEnd(player: object, match: string, entries: number): void;
  /** An id that no move had. */
  freshMove(): string;
}

export function playAt(table: Seated, person: Person): void {
  let seat = -1;
  let match = '';
  let sight: Sight<MachiKoro> | null = null;
  let busy = false;
  const self: Asked = { answer };

  person.hear = (kind, frame) => {
    if (kind === 'news') see(JSON.parse(frame.toString()) as Extract<Reply, { is: 'news' }>);
    if (kind === 'table') {
      const { info } = JSON.parse(frame.toString()) as Extract<Reply, { is: 'table' }>;
      seat = info.seats.findIndex(({ you }) => you);
    }
  };

  function see(news: Extract<Reply, { is: 'news' }>): void {
    const next = news.sight as Sight<MachiKoro>;
    if (next.frozen) throw new Error(`${news.match}: the hall stopped this match`);
    if (news.match === match && next.next < sight!.next)
      throw new Error(`${match}: had ${sight!.next} entries and has ${next.next} now`);
    match = news.match;
    sight = next;
    table.course(match, next.next);
    consider();
  }

  /** One thing at a time: who waits for an acknowledgement looks at the match again when it has come. */
  function consider(): void {
    if (busy || sight === null) return;
    const { pending } = sight;
    if (pending.is === 'over') table.sawEnd(self, match, sight.next);
    if (pending.is !== 'ask' || !pending.seats.includes(seat)) return;
    busy = true;
    table.ready(self);
  }

  async function answer(since: number): Promise<void> {
    const { view, question, next: expected } = sight!;
    const course = table.course(match, expected);
    const choices = legal(machiKoro, imagineFrom(machiKoro, view, table.rng), seat);
    const answers = [choices[table.rng.below(choices.length)]];
    table.sends(match, expected);
    const move = table.freshMove();
    const { first, next } = await person.ask({ do: 'answer', table: table.id, match, move, question, answers });
    table.tally.acks.push(performance.now() - since);
    table.tally.moves++;
    course.note(first!, next!);
    busy = false;
    consider();
  }
}
