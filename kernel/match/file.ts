/** Reading a match file from outside, field by field. */
import type { Json } from '../json.ts';
import {
  joined,
  objectTo,
  readChoice,
  readFields,
  readHex,
  readInteger,
  reading,
  readList,
  readString,
} from '../read.ts';
import type { OrRefusal } from '../refusal.ts';
import { partsOf } from './chain.ts';
import { readEntry, readSeats } from './entries.ts';
import { FORMATS, type Header1, type Header2, type SealedSeat, type SeatInfo, type VoidDeal } from './header.ts';
import type { Match, Signature } from './replay.ts';

const HEADER = ['format', 'game', 'version', 'options', 'seats', 'position', 'commitment'] as const;
const STORY = ['seed', 'log', 'hash'] as const;

export function parseMatch(json: unknown): OrRefusal<Match> {
  return reading(() => {
    const { format: said } = readFields('', json, [], Object.keys(Object(json)));
    const format = readChoice('format', said, FORMATS);
    if (format === 'yamanote-match-2') return readMatch2(json);
    if (Object.hasOwn(json as object, 'sums')) objectTo('format', 'yamanote-match-2, as there are sums', format);
    return readMatch1(json);
  });
}

function readMatch1(json: unknown): Match {
  const fields = readFields('', json, [...HEADER, ...STORY]);
  const seats = readList('seats', fields.seats).map((seat, i) => readSeat(`seats[${i}]`, seat));
  const header: Header1 = { format: 'yamanote-match-1', ...readBeginning(fields), seats };
  return { ...header, ...readStory(fields, seats.length, false) };
}

function readMatch2(json: unknown): Match {
  const fields = readFields('', json, [...HEADER, 'voids', 'sums', ...STORY, 'signed']);
  const seats = readList('seats', fields.seats).map((seat, i) => readSealedSeat(`seats[${i}]`, seat));
  const voids = readList('voids', fields.voids).map((deal, i) => readVoid(`voids[${i}]`, deal, seats.length));
  const sealed = { format: 'yamanote-match-2', ...readBeginning(fields), seats, voids } as const;
  const header: Header2 = { ...sealed, sums: readSums('sums', fields.sums, partsOf(sealed).length) };
  const signed = fields.signed === null ? null : readSignature('signed', fields.signed);
  return { ...header, ...readStory(fields, seats.length, true), signed };
}

function readBeginning(fields: Record<string, unknown>): Omit<Header1, 'format' | 'seats'> {
  return {
    game: readString('game', fields.game),
    version: readInteger('version', fields.version, 1),
    options: readFields('options', fields.options, [], Object.keys(Object(fields.options))) as Header1['options'],
    position: fields.position as Json,
    commitment: readHex('commitment', fields.commitment, 32),
  };
}

function readStory(
  fields: Record<string, unknown>,
  seats: number,
  isSealed: boolean,
): Pick<Match, (typeof STORY)[number]> {
  return {
    seed: fields.seed === null ? null : readHex('seed', fields.seed, 32),
    log: readList('log', fields.log).map((entry, i) =>
      readEntry(entry, { field: `log[${i}]`, index: i, seats, isSealed }),
    ),
    hash: fields.hash === null ? null : readHex('hash', fields.hash, 32),
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

function readSealedSeat(field: string, json: unknown): SealedSeat {
  const found = readFields(field, json, ['name', 'salt', 'who', 'player', 'seal', 'bits']);
  const hexOrNull = (key: string, bytes: number) =>
    found[key] === null ? null : readHex(joined(field, key), found[key], bytes);
  return {
    name: found.name === null ? null : readString(joined(field, 'name'), found.name),
    salt: hexOrNull('salt', 16),
    who: readHex(joined(field, 'who'), found.who, 32),
    player: readString(joined(field, 'player'), found.player),
    seal: hexOrNull('seal', 32),
    bits: hexOrNull('bits', 16),
  };
}

function readVoid(field: string, json: unknown, seats: number): VoidDeal {
  const { commitment, silent } = readFields(field, json, ['commitment', 'silent']);
  return {
    commitment: readHex(joined(field, 'commitment'), commitment, 32),
    silent: readSeats(joined(field, 'silent'), silent, seats),
  };
}

function readSums(field: string, json: unknown, count: number): string[] {
  const sums = readList(field, json).map((sum, i) => readHex(`${field}[${i}]`, sum, 4));
  if (sums.length !== count) objectTo(field, `${count} sums, one for each part`, sums.length);
  return sums;
}

function readSignature(field: string, json: unknown): Signature {
  const { key, signature } = readFields(field, json, ['key', 'signature']);
  return {
    key: readHex(joined(field, 'key'), key, 32),
    signature: readHex(joined(field, 'signature'), signature, 64),
  };
}
