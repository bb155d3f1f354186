/** A turn in one line: what its monster rolled, took, beat and bought, and what that did to the reader. */
import { CLAW, type Dice, ENERGY, type Event, HEART, hasTriple } from '@yamanote/games/king-of-tokyo/rules';
import type { Names, Tone, TurnLine } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { countFaces, isNumber } from './faces.ts';
import type { Figure, Words } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function turnLine(words: Words, events: readonly Event[], seat: Seat | 'all', names: Names): TurnLine | null {
  if (seat === 'all') return beginning(words, events, names);
  const parts = deeds(words, events, seat, names);
  if (parts.length === 0) return null;
  const felt = names.you == null || names.you === seat ? null : effect(words, events, names.you);
  return {
    did: words.turn.and({ parts }),
    toYou: felt?.text ?? null,
    tone: felt?.tone ?? null,
    shows: shown(events, seat),
  };
}

function all<T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] {
  return events.filter((event): event is Of<T> => event.type === type);
}

/** Who goes first, which is nobody's doing. */
function beginning({ events: lines }: Words, events: readonly Event[], names: Names): TurnLine | null {
  const [drawn] = all(events, 'first-drawn');
  if (drawn === undefined) return null;
  return {
    did: lines['first-drawn'](drawn, (who) => personOf(names, who)),
    toYou: null,
    tone: null,
    shows: [seatId(drawn.seat)],
  };
}

function deeds({ turn }: Words, events: readonly Event[], seat: Seat, names: Names): string[] {
  const person = (other: Seat) => personOf(names, other);
  const who = person(seat);
  const parts: string[] = [];
  for (const { monster } of all(events, 'monster-chosen')) parts.push(turn.chose({ who, monster }));
  for (const { dice } of all(events, 'dice-final')) {
    const shown = counting(dice, events);
    // Of dice that only a card makes count, what they brought is told.
    if (shown.length > 0 || !scoredByCard(events, seat)) parts.push(turn.rolled({ who, dice: shown }));
  }
  const stars = total(events, seat).stars;
  if (stars > 0) parts.push(turn.gained({ who, stars }));
  const fallen = all(events, 'eliminated').map((event) => event.seat);
  const victims = fallen.filter((other) => other !== seat);
  if (victims.length > 0) parts.push(turn.beat({ who, victims: victims.map(person) }));
  const entered = all(events, 'moved').find((event) => event.seat === seat && event.from === 'outside');
  if (entered !== undefined) {
    const left = all(events, 'yielded').find(({ attacker }) => attacker === seat);
    parts.push(turn.entered({ who, place: entered.to, from: left === undefined ? null : person(left.seat) }));
  }
  const bought = all(events, 'bought').filter((event) => event.seat === seat);
  if (bought.length > 0) parts.push(turn.bought({ who, cards: bought.map(({ card }) => card) }));
  if (fallen.includes(seat)) parts.push(turn.fell({ who }));
  if (all(events, 'won').some(({ seats }) => seats.includes(seat))) parts.push(turn.won({ who }));
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

/** How much more or less a seat has of everything in the end. */
function total(events: readonly Event[], seat: Seat): Record<Figure, number> {
  const sum = { hearts: 0, stars: 0, energy: 0, poison: 0, shrink: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'healed':
      case 'hearts-gained':
        sum.hearts += event.by;
        break;
      case 'hurt':
      case 'hearts-lost':
        sum.hearts -= event.by;
        break;
      case 'stars-changed':
        sum.stars += event.by;
        break;
      case 'energy-changed':
        sum.energy += event.by;
        break;
      case 'counters-changed':
        if (event.counter !== 'smoke') sum[event.counter] += event.by;
    }
  }
  return sum;
}

function effect({ turn }: Words, events: readonly Event[], you: Seat): { text: string; tone: Tone | null } | null {
  const change = total(events, you);
  const left = all(events, 'moved').some((event) => event.seat === you && event.to === 'outside');
  const out = all(events, 'eliminated').some((event) => event.seat === you);
  const changed = left || out || Object.values(change).some((by) => by !== 0);
  if (!changed) return null;
  return { text: turn.toYou({ ...change, left: left && !out, out }), tone: out ? 'bad' : toneOf(change) };
}

/** Counters are never good news. */
function toneOf({ hearts, stars, energy, poison, shrink }: Readonly<Record<Figure, number>>): Tone | null {
  const gains = [hearts, stars, energy, -poison, -shrink].filter((by) => by !== 0);
  if (gains.length === 0) return null;
  if (gains.every((by) => by > 0)) return 'good';
  return gains.every((by) => by < 0) ? 'bad' : null;
}

/** Who did it, then whom it touched. */
function shown(events: readonly Event[], seat: Seat): string[] {
  const touched = events.flatMap((event) =>
    event.type === 'hurt' || event.type === 'eliminated' || event.type === 'moved' ? [event.seat] : [],
  );
  return [...new Set([seat, ...touched])].map(seatId);
}

function seatId(seat: Seat): string {
  return `seat:${seat}`;
}
