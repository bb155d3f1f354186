/** Who knows what, and worlds that fit it. */
import type { Actor, Json, Rng, Seat, Secret, Viewer } from '@yamanote/kernel';
import { countOf } from './customers.ts';
import { editionOf } from './editions.ts';
import { WARD_IDS } from './map.ts';
import { copyOpen } from './setup.ts';
import { ownStacks } from './stars.ts';
import { CUSTOMERS, DEPARTMENT, KINDS } from './tokens.ts';
import type { BagLevel, Event, ShinjukuOptions, ShinjukuState as State, ShinjukuView as View } from './types.ts';

const LEVELS = 4;

export function view(state: State, viewer: Viewer): View {
  const { hands, draw, discard, bag, collections, stars, fanned } = state;
  const lifted = isLifted(state);
  const inBag = countOf(bag);
  return Object.assign(copyOpen(state), {
    viewer,
    hands: hands.map((hand, seat) => (seat === viewer ? hand.slice() : null)),
    handSizes: hands.map((hand) => hand.length),
    drawCount: draw.reduce((sum, copies) => sum + copies, 0),
    discardCount: discard.length,
    discardTop: discard.slice(discard.length - fanned),
    unseenCards: unseenCards(state, viewer),
    bagLevel: levelOf(inBag, state.options),
    bagCount: state.options.bagCount === 'exact' ? inBag : null,
    unseenCustomers: unseenCustomers(state, viewer),
    collections: collections.map((collection, seat) => (lifted || seat === viewer ? collection.slice() : null)),
    stars: stars.map((count, seat) => (lifted || seat === viewer ? count : null)),
  });
}

/** Whether all may look behind the screens. */
function isLifted({ options, stack }: Pick<State, 'options' | 'stack'>): boolean {
  return options.openCollections || stack.length === 0;
}

function bagSize(options: ShinjukuOptions): number {
  return countOf(editionOf({ options }).customers);
}

function levelOf(count: number, options: ShinjukuOptions): BagLevel {
  return Math.ceil((LEVELS * count) / bagSize(options)) as BagLevel;
}

/** The most that a bag of this level holds. */
function mostAt(level: number, options: ShinjukuOptions): number {
  return Math.floor((level * bagSize(options)) / LEVELS);
}

/** The draw pile, the hands of others, and what lies under the last discards. */
function unseenCards(state: State, viewer: Viewer): number[] {
  const unseen = state.draw.slice();
  for (const ward of hiddenCards(state, viewer)) unseen[ward]++;
  return unseen;
}

function hiddenCards({ hands, discard, fanned }: State, viewer: Viewer): number[] {
  return [...ofOthers(hands, viewer), ...discard.slice(0, discard.length - fanned)];
}

function ofOthers(bySeat: readonly (readonly number[])[], viewer: Viewer): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < bySeat.length; seat++) if (seat !== viewer) all.push(...bySeat[seat]);
  return all;
}

function unseenCustomers(state: State, viewer: Viewer): number[] {
  const unseen = state.bag.slice();
  for (const customer of hiddenCustomers(state, viewer)) unseen[customer]++;
  return unseen;
}

function hiddenCustomers(state: State, viewer: Viewer): number[] {
  return isLifted(state) ? [] : ofOthers(state.collections, viewer);
}

/** Everything unseen is shuffled and dealt to where something unseen lies. */
export function imagine(seen: View, rng: Rng): State {
  const { handSizes, discardTop, discardCount, unseenCards, unseenCustomers } = seen;
  const cards = shuffled(unseenCards, rng);
  const hands = seen.hands.map((hand, seat) => hand?.slice() ?? cards.splice(0, handSizes[seat]));
  const beneath = cards.splice(0, discardCount - discardTop.length);
  const customers = shuffled(unseenCustomers, rng);
  const bag = customers.splice(0, imaginedBag(seen, rng));
  return Object.assign(copyOpen(seen), {
    hands,
    draw: counted(cards, unseenCards.length),
    discard: [...beneath, ...discardTop],
    bag: counted(bag, KINDS),
    collections: imaginedCollections(seen.collections, customers, rng),
    stars: imaginedStars(seen, rng),
  });
}

/** One by one, in random order. */
function shuffled(counts: readonly number[], rng: Rng): number[] {
  const list: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let copy = counts[kind]; copy > 0; copy--) list.push(kind);
  for (let i = list.length - 1; i > 0; i--) {
    const other = rng.below(i + 1);
    const kind = list[i];
    list[i] = list[other];
    list[other] = kind;
  }
  return list;
}

function counted(list: readonly number[], kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const kind of list) counts[kind]++;
  return counts;
}

/** As many customers as such a bag can hold; all that are unseen if nobody has any behind a screen. */
function imaginedBag(seen: View, rng: Rng): number {
  const unseen = countOf(seen.unseenCustomers);
  if (isLifted(seen)) return unseen;
  if (seen.bagCount !== null) return seen.bagCount;
  const least = seen.bagLevel === 0 ? 0 : mostAt(seen.bagLevel - 1, seen.options) + 1;
  const most = Math.min(mostAt(seen.bagLevel, seen.options), unseen);
  return least + rng.below(most - least + 1);
}

function imaginedCollections(known: View['collections'], customers: readonly number[], rng: Rng): number[][] {
  const collections = known.map((collection) => collection?.slice() ?? []);
  const others = collections.filter((_, seat) => known[seat] === null);
  for (const customer of customers) others[rng.below(others.length)].push(customer);
  return collections;
}

/** Department stores tell how often everybody took stars, but not which stacks. */
function imaginedStars({ stars, upgrades, buildings, viewer, options }: View, rng: Rng): number[] {
  const stacks = editionOf({ options }).starStacks;
  const owners = buildings.flatMap((building) => (building?.shop === DEPARTMENT ? [building.owner] : []));
  const own = viewer === 'public' ? [] : owners.filter((owner) => owner === viewer);
  const ways = own.length === 0 ? [[]] : ownStacks(stacks, upgrades, own.length, stars[viewer as Seat] as number);
  const mine = ways[rng.below(ways.length)];
  const rivals = owners.filter((owner) => owner !== viewer);
  const others = shuffled(counted(rivals, stars.length), rng);
  const imagined = stars.map((count) => count ?? 0);
  for (let upgrade = 0; upgrade < upgrades; upgrade++) {
    if (mine.includes(upgrade)) continue;
    const owner = others.pop() as Seat;
    if (stars[owner] === null) imagined[owner] += stacks[upgrade] ?? 0;
  }
  return imagined;
}

/**
 * Cards are slots of one pool. How much others have won is hidden too, so only as many of their customers are slots as
 * there must be behind the screens, given what the bag can hold at most.
 */
export function secrets(state: State, viewer: Viewer): Secret[] {
  const cards = hiddenCards(state, viewer);
  const customers = hiddenCustomers(state, viewer);
  const { options } = state;
  const inBag = countOf(state.bag);
  const most = options.bagCount === 'exact' ? inBag : mostAt(levelOf(inBag, options), options);
  const certain = Math.max(0, customers.length + inBag - most);
  return [
    { pool: named(WARD_IDS, unseenCards(state, viewer)), slots: cards.map((ward) => WARD_IDS[ward]) },
    {
      pool: named(CUSTOMERS, unseenCustomers(state, viewer)),
      slots: customers.slice(0, certain).map((customer) => CUSTOMERS[customer]),
    },
  ].filter(({ slots }) => slots.length > 0);
}

function named(ids: readonly string[], counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(ids.map((id, i) => [id, counts[i]]));
}

export function eventView(event: Event, viewer: Viewer): Event {
  return event.type === 'drew' && event.seat !== viewer ? { ...event, cards: null } : event;
}

/** Answers are open to all, but cards dealt only to whom they are dealt. */
export function entryView(state: State, _actor: Actor, answer: Json, viewer: Viewer): Json {
  const frame = state.stack[state.stack.length - 1];
  return frame.kind === 'deal' && frame.seat !== viewer ? null : answer;
}
