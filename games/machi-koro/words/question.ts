/** What a seat is asked, from what it sees. */
import { ACTIVE, type MachiKoroState, TRAIN_STATION } from '@yamanote/games/machi-koro/rules';
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import { sum } from './dice.ts';
import type { Words } from './words.ts';

export function question({ questions, waiting }: Words, view: MachiKoroState, names: Names): string {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'first') return waiting.first();
  const roller = view.roller ?? 0;
  const seat = personOf(names, roller);
  switch (frame?.kind) {
    case undefined:
      return waiting.over({ seat });
    case 'dice':
      return waiting.dice({ seat });
    case 'turn-over':
      return waiting['turn-over']();
    case 'roll':
      return questions.roll({ seat, dice: view.landmarks[roller][TRAIN_STATION] === ACTIVE ? 2 : 1 });
    case 'reroll':
      return questions.reroll({ seat, number: sum(view.dice) });
    case 'charge':
      return questions.charge({ seat });
    case 'give':
      return questions.give({ seat });
    case 'take':
      return questions.take({ seat, giving: frame.giving });
    case 'build':
      return questions.build({ seat, coins: view.coins[roller] });
    default:
      throw new Error(`nobody is asked anything at "${frame?.kind}"`);
  }
}
