import { isRefusal, sentence } from '../../refusal.ts';
import { difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function notation({ game, state, seats, options }: Moment): Seen {
  const position = game.makePosition(state);
  const parsed = game.parsePosition(JSON.parse(JSON.stringify(position)), seats, options);
  if (isRefusal(parsed)) return `${sentence(parsed)}; the position was ${JSON.stringify(position)}`;
  const other = difference(state, parsed);
  return other && `read back, ${other}; the position was ${JSON.stringify(position)}`;
}
