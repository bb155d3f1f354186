/**
 * How much time a table gives its people. No rule knows of it: it stands in a match's log, and whoever runs the match keeps the
 * clocks. What is described here is what a host may choose, and what a match file may say.
 */
import { objectTo, readChoice, readFields, readInteger, reading, readList, readString } from './read.ts';
import type { OrRefusal } from './refusal.ts';

export type TimeControl = LiveControl | DailyControl;

/** Everybody is there: a bank for the whole match, with something added for each turn. All in seconds. */
export interface LiveControl {
  readonly is: 'live';
  readonly bank: number;
  readonly increment: number;
  /** For each question out of one's turn; the bank does not run meanwhile. */
  readonly reaction: number;
}

/** People look in when they can: so many hours for each turn, in which neither nights nor days off count. */
export interface DailyControl {
  readonly is: 'daily';
  readonly hours: number;
  /** By which clock there is night: the name of a time zone, as "Europe/Berlin". */
  readonly zone: string;
  /** Full hours of that clock, from one up to another; `null` if every hour counts. */
  readonly night: { readonly from: number; readonly to: number } | null;
  /** Days of the week on which no hour counts, from 0 for Sunday, in ascending order. */
  readonly off: readonly number[];
}

/** What can be chosen at least and at most. */
export const TIME_BOUNDS = {
  bank: [60, 10_800],
  increment: [0, 300],
  reaction: [5, 300],
  hours: [1, 336],
} as const;

/** The time that nobody served the match, by the store's clock: no clock of the match ran from then on up to that. */
export interface Gap {
  readonly from: number;
  readonly until: number;
}

const WEEK = 7;
const DAY = 24;

/** A time control from outside. */
export function parseTimeControl(json: unknown): OrRefusal<TimeControl> {
  return reading(() => readTimeControl('', json));
}

export function readTimeControl(field: string, json: unknown): TimeControl {
  const at = (name: string) => (field === '' ? name : `${field}.${name}`);
  const is = readChoice(at('is'), Object(json).is, ['live', 'daily']);
  const number = (name: keyof typeof TIME_BOUNDS, given: unknown) => {
    const [least, most] = TIME_BOUNDS[name];
    return readInteger(at(name), given, least, most);
  };
  if (is === 'live') {
    const { bank, increment, reaction } = readFields(field, json, ['is', 'bank', 'increment', 'reaction']);
    return {
      is,
      bank: number('bank', bank),
      increment: number('increment', increment),
      reaction: number('reaction', reaction),
    };
  }
  const { hours, zone, night, off } = readFields(field, json, ['is', 'hours', 'zone', 'night', 'off']);
  return {
    is,
    hours: number('hours', hours),
    zone: readZone(at('zone'), zone),
    night: night === null ? null : readNight(at('night'), night),
    off: readDaysOff(at('off'), off),
  };
}

function readZone(field: string, json: unknown): string {
  const zone = readString(field, json);
  if (!isZone(zone)) objectTo(field, 'the name of a time zone, such as Europe/Berlin', json);
  return zone;
}

/** Whether this is a time zone with a name. A bare offset is none: it knows no summer. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,60}$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** From an hour up to the same one would be all day long, and leave no time. */
function readNight(field: string, json: unknown): DailyControl['night'] {
  const fields = readFields(field, json, ['from', 'to']);
  const from = readInteger(`${field}.from`, fields.from, 0, DAY - 1);
  const to = readInteger(`${field}.to`, fields.to, 0, DAY - 1);
  if (from === to) objectTo(field, 'a night that leaves some hours of the day', json);
  return { from, to };
}

function readDaysOff(field: string, json: unknown): number[] {
  const days = readList(field, json).map((day, i) => readInteger(`${field}[${i}]`, day, 0, WEEK - 1));
  if (new Set(days).size !== days.length) objectTo(field, 'every day once', json);
  if (days.length === WEEK) objectTo(field, 'a day of the week that is left to play', json);
  return days.toSorted((a, b) => a - b);
}
