import type { Request } from '@yamanote/protocol';

/**
 * When a page says the same request again by itself. What names the one thing that it is about (a move, a question, a deal, the
 * match that is over) can hit nothing else, and what a page wants to be told is told once; but whoever sat down, started or
 * freed a seat before the line broke may find the table changed, and looks before they do it again.
 */
type Repeats =
  | 'never'
  /** If the line broke before an answer came. */
  | 'unanswered'
  /** Then, and if the hall could not write: nobody would do it again by hand. */
  | 'unstored';

export const MAY_REPEAT: Readonly<Record<Request['do'], Repeats>> = {
  watch: 'unanswered',
  unwatch: 'unanswered',
  pace: 'unanswered',
  lobby: 'unanswered',
  create: 'never',
  copy: 'never',
  join: 'never',
  sit: 'never',
  stand: 'never',
  'give-up': 'never',
  configure: 'never',
  bot: 'never',
  open: 'never',
  close: 'never',
  keep: 'never',
  free: 'never',
  fill: 'never',
  start: 'never',
  rematch: 'unanswered',
  seal: 'unstored',
  bits: 'unstored',
  answer: 'unstored',
  undo: 'unstored',
  withdraw: 'unstored',
  propose: 'unstored',
  agree: 'unstored',
  // Once for a decision.
  nudge: 'unanswered',
  hint: 'unanswered',
  look: 'never',
  order: 'never',
  listen: 'unanswered',
  say: 'unanswered',
  ignore: 'unanswered',
  mute: 'unanswered',
  'watchers-room': 'unanswered',
  handover: 'never',
  'seat-code': 'never',
  word: 'unanswered',
};
