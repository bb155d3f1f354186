import { admit, lateAnswer, legal, reveals } from '../../play.ts';
import { isRefusal } from '../../refusal.ts';
import { imagineFrom, viewOf } from '../../view.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

/**
 * What is answered for who is late is said by nobody who could think about it: so it follows from what the seat may know, and
 * shows it nothing that another answer would have left hidden.
 */
export function late({ game, state, pending, rng }: Moment): Seen {
  if (pending.is !== 'ask' && pending.is !== 'each') return null;
  for (const seat of pending.seats) {
    const answer = lateAnswer(game, state, seat);
    if (isRefusal(admit(game, state, seat, answer))) return `seat ${seat} is late, and ${brief(answer)} is not legal`;
    const world = imagineFrom(game, viewOf(game, state, seat), rng);
    const other = difference(answer, lateAnswer(game, world, seat));
    if (other !== null) return `what seat ${seat} answers when it is late hangs on what it cannot know: ${other}`;
    if (reveals(game, state, answer) && legal(game, state, seat).some((one) => !reveals(game, state, one)))
      return `seat ${seat} is late, and ${brief(answer)} shows it what others would not`;
  }
  return null;
}
