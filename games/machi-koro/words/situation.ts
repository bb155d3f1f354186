/** How far everybody is, for who cannot see the towns. */
import { LANDMARKS, type MachiKoroState, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Words } from './words.ts';

export function situation(words: Words, view: MachiKoroState, names: Names): string | null {
  if (view.stack.length === 0) return null;
  return view.landmarks
    .map((statuses, seat) => {
      const missing = LANDMARKS.filter((_, index) => statuses[index] === UNBUILT);
      return words.situation({
        seat: personOf(names, seat),
        built: LANDMARKS.length - missing.length,
        of: LANDMARKS.length,
        coins: view.coins[seat],
        last: missing.length === 1 ? { card: missing[0].id, cost: missing[0].cost } : null,
      });
    })
    .join(' ');
}
