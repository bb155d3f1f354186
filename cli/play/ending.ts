/** How a match is left: with its result, or before its end. */
import { columns, wrap } from '@yamanote/command-line';
import type { Seat } from '@yamanote/kernel';
import { type Sitting, save } from './dialogue.ts';
import type { Home } from './home.ts';
import { showBoard } from './screen.ts';

/** Shows the result; `false` if the match was to be kept and could not be. */
export function showEnd(sitting: Sitting): boolean {
  const { home, screen, file, intro } = sitting;
  const { words, match, chronicles } = home;
  const { winners, places, scores } = match.game.standing(match.course.state);
  const ranking = home.names
    .map((_, seat): Seat => seat)
    .sort((a, b) => places[a] - places[b] || a - b)
    .map((seat) => `  ${words.place(places[seat], home.names[seat], scores[seat])}`);
  const [chronicle] = chronicles;
  const result = winners.length > 0 ? words.winners(winners.map((seat) => home.names[seat])) : words.noWinner;
  const kept = keep(home, file);
  const below = [screen.paint(result, 'bold', 'green'), ...ranking, ...kept.lines];
  showBoard(home, screen, chronicle, chronicle.read === 0 ? intro : [], below);
  return kept.saved || file === undefined;
}

function keep(home: Home, file: string | undefined): { saved: boolean; lines: string[] } {
  if (file === undefined) return { saved: false, lines: wrap(home.words.howToKeep, columns()) };
  const { saved, lines } = save(home, file);
  const check = saved ? [home.words.verifiable, `  npx yamanote verify ${file}`] : [];
  return { saved, lines: [...lines, ...check] };
}

export function showLeaving({ home, file }: Sitting): string[] {
  return [home.words.left, ...(file === undefined ? [] : save(home, file).lines)];
}
