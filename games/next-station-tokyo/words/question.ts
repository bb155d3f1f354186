/** What is asked now: picks the sentence of a language, and what it needs of the view. */
import {
  CARDS,
  effectOf,
  type Frame,
  isLastRound,
  PENCILS,
  type PencilId,
  pencilOf,
  permitFor,
  played,
  type NextStationView as View,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { seatsOwing } from './owing.ts';
import type { Round, Words } from './words.ts';

export function question({ questions, waiting }: Words, view: View, names: Names): string {
  const persons = (seats: readonly Seat[]) => seats.map((seat) => personOf(names, seat));
  const frame = view.stack.at(-1);
  switch (frame?.kind) {
    case undefined:
      return waiting.over({ winners: persons(winners(view)) });
    case 'take-pencil':
      return frame.seat === view.viewer || view.viewer === 'public'
        ? questions['take-pencil']({ seat: personOf(names, frame.seat) })
        : waiting.pencils({ seat: personOf(names, frame.seat) });
    case 'place-spare':
      return frame.seat === view.viewer || view.viewer === 'public'
        ? questions['place-spare']({ seat: personOf(names, frame.seat), spare: onlySpare(view) })
        : waiting.pencils({ seat: personOf(names, frame.seat) });
    case 'draw':
    case 'own-pace': {
      const { viewer } = view;
      const owing = seatsOwing(view);
      if (viewer !== 'public' && owing.includes(viewer)) return questions[frame.kind](round(view, viewer, names));
      return waiting.drawing({ seats: persons(owing) });
    }
    case 'pencil':
    case 'spare':
    case 'goals':
    case 'symbol':
    case 'effect':
    case 'reveal':
    case 'deal':
      return waiting[frame.kind]();
    default:
      throw new Error(`nobody is asked anything at "${(frame as Frame).kind}"`);
  }
}

/** Alone there is nobody to win against. */
function winners(view: View): readonly Seat[] {
  return view.sheets.length > 1 ? played.standing(view).winners : [];
}

/** The spare pencil, if there is only one. */
function onlySpare({ pencils }: View): PencilId | null {
  const spare = PENCILS.filter((pencil) => !pencils.includes(pencil));
  return spare.length === 1 ? spare[0] : null;
}

function round(view: View, seat: Seat, names: Names): Round {
  const phase = view.phases[seat];
  const cards = view.deal[phase].slice(0, view.revealed[seat]);
  const card = cards[cards.length - 1];
  const effect = effectOf(view, phase, card);
  const { branch, symbol } = permitFor(view, seat);
  return {
    seat: personOf(names, seat),
    pencil: PENCILS[pencilOf(view, seat, phase)],
    symbol: symbol < 0 ? null : CARDS[card].symbol,
    branch,
    effect,
    last: isLastRound(cards, cards.length),
  };
}
