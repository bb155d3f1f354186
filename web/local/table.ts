/** A table on this device that is open: its match with its host, and what the host wants done. */
import type { BotRoom } from '@yamanote/games/room';
import { isRefusal, type Refusal, type Viewer } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import {
  between,
  type Effect,
  type Happening,
  type Hint,
  happen,
  hasHints,
  hostOf,
  isEndedByConsent,
  longestPause,
  openMatch,
  ordersKept,
  type Pace,
  show,
  sightOf,
  since,
} from '@yamanote/running-match';
import type { Device, DeviceTable } from './device-table.ts';
import { infoOf } from './info.ts';
import { handOn } from './people.ts';
import type { LocalRecord } from './record.ts';
import { Behind } from './shelf.ts';
import type { Task } from './thinkers.ts';

type News = Extract<Reply, { is: 'news' }>;
type Of<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

/** A full pause before a bot's answer, for who is calm. */
const FULL_PAUSE = 700;

/** Whose eyes the pages are. */
function viewerAt({ record: { holder } }: DeviceTable): Viewer {
  return holder ?? 'public';
}

/** With the rules that the match began under. Throws if it cannot be played any more. */
export function openTable(room: BotRoom, found: { record: LocalRecord; log: LocalLog }, pace: Pace): DeviceTable {
  const { log } = found;
  const seats = found.record.seats.map((seat) =>
    seat.person === null ? seat : { ...seat, orders: ordersKept(room.game, seat.orders) },
  );
  const record = { ...found.record, seats };
  const match = openMatch(room.game, record.header, record.seed, log);
  if (isRefusal(match)) throw new Error(`a remembered match cannot be opened: ${match.expected}`);
  const host = hostOf(match, {
    opens: room.opens,
    seats: record.seats,
    pause: longestPause([pace], FULL_PAUSE),
    allowsHints: hasHints(record),
  });
  const hands = handOn(match, record.seats, null);
  return {
    record: { ...record, holder: hands.holder },
    host,
    handTo: hands.handTo,
    timer: undefined,
    hasGap: false,
    queue: Promise.resolve(),
    closed: false,
  };
}

type LocalLog = Parameters<typeof openMatch>[3];

/** Tells the host, in the table's turn; resolves to why an input was refused, if it was. */
export function tellHost(device: Device, table: DeviceTable, happening: Happening): Promise<Refusal | null> {
  const told = table.queue.then(() => (table.closed ? null : carryOut(device, table, happen(table.host, happening))));
  table.queue = told.catch(() => undefined);
  return told;
}

/** So patient are they who look on. */
export function setPace(device: Device, table: DeviceTable, pace: Pace): Promise<unknown> {
  return tellHost(device, table, { is: 'audience', pause: longestPause([pace], FULL_PAUSE), at: device.now() });
}

export function close(table: DeviceTable): void {
  table.closed = true;
  clearTimeout(table.timer);
}

export function tellTable(device: Device, table: DeviceTable): void {
  device.tell({ is: 'table', info: infoOf(table) });
}

export function newsSince(table: DeviceTable, next: number): News {
  const viewer = viewerAt(table);
  return news(table, since(table.host.match, next, viewer), [], viewer);
}

function news({ record, host }: DeviceTable, showings: News['showings'], views: News['between'], viewer: Viewer): News {
  const { id, match } = record;
  return { is: 'news', table: id, match, showings, between: views, sight: sightOf(host.match, viewer) };
}

async function carryOut(device: Device, table: DeviceTable, effects: readonly Effect[]): Promise<Refusal | null> {
  let refusal: Refusal | null = null;
  for (const effect of effects) {
    if (table.closed) break;
    refusal ??= await carryOutOne(device, table, effect);
  }
  return refusal;
}

async function carryOutOne(device: Device, table: DeviceTable, effect: Effect): Promise<Refusal | null> {
  switch (effect.is) {
    case 'store':
      return store(device, table, effect);
    case 'refuse':
      return effect.refusal;
    case 'tell':
      try {
        tell(device, table, effect);
        return null;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return carryOut(device, table, happen(table.host, { is: 'broken', why, at: device.now() }));
      }
    case 'stop':
      tellStop(device, table);
      return null;
    case 'think':
      think(device, table, effect);
      return null;
    case 'consider':
      consider(device, table, effect);
      return null;
    case 'hint':
      tellHint(device, table, effect);
      return null;
    case 'over':
    case 'stuck':
    case 'unstuck':
      tellTable(device, table);
      return null;
    case 'wait':
      wait(device, table, effect.until);
      return null;
  }
}

/** A browser that keeps nothing is no reason not to play. */
async function store(device: Device, table: DeviceTable, effect: Of<'store'>): Promise<Refusal | null> {
  const { draft, asked, ended, ordered } = effect;
  const { record } = table;
  const seats =
    ordered === null
      ? record.seats
      : record.seats.with(ordered.seat, { ...record.seats[ordered.seat], orders: ordered.orders });
  const agreedEnd = isEndedByConsent(draft);
  table.record = { ...record, seats, asked, winners: ended?.winners ?? null, agreedEnd, playedAt: device.now() };
  const entries = draft.additions.map(({ entry }) => entry);
  const { shelf } = device;
  const { log } = table.host.match;
  const fault = await device.keep(() =>
    table.hasGap ? shelf.put(table.record, [...log, ...entries]) : shelf.append(table.record, entries),
  );
  if (fault instanceof Behind) {
    device.givenUp(table);
    return null;
  }
  table.hasGap = fault !== null;
  return carryOut(device, table, happen(table.host, { is: 'stored', at: device.now() }));
}

/** First to who did it, then the device goes on to who is asked. */
function tell(device: Device, table: DeviceTable, { additions }: Of<'tell'>): void {
  const { game } = table.host.match;
  const viewer = viewerAt(table);
  const showings = additions.map((addition) => show(game, addition, viewer));
  device.tell(news(table, showings, between(game, additions, viewer), viewer));
  passOn(device, table);
}

/** Whoever looks is to see that the match was stopped, if it can be shown at all. */
function tellStop(device: Device, table: DeviceTable): void {
  try {
    device.tell(news(table, [], [], viewerAt(table)));
  } catch (error) {
    console.warn(error);
  }
}

/** Looks whether somebody else is to have the device now. */
export function passOn(device: Device, table: DeviceTable): void {
  const { record, host, handTo } = table;
  const hands = handOn(host.match, record.seats, record.holder);
  if (hands.holder === record.holder && hands.handTo === handTo) return;
  table.record = { ...record, holder: hands.holder };
  table.handTo = hands.handTo;
  tellTable(device, table);
  if (hands.holder !== record.holder) device.tell(news(table, [], [], viewerAt(table)));
}

function think(device: Device, table: DeviceTable, { seat, question, bot, view, time }: Of<'think'>): void {
  void thinkOn(device, table, { bot, seat, view, budget: time }).then((found) =>
    tellHost(device, table, { is: 'thought', seat, question, bot, found, at: device.now() }),
  );
}

/** Nobody waits for a turn meanwhile: as long as a thought may take at all. */
function consider(device: Device, table: DeviceTable, { seat, question, view }: Of<'consider'>): void {
  void thinkOn(device, table, { bot: null, seat, view, budget: Number.POSITIVE_INFINITY }).then((found) =>
    tellHost(device, table, {
      ...{ is: 'considered', seat, question, at: device.now() },
      found: found === null ? null : (found.answer as Hint),
    }),
  );
}

function thinkOn(device: Device, { host }: DeviceTable, thought: Pick<Task, 'bot' | 'seat' | 'view' | 'budget'>) {
  const { id: game, version } = host.match.game;
  return device.think({ game, version, ...thought, seed: device.random(16) });
}

/** Whoever has the device by now may be somebody else. */
function tellHint(device: Device, table: DeviceTable, { seat, question, hint }: Of<'hint'>): void {
  const { id, match } = table.record;
  if (viewerAt(table) === seat) device.tell({ is: 'hint', table: id, match, seat, question, hint });
}

function wait(device: Device, table: DeviceTable, until: number | null): void {
  clearTimeout(table.timer);
  if (until === null) return;
  table.timer = setTimeout(() => void tellHost(device, table, { is: 'time', at: device.now() }), until - device.now());
}
