/** The toy game Stones with all that a game brings: thrown away after the tests, which show with it what each part is for. */
import type { WholeRoom } from '@yamanote/games/room';
import { type Stones, stones } from '@yamanote/kernel/toys';

export const stonesRoom: WholeRoom<Stones> = {
  game: stones,
  opens: ({ seat }) => seat,
  minor: () => false,
  glance: ({ stack, passed }) => (stack.length === 0 ? null : { crossing: passed.length }),
  ruleOf: (kind) => (kind === 'cross' ? 'ST-2.1' : null),
  chance: 'cards',
  mixes: [{}],
};
