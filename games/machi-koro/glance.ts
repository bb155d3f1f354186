import { LANDMARKS, type MachiKoroState, UNBUILT } from './rules/index.ts';

/** Who has built most landmarks; nobody is ahead where all have as many. */
export function glance({ stack, landmarks }: MachiKoroState) {
  if (stack.length === 0) return null;
  const built = landmarks.map((statuses) => statuses.filter((status) => status !== UNBUILT).length);
  const most = Math.max(...built);
  const leaders = built.flatMap((count, seat) => (count === most ? seat : []));
  return { most, of: LANDMARKS.length, leaders: leaders.length === built.length ? [] : leaders };
}
