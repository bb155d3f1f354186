/** Who acts, and what an answer does. */
import { CHANCE, OVER } from '@yamanote/bots';
import { DEPARTMENT, KINDS, STAR_STACKS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import {
  DRIVE_TO,
  EXTEND_BY,
  FLEE_TO,
  INCOME,
  MOVE,
  OPEN,
  PASS,
  PLACE,
  PUSH_TO,
  RAMPAGE_TO,
  RELOCATE,
  SINGLE,
  SPEND_ON,
  STAY,
  THREE,
  TRACK,
  UPGRADE,
  WAYS_TO_PAY,
  wanted,
} from './answers.ts';
import { isSingle } from './moves.ts';
import {
  ACTION,
  ALIGHT,
  CEO,
  DEAL,
  ENDED,
  EXTEND,
  FLEE,
  GOING_ON,
  PUSH,
  RAMPAGE,
  RIDE,
  SCREENS,
  SHOP,
  SPEND,
  START,
} from './phases.ts';
import { joinQueue } from './queue.ts';
import { askWhereToStart, goAlight, goStart, rideOrStop } from './ride.ts';
import { askWhoElseLeaves, endTurn, flee, goOn, kaijuStep, rampage, wait } from './turn.ts';
import {
  ABOUT,
  BAG,
  BAG_SIZE,
  BUILDINGS,
  buildingOf,
  CEOS,
  collectionOf,
  DISCARD,
  DISCARD_SIZE,
  DONE,
  DONE_COUNT,
  EARNED,
  HAND_SIZES,
  HAS_KAIJU,
  handOf,
  INCOME_COUNT,
  INCOMES,
  IS_R12,
  KAIJU_AFTER_CEO,
  MOVED,
  NONE,
  OPENED,
  PHASE,
  PIECES,
  SOLD,
  STARS,
  supplyOf,
  THEN,
  THEN_ABOUT,
  TRACKED,
  TRACKS,
  TRIGGER,
  TURN,
  UPGRADED,
  UPGRADES,
  WARD_COUNT,
  type World,
} from './world.ts';

export function actorOf(world: World): Seat | typeof CHANCE | typeof OVER {
  const phase = world[PHASE];
  return phase <= DEAL ? CHANCE : phase === ENDED ? OVER : world[TURN];
}

export function play(world: World, move: number): void {
  switch (world[PHASE]) {
    case ACTION:
      act(world, move);
      break;
    case SPEND:
      spend(world, move - SPEND_ON);
      break;
    case SHOP:
      setUpShop(world, move);
      break;
    case EXTEND:
      extend(world, move);
      break;
    case START:
      goStart(world, move);
      goOn(world);
      break;
    case ALIGHT:
      goAlight(world, move);
      goOn(world);
      break;
    case RIDE:
      rideOrStop(world, move);
      goOn(world);
      break;
    case RAMPAGE:
      rampage(world, move - RAMPAGE_TO);
      break;
    case FLEE:
      flee(world, move - FLEE_TO);
      break;
    case PUSH:
      world[CEOS + world[ABOUT]] = move - PUSH_TO;
      askWhoElseLeaves(world);
      break;
    case CEO:
      if (move !== STAY) world[CEOS + world[TURN]] = move - DRIVE_TO;
      if (world[HAS_KAIJU] === 1 && world[KAIJU_AFTER_CEO] === 1) kaijuStep(world);
      else wait(world, ACTION);
      break;
    case SCREENS:
      wait(world, ENDED);
      break;
  }
}

function act(world: World, move: number): void {
  if (move === PASS) {
    endTurn(world);
    return;
  }
  world[DONE_COUNT]++;
  if (move === INCOME) {
    world[DONE] |= EARNED;
    world[INCOMES] = world[TURN];
    world[INCOME_COUNT] = 1;
    wait(world, GOING_ON);
    goOn(world);
  } else if (move >= TRACK) {
    world[DONE] |= TRACKED;
    lay(world, move - TRACK);
    wait(world, EXTEND, move - TRACK);
    if (isSingle(world)) extend(world, SINGLE);
  } else if (move >= UPGRADE) {
    world[DONE] |= UPGRADED;
    upgrade(world, wanted(move - UPGRADE));
    pay(world, (move - UPGRADE) % WAYS_TO_PAY, GOING_ON, 0);
  } else if (move >= MOVE) {
    world[DONE] |= MOVED;
    pay(world, (move - MOVE) % WAYS_TO_PAY, START, wanted(move - MOVE));
  } else {
    world[DONE] |= OPENED;
    pay(world, (move - OPEN) % WAYS_TO_PAY, SHOP, wanted(move - OPEN));
  }
}

/** Pays for what comes then. */
function pay(world: World, payment: number, then: number, about: number): void {
  if (payment !== THREE) {
    discard(world, payment);
    comeTo(world, then, about);
    return;
  }
  wait(world, SPEND);
  world[THEN] = then;
  world[THEN_ABOUT] = about;
  if (world[HAND_SIZES + world[TURN]] === 3) spendAll(world);
}

function discard(world: World, ward: number): void {
  const seat = world[TURN];
  world[handOf(seat) + ward]--;
  world[HAND_SIZES + seat]--;
  world[DISCARD + ward]++;
  world[DISCARD_SIZE]++;
}

function spend(world: World, three: number): void {
  discard(world, Math.floor(three / WARD_COUNT ** 2));
  discard(world, Math.floor(three / WARD_COUNT) % WARD_COUNT);
  discard(world, three % WARD_COUNT);
  spent(world);
}

function spendAll(world: World): void {
  const hand = handOf(world[TURN]);
  for (let ward = 0; ward < WARD_COUNT; ward++) while (world[hand + ward] > 0) discard(world, ward);
  spent(world);
}

function spent(world: World): void {
  const then = world[THEN];
  const about = world[THEN_ABOUT];
  world[THEN] = 0;
  world[THEN_ABOUT] = 0;
  comeTo(world, then, about);
}

/** What was paid for is done. A shop can always be chosen: everybody has more buildings than one. */
function comeTo(world: World, phase: number, about: number): void {
  wait(world, phase, about);
  if (phase === START) askWhereToStart(world);
  goOn(world);
}

function setUpShop(world: World, move: number): void {
  const seat = world[TURN];
  const station = world[ABOUT];
  if (move >= RELOCATE) {
    const from = BUILDINGS + move - RELOCATE;
    world[BUILDINGS + station] = world[from];
    world[from] = 0;
  } else {
    world[supplyOf(seat) + move - PLACE]--;
    world[BUILDINGS + station] = buildingOf(seat, move - PLACE);
  }
  wait(world, GOING_ON);
  goOn(world);
}

function lay(world: World, connection: number): void {
  world[TRACKS + connection] = 1 + world[TURN];
  world[PIECES + world[TURN]]--;
}

function extend(world: World, move: number): void {
  if (move === SINGLE) {
    comeTo(world, GOING_ON, 0);
    return;
  }
  lay(world, wanted(move - EXTEND_BY));
  pay(world, (move - EXTEND_BY) % WAYS_TO_PAY, GOING_ON, 0);
}

function upgrade(world: World, what: number): void {
  const seat = world[TURN];
  const at = BUILDINGS + Math.floor(what / KINDS);
  const customer = what % KINDS;
  world[collectionOf(seat) + customer]--;
  world[supplyOf(seat) + SOLD[world[at]]]++;
  world[supplyOf(seat) + DEPARTMENT]--;
  world[at] = buildingOf(seat, DEPARTMENT);
  if (world[IS_R12] === 0) world[STARS + seat] += STAR_STACKS[world[UPGRADES]] ?? 0;
  world[UPGRADES]++;
  if (world[IS_R12] === 1 || world[TRIGGER] !== NONE || joinQueue(world, customer)) return;
  world[BAG + customer]++;
  world[BAG_SIZE]++;
}
