/** A turn in one line: what its monster rolled, took, beat and bought, and what that did to the reader. */
import type { Event } from '@yamanote/games/king-of-tokyo/rules';
import type { Names, Tone, TurnLine } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { deeds } from './turn-deeds.ts';
import { all, change as changeOf, defences, heartsAfter, hurtBy, lostCards } from './turn-events.ts';
import type { Figure, Words } from './words.ts';

export function turnLine(words: Words, events: readonly Event[], seat: Seat | 'all', names: Names): TurnLine | null {
  if (seat === 'all') return beginning(words, events, names);
  const parts = deeds(words, events, seat, names);
  if (parts.length === 0) return null;
  const felt = names.you == null || names.you === seat ? null : effect(words, events, names.you);
  return {
    did: words.turn.and({ parts }),
    toYou: felt?.text ?? null,
    heard: { toYou: felt?.heard ?? null },
    tone: felt?.tone ?? null,
    shows: shown(events, seat),
  };
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

interface Effect {
  text: string;
  heard: string;
  tone: Tone | null;
}

function effect({ turn }: Words, events: readonly Event[], you: Seat): Effect | null {
  const change = changeOf(events, you);
  const left = all(events, 'moved').some((event) => event.seat === you && event.to === 'outside');
  const out = all(events, 'eliminated').some((event) => event.seat === you);
  const cards = out ? [] : lostCards(events, you);
  const saved = defences(events).filter(({ seat }) => seat === you);
  const changed = left || out || cards.length + saved.length > 0 || Object.values(change).some((by) => by !== 0);
  if (!changed) return null;
  const now = out ? null : heartsAfter(events, you);
  const felt = { ...change, now, left: left && !out, out, cards, saved };
  const text = turn.toYou({ ...felt, by: null });
  return {
    text,
    heard: turn.toYou({ ...felt, by: hurtBy(events, you) }),
    tone: out || cards.length > 0 ? 'bad' : toneOf(change),
  };
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
