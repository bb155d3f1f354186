/** What is told of events in every language alike. */
import { CARDS, type Event, INTERCHANGE_POINTS } from '@yamanote/games/next-station-tokyo/rules';
import type { Names, TurnLine } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { squareAt } from './squares.ts';
import type { Deed, Told, Words } from './words.ts';

/** Where two lines meet there are no points; if it makes a hotspot, that is told. */
export function goesWithoutSaying(event: Event): boolean {
  return event.type === 'interchange-made' && INTERCHANGE_POINTS[event.lines] === 0;
}

/** All draw at once: a turn is a round, and `seat` is nobody's. */
export function turnLine(words: Words, events: readonly Event[], seat: Seat | 'all', names: Names): TurnLine | null {
  const card = events.find((event) => event.type === 'card-revealed')?.card;
  const deeds = events.flatMap((event) => deedOf(event, names));
  if (seat !== 'all' || card === undefined || deeds.length === 0) return null;
  const scored = scoreOf(events, names);
  return {
    did: words.turn({ symbol: CARDS[card].symbol, deeds }),
    toYou: scored === null ? null : words.toYou(scored),
    tone: scored !== null && scored.points > 0 ? 'good' : null,
    shows: events.flatMap((event) => (isOwn(event, names) ? [`station:${event.to}`] : [])),
  };
}

function deedOf(event: Event, names: Names): Deed[] {
  if (event.type !== 'drew' && event.type !== 'passed') return [];
  const seat = personOf(names, event.seat);
  if (event.type === 'passed') return [{ seat, drew: event.forced ? 'nothing' : 'pass' }];
  const [from, to] = event.at.map(squareAt);
  return [{ seat, drew: { from, to } }];
}

function isOwn(event: Event, { you }: Names): event is Extract<Event, { type: 'drew' | 'extended' }> {
  return (event.type === 'drew' || event.type === 'extended') && event.seat === you;
}

/** What others draw does nothing to the reader; a line of one's own is scored at its end. */
function scoreOf(events: readonly Event[], { you }: Names): Told<'line-scored'> | null {
  for (const event of events) if (event.type === 'line-scored' && event.seat === you) return event;
  return null;
}
