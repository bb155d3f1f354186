/** The hours of a table that plays by the day: how much of a span of time counts, and when so much of it has gone by. */
import type { DailyControl } from '@yamanote/kernel';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Nobody is given more than two weeks, of which at least an hour a week counts. */
const FURTHEST = 3 * 366 * 24 * HOUR;

type Hours = Pick<DailyControl, 'zone' | 'night' | 'off'>;

/** How many milliseconds of this span count. */
export function countedBetween(hours: Hours, from: number, until: number): number {
  if (countsAlways(hours)) return Math.max(0, until - from);
  let counted = 0;
  for (let at = from; at < until; ) {
    const next = Math.min(until, nextHour(hours, at));
    if (counts(hours, at)) counted += next - at;
    at = next;
  }
  return counted;
}

/** When so many milliseconds that count have gone by since then. */
export function afterCounted(hours: Hours, from: number, counted: number): number {
  if (countsAlways(hours)) return from + counted;
  let left = counted;
  for (let at = from; at < from + FURTHEST; ) {
    const next = nextHour(hours, at);
    const part = counts(hours, at) ? next - at : 0;
    if (part >= left && counts(hours, at)) return at + left;
    left -= part;
    at = next;
  }
  return from + FURTHEST;
}

/** Whether this moment counts: neither at night nor on a day off, by the clock of the place. */
export function counts({ zone, night, off }: Hours, at: number): boolean {
  if (night === null && off.length === 0) return true;
  const { day, hour } = localTime(zone, at);
  return !off.includes(day) && !isNight(night, hour);
}

/** When it is otherwise than at this moment, if it ever is. */
export function nextChange(hours: Hours, at: number): number | null {
  if (countsAlways(hours)) return null;
  const now = counts(hours, at);
  for (let next = nextHour(hours, at); next < at + 8 * 24 * HOUR; next = nextHour(hours, next)) {
    if (counts(hours, next) !== now) return next;
  }
  return null;
}

function countsAlways({ night, off }: Hours): boolean {
  return night === null && off.length === 0;
}

function isNight(night: Hours['night'], hour: number): boolean {
  if (night === null) return false;
  const { from, to } = night;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Where the next full hour of the place begins: nothing changes before, also when its clocks are put forward or back. */
function nextHour({ zone }: Hours, at: number): number {
  const { minute, second } = localTime(zone, at);
  return at + HOUR - minute * 60 * SECOND - second * SECOND - (at % SECOND);
}

/** Making one takes a thousand times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function localTime(zone: string, at: number): { day: number; hour: number; minute: number; second: number } {
  const format = formats.get(zone) ?? formatOf(zone);
  formats.set(zone, format);
  const found = { day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of format.formatToParts(at)) {
    if (type === 'weekday') found.day = DAYS.indexOf(value);
    else if (type === 'hour' || type === 'minute' || type === 'second') found[type] = Number(value);
  }
  return found;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
}
