/** The buttons of the action bar: what ends something, and a planned MOVE as one press. */
import { type Action, SHOPS, stationIndex } from '@yamanote/games/shinjuku/rules';
import { same } from '@yamanote/kernel';
import type { AnswerButton } from '@yamanote/kit';
import { planNow, shop } from './desk.ts';
import { connectionLabel } from './labels.ts';
import { departing, gainsNote, stopNote } from './outcome-label.ts';
import { answersFor } from './plan/answers.ts';
import { openingOf } from './plan/opening.ts';
import type { Plan } from './plan/plans.ts';
import { priceText } from './price.ts';
import { rideUnderWay } from './ride.ts';
import { momentOf, type Props, shownSeat } from './shown.ts';
import { boardWords, customerName, stationName } from './words/index.ts';

export function buttons(board: Props): readonly AnswerButton<Action>[] | null {
  switch (momentOf(board.view)?.kind) {
    case 'action':
      return [...pass(board), ...(plannedRide(board) ?? selected(board))];
    case 'extend':
      return [...single(board), ...selected(board)];
    case 'ride':
      return stop(board);
    case 'spend':
      return paysThree(board);
    case 'screens':
      return of(board, 'lift').map((button) => ({ ...button, label: liftLabel(board), primary: true }));
    default:
      return null;
  }
}

export function liftLabel({ view, language }: Props): string {
  const words = boardWords[language];
  return view.options.openCollections ? words.count : words.lift;
}

/** What was chosen in the list of all answers stands out, to be confirmed. */
function of({ answers, selected }: Props, verb: Action['do']): AnswerButton<Action>[] {
  return answers
    .filter((answer) => answer.do === verb)
    .map((action) => (selected?.do === verb ? { action, primary: true } : { action }));
}

function pass(board: Props): AnswerButton<Action>[] {
  const words = boardWords[board.language];
  const label = board.view.done.length === 0 ? words.pass : words.endTurn;
  // The short word does not say what it does.
  const heard = label === words.endTurn ? undefined : words.titled(label, [words.endTurn]);
  return of(board, 'pass').map((button) => ({ ...button, label, heard }));
}

/** It stands out where no card pays for a second piece: others are not to know, so it is asked for all the same. */
function single(board: Props): AnswerButton<Action>[] {
  return of(board, 'single').map((button) => (board.answers.length === 1 ? { ...button, primary: true } : button));
}

/** Everything from paying to getting off, in one go. */
function plannedRide(board: Props): AnswerButton<Action>[] | null {
  const seat = shownSeat(board);
  const plan = planNow(board);
  if (seat === null || plan === null) return null;
  const answers = answersFor(board.view, seat, plan);
  if (answers === null || answers.length === 0) return null;
  const [action, ...further] = answers;
  const words = boardWords[board.language];
  return [
    {
      action,
      further,
      primary: true,
      label: words.rideTo(lastOf(plan, board)),
      note: [gainsNote(board, plan.journey.gains), priceText(board, action)].filter(Boolean).join(' · '),
    },
  ];
}

/** The panel picks the cards, and the line above the button names them. */
function paysThree({ selected, language }: Props): AnswerButton<Action>[] {
  return selected === null ? [] : [{ action: selected, primary: true, label: boardWords[language].payThese }];
}

/** What is selected, in short; below it what it costs. */
function selected(board: Props): AnswerButton<Action>[] {
  const { selected: action, view, language } = board;
  const words = boardWords[language];
  switch (action?.do) {
    case 'open':
      return opening(board, action, price(), priceText(board, action) ?? undefined);
    case 'move':
      return [{ action, primary: true, ...departing(board, action.ward), note: price() }];
    case 'extend':
      return [{ action, primary: true, label: connectionLabel(board, action.connection), note: price() }];
    case 'upgrade': {
      const given = customerName(action.customer, view.options, language);
      const label = words.upgradeAt(stationName(action.station, language));
      return [{ action, primary: true, label, note: `${given}, ${price()}` }];
    }
    default:
      return [];
  }

  function price(): string | undefined {
    if (action === null) return undefined;
    // Which three it is to be is asked afterwards, unless there are only three.
    const seat = shownSeat(board);
    const asks = 'pay' in action && action.pay === 'three' && seat !== null && view.handSizes[seat] > 3;
    return asks ? words.threeNext : (priceText(board, action) ?? undefined);
  }
}

/** All of an OPEN in one go, once it is known what opens. */
function opening(board: Props, action: Extract<Action, { do: 'open' }>, asked: string | undefined, note?: string) {
  const { view, language } = board;
  const words = boardWords[language];
  const station = stationName(action.station, language);
  const { paying, shops } = openingOf(view, action);
  const further = shops.find((one) => same(one, shop.value));
  // Without a choice, or before it is made, what follows is asked as usual.
  if (further === undefined) return [{ action, primary: true, label: words.openAt(station), note: asked }];
  const kind = further.do === 'place' ? further.good : SHOPS[view.buildings[stationIndex(further.station)]?.shop ?? 0];
  const label = words.openShopAt({ shop: kind, station });
  return [{ action, further: [...paying, further], primary: true, label, note }];
}

function lastOf({ journey: { path } }: Plan, { language }: Props): string {
  return stationName(path[path.length - 1], language);
}

/** It stands out once the train has moved on: before that, the button that set it off was in the same place. */
function stop(board: Props): AnswerButton<Action>[] {
  const ride = rideUnderWay(board.view);
  const last = ride?.stops.at(-1);
  const moved = board.view.path.length > 1 && board.selected === null;
  return of(board, 'stop').map((button) => ({
    ...button,
    ...(moved && { primary: true }),
    label: last && boardWords[board.language].stopAt(stationName(last.station, board.language)),
    note: stopNote(board),
  }));
}
