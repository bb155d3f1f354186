/** What the frame would hand to the board in a position. */
import { type Action, type Event, type KingOfTokyoState, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { type Seat, viewOf } from '@yamanote/kernel';
import type { Props } from '../shown.ts';
import { answersOf } from './positions.ts';

/** For the seat that is asked. `events` have just happened. */
export function propsOf(state: KingOfTokyoState, events: readonly Event[] = [], selected: Action | null = null): Props {
  const { seat, answers } = answersOf(state);
  return { ...lookingOn(state, seat, events), answers, selected };
}

/** For anybody else. */
export function lookingOn(state: KingOfTokyoState, viewer: Seat | 'public', events: readonly Event[] = []): Props {
  return {
    view: viewOf(kingOfTokyo, state, viewer),
    viewer,
    names: ['Mika', 'Hachi', 'Jonas', 'Aoi', 'Ren', 'Tama'].slice(0, state.monsters.length),
    language: 'en',
    target: () => 'none',
    tap: () => undefined,
    answers: [],
    select: () => undefined,
    give: () => undefined,
    selected: null,
    preview: [],
    happening: { beat: 1, events, ahead: [] },
    past: events,
    orders: null,
    motion: false,
    pointed: [],
    window: { shape: 'wide', room: 'usual' },
  };
}
