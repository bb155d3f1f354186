import type { Standing } from '@yamanote/kernel';

/** Whether seats with the same score have different places (`broken`) or the same one (`shared`); the best ones count. */
export function tieIn({ scores, places }: Standing): 'broken' | 'shared' | null {
  const order = scores.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  for (const [i, seat] of order.entries()) {
    const next = order[i + 1];
    if (next === undefined || scores[next] !== scores[seat]) continue;
    return places[next] === places[seat] ? 'shared' : 'broken';
  }
  return null;
}
