/** What a frame needs of the table, so that a position can be played on. */
import { objectTo, type Seat } from '@yamanote/kernel';
import type { CardId } from '../cards.ts';
import { isKeep } from '../cards.ts';
import { hasCopyTarget } from '../copy-targets.ts';
import { deckSize, pileSize } from '../deck.ts';
import { count } from '../dice.ts';
import { effectOf, has, ownEffectOf } from '../effects/index.ts';
import { cardAt, isAlive } from '../monsters.ts';
import { priceFor } from '../purchase.ts';
import type { Dice, Frame, Harm, Kept, Of, KingOfTokyoState as State } from '../types.ts';

/** Throws what is wrong, in a phrase that continues "expected …". */
export function checkStack(state: State): void {
  for (const [i, frame] of state.stack.entries()) {
    const missing = missingFor(state, frame, state.stack[i - 1]);
    if (missing !== null) objectTo(`stack[${i}]`, missing, frame, 'impossible');
  }
}

function missingFor(state: State, frame: Frame, below: Frame | undefined): string | null {
  const strangers = seatsIn(frame).filter((seat) => seat >= state.monsters.length);
  if (strangers.length > 0) return 'seats that take part';
  const absent = actingIn(frame).filter((seat) => !isAlive(state.monsters[seat]));
  if (absent.length > 0) return 'seats that are not out';
  const check = CHECKS[frame.kind] as ((state: State, frame: Frame, below?: Frame) => string | null) | undefined;
  return check?.(state, frame, below) ?? null;
}

/** Every seat that a frame names, and those of them that have to be alive. */
function seatsIn(frame: Frame): Seat[] {
  const seats = actingIn(frame);
  if ('attacker' in frame) seats.push(frame.attacker);
  if ('harm' in frame) seats.push(...harmSeats(frame.harm));
  if (frame.kind === 'damage') for (const blow of frame.blows) seats.push(...harmSeats(blow.harm));
  if ('yielded' in frame) seats.push(...frame.yielded);
  return seats;
}

function harmSeats(harm: Harm): Seat[] {
  return harm.by === 'poison' ? [] : [harm.seat];
}

function actingIn(frame: Frame): Seat[] {
  const seats: Seat[] = [];
  if ('seat' in frame) seats.push(frame.seat);
  if ('seats' in frame) seats.push(...frame.seats);
  if ('seller' in frame) seats.push(frame.seller);
  if ('blows' in frame) seats.push(...frame.blows.map(({ seat }) => seat));
  if ('wounds' in frame) seats.push(...frame.wounds.map(({ seat }) => seat));
  if ('patients' in frame) seats.push(...frame.patients.map(({ seat }) => seat));
  if (frame.kind === 'hearts') seats.push(...frame.spent.filter((on) => typeof on === 'number'));
  return seats;
}

type Checks = { [K in Frame['kind']]?: (state: State, frame: Of<K>, below?: Frame) => string | null };

const MOST_DICE = 8;

const CHECKS: Checks = {
  choose: (state, { seat }) =>
    state.monsters.slice(seat).every(({ monster }) => monster === null) ? null : 'seats without a monster from here on',
  throw: (state, { keep, count: up }) =>
    up >= 1 && keep.length + up <= MOST_DICE && within(keep, state.dice)
      ? null
      : 'from 1 to 8 dice, some kept of those that show',
  'probe-throw': (state, { seat, die, by }) =>
    count(state.dice, die) > 0 && kept(state, seat, by, 'probe') ? null : 'a die that shows, and a card that probes',
  hearts: (state, { hearts, spent }) =>
    hearts >= 1 && (healer(state) || spent.every((on) => typeof on !== 'number'))
      ? null
      : 'hearts, and a card to give them',
  collect: (state) => (healer(state) ? null : 'a card that gives hearts to others'),
  damage: (_state, { blows, at }) =>
    at <= blows.length && new Set(blows.map(({ seat }) => seat)).size === blows.length ? null : 'each victim once',
  escape: (_state, { seat, harm }, below) =>
    harm.by === 'attack' && isVictim(seat, below) ? null : 'the victim of an attack whose turn it is',
  defend: (_state, { seat }, below) =>
    below?.kind === 'threaten' || isVictim(seat, below) ? null : 'the victim whose turn it is',
  'camouflage-throw': (state, { seat, keep, count: up, amount }, below) =>
    hides(state, seat) && isVictim(seat, below) && up >= 1 && keep.length + up === amount
      ? null
      : 'a die for every point',
  camouflage: (state, { seat, dice, amount }, below) =>
    hides(state, seat) && isVictim(seat, below) && dice.length === amount ? null : 'a die for every point',
  peek: (state) => (state.top === null && pileSize(state.deck) > 0 ? null : 'a deck whose top card nobody knows'),
  'take-over': ({ monsters, active }, { seller, card }) => {
    const there = seller !== active && monsters[seller].cards.some((own) => own.card === card);
    return there && priceFor(monsters[active as Seat], card) <= monsters[active as Seat].energy
      ? null
      : 'a card of another monster that the active one can pay';
  },
  'turn-in': ({ monsters, active }, { card }) =>
    cardAt(monsters[active as Seat], card) >= 0 ? null : 'a card of the active monster',
  purchased: (state, { seat, card }) =>
    !isKeep(card) || state.monsters[seat].cards.at(-1)?.card === card ? null : 'a keep card in front of its buyer',
  copy: (state, { seat }) =>
    hasCopyTarget(state, seat) && state.monsters[seat].cards.some(({ card }) => ownEffectOf(card).copyEnergy > 0)
      ? null
      : 'a card that copies, and one to copy',
  charge: (state, { seat, card }) => (kept(state, seat, card, 'payOut') ? null : 'a card to be charged'),
  refill: (state, { places }) =>
    places.length > 0 && places.every((place) => state.display[place] === null) ? null : 'gaps in the display',
  reveal: (state, { place }) =>
    state.display[place] === null && state.top === null && deckSize(state) > 0
      ? null
      : 'a gap, and a deck to fill it from',
  again: (state) => (state.active === null ? 'a turn that is over' : null),
};

function within(some: Dice, dice: Dice): boolean {
  return some.every((face) => count(some, face) <= count(dice, face));
}

function kept(state: State, seat: Seat, card: CardId, hook: 'probe' | 'payOut'): boolean {
  return state.monsters[seat].cards.some((own: Kept) => own.card === card && effectOf(own)[hook] !== 0);
}

function healer(state: State): boolean {
  return has(state.monsters[state.active as Seat], 'healsOthers');
}

function hides(state: State, seat: Seat): boolean {
  return has(state.monsters[seat], 'hides');
}

function isVictim(seat: Seat, below: Frame | undefined): boolean {
  return below?.kind === 'damage' && below.blows[below.at]?.seat === seat;
}
