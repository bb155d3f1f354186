/** The pieces of a position: who holds what, and what lies and stands where. */
import { joined, objectTo, readChoice, readCount, readFields, readInteger, readList } from '@yamanote/kernel';
import { CEO_FRAME } from './ceo.ts';
import { countOf, isEmpty, nobody } from './customers.ts';
import { CARDS_AT_START } from './deck.ts';
import { editionOf, hasStep } from './editions.ts';
import { KAIJU_FRAME } from './kaiju.ts';
import { CONNECTION_IDS, STATION_IDS, WARD_IDS } from './map.ts';
import { impossible } from './position-checks.ts';
import { ownStacks, starsTaken } from './stars.ts';
import { BUILDINGS, CUSTOMERS, DEPARTMENT, goodOf, QUEUE_SLOTS, SHOPS } from './tokens.ts';
import { type Kaiju, NOBODY, type ShinjukuState as State } from './types.ts';

type Fields = Record<string, unknown>;

/** A list of names as a list of indices. */
export function readNames(field: string, json: unknown, names: readonly string[]): number[] {
  return readList(field, json).map((name, i) => names.indexOf(readChoice(`${field}[${i}]`, name, names)));
}

function readCustomers(field: string, json: unknown): number[] {
  const counts = nobody();
  for (const customer of readNames(field, json, CUSTOMERS)) counts[customer]++;
  return counts;
}

function readCounts(field: string, json: unknown, names: readonly string[]): number[] {
  const fields = readFields(field, json ?? {}, [], names);
  return names.map((name) => readCount(joined(field, name), fields[name] ?? 0));
}

/** An object with names as keys, which need not all be there. */
function readNamed(field: string, json: unknown, names: readonly string[], read: (at: number, item: unknown) => void) {
  for (const [name, item] of Object.entries(readFields(field, json ?? {}, [], names))) read(names.indexOf(name), item);
}

export function readPieces(state: State, fields: Fields): void {
  readBuildings(state, fields.buildings);
  readTracks(state, fields.tracks);
  if (fields.players !== undefined) readPlayers(state, fields.players);
  readStars(state, fields.players);
  readQueue(state, fields.queue ?? []);
  readNamed('crowds', fields.crowds, WARD_IDS, (ward, list) => {
    state.crowds[ward] = readCustomers(`crowds.${WARD_IDS[ward]}`, list);
  });
  if (fields.move !== undefined) readMove(state, fields.move);
  if (fields.lastMove !== undefined) readLastMove(state, fields.lastMove);
  readBag(state, fields);
  readPiles(state, fields);
  readKaiju(state, fields.kaiju);
}

function readBuildings(state: State, json: unknown): void {
  readNamed('buildings', json, STATION_IDS, (station, item) => {
    const field = `buildings.${STATION_IDS[station]}`;
    const fields = readFields(field, item, ['owner', 'shop']);
    const owner = readInteger(joined(field, 'owner'), fields.owner, 0, state.hands.length - 1);
    const shop = SHOPS.indexOf(readChoice(joined(field, 'shop'), fields.shop, SHOPS));
    if (state.supply[owner][shop]-- === 0) {
      impossible(field, `no more ${SHOPS[shop]} buildings of seat ${owner} than there are`, item);
    }
    state.buildings[station] = BUILDINGS[owner][shop];
    if (shop === DEPARTMENT) state.upgrades++;
  });
}

function readTracks(state: State, json: unknown): void {
  readNamed('tracks', json, CONNECTION_IDS, (at, item) => {
    const field = `tracks.${CONNECTION_IDS[at]}`;
    const owner = readInteger(field, item, 0, state.hands.length - 1);
    if (state.pieces[owner]-- === 0) impossible(field, `no more pieces of seat ${owner} than there are`, item);
    state.tracks[at] = owner;
  });
}

function readPlayers(state: State, json: unknown): void {
  const players = readList('players', json);
  if (players.length !== state.hands.length) objectTo('players', `${state.hands.length} players, one a seat`, json);
  for (const [seat, player] of players.entries()) {
    const field = `players[${seat}]`;
    const fields = readFields(field, player, [], ['hand', 'collection', 'stars', 'ceo']);
    state.hands[seat] = readNames(joined(field, 'hand'), fields.hand ?? [], WARD_IDS);
    state.collections[seat] = readNames(joined(field, 'collection'), fields.collection ?? [], CUSTOMERS);
    if (fields.stars !== undefined) state.stars[seat] = readCount(joined(field, 'stars'), fields.stars);
    if (fields.ceo == null) continue;
    state.ceos[seat] = WARD_IDS.indexOf(readChoice(joined(field, 'ceo'), fields.ceo, WARD_IDS));
    if (!hasStep(state.options, CEO_FRAME)) impossible(joined(field, 'ceo'), 'none without the variant', fields.ceo);
  }
}

/** Stars come with department stores; where nobody's are written, stacks go to these in the order of the stations. */
function readStars(state: State, players: unknown): void {
  const stacks = editionOf(state).starStacks;
  const owners = state.buildings.flatMap((building) => (building?.shop === DEPARTMENT ? [building.owner] : []));
  if (!JSON.stringify(players ?? null).includes('"stars"')) {
    for (const [upgrade, owner] of owners.entries()) state.stars[owner] += stacks[upgrade] ?? 0;
  }
  const all = starsTaken(stacks, state.upgrades);
  const taken = state.stars.reduce((sum, stars) => sum + stars, 0);
  if (taken !== all) impossible('players', `${all} stars for ${state.upgrades} department stores`, taken);
  for (const [seat, stars] of state.stars.entries()) {
    const own = owners.filter((owner) => owner === seat).length;
    if (ownStacks(stacks, state.upgrades, own, stars).length === 0) {
      impossible(`players[${seat}].stars`, `what ${own} of the first ${state.upgrades} upgrades bring`, stars);
    }
  }
}

function readQueue(state: State, json: unknown): void {
  const slots = readList('queue', json);
  if (slots.length > QUEUE_SLOTS) objectTo('queue', `at most ${QUEUE_SLOTS} cards`, json);
  const goods: number[] = [];
  for (const [i, item] of slots.entries()) {
    const fields = readFields(`queue[${i}]`, item, ['ward'], ['customers']);
    const ward = WARD_IDS.indexOf(readChoice(`queue[${i}].ward`, fields.ward, WARD_IDS));
    const customers = readCustomers(`queue[${i}].customers`, fields.customers ?? []);
    const here = [...new Set(customers.flatMap((count, customer) => (count > 0 ? [goodOf(customer)] : [])))];
    if (here.length > 1) impossible(`queue[${i}].customers`, 'one good on a card', fields.customers);
    if (goods.includes(here[0])) impossible(`queue[${i}].customers`, 'a good on one card only', fields.customers);
    if (here.length > 0 && goods.length < i) impossible(`queue[${i}].customers`, 'no empty card before it', item);
    goods.push(...here);
    state.queue.push({ ward, customers });
  }
}

function readMove(state: State, json: unknown): void {
  const { group, ...trip } = readFields('move', json, ['group', 'path', 'alighted']);
  state.group = readCustomers('move.group', group);
  Object.assign(state, readTrip('move', trip));
}

function readLastMove(state: State, json: unknown): void {
  const { seat, ...trip } = readFields('lastMove', json, ['seat', 'path', 'alighted']);
  const mover = readInteger('lastMove.seat', seat, 0, state.hands.length - 1);
  state.lastMove = { seat: mover, ...readTrip('lastMove', trip) };
}

function readTrip(field: string, fields: Fields): { path: number[]; alighted: number[] } {
  const path = readNames(joined(field, 'path'), fields.path, STATION_IDS);
  const alighted = readList(joined(field, 'alighted'), fields.alighted).map((customer, i) =>
    customer === null ? NOBODY : CUSTOMERS.indexOf(readChoice(`${field}.alighted[${i}]`, customer, CUSTOMERS)),
  );
  if (alighted.length !== path.length) {
    objectTo(joined(field, 'alighted'), 'a customer or null for each station of the path', fields.alighted);
  }
  return { path, alighted };
}

/** What is nowhere else is in the bag; or, if the bag is written, out of the game. */
function readBag(state: State, fields: Fields): void {
  const { crowds, queue, group, collections, alighted } = state;
  const bag = readCounts('bag', fields.bag, CUSTOMERS);
  const gone = readCounts('gone', fields.gone, CUSTOMERS);
  const rest = editionOf(state).customers.slice();
  for (const place of [bag, gone, group, ...crowds, ...queue.map(({ customers }) => customers)]) {
    for (const [customer, count] of place.entries()) rest[customer] -= count;
  }
  for (const customer of [...collections, alighted].flat()) if (customer !== NOBODY) rest[customer]--;
  for (const [customer, left] of rest.entries()) {
    const most = editionOf(state).customers[customer];
    if (left < 0) impossible('bag', `at most ${most} of ${CUSTOMERS[customer]} altogether`, most - left);
  }
  const written = fields.bag !== undefined;
  if (written && fields.gone !== undefined && !isEmpty(rest)) {
    impossible('bag', `${countOf(rest)} more customers, in the bag or elsewhere`, fields.bag);
  }
  const open = written ? gone : bag;
  for (const [customer, left] of rest.entries()) open[customer] += left;
  state.bag = bag;
  state.gone = gone;
}

/** What is nowhere else is in the draw pile; or, if that is written, at the bottom of the discard pile. */
function readPiles(state: State, fields: Fields): void {
  const { hands, queue } = state;
  const discard = readNames('discard', fields.discard ?? [], WARD_IDS);
  const draw = readCounts('draw', fields.draw, WARD_IDS);
  const rest = CARDS_AT_START.slice();
  const lying = [...hands, discard, queue.map(({ ward }) => ward)].flat();
  for (const ward of lying) rest[ward]--;
  for (const [ward, copies] of draw.entries()) rest[ward] -= copies;
  for (const [ward, left] of rest.entries()) {
    if (left < 0) {
      impossible(
        'discard',
        `at most ${CARDS_AT_START[ward]} of ${WARD_IDS[ward]} altogether`,
        CARDS_AT_START[ward] - left,
      );
    }
  }
  const written = fields.draw !== undefined;
  if (written) discard.unshift(...rest.flatMap((left, ward) => Array<number>(left).fill(ward)));
  state.draw = written ? draw : rest;
  state.discard = discard;
  state.fanned = readInteger('fanned', fields.fanned ?? Math.min(1, discard.length), 0, discard.length);
  state.shuffledIn = readNames('shuffledIn', fields.shuffledIn ?? [], WARD_IDS);
  if (state.shuffledIn.length > 0 && discard.length > 0) {
    impossible('shuffledIn', 'nothing while cards lie on the discard pile', fields.shuffledIn);
  }
  for (const ward of state.shuffledIn) {
    const copies = state.shuffledIn.filter((other) => other === ward).length;
    if (copies <= CARDS_AT_START[ward]) continue;
    impossible('shuffledIn', `at most ${CARDS_AT_START[ward]} of ${WARD_IDS[ward]}`, copies);
  }
}

function readKaiju(state: State, json: unknown): void {
  const inPlay = state.turn !== null && hasStep(state.options, KAIJU_FRAME);
  const name = readChoice('kaiju', json ?? (inPlay ? 'deck' : 'out'), ['out', 'deck', 'bay', ...WARD_IDS]);
  if ((name === 'out') === inPlay) {
    impossible('kaiju', inPlay ? 'deck, bay or a ward, as it is in play' : 'out, as it is not in play', name);
  }
  const ward = (WARD_IDS as readonly string[]).indexOf(name);
  state.kaiju = ward < 0 ? (name as Kaiju) : ward;
}
