/** How a match is left: with its result, or before its end. */
import type { Seat } from '@yamanote/kernel';
import { columns } from '../output.ts';
import { wrap } from '../text.ts';
import { type Sitting, save } from './dialogue.ts';
import type { Host } from './host.ts';
import { showBoard } from './screen.ts';

export function showEnd(sitting: Sitting): void {
  const { host, screen, file, intro } = sitting;
  const { words, table, chronicles } = host;
  const { winners, places, scores } = table.game.standing(table.course.state);
  const ranking = host.names
    .map((_, seat): Seat => seat)
    .sort((a, b) => places[a] - places[b] || a - b)
    .map((seat) => `  ${words.place(places[seat], host.names[seat], scores[seat])}`);
  const [chronicle] = chronicles;
  const result = winners.length > 0 ? words.winners(winners.map((seat) => host.names[seat])) : words.noWinner;
  const below = [screen.paint(result, 'bold', 'green'), ...ranking, ...keep(host, file)];
  showBoard(host, screen, chronicle, chronicle.read === 0 ? intro : [], below);
}

function keep(host: Host, file: string | undefined): string[] {
  if (file === undefined) return wrap(host.words.howToKeep, columns());
  return [...save(host, file), host.words.verifiable, `  npx yamanote verify ${file}`];
}

export function showLeaving({ host, file }: Sitting): string[] {
  return [host.words.left, ...(file === undefined ? [] : save(host, file))];
}
