import { CONNECTION_IDS, type Event, STATION_IDS, shinjuku, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { fastRng, imagineFrom, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { closestOf, happeningsOf, interestsOf, spotsOf } from './interest.ts';
import { STATION_PLACES } from './map/places.ts';
import { onwardOf } from './onward.ts';
import { rideUnderWay } from './ride.ts';
import { target } from './target-ids.ts';
import { targets } from './targets.ts';
import { type Asked, questions } from './testing/positions.ts';

const asked = questions('interest', 3, { edition: 'retail', ceo: true, kaiju: true }, 1);

/** As much of a desk as a camera looks at, with everything glowing that may be tapped. */
function deskOf({ view, seat }: Asked, change: object = {}): Desk {
  const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat);
  const ids = new Set(answers.flatMap(targets));
  const board = { view, viewer: seat, answers, selected: null, pointed: [], ...change };
  return {
    board: { ...board, target: (id: string) => (ids.has(id) ? 'legal' : 'none') },
    mode: null,
    plan: null,
    ride: rideUnderWay(view),
    onward: onwardOf(view, answers),
  } as unknown as Desk;
}

const ofKind = (kind: string) => asked.filter((one) => one.kind === kind);

test('everything on the map has a place, nothing else has', () => {
  for (const id of [...STATION_IDS.map(target.station), ...WARD_IDS.map(target.ward)])
    expect(spotsOf(id)).toHaveLength(1);
  for (const id of CONNECTION_IDS.map(target.connection)) expect(spotsOf(id)).toHaveLength(2);
  expect(spotsOf('pay:ota')).toEqual([]);
  expect(spotsOf('station:nowhere')).toEqual([]);
});

test('on a ride the last stop and all stations that it may go on to are of interest', () => {
  const rides = ofKind('ride');
  expect(rides.length).toBeGreaterThan(2);
  for (const one of rides) {
    const desk = deskOf(one);
    const last = STATION_PLACES[STATION_IDS[one.view.path.at(-1) as number]];
    const goals = desk.onward.map(({ station }) => STATION_PLACES[station]);
    const seen = interestsOf(desk).map(({ x, y }) => `${x} ${y}`);
    for (const { x, y } of [last, ...goals]) expect(seen).toContain(`${x} ${y}`);
  }
});

test('what one is asked to choose is of interest: wards of the Kaiju and the CEO', () => {
  for (const kind of ['rampage', 'flee', 'push', 'ceo']) {
    expect(ofKind(kind).length, kind).toBeGreaterThan(0);
    for (const one of ofKind(kind)) expect(interestsOf(deskOf(one)).length).toBeGreaterThan(1);
  }
});

test('what is pointed at comes before anything else', () => {
  const pointed = ['station:ueno', 'connection:aoto~oshiage', 'card:nothing'];
  const [one] = ofKind('action');
  expect(interestsOf(deskOf(one, { pointed })).map(({ x, y }) => ({ x, y }))).toEqual(
    [STATION_PLACES.ueno, STATION_PLACES.aoto, STATION_PLACES.oshiage].map(({ x, y }) => ({ x, y })),
  );
});

test('an own card makes a place weigh more than three cards do', () => {
  const weights = ofKind('action')
    .slice(0, 20)
    .flatMap((one) => interestsOf(deskOf(one)).map(({ weight }) => weight));
  expect(Math.max(...weights)).toBeGreaterThan(10 * Math.min(...weights));
});

test('the nearest two things that may be tapped are known', () => {
  const [one] = ofKind('action');
  expect(closestOf(deskOf(one))).toBeLessThan(80);
  expect(closestOf(deskOf(one, { answers: [] }))).toBe(Number.POSITIVE_INFINITY);
});

test('a look follows what is built and where customers ride, not what fills the queue', () => {
  const built: Event = { type: 'opened', seat: 0, station: 'ueno', shop: 'food' };
  expect(happeningsOf([built])).toMatchObject([{ x: STATION_PLACES.ueno.x, y: STATION_PLACES.ueno.y }]);
  expect(happeningsOf([{ type: 'track-laid', seat: 0, connection: 'aoto~oshiage', second: false }])).toHaveLength(2);
  expect(happeningsOf([{ type: 'queue-card-revealed', slot: 4, ward: 'ota' }])).toEqual([]);
});
