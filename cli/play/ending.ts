/** How a match is left: with its result, or before its end. */
import type { Seat } from '@yamanote/kernel';
import { columns } from '../output.ts';
import { wrap } from '../text.ts';
import { type Sitting, save } from './dialogue.ts';
import type { Host } from './host.ts';
import { showBoard } from './screen.ts';

/** Shows the result; `false` if the match was to be kept and could not be. */
export function showEnd(sitting: Sitting): boolean {
  const { host, screen, file, intro } = sitting;
  const { words, table, chronicles } = host;
  const { winners, places, scores } = table.game.standing(table.course.state);
  const ranking = host.names
    .map((_, seat): Seat => seat)
    .sort((a, b) => places[a] - places[b] || a - b)
    .map((seat) => `  ${words.place(places[seat], host.names[seat], scores[seat])}`);
  const [chronicle] = chronicles;
  const result = winners.length > 0 ? words.winners(winners.map((seat) => host.names[seat])) : words.noWinner;
  const kept = keep(host, file);
  const below = [screen.paint(result, 'bold', 'green'), ...ranking, ...kept.lines];
  showBoard(host, screen, chronicle, chronicle.read === 0 ? intro : [], below);
  return kept.saved || file === undefined;
}

function keep(host: Host, file: string | undefined): { saved: boolean; lines: string[] } {
  if (file === undefined) return { saved: false, lines: wrap(host.words.howToKeep, columns()) };
  const { saved, lines } = save(host, file);
  const check = saved ? [host.words.verifiable, `  npx yamanote verify ${file}`] : [];
  return { saved, lines: [...lines, ...check] };
}

export function showLeaving({ host, file }: Sitting): string[] {
  return [host.words.left, ...(file === undefined ? [] : save(host, file).lines)];
}
