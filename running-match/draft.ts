/** What an input would bring about; the truth only once it is stored. */
import type { Course, Entry, Orders, Shape } from '@yamanote/kernel';

/** One entry of a draft, with what is needed to show it to anybody. */
export interface Addition<T extends Shape = Shape> {
  entry: Entry;
  before: T['state'];
  events: T['event'][];
}

/** An input may also change nothing but orders: then there is no addition. */
export interface Draft<T extends Shape = Shape> {
  additions: Addition<T>[];
  course: Course<T>;
  questions: readonly number[];
  takenBack: readonly number[];
  chain: string | null;
  orders: readonly (Orders | null)[];
}
