/** A turn in one line: what was done, what it did to the reader, and where on the map it was. */
import type { Names, Tone, TurnLine } from '@yamanote/games/room';
import type {
  ConnectionId,
  CustomerId,
  Event,
  ShinjukuOptions,
  StationId,
  WardId,
} from '@yamanote/games/shinjuku/rules';
import { lineTo } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { endsOf, partiesOf, toldIn } from './grammar.ts';
import type { Words } from './words.ts';

/** The ids of places on the map. */
const at = {
  station: (station: StationId) => `station:${station}`,
  ward: (ward: WardId) => `ward:${ward}`,
  connection: (connection: ConnectionId) => `connection:${connection}`,
};

/** A turn as it is told to a reader. */
interface Turn {
  readonly events: readonly Event[];
  readonly seat: Seat;
  readonly names: Names;
  readonly edition: Pick<ShinjukuOptions, 'edition'>;
}

type Drew = Extract<Event, { type: 'drew' }>;

interface Deed {
  readonly text: string;
  readonly shows: readonly string[];
}

/** `null` for a turn that has not come to anything yet. */
export function turnLine({ turn: words, events: lines }: Words, turn: Turn): TurnLine | null {
  const { events, seat, names, edition } = turn;
  const did = events.flatMap((event) => deedsOf(words, event, turn));
  if (did.length === 0) {
    if (!events.some(({ type }) => type === 'passed')) return null;
    did.push({ text: words.nothing({ you: names.you === seat }), shows: [] });
  }
  const felt = names.you === seat ? null : toReader(words, turn);
  const before = events.filter(comesByItself).map((event) => lineTo(lines, toldIn(event, edition), names));
  return {
    did: words.together({ deeds: did.map(({ text }) => text) }),
    toYou: felt?.text ?? null,
    tone: felt?.tone ?? null,
    shows: [...new Set(did.flatMap(({ shows }) => shows))],
    heard: { before, ...heardDeeds(words, turn, did), toYou: felt?.heard ?? null },
  };
}

/** What comes to the map and into the queue, and what is taken from it, is seen there. */
const BY_ITSELF: readonly Event['type'][] = ['placed', 'card-taken', 'queue-card-revealed', 'queued', 'stalled'];

function comesByItself({ type }: Event): boolean {
  return BY_ITSELF.includes(type);
}

/** Where a ride has left those whom nobody won is seen on the map. */
function heardDeeds(words: Words['turn'], { events, edition }: Turn, did: readonly Deed[]): { did?: string } {
  const stayed = events.flatMap((event) =>
    event.type === 'arrived' && event.customers.length > 0
      ? [words.stayed({ ward: event.ward, customers: partiesOf(event.customers, edition) })]
      : [],
  );
  return stayed.length === 0 ? {} : { did: words.together({ deeds: [...did.map(({ text }) => text), ...stayed] }) };
}

function deedsOf(words: Words['turn'], event: Event, turn: Turn): Deed[] {
  const you = turn.names.you === turn.seat;
  switch (event.type) {
    case 'kaiju-moved':
      return [{ text: words.kaiju({ you, ward: event.to }), shows: [at.ward(event.to)] }];
    case 'fled':
      return [
        {
          text: words.fled({ ...event, customers: partiesOf(event.customers, turn.edition) }),
          shows: [at.ward(event.to)],
        },
      ];
    case 'end-triggered':
      return [{ text: words.lastTurns(), shows: [] }];
    case 'last-round-began':
      return [{ text: words.lastRound(), shows: [] }];
    case 'opened':
      return [{ text: words.opened({ ...event, you }), shows: [at.station(event.station)] }];
    case 'relocated':
      return [{ text: words.relocated({ ...event, you, station: event.to }), shows: [at.station(event.to)] }];
    case 'upgraded':
      return [{ text: words.upgraded({ ...event, you }), shows: [at.station(event.station)] }];
    case 'track-laid': {
      const [from, to] = endsOf(event.connection);
      return [{ text: words.laid({ you, from, to }), shows: [at.connection(event.connection)] }];
    }
    case 'arrived':
      return ride(words, event.station, turn);
    case 'drew':
      return event === incomeOf(turn)[0]
        ? [{ text: words.drew({ you, cards: cardsIn(incomeOf(turn)) }), shows: [] }]
        : [];
    default:
      return [];
  }
}

/** Cards for track that was used are drawn by others. When the deck is shuffled in between, they come in two portions. */
function incomeOf({ events }: Turn): Drew[] {
  return events.filter((event): event is Drew => event.type === 'drew' && event.cause === 'income');
}

function cardsIn(drawn: readonly Drew[]): number {
  return drawn.reduce((sum, { count }) => sum + count, 0);
}

/** A MOVE is told when it is over: from where to where, whom the mover won, and what it gave to others. */
function ride(words: Words['turn'], last: StationId, { events, seat, names, edition }: Turn): Deed[] {
  const you = names.you === seat;
  const won = wonBy(events, seat);
  const others = names.flatMap((name, owner) => {
    const count = owner === seat || owner === names.you ? 0 : wonBy(events, owner).length;
    return count === 0 ? [] : [words.gave({ name, count })];
  });
  const gains = [...(won.length === 0 ? [] : [words.won({ you, customers: partiesOf(won, edition) })]), ...others];
  // What the reader won is told as what it did to the reader.
  if (!events.some(({ type }) => type === 'alighted')) gains.push(words.nobodyWon());
  const rode = events.some(({ type }) => type === 'rode');
  const stops = events.flatMap((event) => (event.type === 'alighted' ? [at.station(event.station)] : []));
  return [
    ...events.flatMap((event) =>
      event.type === 'departed'
        ? [{ text: words.moved({ you, ward: event.ward, station: last, rode }), shows: [...stops, at.station(last)] }]
        : [],
    ),
    ...gains.map((text) => ({ text, shows: [] })),
  ];
}

function wonBy(events: readonly Event[], owner: Seat): CustomerId[] {
  return events.flatMap((event) => (event.type === 'alighted' && event.owner === owner ? [event.customer] : []));
}

function toReader(
  words: Words['turn'],
  { events, names: { you }, edition }: Turn,
): { text: string; heard: string; tone: Tone | null } | null {
  if (you === null || you === undefined) return null;
  const won = wonBy(events, you);
  const drawn = events.filter((event): event is Drew => event.type === 'drew' && event.seat === you);
  const cards = cardsIn(drawn);
  const wards = drawn.flatMap((event) => event.cards ?? []);
  const parts = (which: readonly WardId[]) => [
    ...(won.length === 0 ? [] : [words.yours({ customers: partiesOf(won, edition) })]),
    ...(cards === 0 ? [] : [words.yourCards({ cards, wards: which })]),
    ...events.flatMap((event) =>
      event.type === 'ceo-moved' && event.seat === you ? [words.yourCeo({ ward: event.to })] : [],
    ),
  ];
  if (parts([]).length === 0) return null;
  // A CEO that has to go elsewhere may be better or worse off there.
  const [text, heard] = [[], wards].map((which) => words.together({ deeds: parts(which) }));
  return { text, heard, tone: won.length + cards > 0 ? 'good' : null };
}
