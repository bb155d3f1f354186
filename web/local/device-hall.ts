/**
 * The hall on this device: it answers the same requests as the server, for the people at this device and bots. It needs no
 * network, and its matches are as verifiable as any. It runs in a worker; its pages reach it over a line like any hall.
 */
import { evenBot, isBotName } from '@yamanote/bots';
import type { BotRoom } from '@yamanote/games/room';
import { underVersion } from '@yamanote/games/versions';
import { chooseOptions, isRefusal, type Json, type Match, type OrRefusal } from '@yamanote/kernel';
import type { HallCode, Reply, Request } from '@yamanote/protocol';
import {
  agreedInput,
  inputOf,
  isOver,
  matchOf,
  openMatch,
  orderInAdvance,
  type Pace,
  refuseRewind,
} from '@yamanote/running-match';
import type { Device, DeviceTable } from './device-table.ts';
import { lineOf } from './info.ts';
import { peopleOf } from './people.ts';
import { type LocalRecord, type LocalSeat, type OldRecord, renewed, STAND_IN } from './record.ts';
import { newRound, nextRound, type Round } from './round.ts';
import { close, newsSince, openTable, passOn, setPace, tellHost, tellTable } from './table.ts';

type Code = HallCode | Extract<Reply, { is: 'refused' }>['code'];
type Of<D extends Request['do']> = Extract<Request, { do: D }>;
type Answer = Omit<Extract<Reply, { is: 'done' }>, 'is' | 're'>;
type Say = (reply: Reply) => void;

export class Refusing extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}

export interface DeviceHall {
  answer(request: Request, name: string, say: Say): Promise<Answer>;
  /** A table whose match begins at a position: a map of one's own, for example. */
  prepare(game: string, bots: readonly string[], name: string, position: Json): Promise<string>;
  /** The match of a table as a file; its seed is shown when it is over. */
  file(table: string): Promise<Match | null>;
  /** Takes over what was remembered before there was a database. */
  adopt(old: OldRecord): Promise<void>;
  /** Another tab has opened this table to play it. */
  openedElsewhere(table: string): void;
}

export function makeDeviceHall(device: Device, opened: (table: string) => void): DeviceHall {
  const open = new Map<string, DeviceTable>();
  let pace: Pace = 'calm';

  async function roomOf(game: string): Promise<BotRoom> {
    return device.roomOf(game).catch(() => {
      throw new Refusing('unknown-request');
    });
  }

  /** The table of this name; one that another tab plays is only taken back by who looks at it. */
  async function at(id: string): Promise<DeviceTable> {
    if (open.get(id)?.closed) throw new Refusing('not-started');
    return taken(id);
  }

  /** The same, read again if it is not open. */
  async function taken(id: string): Promise<DeviceTable> {
    const known = open.get(id);
    if (known !== undefined && !known.closed) return known;
    const found = await device.shelf.find(id);
    if (found === null) throw new Refusing('unknown-table');
    const room = await underVersion(await roomOf(found.record.game), found.record.version);
    if (room === null) throw new Refusing('frozen');
    return lay(room, found);
  }

  async function lay(room: BotRoom, found: Parameters<typeof openTable>[1]): Promise<DeviceTable> {
    let table: DeviceTable;
    try {
      table = openTable(room, found, pace);
    } catch {
      throw new Refusing('frozen');
    }
    open.set(found.record.id, table);
    opened(found.record.id);
    // Who sits where is known before anything happens.
    tellTable(device, table);
    const isFresh = found.log?.length === 0;
    const input = { is: 'begin', at: device.now() } as const;
    await tellHost(device, table, isFresh ? { is: 'input', input } : { is: 'time', at: device.now() });
    return table;
  }

  async function create({ game, options: wished, seats, hints }: Of<'create'>, name: string): Promise<Answer> {
    const room = await roomOf(game);
    const options = accept(chooseOptions(room.game, wished, seats.length));
    const seated = seats.map((seat) => seatFor(seat, name));
    const round = { id: freshId(), options, seats: seated, hints, round: 1, position: null };
    const record = await begin(room, round);
    await lay(room, { record, log: [] });
    return { table: record.id };
  }

  const freshId = () => `local-${device.random(6)}`;

  async function begin(room: BotRoom, round: Round): Promise<LocalRecord> {
    const record = { ...accept(newRound(room, round, device.random)), playedAt: device.now() };
    await device.keep(() => device.shelf.put(record, []));
    return record;
  }

  async function watch({ table: id, match, next }: Of<'watch'>, say: Say): Promise<Answer> {
    const table = await taken(id);
    await table.queue;
    // Whoever comes to look is not sure to be who looked before.
    if (table.handTo !== null) table.record = { ...table.record, holder: null };
    tellTable({ ...device, tell: say }, table);
    try {
      say(newsSince(table, match === table.record.match ? next : 0));
    } catch {
      throw new Refusing('frozen');
    }
    return {};
  }

  async function rematch({ table: id, match, change, even }: Of<'rematch'>): Promise<Answer> {
    // What is to be different is chosen at the game's station.
    if (change) throw new Refusing('unknown-request');
    const old = await at(id);
    if (match !== old.record.match) return {};
    if (!isOver(old.host.match)) throw new Refusing('not-over');
    const room = await roomOf(old.record.game);
    if (even !== undefined && !isBotName(even)) throw new Refusing('malformed');
    const seats = old.record.seats.map((seat) =>
      seat.person === null ? { ...seat, bot: evenBot(seat.bot, even) } : seat,
    );
    const record = { ...accept(nextRound({ ...old.record, seats }, room, device.random)), playedAt: device.now() };
    await device.keep(() => device.shelf.put(record, []));
    close(old);
    await lay(room, { record, log: [] });
    return {};
  }

  async function play(wish: Of<'answer' | 'undo' | 'withdraw' | 'hint'>): Promise<Answer> {
    const table = await at(wish.table);
    const { holder, seats, match } = table.record;
    if (wish.match !== match) throw new Refusing('over');
    if (holder === null || seats[holder].bot !== null) throw new Refusing('not-seated');
    const first = table.host.match.course.next;
    const refusal = await tellHost(device, table, { is: 'input', input: inputOf(holder, wish, device.now()) });
    if (refusal !== null) throw new Refusing(refusal.refused);
    return { first, next: table.host.match.course.next };
  }

  /** Who is at this device is at one table with all the others: whoever has it says what they agree on. */
  async function propose({ table: id, match, agreement }: Of<'propose'>): Promise<Answer> {
    const table = await at(id);
    const { holder, seats } = table.record;
    if (match !== table.record.match) throw new Refusing('over');
    if (holder === null || seats[holder].bot !== null) throw new Refusing('not-seated');
    if (isOver(table.host.match)) throw new Refusing('over');
    const { course } = table.host.match;
    const nothing = agreement.is === 'rewind' ? refuseRewind(course, agreement.to) : null;
    if (nothing !== null) throw new Refusing(nothing.refused);
    const first = course.next;
    const all = peopleOf(seats).filter((seat) => !seats[seat].gaveUp);
    const input = agreedInput(agreement, holder, all, device.now());
    const refusal = await tellHost(device, table, { is: 'input', input });
    if (refusal !== null) throw new Refusing(refusal.refused);
    return { first, next: table.host.match.course.next };
  }

  async function order(wish: Of<'order'>): Promise<Answer> {
    const table = await at(wish.table);
    const { holder, seats } = table.record;
    if (holder === null) throw new Refusing('not-seated');
    const { match } = table.host;
    if (!isOver(match) && seats[holder].bot === null) {
      const refusal = await tellHost(device, table, { is: 'input', input: inputOf(holder, wish, device.now()) });
      if (refusal !== null) throw new Refusing(refusal.refused);
    } else {
      const orders = accept(orderInAdvance(match.game, seats[holder].orders, wish.order, wish.settings));
      await reseat(table, holder, { orders });
    }
    tellTable(device, table);
    return {};
  }

  /** Changes something about a seat, and tells the host. */
  async function reseat(table: DeviceTable, seat: number, change: Partial<LocalSeat>, anew = false): Promise<void> {
    const { record } = table;
    table.record = { ...record, seats: record.seats.with(seat, { ...record.seats[seat], ...change }) };
    await device.keep(() => device.shelf.append(table.record, []));
    const { seats } = table.record;
    await tellHost(device, table, { is: 'seats', seats, anew: anew ? seat : null, at: device.now() });
  }

  /** From now on a bot plays for the person; `null`: no more. */
  async function leave(id: string, left: 'stood' | 'gave-up' | null): Promise<Answer> {
    const table = await at(id);
    const { holder, seats } = table.record;
    if (holder === null) throw new Refusing('not-seated');
    if (seats[holder].gaveUp) throw new Refusing('gave-up');
    await reseat(table, holder, { bot: left === null ? null : STAND_IN, gaveUp: left === 'gave-up' });
    tellTable(device, table);
    passOn(device, table);
    return {};
  }

  /** Another bot for a bot's seat, one that is stuck for example. */
  async function bot({ table: id, seat, bot: name }: Of<'bot'>): Promise<Answer> {
    const table = await at(id);
    if (table.record.seats[seat]?.bot == null) throw new Refusing('seat-taken');
    if (name === null || !isBotName(name)) throw new Refusing('malformed');
    await reseat(table, seat, { bot: name }, true);
    tellTable(device, table);
    return {};
  }

  async function look({ table: id, seat }: Of<'look'>): Promise<Answer> {
    const table = await at(id);
    if (seat === table.record.holder && table.handTo === null) return {};
    if (seat !== table.handTo) throw new Refusing('impossible');
    table.record = { ...table.record, holder: seat };
    table.handTo = null;
    await device.keep(() => device.shelf.append(table.record, []));
    tellTable(device, table);
    return {};
  }

  async function lobby({ on }: Of<'lobby'>, say: Say): Promise<Answer> {
    if (on) say({ is: 'lobby', open: [], yours: (await device.shelf.all()).map(lineOf) });
    return {};
  }

  async function answer(request: Request, name: string, say: Say): Promise<Answer> {
    switch (request.do) {
      case 'create':
        return create(request, name);
      case 'watch':
        return watch(request, say);
      case 'rematch':
        return rematch(request);
      case 'order':
        return order(request);
      case 'stand':
        return leave(request.table, 'stood');
      case 'give-up':
        return leave(request.table, 'gave-up');
      case 'sit':
        return leave(request.table, null);
      case 'bot':
        return bot(request);
      case 'answer':
      case 'undo':
      case 'withdraw':
      case 'hint':
        return play(request);
      case 'propose':
        return propose(request);
      case 'look':
        return look(request);
      case 'pace':
        pace = request.pace;
        await Promise.all([...open.values()].map((table) => setPace(device, table, pace)));
        return {};
      case 'lobby':
        return lobby(request, say);
      // The bits of who plays here are dealt with the seed.
      case 'unwatch':
      case 'seal':
      case 'bits':
        return {};
      // Who plays at one device agrees by word of mouth.
      case 'agree':
        throw new Refusing('not-proposed');
      // There is nobody to join or to write to, no waiting room and no other device.
      case 'copy':
      case 'join':
      case 'configure':
      case 'open':
      case 'close':
      case 'keep':
      case 'free':
      case 'fill':
      case 'start':
      case 'nudge':
      case 'word':
      case 'listen':
      case 'say':
      case 'ignore':
      case 'mute':
      case 'watchers-room':
      case 'handover':
      case 'seat-code':
        throw new Refusing('unknown-request');
    }
  }

  return {
    answer,
    async prepare(game, bots, name, position) {
      const room = await roomOf(game);
      const seats = ['me' as const, ...bots.map((one) => ({ bot: one }))].map((seat) => seatFor(seat, name));
      const options = accept(chooseOptions(room.game, {}, seats.length));
      return (await begin(room, { id: freshId(), options, seats, round: 1, position })).id;
    },
    async file(id) {
      const found = await device.shelf.find(id);
      if (found === null) return null;
      const { record, log } = found;
      const room = await underVersion(await roomOf(record.game), record.version);
      const match = room === null ? null : openMatch(room.game, record.header, record.seed, log);
      return match === null || isRefusal(match) ? null : matchOf(match);
    },
    async adopt(old) {
      const found = renewed(old);
      if (found !== null) await device.keep(() => device.shelf.put(found.record, found.log));
    },
    openedElsewhere(id) {
      const table = open.get(id);
      if (table !== undefined && !table.closed && !isOver(table.host.match)) device.givenUp(table);
    },
  };
}

function accept<T>(given: OrRefusal<T>): T {
  if (isRefusal(given)) throw new Refusing(given.refused);
  return given;
}

function seatFor(seat: Of<'create'>['seats'][number], name: string): LocalSeat {
  const empty = { gaveUp: false, orders: null };
  if (seat === 'open') return { person: null, bot: STAND_IN, ...empty };
  if (seat === 'me') return { person: name, bot: null, ...empty };
  return 'bot' in seat ? { person: null, bot: seat.bot, ...empty } : { person: seat.person, bot: null, ...empty };
}
