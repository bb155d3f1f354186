import type { Hall } from '../hall.ts';
import type { Turn } from '../store/index.ts';

/** Who sees to a bot that is asked next. */
export function turnOf({ thinks }: Pick<Hall, 'thinks'>, isBotDue: boolean): Turn {
  if (!isBotDue) return 'nobody';
  return thinks ? 'here' : 'anywhere';
}
