/** MOVE: a group rides from station to station. Where there is one answer only, nobody is asked. */
import { KINDS, WARD_OF } from '@yamanote/games/shinjuku/rules';
import { ALIGHT_AS, RIDE_TO, START_AT, STOP } from './answers.ts';
import { LINKED, WAY_BY, WAY_TO, WAYS_FROM } from './facts.ts';
import { ALIGHT, GOING_ON, RIDE } from './phases.ts';
import { GOODS_AT, goodsFrom } from './reach.ts';
import { onlyAlighting, onlyRide, onlyStart } from './steps.ts';
import {
  ABOUT,
  AT,
  BUILDINGS,
  CROWD_SIZES,
  claimIncome,
  collectionOf,
  crowdOf,
  GROUP,
  GROUP_SIZE,
  NONE,
  OWNERS,
  PHASE,
  STATION_COUNT,
  STOPS,
  TRACKS,
  TURN,
  VISITED,
  type World,
} from './world.ts';

export function askWhereToStart(world: World): void {
  const only = onlyStart(world);
  if (only !== NONE) goStart(world, only);
}

export function goStart(world: World, move: number): void {
  const ward = world[ABOUT];
  const crowd = crowdOf(ward);
  for (let kind = 0; kind < KINDS; kind++) {
    world[GROUP + kind] = world[crowd + kind];
    world[crowd + kind] = 0;
  }
  world[GROUP_SIZE] = world[CROWD_SIZES + ward];
  world[CROWD_SIZES + ward] = 0;
  world[ABOUT] = 0;
  arriveAt(world, move - START_AT);
}

function arriveAt(world: World, station: number): void {
  world[AT] = station;
  world[STOPS + station] = VISITED;
  if ((GOODS_AT[world[BUILDINGS + station]] & goodsFrom(world, GROUP)) === 0) {
    askHowToGoOn(world);
    return;
  }
  world[PHASE] = ALIGHT;
  const only = onlyAlighting(world);
  if (only !== NONE) goAlight(world, only);
}

export function goAlight(world: World, move: number): void {
  const customer = move - ALIGHT_AS;
  world[GROUP + customer]--;
  world[GROUP_SIZE]--;
  world[STOPS + world[AT]] = 1 + VISITED + customer;
  askHowToGoOn(world);
}

function askHowToGoOn(world: World): void {
  world[PHASE] = RIDE;
  const only = onlyRide(world);
  if (only !== NONE) rideOrStop(world, only);
}

export function rideOrStop(world: World, move: number): void {
  if (move === STOP) {
    stop(world);
    return;
  }
  const to = move - RIDE_TO;
  const at = world[AT];
  let way = WAYS_FROM[at];
  while (WAY_TO[way] !== to) way++;
  const by = WAY_BY[way];
  if (by !== LINKED) claimIncome(world, world[TRACKS + by] - 1, world[TURN]);
  arriveAt(world, to);
}

/** Who is left stays in the last station's ward, who got off is won. */
function stop(world: World): void {
  const ward = WARD_OF[world[AT]];
  const crowd = crowdOf(ward);
  for (let kind = 0; kind < KINDS; kind++) {
    world[crowd + kind] += world[GROUP + kind];
    world[GROUP + kind] = 0;
  }
  world[CROWD_SIZES + ward] += world[GROUP_SIZE];
  world[GROUP_SIZE] = 0;
  for (let station = 0; station < STATION_COUNT; station++) {
    const stopped = world[STOPS + station];
    if (stopped === 0) continue;
    if (stopped > VISITED) world[collectionOf(OWNERS[world[BUILDINGS + station]]) + stopped - 1 - VISITED]++;
    world[STOPS + station] = 0;
  }
  world[AT] = NONE;
  world[PHASE] = GOING_ON;
}
