/** What a kind of action is, as things stand. */
import { type ActionKind, editionOf, type ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { buildingName } from './labels.ts';
import { incomeOf } from './plan/income.ts';
import { type Props, type Sight, shownSeat } from './shown.ts';
import { boardWords, stationName } from './words/index.ts';

/** In a line on the board. */
export function hintOf(board: Sight, kind: ActionKind): string {
  const words = boardWords[board.language];
  return kind === 'track' ? words.trackHint(piecesOf(board)) : words.actionHints[kind];
}

/** In very few words. */
export function shortHintOf(board: Sight, kind: ActionKind): string {
  const words = boardWords[board.language];
  return kind === 'track' && piecesOf(board) < 2 ? words.trackHint(piecesOf(board)) : words.actionsInShort[kind];
}

/** For ears: with what it would bring, or why it cannot be chosen. */
export function heardOf(board: Sight & Pick<Props, 'answers'>, kind: ActionKind): string {
  const { view, answers, language } = board;
  const words = boardWords[language];
  if (view.done.includes(kind)) return words.done;
  if (kind === 'track' && piecesOf(board) === 0) return words.trackHint(0);
  if (!answers.some(({ do: verb }) => verb === kind)) return words.notNow;
  if (kind === 'income') return words.incomeHeard(incomeOf(view, shownSeat(board) ?? 0));
  if (kind !== 'upgrade') return hintOf(board, kind);
  const stations = new Set(answers.flatMap((answer) => (answer.do === 'upgrade' ? [answer.station] : [])));
  const stores = [...stations].map((station) =>
    words.storeAt({ store: buildingName(board, station) ?? '', station: stationName(station, language) }),
  );
  return words.upgradeHeard({ stores, stars: nextStars(view) });
}

function piecesOf(board: Sight): number {
  return board.view.pieces[shownSeat(board) ?? 0];
}

/** What the next upgrade brings besides the department store. */
export function nextStars(view: ShinjukuView): number {
  return editionOf(view).starStacks[view.upgrades] ?? 0;
}
