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
    const local = localTime(hours.zone, at);
    const next = Math.min(until, nextEdge(hours, at, local));
    if (isOpen(hours, local)) counted += next - at;
    at = next;
  }
  return counted;
}

/** When so many milliseconds that count have gone by since then. */
export function afterCounted(hours: Hours, from: number, counted: number): number {
  if (countsAlways(hours)) return from + counted;
  let left = counted;
  for (let at = from; at < from + FURTHEST; ) {
    const local = localTime(hours.zone, at);
    const next = nextEdge(hours, at, local);
    if (isOpen(hours, local)) {
      if (next - at >= left) return at + left;
      left -= next - at;
    }
    at = next;
  }
  return from + FURTHEST;
}

/** Whether this moment counts: neither at night nor on a day off, by the clock of the place. */
export function counts(hours: Hours, at: number): boolean {
  return countsAlways(hours) || isOpen(hours, localTime(hours.zone, at));
}

/** When it is otherwise than at this moment, if it ever is. */
export function nextChange(hours: Hours, at: number): number | null {
  if (countsAlways(hours)) return null;
  let local = localTime(hours.zone, at);
  const now = isOpen(hours, local);
  for (let next = nextEdge(hours, at, local); next < at + 8 * 24 * HOUR; next = nextEdge(hours, next, local)) {
    local = localTime(hours.zone, next);
    if (isOpen(hours, local) !== now) return next;
  }
  return null;
}

function countsAlways({ night, off }: Hours): boolean {
  return night === null && off.length === 0;
}

function isOpen({ night, off }: Hours, { day, hour }: LocalTime): boolean {
  return !off.includes(day) && !isNight(night, hour);
}

function isNight(night: Hours['night'], hour: number): boolean {
  if (night === null) return false;
  const { from, to } = night;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** When it may next be otherwise: at midnight, and where a night begins or ends. */
function nextEdge({ zone, night, off }: Hours, at: number, { day, hour, minute, second }: LocalTime): number {
  // Nothing changes before the next full hour of the place, also when its clocks are put forward or back.
  const nextHour = at + HOUR - minute * 60 * SECOND - second * SECOND - (at % SECOND);
  const edges = night === null || off.includes(day) ? [] : [night.from, night.to];
  const edge = Math.min(MIDNIGHT, ...edges.filter((one) => one > hour));
  const next = nextHour + (edge - hour - 1) * HOUR;
  if (next === nextHour) return next;
  const then = localTime(zone, next);
  // Where they are until then, it goes hour by hour.
  return then.hour === edge % MIDNIGHT && then.minute === 0 ? next : nextHour;
}

const MIDNIGHT = 24;

/** Making one takes a thousand times as long as using it. By the names of zones, in which capitals make no difference. */
const formats = new Map<string, Intl.DateTimeFormat>();
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface LocalTime {
  day: number;
  hour: number;
  minute: number;
  second: number;
}

function localTime(zone: string, at: number): LocalTime {
  const name = zone.toLowerCase();
  const format = formats.get(name) ?? formatOf(zone);
  formats.set(name, format);
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
