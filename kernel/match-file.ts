/** Reading a match file from outside, field by field. */
import type { Chance } from './chance.ts';
import type { Seat } from './game.ts';
import type { Json } from './json.ts';
import type { By, Entry } from './log.ts';
import { type Header, MATCH_FORMAT, type Match, type SeatInfo } from './match.ts';
import {
  joined,
  objectTo,
  readBoolean,
  readChoice,
  readFields,
  readHex,
  readInteger,
  reading,
  readList,
  readString,
} from './read.ts';
import type { OrRefusal } from './refusal.ts';

const HEADER = ['format', 'game', 'version', 'options', 'seats', 'position', 'commitment'] as const;

export function parseMatch(json: unknown): OrRefusal<Match> {
  return reading(() => {
    const fields = readFields('', json, [...HEADER, 'seed', 'log', 'hash']);
    const header = readHeader(fields);
    const log = readList('log', fields.log).map((entry, i) => readEntry(`log[${i}]`, entry, i, header.seats.length));
    return {
      ...header,
      seed: fields.seed === null ? null : readHex('seed', fields.seed, 32),
      log,
      hash: fields.hash === null ? null : readHex('hash', fields.hash, 32),
    };
  });
}

function readHeader(fields: Record<string, unknown>): Header {
  return {
    format: readChoice('format', fields.format, [MATCH_FORMAT]),
    game: readString('game', fields.game),
    version: readInteger('version', fields.version, 1),
    options: readFields('options', fields.options, [], Object.keys(Object(fields.options))) as Header['options'],
    seats: readList('seats', fields.seats).map((seat, i) => readSeat(`seats[${i}]`, seat)),
    position: fields.position as Json,
    commitment: readHex('commitment', fields.commitment, 32),
  };
}

function readSeat(field: string, json: unknown): SeatInfo {
  const { name, player, bits } = readFields(field, json, ['name', 'player', 'bits']);
  return {
    name: readString(joined(field, 'name'), name),
    player: readString(joined(field, 'player'), player),
    bits: bits === null ? null : readHex(joined(field, 'bits'), bits, 16),
  };
}

function readEntry(field: string, json: unknown, index: number, seats: number): Entry {
  const keys = Object.keys(Object(json));
  const stamp = (found: Record<string, unknown>) => ({
    index: readInteger(joined(field, 'index'), found.index, index, index),
    at: readInteger(joined(field, 'at'), found.at, 0),
  });
  if (Object(json).seat === 'chance') {
    const found = readFields(field, json, ['index', 'seat', 'of', 'answer', 'at']);
    const of = readChance(joined(field, 'of'), found.of);
    return { ...stamp(found), seat: 'chance', of, answer: found.answer as Json };
  }
  const common = (found: Record<string, unknown>) => ({
    ...stamp(found),
    seat: readInteger(joined(field, 'seat'), found.seat, 0, seats - 1) as Seat,
    by: readBy(joined(field, 'by'), found.by),
  });
  if (keys.includes('undo')) {
    const found = readFields(field, json, ['index', 'seat', 'undo', 'consent', 'by', 'at']);
    const undo = readInteger(joined(field, 'undo'), found.undo, 0, index - 1);
    return { ...common(found), undo, consent: readBoolean(joined(field, 'consent'), found.consent) };
  }
  if (keys.includes('withdraw')) {
    const found = readFields(field, json, ['index', 'seat', 'withdraw', 'by', 'at']);
    return { ...common(found), withdraw: readInteger(joined(field, 'withdraw'), found.withdraw, 0, index - 1) };
  }
  const found = readFields(field, json, ['index', 'seat', 'answer', 'by', 'at', 'clock']);
  const clock = found.clock === null ? null : readInteger(joined(field, 'clock'), found.clock, 0);
  return { ...common(found), answer: found.answer as Json, clock };
}

function readBy(field: string, json: unknown): By {
  const is = readChoice(joined(field, 'is'), Object(json).is, ['person', 'bot', 'time-out', 'standing-order']);
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
