/** Work for later, once. */

/** Work of a table for later, once. */
export interface Job {
  table: string;
  kind: JobKind;
  /** Which of all that ever were: one that is made anew is another. */
  number: number;
}

/**
 * `turn`: bots are asked, and somebody has to see to them; there is one exactly as long as they are. `start`: the match is to
 * begin, or its deal has taken too long. `fold`: it is looked whether anybody still uses a table of the board. `deadline`: somebody
 * who is asked may be out of time; it is there while a clock runs. `absent`: somebody who is asked may have been away too long.
 * `notice`: somebody may have to be told that they are asked, or a notice be sent.
 */
export type JobKind = 'turn' | 'start' | 'fold' | 'deadline' | 'absent' | 'notice';

export interface Jobs {
  /** There is one of this kind at the table from now on; one that is there already stays as it is, or is due again. */
  at(table: string, kind: JobKind, time: number): Promise<void>;
  cancel(table: string, kind: JobKind): Promise<void>;
  /** There is one at that time at the latest, also if one is being met; that one is another from now on. */
  by(table: string, kind: JobKind, time: number): Promise<void>;
  /** Met; due again then, unless it was made anew meanwhile, and then when that said. */
  again(job: Job, time: number): Promise<void>;
  /** Jobs that are due, and nobody's: they are this node's now, until they are done or it dies. */
  claim(kinds: readonly JobKind[], most: number): Promise<Job[]>;
  /** This one, due or not, if no other living node has it. */
  take(table: string, kind: JobKind): Promise<Job | null>;
  /** Those that this node has, and that have been due since then: also what it was given in an answer that never came. */
  held(kinds: readonly JobKind[], since: number): Promise<Job[]>;
  /** It is gone, unless there is another one by now: that is nobody's. */
  done(job: Job): Promise<void>;
  /** Nobody's again, and not due before somebody takes it. */
  putAway(table: string, kind: JobKind): Promise<void>;
  /** When the next of those that are nobody's is due; `null` if none is. */
  next(kinds: readonly JobKind[]): Promise<number | null>;
}
