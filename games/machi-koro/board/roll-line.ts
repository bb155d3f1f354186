/** Where the roll line would change with the selected answer. */
import { type Action, type MachiKoroState, machiKoro, rollLine } from '@yamanote/games/machi-koro/rules';
import { apply, type Seat } from '@yamanote/kernel';

/** A stop where the selected answer would change something. */
export interface Change {
  number: number;
  whose: 'mine' | 'others';
  from: number;
  to: number;
}

/** The line as it would be after an answer. What it is compared with has the same coins: the price is told elsewhere. */
export function changes(view: MachiKoroState, seat: Seat, action: Action): Change[] {
  if (action.do !== 'build' || view.stack.at(-1)?.kind !== 'build' || view.roller !== seat) return [];
  const after = machiKoro.clone(view);
  apply(machiKoro, after, seat, action);
  const before = machiKoro.clone(view);
  before.coins = after.coins.slice();
  const then = rollLine(after, seat);
  return rollLine(before, seat).flatMap(({ number, mine, others }, index) => {
    const next = then[index];
    const list: Change[] = [];
    // A number that opens up with the train station counts as a change too: what it brings can now be had.
    const opened = next.mine.possible && !mine.possible;
    if (next.mine.coins !== mine.coins || (opened && next.mine.coins !== 0)) {
      list.push({ number, whose: 'mine', from: opened ? 0 : mine.coins, to: next.mine.coins });
    }
    if (next.others.coins !== others.coins) {
      list.push({ number, whose: 'others', from: others.coins, to: next.others.coins });
    }
    return list;
  });
}
