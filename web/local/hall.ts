/**
 * A hall inside the page: it hosts table/ and answers the same requests as the server, for one person against bots. It
 * needs no network, and its matches are as verifiable as any.
 */
import { BOTS } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import type { BotRoom, Room } from '@yamanote/games/room';
import { underVersion } from '@yamanote/games/versions';
import { chooseOptions, commitmentTo, isRefusal, type Json, MATCH_FORMAT, type Match } from '@yamanote/kernel';
import type { HallCode, Reply, Request, TableInfo } from '@yamanote/protocol';
import { type Input, matchOf } from '@yamanote/table';
import type { Dial } from '../connection/line.ts';
import { madeUpName } from '../connection/made-up-name.ts';
import { randomHex } from '../connection/random.ts';
import { words } from '../words/index.ts';
import { type LocalMatch, openMatch, STAND_IN } from './match.ts';
import { type LocalRecord, type LocalSeat, recall, remember } from './record.ts';

/** What a hall on one device does not do: there is nobody to join, no other device, no departures board. */
type Refusals = HallCode | Extract<Reply, { is: 'refused' }>['code'];
type Of<D extends Request['do']> = Extract<Request, { do: D }>;

let record: LocalRecord | null = null;
let match: LocalMatch | null = null;
/** How patient the person is with bots. */
let pace: Of<'pace'>['pace'] = 'calm';

/** The finished match as a file, for the page that offers it for download. */
export function localMatchFile(): Match | null {
  return match === null ? null : matchOf(match.table);
}

export function dialLocalHall(): Dial {
  return (on) => {
    let closed = false;
    const say = (reply: Reply) => {
      if (!closed) queueMicrotask(() => on.frame(reply));
    };
    queueMicrotask(() => {
      on.open();
      say({
        is: 'welcome',
        guest: { name: words.peek().you, colour: 0 },
        build: 'device',
        bots: Object.keys(BOTS),
        addresses: [],
      });
    });
    return {
      send(request) {
        answer(request, say).then(
          (answered) => say({ is: 'done', re: request.re, ...answered }),
          (reason) => {
            const code: Refusals = reason instanceof Refusing ? reason.code : 'internal';
            say({ is: 'refused', re: request.re, code, field: '', expected: '' });
          },
        );
      },
      close() {
        closed = true;
        on.closed();
      },
    };
  };
}

class Refusing extends Error {
  readonly code: Refusals;
  constructor(code: Refusals) {
    super(code);
    this.code = code;
  }
}

async function answer(
  request: Request,
  say: (reply: Reply) => void,
): Promise<{ table?: string; first?: number; next?: number }> {
  switch (request.do) {
    case 'create':
      return create(request, say);
    case 'watch':
      await open(request.table, say);
      say({ is: 'table', info: infoOf(held()) });
      if (match) say(match.newsSince(request.match === held().match ? request.next : 0));
      return {};
    case 'rematch':
      return rematch(request, say);
    case 'order':
      return order(request, say);
    case 'stand':
      return leave('stood', say);
    case 'give-up':
      return leave('gave-up', say);
    case 'sit':
      return leave(null, say);
    case 'answer':
    case 'undo':
    case 'withdraw':
      return play(request);
    case 'pace':
      pace = request.pace;
      match?.setPace(pace);
      return {};
    case 'unwatch':
    case 'lobby':
    case 'bits':
      return {};
    default:
      throw new Refusing('unknown-request');
  }
}

function held(): LocalRecord {
  if (record === null) throw new Refusing('unknown-table');
  return record;
}

async function roomOf(game: string): Promise<BotRoom> {
  if (!Object.hasOwn(botRooms, game)) throw new Refusing('unknown-request');
  return botRooms[game]();
}

/** With the rules that a match on this device began under. */
async function roomUnder(game: string, version: number): Promise<BotRoom> {
  const room = await underVersion(await roomOf(game), version);
  if (room === null) throw new Refusing('frozen');
  return room;
}

async function create({ game, options, seats }: Of<'create'>, say: (reply: Reply) => void): Promise<{ table: string }> {
  const room = await roomOf(game);
  const settled = chooseOptions(room.game, options, seats.length);
  if (isRefusal(settled)) throw new Refusing(settled.refused);
  const players = seats.map((seat): LocalSeat => (seat === 'open' ? { bot: 'greedy' } : seat));
  begin(room, newRound(`local-${randomHex(6)}`, room, settled, players, 1), say);
  return { table: held().id };
}

/**
 * A table whose match begins at a position: a map of one's own, for example. It is opened when somebody watches it, and
 * says nothing before.
 */
export async function prepareTable({
  game,
  seats,
  position,
}: {
  game: string;
  seats: readonly LocalSeat[];
  position: object;
}): Promise<string> {
  const room = await roomOf(game);
  const options = chooseOptions(room.game, {}, seats.length);
  if (isRefusal(options)) throw new Refusing(options.refused);
  match?.stop();
  match = null;
  record = newRound(`local-${randomHex(6)}`, room, options, seats, 1, position as Json);
  remember(record);
  return record.id;
}

/** Same table, new match; everybody moves one seat on, so that another goes first. */
async function rematch(
  { match: last, change }: Of<'rematch'>,
  say: (reply: Reply) => void,
): Promise<Record<string, never>> {
  // There is no waiting room here: what is to be different is chosen at the game's station.
  if (change) throw new Refusing('unknown-request');
  const old = held();
  if (last !== old.match) return {};
  const room = await roomOf(old.game);
  const seats = [...old.seats.slice(1), old.seats[0]];
  const next = newRound(old.id, room, old.options, seats, old.round + 1, old.header?.position);
  begin(room, old.orders === undefined ? next : { ...next, orders: old.orders }, say);
  say({ is: 'table', info: infoOf(held()) });
  if (match) say(match.newsSince(0));
  return {};
}

function newRound(
  id: string,
  { game }: Room,
  options: LocalRecord['options'],
  seats: readonly LocalSeat[],
  round: number,
  position: Json | null = null,
): LocalRecord {
  const seed = randomHex(32);
  const commitment = commitmentTo(seed);
  const header = {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats: seats.map((seat) =>
      seat === 'me'
        ? { name: myName(), player: 'person', bits: randomHex(16) }
        : { name: seat.bot, player: seat.bot, bits: null },
    ),
    position,
    commitment,
  } as const;
  const common = { id, game: game.id, version: game.version, options, seats, round, commitment, seed };
  return { ...common, match: `${id}-${round}`, header: { ...header, seats: [...header.seats] }, log: [] };
}

/** Sentences about a seat need a name that can stand in any of them; the same as long as this page is open. */
function myName(): string {
  return record?.header?.seats.find(({ player }) => player === 'person')?.name ?? madeUpName();
}

function begin(room: BotRoom, next: LocalRecord, say: (reply: Reply) => void): void {
  match?.stop();
  record = next;
  match = openMatch(room, next, next.header as NonNullable<LocalRecord['header']>, (news) => {
    if (match !== null) {
      keep(match);
      if (news.sight.pending.is === 'over') say({ is: 'table', info: infoOf(held()) });
    }
    say(news);
  });
  record = next;
  match.setPace(pace);
  keep(match);
}

/** The browser remembers how far the match has come, and what was ordered. */
function keep({ table, orders }: LocalMatch): void {
  record = { ...held(), log: table.log, ...(orders === null ? {} : { orders }) };
  remember(record);
}

function order({ order: id, settings }: Of<'order'>, say: (reply: Reply) => void): Record<string, never> {
  if (match === null) throw new Refusing('not-started');
  const refusal = match.order(id, settings);
  if (refusal !== null) throw new Refusing(refusal.refused);
  keep(match);
  say({ is: 'table', info: infoOf(held()) });
  return {};
}

/** From now on a bot plays for the person; `null`: no more. */
function leave(left: 'stood' | 'gave-up' | null, say: (reply: Reply) => void): Record<string, never> {
  if (match === null) throw new Refusing('not-started');
  const { left: before, ...rest } = held();
  if (before === 'gave-up') throw new Refusing('gave-up');
  record = left === null ? rest : { ...rest, left };
  remember(record);
  say({ is: 'table', info: infoOf(record) });
  match.setAway(left !== null);
  return {};
}

/** After a reload only the memory of the browser knows the table. */
async function open(table: string, say: (reply: Reply) => void): Promise<void> {
  if (record?.id === table && match !== null) return;
  const found = record?.id === table ? record : recall(table);
  if (found === null) throw new Refusing('unknown-table');
  begin(await roomUnder(found.game, found.version), found, say);
}

function infoOf({
  id,
  game,
  version,
  options,
  seats,
  match: number,
  round,
  commitment,
  header,
  left,
}: LocalRecord): TableInfo {
  const over = match !== null && matchOf(match.table).hash !== null;
  return {
    table: id,
    game,
    version,
    options,
    public: false,
    seats: seats.map((seat, place) => ({
      guest: seat === 'me' ? { name: header?.seats[place].name ?? words.peek().you, colour: 0 } : null,
      bot: seat !== 'me' ? seat.bot : left === undefined ? null : STAND_IN,
      kept: null,
      you: seat === 'me',
      online: seat === 'me' && left === undefined,
      awayIn: null,
      gaveUp: seat === 'me' && left === 'gave-up',
      stuck: false,
    })),
    hostSeat: seats.indexOf('me'),
    youAreHost: true,
    orders: match?.orders ?? null,
    match: number,
    round,
    stage: over ? 'over' : 'running',
    starting: false,
    commitment,
  };
}

function play(request: Of<'answer' | 'undo' | 'withdraw'>): { first: number; next: number } {
  if (match === null) throw new Refusing('not-started');
  if (held().left !== undefined) throw new Refusing('not-seated');
  const seat = match.viewer;
  const common = { seat, by: { is: 'person' }, at: Date.now() } as const;
  const input: Input =
    request.do === 'answer'
      ? { is: 'answers', ...common, question: request.question, answers: request.answers, clock: null }
      : request.do === 'undo'
        ? { is: 'undo', ...common, to: request.to, consent: false }
        : { is: 'withdraw', ...common };
  const first = match.table.course.next;
  const draft = match.input(input);
  if (isRefusal(draft)) throw new Refusing(draft.refused);
  return { first, next: match.table.course.next };
}
