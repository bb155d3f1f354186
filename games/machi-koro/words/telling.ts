/** What happened: event by event for the log, or a whole turn in one line. */
import { type Cause, type Event, landmarkIndex } from '@yamanote/games/machi-koro/rules';
import type { Names, TurnLine } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { sum } from './dice.ts';
import type { Deed, SeatField, Words } from './words.ts';

const SEAT_FIELDS: readonly string[] = ['seat', 'other', 'from', 'to'] satisfies SeatField[];

/** An event's line has the event's fields as values, with persons in place of seats. */
export function line({ events }: Words, event: Event, names: Names): string {
  const values = Object.fromEntries(
    Object.entries(event).map(([field, value]) => [
      field,
      SEAT_FIELDS.includes(field) ? personOf(names, value) : value,
    ]),
  );
  return (events[event.type] as (values: unknown) => string)(values);
}

export function turnLine(words: Words, events: readonly Event[], seat: Seat | 'all', names: Names): TurnLine | null {
  if (seat === 'all') return null;
  const deeds = deedsOf(events, seat, names);
  if (deeds.length === 0) return null;
  const coins = coinsFor(events, names);
  const own = seat === names.you;
  const person = personOf(names, seat);
  return {
    did: words.turn({ seat: person, deeds }),
    toYou: toYou(words, coins, own),
    heard: {
      did: words.turnHeard({ seat: person, deeds: deedsOf(events, seat, names, unpaid) }),
      // What was taken from the reader by name would sound as if it were lost twice.
      toYou: toYou(words, coins === null ? null : coins + chargedTo(events, names), own),
    },
    tone: coins ? (coins > 0 ? 'good' : 'bad') : null,
    shows: shownBy(events, seat, names),
  };
}

function deedsOf(events: readonly Event[], seat: Seat, names: Names, tell = deedOf): Deed[] {
  const second = events.some((event) => event.type === 'turn-began' && event.second);
  const instead = events.find((event) => event.type === 'rerolled')?.dice;
  const rolled = events.findLast((event) => event.type === 'rolled')?.dice;
  const deeds: Deed[] = [];
  if (rolled !== undefined) {
    deeds.push({ do: 'roll', number: sum(rolled), instead: instead === undefined ? null : sum(instead), second });
  }
  for (const event of events) {
    const deed = tell(event, seat, names);
    // What several pay for one card is told as one sum.
    const last = deeds.at(-1);
    if (deed?.do === 'collect' && last?.do === 'collect')
      deeds[deeds.length - 1] = { ...deed, coins: last.coins + deed.coins };
    else if (deed !== null) deeds.push(deed);
  }
  return deeds;
}

/** `null` for what a turn brings the reader, own or not, which is told apart, and what it brings others than its own seat. */
function deedOf(event: Event, seat: Seat, names: Names): Deed | null {
  switch (event.type) {
    case 'earned':
      return event.seat === seat && seat !== names.you ? { do: 'earn', coins: event.coins } : null;
    case 'paid':
      return paymentOf(event, seat, names);
    case 'swapped':
      return { do: 'swap', gave: event.gave, other: personOf(names, event.other), took: event.took };
    case 'built':
      return { do: 'build', card: event.card };
    case 'passed':
      return { do: 'pass', forced: event.forced };
    case 'won':
      return { do: 'win' };
    default:
      return null;
  }
}

/** Besides, why a card of the reader's brought nothing, and which one found nothing with the reader. */
function unpaid(event: Event, seat: Seat, names: Names): Deed | null {
  if (event.type !== 'paid' || event.coins > 0) return deedOf(event, seat, names);
  const [{ card }] = event.causes;
  if (event.to === names.you) return { do: 'owe', to: personOf(names, event.to), card };
  return event.from === names.you && event.to === seat
    ? { do: 'miss', from: personOf(names, event.from), card }
    : deedOf(event, seat, names);
}

/** The card that names who pays. */
const CHARGING = 'tv-station';

function paymentOf(
  { from, to, coins, causes }: Extract<Event, { type: 'paid' }>,
  seat: Seat,
  names: Names,
): Deed | null {
  if (coins === 0) return null;
  if (to !== seat) return to === names.you ? null : { do: 'pay', to: personOf(names, to), coins };
  const [{ card }] = causes;
  return card === CHARGING
    ? { do: 'charge', from: personOf(names, from), coins, card }
    : { do: 'collect', coins, card };
}

function toYou(words: Words, coins: number | null, own: boolean): string | null {
  return coins === null || coins === 0 ? null : words.toYou({ coins, own });
}

/** What the reader has more or less in the end; `null` for who has no seat. */
function coinsFor(events: readonly Event[], { you }: Names): number | null {
  if (you === undefined || you === null) return null;
  return events.reduce((sum, event) => sum + coinsOf(event, you), 0);
}

/** What deeds tell of the reader's coins. */
function chargedTo(events: readonly Event[], { you }: Names): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'paid' && event.from === you && event.causes[0].card === CHARGING ? sum + event.coins : sum,
    0,
  );
}

function coinsOf(event: Event, seat: Seat): number {
  if (event.type === 'earned') return event.seat === seat ? event.coins : 0;
  if (event.type !== 'paid') return 0;
  return (event.to === seat ? event.coins : 0) - (event.from === seat ? event.coins : 0);
}

/** What was built, then whose turn it was, then the reader's own houses that paid or came. */
function shownBy(events: readonly Event[], seat: Seat, { you }: Names): string[] {
  const ids = events.flatMap((event) => {
    if (event.type !== 'built') return [];
    if (landmarkIndex(event.card) < 0) return [`card:${event.card}`];
    return seat === you ? [`landmark:${event.card}`] : [];
  });
  ids.push(`seat:${seat}`);
  for (const event of events) {
    if (event.type === 'swapped' && event.seat === you) ids.push(`own:${event.took}`);
    if (event.type === 'swapped' && event.other === you) ids.push(`own:${event.gave}`);
    if (event.type === 'earned' && event.seat === you) ids.push(...housesOf(event.causes));
    if (event.type === 'paid' && event.to === you) ids.push(...housesOf(event.causes));
  }
  return [...new Set(ids)];
}

function housesOf(causes: readonly Cause[]): string[] {
  return causes.map(({ card }) => `own:${card}`);
}
