/** Reading the entries of a match file from outside. */
import type { Chance } from '../chance.ts';
import type { Seat } from '../game.ts';
import type { Json } from '../json.ts';
import type { By, Entry, Note } from '../log.ts';
import {
  joined,
  objectTo,
  readBoolean,
  readChoice,
  readFields,
  readHex,
  readInteger,
  readList,
  readString,
} from '../read.ts';
import { readTimeControl } from '../time-control.ts';

/** Fields of one entry, read one after the other. */
type Fields = Record<string, unknown>;

export interface Place {
  field: string;
  index: number;
  seats: number;
  /** Whether entries carry signs of a running hash, and all kinds of them exist: since format 2. */
  isSealed: boolean;
}

export function readEntry(json: unknown, place: Place): Entry {
  const { field, index, isSealed } = place;
  const has = (key: string) => Object.hasOwn(Object(json), key);
  const entry = (...more: string[]) =>
    readFields(field, json, ['index', 'seat', 'at', ...(isSealed ? ['sum'] : []), ...more]);
  /** What a person does besides answering says what is left on the clock, where there is one. */
  const timed = (...more: string[]) => entry(...more, ...(isSealed && has('clock') ? ['clock'] : []));
  if (Object(json).seat === 'chance') return readChanceEntry(place, json, entry);
  if (has('undo')) {
    const found = timed('undo', 'consent', 'by');
    const undo = readInteger(joined(field, 'undo'), found.undo, 0, index - 1);
    const consent = readBoolean(joined(field, 'consent'), found.consent);
    return { ...common(place, found), undo, consent, ...clockOf(place, found) };
  }
  if (has('withdraw')) {
    const found = timed('withdraw', 'by');
    const withdraw = readInteger(joined(field, 'withdraw'), found.withdraw, 0, index - 1);
    return { ...common(place, found), withdraw, ...clockOf(place, found) };
  }
  if (isSealed && has('note')) {
    const found = timed('note', 'by');
    const note = readNote(joined(field, 'note'), found.note, place.seats);
    return { ...common(place, found), note, ...clockOf(place, found) };
  }
  const found = entry('answer', 'by', 'clock');
  const clock = found.clock === null ? null : readInteger(joined(field, 'clock'), found.clock, 0);
  return { ...common(place, found), answer: found.answer as Json, clock };
}

function readChanceEntry(place: Place, json: unknown, entry: (...more: string[]) => Fields): Entry {
  const { field, isSealed } = place;
  const isArranged = isSealed && Object.hasOwn(Object(json), 'arranged');
  const found = entry('of', 'answer', ...(isArranged ? ['arranged'] : []));
  const of = readChance(joined(field, 'of'), found.of);
  const chance = { ...stamp(place, found), seat: 'chance' as const, of, answer: found.answer as Json };
  if (!isArranged) return chance;
  if (found.arranged !== true) objectTo(joined(field, 'arranged'), 'true, or no such field', found.arranged);
  return { ...chance, arranged: true };
}

function stamp({ field, index, isSealed }: Place, found: Fields) {
  return {
    index: readInteger(joined(field, 'index'), found.index, index, index),
    at: readInteger(joined(field, 'at'), found.at, 0),
    ...(isSealed ? { sum: readHex(joined(field, 'sum'), found.sum, 4) } : {}),
  };
}

function common(place: Place, found: Fields) {
  return {
    ...stamp(place, found),
    seat: readInteger(joined(place.field, 'seat'), found.seat, 0, place.seats - 1) as Seat,
    by: readBy(joined(place.field, 'by'), found.by),
  };
}

function clockOf({ field }: Place, found: Fields): { clock?: number } {
  return 'clock' in found ? { clock: readInteger(joined(field, 'clock'), found.clock, 0) } : {};
}

export function readSeats(field: string, json: unknown, seats: number): Seat[] {
  return readList(field, json).map((seat, i) => readInteger(`${field}[${i}]`, seat, 0, seats - 1));
}

const NOTES = ['pause', 'resume', 'hint', 'hand-over', 'time-control', 'gap', 'agreed-end'] as const;

function readNote(field: string, json: unknown, seats: number): Note {
  const is = readChoice(joined(field, 'is'), Object(json).is, NOTES);
  switch (is) {
    case 'time-control': {
      const { control } = readFields(field, json, ['is', 'control']);
      return { is, control: readTimeControl(joined(field, 'control'), control) };
    }
    case 'gap': {
      const found = readFields(field, json, ['is', 'from', 'until']);
      const from = readInteger(joined(field, 'from'), found.from, 0);
      return { is, from, until: readInteger(joined(field, 'until'), found.until, from) };
    }
    case 'hand-over': {
      const { player, who } = readFields(field, json, ['is', 'player', 'who']);
      return {
        is,
        player: readString(joined(field, 'player'), player),
        who: who === null ? null : readHex(joined(field, 'who'), who, 32),
      };
    }
    case 'agreed-end':
      return { is, seats: readSeats(joined(field, 'seats'), readFields(field, json, ['is', 'seats']).seats, seats) };
    default:
      readFields(field, json, ['is']);
      return { is };
  }
}

function readBy(field: string, json: unknown): By {
  const is = readChoice(joined(field, 'is'), Object(json).is, ['person', 'bot', 'time-out', 'standing-order', 'hall']);
  if (is !== 'bot') {
    readFields(field, json, ['is']);
    return { is };
  }
  return { is, bot: readString(joined(field, 'bot'), readFields(field, json, ['is', 'bot']).bot) };
}

/** Bounds that no throw or pile of a board game reaches; they keep a made-up file from asking for endless sampling. */
const MOST = 10_000;

function readChance(field: string, json: unknown): Chance {
  const keys = Object.keys(Object(json));
  if (keys.includes('dice')) {
    const { dice } = readFields(field, json, ['dice']);
    return { dice: readInteger(joined(field, 'dice'), dice, 1, 100) };
  }
  if (keys.includes('draw')) {
    const { draw, from } = readFields(field, json, ['draw', 'from']);
    const piles = Object.entries(readFields(joined(field, 'from'), from, [], Object.keys(Object(from))));
    const counts = piles.map(([card, n]) => [card, readInteger(`${field}.from.${card}`, n, 0, MOST)] as const);
    const size = counts.reduce((sum, [, n]) => sum + n, 0);
    return { draw: readInteger(joined(field, 'draw'), draw, 1, size), from: Object.fromEntries(counts) };
  }
  const { pick } = readFields(field, json, ['pick']);
  const picks = readList(joined(field, 'pick'), pick).map((item, i): [Json, number] => {
    const pair = readList(`${field}.pick[${i}]`, item);
    if (pair.length !== 2) objectTo(`${field}.pick[${i}]`, 'an outcome and its weight', item);
    const [outcome, weight] = pair;
    return [outcome as Json, readInteger(`${field}.pick[${i}][1]`, weight, 0, MOST)];
  });
  if (picks.every(([, weight]) => weight === 0)) objectTo(joined(field, 'pick'), 'an outcome with a weight', pick);
  return { pick: picks };
}
