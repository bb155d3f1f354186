/** What an input would bring about; the truth only once it is stored. */
import type { Course, Entry, Header, Orders, Shape } from '@yamanote/kernel';
import type { Clocks } from './clocks/clocks.ts';

/** One entry of a draft, with what is needed to show it to anybody. */
export interface Addition<T extends Shape = Shape> {
  entry: Entry;
  before: T['state'];
  events: T['event'][];
}

/** An input may also change nothing but orders: then there is no addition. */
export interface Draft<T extends Shape = Shape> {
  readonly header: Header;
  additions: Addition<T>[];
  course: Course<T>;
  questions: readonly number[];
  moment: number;
  takenBack: readonly number[];
  chain: string | null;
  clocks: Clocks | null;
  orders: readonly (Orders | null)[];
}
