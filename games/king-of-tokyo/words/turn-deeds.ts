/** The parts of a turn's line: what was rolled, what it brought, whom it hurt, who parried it, who moved, what was bought. */
import { CLAW, type Dice, ENERGY, type Event, HEART, hasTriple } from '@yamanote/games/king-of-tokyo/rules';
import type { Names } from '@yamanote/games/room';
import { type Person, personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { countFaces, isNumber } from './faces.ts';
import { all, change, defences, lostCards } from './turn-events.ts';
import type { Words } from './words.ts';

/** With more parts than this there is no room for what a card does. */
const FEW_PARTS = 2;

/** First what its monster did and got, then what became of the others; what happened to the reader is told apart. */
export function deeds(words: Words, events: readonly Event[], seat: Seat, names: Names): string[] {
  const person = (other: Seat) => personOf(names, other);
  return [...ownDeeds(words, events, seat, person), ...effects(words, events, seat, names, person)];
}

type PersonOf = (seat: Seat) => Person;

function ownDeeds({ turn, cards: texts }: Words, events: readonly Event[], seat: Seat, person: PersonOf): string[] {
  const who = person(seat);
  const parts: string[] = [];
  for (const { monster } of all(events, 'monster-chosen')) parts.push(turn.chose({ who, monster }));
  for (const { dice } of all(events, 'dice-final')) {
    const shown = counting(dice, events);
    // Of dice that only a card makes count, what they brought is told.
    if (shown.length > 0 || !scoredByCard(events, seat)) parts.push(turn.rolled({ who, dice: shown }));
  }
  const { stars } = change(events, seat);
  if (stars > 0) parts.push(turn.gained({ who, stars, tokyo: forTokyo(events) }));
  const hearts = ownHearts(events, seat);
  if (hearts.healed > 0) parts.push(turn.healed({ who, hearts: hearts.healed }));
  const fallen = all(events, 'eliminated').map((event) => event.seat);
  const victims = fallen.filter((other) => other !== seat);
  if (victims.length > 0) parts.push(turn.beat({ who, victims: victims.map(person) }));
  const entered = all(events, 'moved').find((event) => event.seat === seat && event.from === 'outside');
  if (entered !== undefined) {
    const left = all(events, 'yielded').find(({ attacker }) => attacker === seat);
    parts.push(turn.entered({ who, place: entered.to, from: left === undefined ? null : person(left.seat) }));
  }
  const bought = all(events, 'bought').flatMap((event) => (event.seat === seat ? [event.card] : []));
  const does = bought.length === 1 && parts.length <= FEW_PARTS ? texts[bought[0]].short : null;
  if (bought.length > 0) parts.push(turn.bought({ who, cards: bought, does }));
  if (all(events, 'swept').length > 0) parts.push(turn.swept({ who }));
  const gone = lostCards(events, seat);
  if (gone.length > 0) parts.push(turn.lost({ who, owner: null, cards: gone }));
  if (fallen.includes(seat)) parts.push(turn.fell({ who }));
  else if (hearts.lost > 0)
    parts.push(turn.suffered({ who, hearts: hearts.lost, poison: hearts.poison === hearts.lost }));
  if (all(events, 'won').some(({ seats }) => seats.includes(seat))) parts.push(turn.won({ who }));
  return parts;
}

function effects({ turn }: Words, events: readonly Event[], seat: Seat, names: Names, person: PersonOf): string[] {
  const parts: string[] = [];
  const fallen = all(events, 'eliminated').map((event) => event.seat);
  const others = [...names.keys()].filter((other) => other !== seat && other !== names.you && !fallen.includes(other));
  for (const { seat: owner, from, to } of all(events, 'probed'))
    parts.push(turn.probed({ owner: person(owner), from, to }));
  for (const [hearts, whose] of byHearts(events, others)) parts.push(turn.hearts({ of: whose.map(person), hearts }));
  for (const { seat: owner, card, amount } of defences(events))
    if (owner !== names.you || owner === seat) parts.push(turn.defended({ owner: person(owner), card, amount }));
  for (const { seat: other, unhurt } of all(events, 'yielded'))
    if (unhurt) parts.push(turn.escaped({ other: person(other) }));
  for (const { seat: other } of all(events, 'revived')) parts.push(turn.revived({ other: person(other) }));
  for (const owner of others) {
    const cards = lostCards(events, owner);
    if (cards.length > 0) parts.push(turn.lost({ who: person(seat), owner: person(owner), cards }));
  }
  if (all(events, 'bay-closed').length > 0) parts.push(turn.bayClosed());
  return parts;
}

/**
 * Dice that did something: numbers that score, energy, claws, and hearts unless they healed nothing. Of a turn that still
 * goes on its events do not tell yet what a number scores, so the dice themselves do.
 */
function counting(dice: Dice, events: readonly Event[]): Dice {
  const wasted = all(events, 'wasted').some(({ what, by }) => what === 'hearts' && by >= countOf(dice, HEART));
  return dice.filter((face) => {
    if (isNumber(face)) return hasTriple(dice, face);
    return face === CLAW || face === ENERGY || !wasted;
  });
}

function scoredByCard(events: readonly Event[], seat: Seat): boolean {
  return all(events, 'stars-changed').some((event) => event.seat === seat && event.by > 0 && event.cause.of === 'card');
}

function countOf(dice: Dice, face: Dice[number]): number {
  return countFaces(dice).find(([other]) => other === face)?.[1] ?? 0;
}

/** Stars for having begun the turn in Tokyo. */
function forTokyo(events: readonly Event[]): number {
  return all(events, 'stars-changed').reduce((stars, { by, cause }) => (cause.of === 'tokyo' ? stars + by : stars), 0);
}

function ownHearts(events: readonly Event[], seat: Seat): { healed: number; lost: number; poison: number } {
  const sum = { healed: 0, lost: 0, poison: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'healed' || event.type === 'hearts-gained') sum.healed += event.by;
    if (event.type === 'hurt' || event.type === 'hearts-lost') sum.lost += event.by;
    if (event.type === 'hurt' && event.harm.by === 'poison') sum.poison += event.by;
  }
  return sum;
}

/** Those who have lost as many hearts, or been given as many, together. */
function byHearts(events: readonly Event[], seats: readonly Seat[]): Map<number, Seat[]> {
  const groups = new Map<number, Seat[]>();
  for (const seat of seats) {
    const { hearts } = change(events, seat);
    if (hearts !== 0) groups.set(hearts, [...(groups.get(hearts) ?? []), seat]);
  }
  return groups;
}
