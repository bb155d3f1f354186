/** Who may know what. Only at own pace is anything hidden: what lies further ahead than a viewer has come. */
import { type Actor, type Json, type Rng, type Secret, sample, type Viewer } from '@yamanote/kernel';
import { CARD_IDS, EFFECT_IDS, PHASES, SYMBOLS } from './cards.ts';
import { mapOf } from './maps.ts';
import { CARDS_IN_ALL, goOn } from './own-pace.ts';
import { pencilOf } from './pencils.ts';
import { isLastRound, roundAt } from './permit.ts';
import { clone } from './setup.ts';
import { sheetWith } from './sheet.ts';
import type { Event, NextStationState, NextStationView, Sheet } from './types.ts';

/** How far somebody has come: the phase, and how many of its cards are turned up. */
interface Place {
  phase: number;
  revealed: number;
}

function isBehind(one: Place, other: Place): boolean {
  return one.phase < other.phase || (one.phase === other.phase && one.revealed < other.revealed);
}

function placeOf({ phases, revealed }: NextStationState, seat: number): Place {
  return { phase: phases[seat], revealed: revealed[seat] };
}

/** The public sees what all have seen. */
function horizonOf(state: NextStationState, viewer: Viewer): Place {
  if (viewer !== 'public') return placeOf(state, viewer);
  return state.phases.map((_, seat) => placeOf(state, seat)).reduce((a, b) => (isBehind(b, a) ? b : a));
}

export function view(state: NextStationState, viewer: Viewer): NextStationView {
  const open = clone(state);
  if (state.options.pace === 'together') return { ...open, viewer, ahead: state.phases.map(() => false) };
  const horizon = horizonOf(state, viewer);
  const ahead = state.phases.map((_, seat) => isBehind(horizon, placeOf(state, seat)));
  return {
    ...open,
    deal: open.deal.map((cards, phase) => cards.slice(0, seenOf(state, phase, horizon))),
    symbols: open.symbols.slice(0, phasesSeen(state, horizon)),
    effects: open.effects.slice(0, phasesSeen(state, horizon)),
    phases: open.phases.map((phase, seat) => (ahead[seat] ? horizon.phase : phase)),
    revealed: open.revealed.map((revealed, seat) => (ahead[seat] ? horizon.revealed : revealed)),
    sheets: open.sheets.map((sheet, seat) => (ahead[seat] ? sheetAt(state, seat, horizon) : sheet)),
    viewer,
    ahead,
  };
}

/** How many cards of a phase are turned up for somebody who has come so far. */
function seenOf({ deal }: NextStationState, phase: number, horizon: Place): number {
  if (phase >= horizon.phase) return phase === horizon.phase ? horizon.revealed : 0;
  let seen = 0;
  while (!isLastRound(deal[phase], seen)) seen++;
  return seen;
}

/** A phase's symbol and effect are turned up with its first card. */
function phasesSeen({ options }: NextStationState, { phase, revealed }: Place): number {
  return options.effects ? phase + (revealed > 0 ? 1 : 0) : 0;
}

/** What a seat had drawn before the round that is open at this place. */
function sheetAt(state: NextStationState, seat: number, { phase, revealed }: Place): Sheet {
  const round = roundAt(state.deal[phase], revealed);
  const lines = state.sheets[seat].lines.slice();
  for (let later = phase; later < PHASES; later++) {
    const pencil = pencilOf(state, seat, later);
    const { segments, rounds, circled } = lines[pencil];
    const kept = later > phase ? 0 : rounds.filter((drawn) => drawn < round).length;
    const reached = new Set(segments.slice(0, kept).flatMap((segment) => endsOf(state, segment)));
    lines[pencil] = {
      segments: segments.slice(0, kept),
      rounds: rounds.slice(0, kept),
      circled: circled.filter((station) => reached.has(station)),
    };
  }
  return sheetWith(mapOf(state), lines, phase < PHASES ? pencilOf(state, seat, phase) : null);
}

function endsOf(state: NextStationState, segment: number): [number, number] {
  const { a, b } = mapOf(state).segments[segment];
  return [a, b];
}

/** Piles are completed with what has not been seen, in any order; whoever is ahead has passed once more, for all we know. */
export function imagine(view: NextStationView, rng: Rng): NextStationState {
  const { viewer: _viewer, ahead, ...seen } = view;
  const state = clone(seen);
  if (state.options.pace === 'together') return state;
  const toCome = (kind: string) => state.stack.filter((frame) => frame.kind === kind).length;
  const dealing = state.stack.find((frame) => frame.kind === 'deal');
  const dealt = CARDS_IN_ALL - (dealing?.left ?? 0);
  for (const [phase, cards] of state.deal.entries()) {
    const full = Math.max(0, Math.min(CARD_IDS.length, dealt - phase * CARD_IDS.length));
    complete(cards, CARD_IDS, full, rng);
  }
  if (state.options.effects) {
    complete(state.symbols, SYMBOLS, PHASES - toCome('symbol'), rng);
    complete(state.effects, EFFECT_IDS, PHASES - toCome('effect'), rng);
  }
  const map = mapOf(state);
  ahead.forEach((isAhead, seat) => {
    if (isAhead) goOn(map, state, seat, null);
  });
  return state;
}

function complete<T extends string>(pile: T[], all: readonly T[], size: number, rng: Rng): void {
  const left = all.filter((card) => !pile.includes(card));
  while (pile.length < size) {
    const [card] = sample({ draw: 1, from: Object.fromEntries(left.map((id) => [id, 1])) }, rng) as [T];
    left.splice(left.indexOf(card), 1);
    pile.push(card);
  }
}

export function secrets(state: NextStationState, viewer: Viewer): Secret[] {
  if (state.options.pace === 'together') return [];
  const horizon = horizonOf(state, viewer);
  const hidden = [
    ...state.deal.map((cards, phase) => secretOf(CARD_IDS, cards, seenOf(state, phase, horizon))),
    secretOf(SYMBOLS, state.symbols, phasesSeen(state, horizon)),
    secretOf(EFFECT_IDS, state.effects, phasesSeen(state, horizon)),
  ];
  return hidden.filter(({ slots }) => slots.length > 0);
}

/** Everything that has not been seen may lie in any place that has not been seen. */
function secretOf(all: readonly string[], pile: readonly string[], seen: number): Secret {
  const known = pile.slice(0, seen);
  const pool = Object.fromEntries(all.filter((card) => !known.includes(card)).map((card) => [card, 1]));
  return { pool, slots: pile.slice(seen) };
}

export function eventView(event: Event, viewer: Viewer): Event | null {
  return 'only' in event && event.only !== null && event.only !== viewer ? null : event;
}

/** At own pace cards are dealt face down, and what is drawn is seen by those who have drawn in that round. */
export function entryView(state: NextStationState, actor: Actor, answer: Json, viewer: Viewer): Json {
  const { kind } = state.stack[state.stack.length - 1];
  if (state.options.pace === 'together' || actor === viewer) return answer;
  if (actor === 'chance') return kind === 'deal' || kind === 'symbol' || kind === 'effect' ? null : answer;
  if (kind !== 'own-pace') return answer;
  return isBehind(placeOf(state, actor), horizonOf(state, viewer)) ? answer : null;
}
