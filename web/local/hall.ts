/**
 * A hall inside the page: it hosts table/ and answers the same requests as the server, for one person against bots. It
 * needs no network, and its matches are as verifiable as any.
 */
import { BOTS } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import type { BotRoom } from '@yamanote/games/room';
import { underVersion } from '@yamanote/games/versions';
import { chooseOptions, isRefusal, type Json, type Match } from '@yamanote/kernel';
import type { HallCode, Reply, Request } from '@yamanote/protocol';
import { type Input, matchOf } from '@yamanote/running-match';
import type { Dial } from '../connection/line.ts';
import { madeUpName } from '../connection/made-up-name.ts';
import { randomHex } from '../connection/random.ts';
import { words } from '../words/index.ts';
import { infoOf } from './info.ts';
import type { LocalMatch } from './match.ts';
import type { LocalRecord, LocalSeat } from './record.ts';
import { newRound, nextRound } from './round.ts';
import { find, keep, keepLeft, lay, listeners, setPace, tellTable, theMatch, theRecord } from './table.ts';

type Refusals = HallCode | Extract<Reply, { is: 'refused' }>['code'];
type Of<D extends Request['do']> = Extract<Request, { do: D }>;
type Answer = { table?: string; first?: number; next?: number };

/** The finished match as a file, for the page that offers it for download. */
export function localMatchFile(): Match | null {
  const match = theMatch();
  return match === null ? null : matchOf(match.table);
}

export function dialLocalHall(): Dial {
  return (on) => {
    let closed = false;
    const say = (reply: Reply) => {
      queueMicrotask(() => closed || on.frame(reply));
    };
    listeners.add(say);
    say({
      is: 'welcome',
      guest: { name: words.peek().you, colour: 0 },
      build: 'device',
      bots: Object.keys(BOTS),
      addresses: [],
      fingerprint: null,
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
        listeners.delete(say);
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

async function answer(request: Request, say: (reply: Reply) => void): Promise<Answer> {
  switch (request.do) {
    case 'create':
      return create(request);
    case 'watch':
      return watch(request, say);
    case 'rematch':
      return rematch(request);
    case 'order':
      return order(request);
    case 'stand':
      return leave('stood');
    case 'give-up':
      return leave('gave-up');
    case 'sit':
      return leave(null);
    case 'bot':
      return bot(request);
    case 'answer':
    case 'undo':
    case 'withdraw':
      return play(request);
    case 'pace':
      setPace(request.pace);
      return {};
    case 'unwatch':
    case 'lobby':
    case 'seal':
    case 'bits':
      return {};
    // There is nobody to join, no waiting room and no other device.
    case 'configure':
    case 'open':
    case 'close':
    case 'keep':
    case 'free':
    case 'fill':
    case 'start':
    case 'handover':
    case 'seat-code':
    case 'look':
      throw new Refusing('unknown-request');
  }
}

function held(): LocalRecord {
  const record = theRecord();
  if (record === null) throw new Refusing('unknown-table');
  return record;
}

function running(): LocalMatch {
  const match = theMatch();
  if (match === null) throw new Refusing('not-started');
  return match;
}

async function roomOf(game: string): Promise<BotRoom> {
  if (!Object.hasOwn(botRooms, game)) throw new Refusing('unknown-request');
  return botRooms[game]();
}

async function create({ game, options, seats }: Of<'create'>): Promise<Answer> {
  const players = seats.map((seat): LocalSeat => {
    if (seat !== 'me' && seat !== 'open' && 'person' in seat) throw new Refusing('impossible');
    return seat === 'open' ? { bot: 'greedy' } : seat;
  });
  const room = await roomOf(game);
  lay(firstRound(room, options, players, null), room);
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
  lay(firstRound(await roomOf(game), {}, seats, position as Json), null);
  return held().id;
}

function firstRound(
  { game }: BotRoom,
  wished: Of<'create'>['options'],
  seats: readonly LocalSeat[],
  position: Json | null,
): LocalRecord {
  const options = chooseOptions(game, wished, seats.length);
  if (isRefusal(options)) throw new Refusing(options.refused);
  return newRound({ id: `local-${randomHex(6)}`, game, options, seats, round: 1, name: myName(), position });
}

/** Sentences about a seat need a name that can stand in any of them; the same as long as this page is open. */
function myName(): string {
  return theRecord()?.header?.seats.find(({ player }) => player === 'person')?.name ?? madeUpName();
}

/** After a reload only the memory of the browser knows the table. */
async function watch({ table, match, next }: Of<'watch'>, say: (reply: Reply) => void): Promise<Answer> {
  if (theRecord()?.id !== table || theMatch() === null) await open(table);
  try {
    const news = running().newsSince(match === held().match ? next : 0);
    say({ is: 'table', info: infoOf(held(), theMatch()) });
    say(news);
  } catch {
    throw new Refusing('frozen');
  }
  return {};
}

/** With the rules that a match on this device began under. */
async function open(table: string): Promise<void> {
  const found = find(table);
  if (found === null) throw new Refusing('unknown-table');
  const room = await underVersion(await roomOf(found.game), found.version);
  if (room === null) throw new Refusing('frozen');
  try {
    lay(found, room);
  } catch {
    throw new Refusing('frozen');
  }
}

async function rematch({ match: last, change }: Of<'rematch'>): Promise<Answer> {
  // What is to be different is chosen at the game's station.
  if (change) throw new Refusing('unknown-request');
  const old = held();
  if (last !== old.match) return {};
  const room = await roomOf(old.game);
  lay(nextRound(old, room, myName()), room);
  return {};
}

function order({ order: id, settings }: Of<'order'>): Answer {
  const refusal = running().order(id, settings);
  if (refusal !== null) throw new Refusing(refusal.refused);
  keep();
  tellTable();
  return {};
}

/** From now on a bot plays for the person; `null`: no more. */
function leave(left: 'stood' | 'gave-up' | null): Answer {
  const match = running();
  if (held().left === 'gave-up') throw new Refusing('gave-up');
  keepLeft(left);
  tellTable();
  match.setAway(left !== null);
  return {};
}

/** Another bot for a bot's seat, one that is stuck for example. */
function bot({ seat, bot: name }: Of<'bot'>): Answer {
  const match = running();
  const { seats } = held();
  if (seats[seat] === undefined || seats[seat] === 'me') throw new Refusing('seat-taken');
  if (name === null || !Object.hasOwn(BOTS, name)) throw new Refusing('malformed');
  match.setBot(seat, name);
  keep({ seats: seats.with(seat, { bot: name }) });
  tellTable();
  return {};
}

function play(request: Of<'answer' | 'undo' | 'withdraw'>): Answer {
  const match = running();
  if (held().left !== undefined) throw new Refusing('not-seated');
  const common = { seat: match.viewer, by: { is: 'person' }, at: Date.now() } as const;
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
