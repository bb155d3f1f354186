/**
 * The action bar: pass, what may be added to the chosen segment, and the one that draws it with what it brings. Where the
 * spare pencil is laid, the question names it and the buttons name the places.
 */
import { type Action, mapOf } from '@yamanote/games/next-station-tokyo/rules';
import { squareOf } from '@yamanote/games/next-station-tokyo/words';
import type { AnswerButton } from '@yamanote/kit';
import { besideOf } from './choice-label.ts';
import { openOrigins } from './choosing.ts';
import { forecast, gain, sheetAfter } from './forecast.ts';
import type { Props } from './shown.ts';
import { addedTo, type Drawing, isDrawing } from './ways.ts';
import { type BoardWords, boardWords } from './words/index.ts';

export function buttons(board: Props): readonly AnswerButton<Action>[] | null {
  const { answers, selected, language } = board;
  const words = boardWords[language];
  const pass = answers.find((action) => action.do === 'pass');
  if (pass === undefined) return places(board, words);
  const passing = { action: pass, label: words.actions.pass() };
  if (!isDrawing(selected)) return [passing, ...origins(board, words)];
  const plain = answers.find(
    (one) => one.do === 'draw' && one.from === selected.from && one.to === selected.to,
  ) as Drawing;
  const others = [plain, ...addedTo(plain, answers)].filter((one) => one.do !== selected.do);
  return [
    passing,
    ...others.map((action) => button(board, action, labelOf(action, words), words)),
    { ...button(board, selected, labelOf(selected, words), words), primary: true },
  ];
}

function places({ answers, viewer, names }: Props, words: BoardWords): AnswerButton<Action>[] | null {
  const places = answers.filter((action) => action.do === 'place');
  // With two spare pencils it is asked which of them, not where.
  if (new Set(places.map(({ leftOf }) => leftOf)).size < 2) return null;
  return places.map((action) => {
    const { leftOf } = action;
    return { action, label: words.leftOf({ name: leftOf === viewer ? null : names[leftOf] }) };
  });
}

/** Where several ends lead to the chosen station: one button for each of them. */
function origins(board: Props, words: BoardWords): AnswerButton<Action>[] {
  const map = mapOf(board.view);
  return openOrigins(board).map((action) => {
    const square = (station: number) => squareOf(map.stations[station]);
    const label = words.fromSquare({ square: square(map.byId.get(action.from) as number) });
    return {
      ...button(board, action, label, words),
      heardNote: heardOrigin(board, action, square, words),
      primary: true,
    };
  });
}

/** What it brings to start there, beside which line, and between which ends the line lies then. */
function heardOrigin({ view, viewer }: Props, action: Drawing, square: (station: number) => string, words: BoardWords) {
  if (viewer === 'public') return undefined;
  return words.heardOrigin({
    points: gain(forecast(view, viewer, action)),
    beside: besideOf(view, viewer, action),
    ends: sheetAfter(view, viewer, action).ends.map(square),
  });
}

function labelOf(action: Drawing, words: BoardWords): string {
  return { draw: words.draw, extend: words.drawAndGoOn, circle: words.drawAndCircle }[action.do];
}

function noteOf({ view, viewer }: Props, action: Drawing, words: BoardWords['points']): string | undefined {
  return viewer === 'public' ? undefined : words(gain(forecast(view, viewer, action)));
}

/** A label with what the drawing brings; nothing is a sign to the eye and a word to the ear. */
function button(board: Props, action: Drawing, label: string, words: BoardWords): AnswerButton<Action> {
  const { points, heardPoints } = words;
  return { action, label, note: noteOf(board, action, points), heardNote: noteOf(board, action, heardPoints) };
}
