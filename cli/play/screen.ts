/** What a person sees before a decision: the board, what happened since the last one, the question and the choices. */
import { columns, inColumns, print, wrap } from '@yamanote/command-line';
import type { Paint } from '@yamanote/games/room';
import type { Viewer } from '@yamanote/kernel';
import { sightOf } from '@yamanote/running-match';
import type { Telling } from '../rooms.ts';
import { type Chronicle, paragraphs } from './chronicle.ts';
import { type Home, isAlone } from './home.ts';
import type { Menu } from './menu.ts';

/** Even on a low screen so much of the log is shown. */
const FEWEST_LOG_LINES = 3;
const BLANK = '';

export interface Screen extends Telling {
  readonly paint: Paint;
  /** A terminal is cleared before each decision; elsewhere lines just follow each other. */
  readonly isTerminal: boolean;
}

export function showDecision(
  home: Home,
  screen: Screen,
  chronicle: Chronicle,
  intro: string[],
  { trail, entries }: Menu,
): void {
  const { paint } = screen;
  const { speech, names, words } = home;
  const { view } = sightOf(home.match, chronicle.viewer);
  const question = wrap(speech.question(view, names), columns()).map((line) => paint(line, 'bold'));
  const numbered = entries.map(({ label }, i) => `${String(i + 1).padStart(entries.length > 9 ? 2 : 1)}) ${label}`);
  const steps = trail.length === 0 ? [] : wrap(words.backToAll(trail.join(' › ')), columns());
  const { match, host } = home;
  const keys = [
    words.keys,
    ...(isAlone(home) ? [words.backKey] : []),
    ...(host.hints.allowed ? [words.hintKey] : []),
    ...(match.game.orders === undefined ? [] : [words.orderKey]),
  ];
  const below = [
    ...question,
    ...steps.map((line) => paint(line, 'dim')),
    ...inColumns(numbered, columns(), screen.isTerminal ? 2 : 1),
    ...wrap(keys.join('  '), columns()).map((line) => paint(line, 'dim')),
  ];
  showBoard(home, screen, chronicle, intro, below);
}

/** The board on top, `below` at the bottom, and between them as much of the log as there is room for. */
export function showBoard(home: Home, screen: Screen, chronicle: Chronicle, intro: string[], below: string[]): void {
  const { isTerminal, paint } = screen;
  const board = [...boardLines(home, screen, chronicle.viewer), BLANK];
  const news = [...intro, ...paragraphs(chronicle, chronicle.read, home.words.between)].flatMap((text) =>
    wrap(text, columns()),
  );
  // The prompt takes the last row.
  const room = isTerminal
    ? (process.stdout.rows ?? Number.MAX_SAFE_INTEGER) - board.length - below.length - 2
    : news.length;
  const log = lastLines(news, Math.max(FEWEST_LOG_LINES, room), home.words.earlier, paint);
  const lines = [...board, ...log, ...(log.length > 0 ? [BLANK] : []), ...below];
  print((isTerminal ? '\u001b[H\u001b[2J' : '') + lines.join('\n'));
}

function boardLines({ match, names }: Home, { board, language, paint }: Screen, viewer: Viewer): string[] {
  return board.lines(sightOf(match, viewer).view, viewer, names, language, paint, columns());
}

function lastLines(lines: string[], most: number, earlier: string, paint: Paint): string[] {
  if (lines.length <= most) return lines;
  return [paint(earlier, 'dim'), ...lines.slice(lines.length - most + 1)];
}
