/** TRACK: one piece for nothing, a second one that meets it for a card. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { EXTEND, SINGLE, TRACK } from './actions.ts';
import { editionOf } from './editions.ts';
import { CONNECTION_IDS, type ConnectionId, connectionIndex, MEETING } from './map.ts';
import { addPayments, pay, purseOf } from './payment.ts';
import type { Action, Event, Frame, ShinjukuState as State } from './types.ts';

export const EXTEND_FRAMES: readonly Frame[] = CONNECTION_IDS.map((_, connection) => ({ kind: 'extend', connection }));

export function legalTrack(state: State, list: Action[]): void {
  if (state.pieces[state.turn as Seat] === 0) return;
  for (let at = 0; at < TRACK.length; at++) if (state.tracks[at] === null) list.push(TRACK[at]);
}

export function track(state: State, answer: Extract<Action, { do: 'track' }>, tell: Tell<Event>): void {
  state.stack.push(EXTEND_FRAMES[lay(state, answer.connection, false, tell)]);
}

function lay(state: State, connection: ConnectionId, second: boolean, tell: Tell<Event>): number {
  const seat = state.turn as Seat;
  const at = connectionIndex(connection);
  state.tracks[at] = seat;
  state.pieces[seat]--;
  tell?.({ type: 'track-laid', seat, connection, second });
  return at;
}

export const extend: Ask<State, Extract<Frame, { kind: 'extend' }>, Action, Event> = {
  is: 'ask',
  // All see whether there is a piece, a card and a place. Whether the card fits they must not learn from the next question.
  skips({ hands, pieces, tracks, turn }, { connection: first }) {
    const seat = turn as Seat;
    return hands[seat].length === 0 || pieces[seat] === 0 || MEETING[first].every((second) => tracks[second] !== null);
  },
  seat: (state) => state.turn as Seat,
  legal(state, { connection: first }, list) {
    const seat = state.turn as Seat;
    list.push(SINGLE);
    if (state.pieces[seat] === 0) return;
    const { doubleWards } = editionOf(state);
    const purse = purseOf(state, seat);
    for (const second of MEETING[first]) {
      if (state.tracks[second] === null) addPayments(list, EXTEND[second], doubleWards(first, second), purse);
    }
  },
  answer(state, { connection: first }, answer, tell) {
    if (answer.do !== 'extend') return;
    const second = connectionIndex(answer.connection);
    pay(state, state.turn as Seat, answer.pay, editionOf(state).doubleWards(first, second), tell);
    lay(state, answer.connection, true, tell);
  },
};
