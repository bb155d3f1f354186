import { words } from '../words/index.ts';
import { randomBelow } from './random.ts';

/** For somebody who has not said who they are. */
export function madeUpName(): string {
  const { tempers, animals, together } = words.peek().guestNames;
  return together({ temper: tempers[randomBelow(tempers.length)], animal: animals[randomBelow(animals.length)] });
}
