/** Frames in a position: their fields, and what may lie on what. */
import {
  joined,
  objectTo,
  readBoolean,
  readChoice,
  readCount,
  readFields,
  readInteger,
  readList,
} from '@yamanote/kernel';
import { MOST_SEATS, readDice, readFace, readUse } from '../actions.ts';
import { CARD_IDS, KEEP_IDS } from '../cards.ts';
import type { Blow, Frame, Harm } from '../types.ts';

type Kind = Frame['kind'];
type Read = (field: string, json: unknown) => unknown;

const seat: Read = (field, json) => readInteger(field, json, 0, MOST_SEATS - 1);
const number: Read = (field, json) => readCount(field, json);
const distance: Read = (field, json) => readInteger(field, json, 0, MOST_SEATS);
const place: Read = (field, json) => readInteger(field, json, 0, 2);
const card: Read = (field, json) => readChoice(field, json, CARD_IDS);
const keep: Read = (field, json) => readChoice(field, json, KEEP_IDS);
const listOf =
  (read: Read): Read =>
  (field, json) =>
    readList(field, json).map((item, i) => read(`${field}[${i}]`, item));
const orNull =
  (read: Read): Read =>
  (field, json) =>
    json === null ? null : read(field, json);
const record =
  (fields: Readonly<Record<string, Read>>): Read =>
  (field, json) =>
    readRecord(field, json, fields);

const HARMS: Readonly<Record<Harm['by'], Readonly<Record<string, Read>>>> = {
  attack: { seat },
  card: { card, seat },
  poison: {},
};
const harm: Read = (field, json) => {
  const by = readChoice(joined(field, 'by'), Object(json).by, ['attack', 'card', 'poison'] as const);
  return readRecord(field, json, { by: () => by, ...HARMS[by] });
};
const stage: Read = (field, json) =>
  readChoice(field, json, ['escape', 'before-roll', 'roll', 'after-roll', 'armour'] as const);
const decision: Read = (field, json) => (json === null ? null : readChoice(field, json, ['left', 'stayed'] as const));
const blow = record({ seat, amount: number, harm, escape: decision } satisfies Record<keyof Blow, Read>);
const wound = record({ seat, lost: number });

function readRecord(field: string, json: unknown, fields: Readonly<Record<string, Read>>): Record<string, unknown> {
  const given = readFields(field, json, Object.keys(fields));
  return Object.fromEntries(Object.entries(fields).map(([key, read]) => [key, read(joined(field, key), given[key])]));
}

/** What lies directly below a frame; `null` is the bottom. */
const SHOP: readonly (Kind | null)[] = ['shopping', 'window'];

interface Form {
  readonly on: readonly (Kind | null)[];
  readonly fields: Readonly<Record<string, Read>>;
}

const FORMS: Readonly<Record<Kind, Form>> = {
  first: { on: [null], fields: {} },
  turn: { on: [null], fields: { seat, extra: orNull(card), penalty: number } },
  choose: { on: ['first', 'turn', 'refill'], fields: { seat } },
  check: { on: [null], fields: {} },
  'end-turn': { on: ['check'], fields: {} },
  shopping: { on: ['end-turn'], fields: {} },
  resolve: { on: ['shopping'], fields: {} },
  rolling: { on: ['resolve'], fields: { moved: readBoolean } },
  roll: { on: ['resolve'], fields: { moved: readBoolean } },
  throw: { on: ['resolve'], fields: { keep: readDice, count: number, by: orNull(keep), probed: readBoolean } },
  reroll: { on: ['resolve'], fields: { probed: readBoolean } },
  probing: { on: ['resolve'], fields: { from: distance, asked: readBoolean } },
  probe: { on: ['probing'], fields: { seat } },
  'probe-throw': { on: ['probing'], fields: { seat, die: readFace, by: keep } },
  change: { on: ['resolve'], fields: {} },
  claws: { on: ['shopping'], fields: {} },
  hearts: { on: ['claws'], fields: { hearts: number, spent: listOf(readUse) } },
  collect: { on: ['claws'], fields: { patients: listOf(record({ seat, hearts: number })) } },
  'move-in': { on: ['shopping'], fields: { attacker: seat } },
  tokyo: { on: ['check', ...SHOP], fields: {} },
  damage: {
    on: ['move-in', 'tokyo', 'exits'],
    fields: { harm, blows: listOf(blow), at: number, stage, rolled: number },
  },
  escape: { on: ['damage'], fields: { seat, amount: number, harm } },
  defend: { on: ['damage', 'threaten'], fields: { seat, amount: number, harm } },
  'camouflage-throw': {
    on: ['damage'],
    fields: { seat, keep: readDice, count: number, amount: number, harm },
  },
  camouflage: { on: ['damage'], fields: { seat, dice: readDice, amount: number, harm } },
  yielding: { on: ['move-in'], fields: { attacker: seat, wounds: listOf(wound), yielded: listOf(seat) } },
  yield: { on: ['yielding'], fields: { seat, lost: number, attacker: seat } },
  exits: { on: ['move-in'], fields: { attacker: seat, yielded: listOf(seat) } },
  buy: { on: ['end-turn'], fields: {} },
  transform: { on: ['end-turn'], fields: {} },
  peek: { on: ['shopping'], fields: {} },
  'take-over': { on: ['shopping'], fields: { seller: seat, card: keep } },
  'turn-in': { on: ['end-turn'], fields: { card: keep } },
  threaten: { on: ['collect', 'take-over', 'turn-in', 'storm'], fields: { harm, seats: listOf(seat) } },
  storm: { on: SHOP, fields: { seat, card } },
  purchased: { on: SHOP, fields: { seat, card, moved: readBoolean } },
  copy: { on: SHOP, fields: { seat } },
  charge: { on: ['rolling', ...SHOP], fields: { seat, card: keep } },
  refill: { on: ['first', 'turn', 'window', 'purchased'], fields: { places: listOf(place) } },
  reveal: { on: ['first', 'turn', 'refill', 'purchased', 'window'], fields: { place } },
  window: { on: SHOP, fields: { places: listOf(place), from: distance, to: distance } },
  snatch: { on: ['window'], fields: { seat, places: listOf(place) } },
  'pass-on': { on: [null], fields: {} },
  again: { on: ['pass-on'], fields: { card: keep } },
};

const KINDS = Object.keys(FORMS) as Kind[];

/** Each frame by itself, and on the one below it; what it needs of the table is checked elsewhere. */
export function readStack(json: unknown): Frame[] {
  let below: Kind | null = null;
  return readList('stack', json).map((item, i) => {
    const field = `stack[${i}]`;
    const kind = readChoice(joined(field, 'kind'), Object(item).kind, KINDS);
    const { on, fields } = FORMS[kind];
    if (!on.includes(below)) {
      const expected = `${kind} only ${on.map((under) => (under === null ? 'at the bottom' : `on ${under}`)).join(', ')}`;
      objectTo(field, expected, below, 'impossible');
    }
    below = kind;
    return readRecord(field, item, { kind: () => kind, ...fields }) as unknown as Frame;
  });
}
