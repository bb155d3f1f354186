/**
 * Positions in rulebook words; ../README.md explains the notation. Unless it says otherwise, draw pile and bag hold
 * what lies nowhere else; supplies hold what is not built. So a position can hardly be wrong about them.
 */
import { type Json, type OrRefusal, readFields, reading } from '@yamanote/kernel';
import { isEmpty, listOf } from './customers.ts';
import { CONNECTION_IDS, STATION_IDS, WARD_IDS } from './map.ts';
import { makeMoment, makeTrip, readMoment, readTurn } from './position-moment.ts';
import { readPieces } from './position-pieces.ts';
import { setup } from './setup.ts';
import { CUSTOMERS, SHOPS } from './tokens.ts';
import type { Kaiju, ShinjukuOptions, ShinjukuState as State } from './types.ts';

const PIECES = [
  ...['players', 'draw', 'discard', 'fanned', 'shuffledIn', 'bag', 'gone', 'queue'],
  ...['crowds', 'buildings', 'tracks', 'kaiju', 'lastMove'],
] as const;
const MOMENT = [
  ...['turn', 'first', 'step', 'done', 'trigger', 'lastRound', 'stalled'],
  ...['opening', 'extending', 'moving', 'move', 'arriving', 'dealing'],
] as const;

export function makePosition(state: State): Json {
  const wards = (list: readonly number[]) => list.map((ward) => WARD_IDS[ward]);
  return {
    ...makeMoment(state),
    players: state.hands.map((hand, seat) => ({
      hand: wards(hand),
      collection: state.collections[seat].map((customer) => CUSTOMERS[customer]),
      stars: state.stars[seat],
      ceo: state.ceos[seat] === null ? null : WARD_IDS[state.ceos[seat] as number],
    })),
    draw: counts(WARD_IDS, state.draw),
    discard: wards(state.discard),
    fanned: state.fanned,
    ...(state.shuffledIn.length > 0 && { shuffledIn: wards(state.shuffledIn) }),
    bag: counts(CUSTOMERS, state.bag),
    gone: counts(CUSTOMERS, state.gone),
    queue: state.queue.map(({ ward, customers }) => ({ ward: WARD_IDS[ward], customers: listOf(customers) })),
    crowds: Object.fromEntries(
      WARD_IDS.flatMap((id, ward) => (isEmpty(state.crowds[ward]) ? [] : [[id, listOf(state.crowds[ward])]])),
    ),
    buildings: Object.fromEntries(
      STATION_IDS.flatMap((id, station) => {
        const building = state.buildings[station];
        return building === null ? [] : [[id, { owner: building.owner, shop: SHOPS[building.shop] }]];
      }),
    ),
    tracks: Object.fromEntries(
      CONNECTION_IDS.flatMap((id, at) => (state.tracks[at] === null ? [] : [[id, state.tracks[at]]])),
    ),
    kaiju: kaijuName(state.kaiju),
    ...(state.lastMove === null ? {} : { lastMove: { seat: state.lastMove.seat, ...makeTrip(state.lastMove) } }),
  };
}

function counts(names: readonly string[], of: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name, i) => (of[i] > 0 ? [[name, of[i]]] : [])));
}

function kaijuName(kaiju: Kaiju): string {
  return typeof kaiju === 'number' ? WARD_IDS[kaiju] : kaiju;
}

export function parsePosition(json: unknown, seats: number, options: ShinjukuOptions): OrRefusal<State> {
  return reading(() => {
    const fields = readFields('', json, [], [...MOMENT, ...PIECES]);
    const state = setup(seats, options);
    readTurn(state, fields);
    readPieces(state, fields);
    readMoment(state, fields);
    return state;
  });
}
