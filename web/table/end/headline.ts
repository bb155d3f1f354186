import type { Standing } from '@yamanote/kernel';
import { words } from '../../words/index.ts';
import type { Session } from '../session.ts';

/** Who won, in a few words, to the reader. */
export function headlineOf({ viewer, names, table }: Session, { winners, scores }: Standing): string {
  const { end } = words.value;
  if (table.progress.value?.sight.agreed) return end.agreedEnd;
  const mine = viewer.value;
  if (scores.length === 1) return end.alone({ points: scores[0] });
  if (winners.length === 0) return end.nobodyWon;
  if (mine === 'public' || !winners.includes(mine)) return end.won({ names: winners.map((seat) => names.value[seat]) });
  return winners.length === 1 ? end.youWon : end.youShare;
}
