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
type Arrived = Extract<Event, { type: 'arrived' }>;

interface Deed {
  readonly text: string;
  /** For who cannot see the map: what else there is to say of it. */
  readonly heard?: readonly string[];
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
  const text = words.together({ deeds: did.map((deed) => deed.text) });
  const heard = words.together({ deeds: did.flatMap((deed) => [deed.text, ...(deed.heard ?? [])]) });
  return {
    did: text,
    toYou: felt?.text ?? null,
    tone: felt?.tone ?? null,
    shows: [...new Set(did.flatMap(({ shows }) => shows))],
    heard: { before, ...(heard !== text && { did: heard }), toYou: felt?.heard ?? null },
  };
}

/** What comes to the map, and what is taken from the queue, is seen there. How the queue stands then is told as a whole. */
const BY_ITSELF: readonly Event['type'][] = ['placed', 'card-taken', 'stalled'];

function comesByItself({ type }: Event): boolean {
  return BY_ITSELF.includes(type);
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
      return [{ text: words.relocated({ ...event, you }), shows: [at.station(event.to)] }];
    case 'upgraded':
      return [
        {
          text: words.upgraded({ ...event, you }),
          shows: [at.station(event.station)],
          heard: [words.gaveUp({ you, customers: partiesOf([event.customer], turn.edition) })],
        },
      ];
    case 'track-laid': {
      const [from, to] = endsOf(event.connection);
      return [{ text: words.laid({ you, from, to }), shows: [at.connection(event.connection)] }];
    }
    case 'arrived':
      return ride(words, event, turn);
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

/** A MOVE is told when it is over: from where to where, whom the mover won, what it gave to others, and who is left. */
function ride(words: Words['turn'], { station: last, ward, customers }: Arrived, turn: Turn): Deed[] {
  const { events, seat, names, edition } = turn;
  const you = names.you === seat;
  const won = wonBy(events, seat);
  const others = names.flatMap((name, owner) => {
    const count = owner === seat || owner === names.you ? 0 : wonBy(events, owner).length;
    return count === 0 ? [] : [words.gave({ name, count })];
  });
  const gains = [...(won.length === 0 ? [] : [words.won({ you, customers: partiesOf(won, edition) })]), ...others];
  const rode = events.some(({ type }) => type === 'rode');
  const off = events.flatMap((event) => (event.type === 'alighted' ? [at.station(event.station)] : []));
  // What the reader won is told as what it did to the reader.
  if (rode && off.length === 0) gains.push(words.nobodyWon());
  const moved = events.flatMap((event): Deed[] => {
    if (event.type !== 'departed') return [];
    const how = rode ? 'rode' : off.length > 0 ? 'off' : 'nothing';
    return [{ text: words.moved({ you, ward: event.ward, station: last, how }), shows: [...off, at.station(last)] }];
  });
  const deeds = [...moved, ...gains.map((text) => ({ text, shows: [] }))];
  const left =
    customers.length === 0 || (!rode && off.length === 0)
      ? []
      : [words.stayed({ ward, customers: partiesOf(customers, edition) })];
  return deeds.map((deed, i) => (i === deeds.length - 1 ? { ...deed, heard: left } : deed));
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
