/** What the dice would bring if they counted as they lie: worked out by the rules, on a world that the viewer can imagine. */
import { type Blow, type Dice, type Event, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { apply, fastRng, imagineFrom, pending, type Seat } from '@yamanote/kernel';
import { countOf } from './dice-rows.ts';
import type { View } from './shown.ts';

export interface Outlook {
  readonly stars: number;
  readonly energy: number;
  readonly hearts: number;
  readonly blows: readonly Blow[];
}

/** The viewer is asked which dice to roll again, and rolls none. */
export function outlookFor(view: View, seat: Seat): Outlook {
  const events = eventsOf(view);
  const sum = (count: (event: Event) => number) => events.reduce((total, event) => total + count(event), 0);
  return {
    stars: sum((event) => (event.type === 'stars-changed' && event.seat === seat ? event.by : 0)),
    energy: sum((event) => (event.type === 'energy-changed' && event.seat === seat ? event.by : 0)),
    hearts: sum((event) => (event.type === 'healed' && event.seat === seat ? event.by : 0)),
    blows: events.flatMap((event) => (event.type === 'struck' && event.harm.by !== 'poison' ? event.blows : [])),
  };
}

/** Numbers of which the kept dice lack one to score, and the stars they would bring. */
export function nearlyScoring(kept: Dice): { readonly face: 1 | 2 | 3; readonly stars: number }[] {
  return ([1, 2, 3] as const).filter((face) => countOf(kept, face) === 2).map((face) => ({ face, stars: face }));
}

/** What is answered on the way: nothing more is rolled or turned, and nobody touches the dice. */
const ON_THE_WAY: Readonly<Record<string, 'stop' | 'pass' | 'resolve'>> = {
  reroll: 'stop',
  probe: 'pass',
  change: 'resolve',
};

/** Up to the first real choice of anybody. */
function eventsOf(view: View): Event[] {
  const events: Event[] = [];
  const tell = (event: unknown) => events.push(event as Event);
  const state = imagineFrom(kingOfTokyo, view, fastRng('outlook'));
  for (;;) {
    const waiting = pending(kingOfTokyo, state);
    const answer = waiting.is === 'ask' ? ON_THE_WAY[waiting.kind] : undefined;
    if (waiting.is !== 'ask' || answer === undefined || events.some(({ type }) => type === 'turn-began')) return events;
    apply(kingOfTokyo, state, waiting.seats[0], { do: answer }, tell);
  }
}
