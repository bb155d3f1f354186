/** Who knows what, and worlds that fit it. */
import type { Actor, Json, Rng, Seat, Secret, Viewer } from '@yamanote/kernel';
import { countOf, nobody } from './customers.ts';
import { editionOf } from './editions.ts';
import { WARD_IDS } from './map.ts';
import { clone } from './setup.ts';
import { ownStacks } from './stars.ts';
import { CUSTOMERS, DEPARTMENT } from './tokens.ts';
import type { BagLevel, Event, ShinjukuOptions, ShinjukuState as State, ShinjukuView as View } from './types.ts';

const LEVELS = 4;

export function view(state: State, viewer: Viewer): View {
  const { hands, draw, discard, bag, collections, stars, ...open } = clone(state);
  const lifted = isLifted(state);
  return {
    ...open,
    viewer,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : null)),
    handSizes: hands.map((hand) => hand.length),
    drawCount: draw.reduce((sum, copies) => sum + copies, 0),
    discardCount: discard.length,
    discardTop: discard.slice(discard.length - state.fanned),
    unseenCards: unseenCards(state, viewer),
    bagLevel: levelOf(countOf(bag), state.options),
    bagCount: state.options.bagCount === 'exact' ? countOf(bag) : null,
    unseenCustomers: unseenCustomers(state, viewer),
    collections: collections.map((collection, seat) => (lifted || seat === viewer ? collection : null)),
    stars: stars.map((count, seat) => (lifted || seat === viewer ? count : null)),
  };
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
  return [...hands.filter((_, seat) => seat !== viewer).flat(), ...discard.slice(0, discard.length - fanned)];
}

function unseenCustomers(state: State, viewer: Viewer): number[] {
  const unseen = state.bag.slice();
  for (const customer of hiddenCustomers(state, viewer)) unseen[customer]++;
  return unseen;
}

function hiddenCustomers(state: State, viewer: Viewer): number[] {
  return isLifted(state) ? [] : state.collections.filter((_, seat) => seat !== viewer).flat();
}

/** Everything unseen is shuffled and dealt to where something unseen lies. */
export function imagine(seen: View, rng: Rng): State {
  const { viewer: _viewer, hands, handSizes, discardTop, discardCount, collections, stars, ...rest } = seen;
  const { drawCount: _draw, unseenCards, bagLevel: _level, bagCount: _count, unseenCustomers, ...open } = rest;
  const cards = shuffled(unseenCards, rng);
  const dealt = hands.map((hand, seat) => hand ?? cards.splice(0, handSizes[seat]));
  const beneath = cards.splice(0, discardCount - discardTop.length);
  const customers = shuffled(unseenCustomers, rng);
  return clone({
    ...open,
    hands: dealt,
    draw: counted(cards, unseenCards),
    discard: [...beneath, ...discardTop],
    bag: counted(customers.splice(0, imaginedBag(seen, rng)), nobody()),
    collections: imaginedCollections(collections, customers, rng),
    stars: imaginedStars(seen, rng),
  });
}

/** One by one, in random order. */
function shuffled(counts: readonly number[], rng: Rng): number[] {
  const list = counts.flatMap((copies, kind) => Array<number>(copies).fill(kind));
  for (let i = list.length - 1; i > 0; i--) {
    const other = rng.below(i + 1);
    [list[i], list[other]] = [list[other], list[i]];
  }
  return list;
}

function counted(list: readonly number[], kinds: readonly unknown[]): number[] {
  const counts = kinds.map(() => 0);
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
  const others = known.flatMap((collection, seat) => (collection === null ? [seat] : []));
  const owners = customers.map(() => others[rng.below(others.length)]);
  return known.map((collection, seat) => collection ?? customers.filter((_, i) => owners[i] === seat));
}

/** Department stores tell how often everybody took stars, but not which stacks. */
function imaginedStars({ stars, upgrades, buildings, viewer, options }: View, rng: Rng): number[] {
  const stacks = editionOf({ options }).starStacks;
  const owners = buildings.flatMap((building) => (building?.shop === DEPARTMENT ? [building.owner] : []));
  const own = viewer === 'public' ? [] : owners.filter((owner) => owner === viewer);
  const ways = own.length === 0 ? [[]] : ownStacks(stacks, upgrades, own.length, stars[viewer as Seat] as number);
  const mine = ways[rng.below(ways.length)];
  const rivals = owners.filter((owner) => owner !== viewer);
  const others = shuffled(counted(rivals, stars), rng);
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
