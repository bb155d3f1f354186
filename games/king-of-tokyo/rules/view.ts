/** What is hidden: the deck's top card, from everybody who has not looked at it. */
import type { Actor, Json, Rng, Secret, Viewer } from '@yamanote/kernel';
import { CARD_IDS, CARDS, cardIndex, isKeep } from './cards.ts';
import { deckSize, pileSize } from './deck.ts';
import { clone } from './setup.ts';
import type { Event, Frame, KingOfTokyoState as State, KingOfTokyoView as View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const { top, deck: _deck, ...open } = clone(state);
  const known = top === null || top.seen.includes(viewer as number);
  return { ...open, deckSize: deckSize(state), top: known ? top : { card: null, seen: top.seen } };
}

/** Whatever is nowhere to be seen is in the deck, and any of it may be on top. */
export function imagine(seen: View, rng: Rng): State {
  const { deckSize: _size, top, ...open } = seen;
  const state = clone({ ...open, top: null, deck: [] });
  state.deck = hiddenCards({ ...open, top: null });
  if (top === null) return state;
  const card = top.card ?? CARD_IDS[pickFrom(state.deck, rng)];
  state.deck[cardIndex(card)]--;
  return { ...state, top: { card, seen: top.seen.slice() } };
}

/** All cards but those that lie open. */
export function hiddenCards(
  open: Pick<State, 'display' | 'discard' | 'monsters' | 'top'> & { stack: readonly Frame[] },
): number[] {
  const hidden = CARDS.map(({ copies }, i) => copies - open.discard[i]);
  for (const card of open.display) if (card !== null) hidden[cardIndex(card)]--;
  for (const { cards } of open.monsters) for (const { card } of cards) hidden[cardIndex(card)]--;
  for (const frame of open.stack) {
    if (frame.kind === 'purchased' && !isKeep(frame.card)) hidden[cardIndex(frame.card)]--;
  }
  if (open.top !== null) hidden[cardIndex(open.top.card)]--;
  return hidden;
}

function pickFrom(pile: readonly number[], rng: Rng): number {
  let ticket = rng.below(pileSize(pile));
  let at = 0;
  while (ticket >= pile[at]) ticket -= pile[at++];
  return at;
}

export function eventView(event: Event, viewer: Viewer): Event {
  return event.type === 'looked' && event.seat !== viewer ? { ...event, card: null } : event;
}

export function entryView(state: State, actor: Actor, answer: Json, viewer: Viewer): Json {
  const secret = actor === 'chance' && state.stack[state.stack.length - 1]?.kind === 'peek';
  return secret && viewer !== state.active ? null : answer;
}

export function secrets(state: State, viewer: Viewer): Secret[] {
  const { top } = state;
  if (top === null || top.seen.includes(viewer as number)) return [];
  const pool = state.deck.slice();
  pool[cardIndex(top.card)]++;
  return [{ pool: byName(pool), slots: [top.card] }];
}

function byName(pile: readonly number[]): Record<string, number> {
  return Object.fromEntries(pile.flatMap((left, i) => (left > 0 ? [[CARD_IDS[i], left]] : [])));
}

/** Every card by its name: in the deck, on display, in front of a monster, on the discard pile, or being carried out. */
export function census(state: State): Record<string, number> {
  const missing = hiddenCards(state);
  return Object.fromEntries(CARDS.map(({ id, copies }, i) => [id, copies - missing[i] + state.deck[i]]));
}
