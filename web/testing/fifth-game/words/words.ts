import type { OptionWords, Topic } from '@yamanote/games/room';
import type { Person } from '@yamanote/games/wording';
import type { Stones } from '@yamanote/kernel/toys';

type Stone = Stones['event']['stone'];

export interface Words {
  title: string;
  about: string;
  goal: string;
  stones: Readonly<Record<Stone, string>>;
  /** By the kind of frame that asks. */
  questions: { cross: (values: { who: Person }) => string };
  /** What is shown while nobody is asked, or to those who look on. */
  waiting: { lay: string; crossing: string; over: (values: { winners: readonly Person[] }) => string };
  glance: (values: { crossing: number }) => string;
  explanations: Readonly<Record<'cross', string>>;
  actions: Readonly<Record<Stones['action']['do'], string>>;
  events: { crossed: (values: { who: Person; stone: Stone }) => string };
  /** A turn in one line, which the name of the seat stands before. */
  turn: (values: { who: Person; stone: Stone }) => string;
  /** Nobody's place is told from another's with the same points. */
  shared: string;
  options: Readonly<Record<'edition', OptionWords>>;
  topics: Readonly<Record<Stone, Omit<Topic, 'id'>>>;
}
