import type { By, Gap, Seat, TimeControl } from '@yamanote/kernel';

/** So many answers fit in one message: a move composed on a page, taken whole or refused whole. */
export const MOST_ANSWERS = 32;

/** What can reach a match. `at` is the host's clock: the match has none. */
export type Input = Deed & {
  /** When nobody served the match lately, as far as that is known. */
  gaps?: readonly Gap[];
};

type Deed =
  /** The match starts: chance, and whoever has an order, do what there is to do before the first question to a person. */
  | { is: 'begin'; at: number; control?: TimeControl | null }
  /** Where there are clocks: a bot plays a seat from now on, or its person (`who`, as in the header) does again. */
  | { is: 'hand-over'; seat: Seat; player: string; who: string | null; at: number }
  /** A seat's answers to question number `question` and what follows from it, by a person, a bot, a time-out … */
  | {
      is: 'answers';
      seat: Seat;
      question: number;
      answers: readonly unknown[];
      by: By;
      at: number;
      clock: number | null;
    }
  /** Back to before entry `to`; without it, the last one. `consent` says that all persons have agreed. */
  | { is: 'undo'; seat: Seat; to: number | null; consent: boolean; by: By; at: number }
  /** All persons have agreed, as this seat proposed: nothing happens until they agree to go on. */
  | { is: 'pause' | 'resume'; seat: Seat; by: By; at: number }
  /** These have agreed that the match ends here. */
  | { is: 'end'; seat: Seat; seats: readonly Seat[]; by: By; at: number }
  /** A seat wants to change its answer to an AskEach that is still open. */
  | { is: 'withdraw'; seat: Seat; by: By; at: number }
  /** A seat wants to be told what it could answer to question number `question`. */
  | { is: 'hint'; seat: Seat; question: number; by: By; at: number }
  /** A seat sets one of its standing orders anew. */
  | { is: 'order'; seat: Seat; order: unknown; settings: unknown; at: number };

/** What all persons of a match may agree on: back to before an answer, a pause, going on after one, or an end without a winner. */
export type Agreement = { is: 'rewind'; to: number } | { is: 'pause' } | { is: 'resume' } | { is: 'end' };

/** What `seat` proposed and these agreed on. */
export function agreedInput(agreement: Agreement, seat: Seat, seats: readonly Seat[], at: number): Input {
  const by = { is: 'person' } as const;
  switch (agreement.is) {
    case 'rewind':
      return { is: 'undo', seat, to: agreement.to, consent: true, by, at };
    case 'end':
      return { is: 'end', seat, seats, by, at };
    default:
      return { is: agreement.is, seat, by, at };
  }
}

/** What a person wishes of a match, as pages and programs say it. */
export type Wish =
  | { do: 'answer'; question: number; answers: readonly unknown[] }
  | { do: 'undo'; to: number | null }
  | { do: 'withdraw' }
  | { do: 'hint'; question: number }
  | { do: 'order'; order: unknown; settings: unknown };

export function inputOf(seat: Seat, wish: Wish, at: number): Input {
  const by = { is: 'person' } as const;
  switch (wish.do) {
    case 'answer':
      return { is: 'answers', seat, question: wish.question, answers: wish.answers, by, at, clock: null };
    case 'undo':
      return { is: 'undo', seat, to: wish.to, consent: false, by, at };
    case 'withdraw':
      return { is: 'withdraw', seat, by, at };
    case 'hint':
      return { is: 'hint', seat, question: wish.question, by, at };
    case 'order':
      return { is: 'order', seat, order: wish.order, settings: wish.settings, at };
  }
}
