/** A table in this terminal: the seed is committed to, bots answer from their own view, everything is written down. */
import { createHash, randomBytes } from 'node:crypto';
import { type Bot, makeBot } from '@yamanote/bots';
import type { BotRoom, Names, Speech, Topic } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import {
  type By,
  fastRng,
  headerOf,
  isRefusal,
  type Options,
  type OrRefusal,
  pending,
  type Rng,
  type Seat,
  sentence,
  usualOrders,
} from '@yamanote/kernel';
import {
  commit,
  type Draft,
  openMatch,
  questionOf,
  type RunningMatch,
  receive,
  sightOf,
} from '@yamanote/running-match';
import { acceptFrom } from '../bad-input.ts';
import type { Telling } from '../rooms.ts';
import type { Words } from '../words/index.ts';
import { type Chronicle, emptyChronicle, record } from './chronicle.ts';
import { PERSON, type Player } from './players.ts';

export interface Host {
  readonly room: BotRoom;
  readonly table: RunningMatch;
  /** A person who sits alone among bots is spoken to; several at one keyboard are told apart by name. */
  readonly names: Names;
  readonly speech: Speech;
  readonly topics: readonly Topic[];
  readonly words: Words;
  /** By seat; `null` where a person sits. */
  readonly bots: readonly (Bot | null)[];
  /** One for each person, or one for the public if there are only bots. */
  readonly chronicles: readonly Chronicle[];
  /** What bots think with; not the dice. */
  readonly thought: Rng;
}

export function openHost(
  room: BotRoom,
  players: readonly Player[],
  options: Options,
  given: string | undefined,
  { speech, topics }: Pick<Telling, 'speech' | 'topics'>,
  words: Words,
): Host {
  const seed = given === undefined ? randomBytes(32).toString('hex') : digest(given);
  // A given seed gives the same match again, so it also stands for what the people at the keyboard add.
  const bits = (of: string) =>
    given === undefined ? randomBytes(16).toString('hex') : digest(`${given}, ${of}`).slice(0, 32);
  const header = headerOf({
    game: room.game.id,
    version: room.game.version,
    options,
    seed,
    seats: players.map(({ name, player }, seat) => ({
      name,
      salt: bits(`salt of ${seat}`),
      player,
      bits: player === PERSON ? bits(`seat ${seat}`) : null,
    })),
    position: null,
  });
  const people = players.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []));
  const table = acceptFrom(room.game.id, openMatch(room.game, header, seed));
  const orders = room.game.orders === undefined ? null : usualOrders(room.game);
  table.orders = players.map(({ player }) => (player === PERSON ? orders : null));
  return {
    room,
    table,
    names: namesFor(
      players.map(({ name }) => name),
      people.length === 1 ? people[0] : null,
    ),
    speech,
    topics,
    words,
    bots: players.map(({ player }) => (player === PERSON ? null : acceptFrom('--seats', makeBot(player, room)))),
    chronicles: (people.length > 0 ? people : (['public'] as const)).map(emptyChronicle),
    thought: fastRng(`${seed}, thought`),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What comes before the first question to a person. */
export function begin(host: Host): void {
  take(host, receive(host.table, { is: 'begin', at: Date.now() }));
}

/** Bots answer until a person is asked: that seat, or `null` at the end. */
export function letBotsPlay(host: Host): Seat | null {
  const { table, bots, thought } = host;
  for (;;) {
    const waiting = pending(table.game, table.course.state);
    if (waiting.is === 'over' || waiting.is === 'chance') return null;
    const seat = waiting.seats.find((owing) => bots[owing] !== null) ?? waiting.seats[0];
    const bot = bots[seat];
    if (bot === null) return seat;
    const choice = bot.answer(table.game, sightOf(table, seat).view, seat, thought);
    answer(host, seat, choice, { is: 'bot', bot: bot.name });
  }
}

export function answer(host: Host, seat: Seat, choice: unknown, by: By): void {
  const question = questionOf(host.table, seat);
  const input = { is: 'answers', seat, question, answers: [choice], by, at: Date.now(), clock: null } as const;
  take(host, receive(host.table, input));
}

/** Takes back the last answer of a person; `false` if that is no longer possible. */
export function undo(host: Host): boolean {
  const seat = host.bots.findIndex((bot, seat) => bot === null && sightOf(host.table, seat).undo !== null);
  if (seat < 0) return false;
  const by = { is: 'person' } as const;
  take(host, receive(host.table, { is: 'undo', seat, to: null, consent: false, by, at: Date.now() }));
  return true;
}

/** Nothing is put to the table but what it has offered, so a refusal is our own fault. */
export function take(host: Host, draft: OrRefusal<Draft>): void {
  const { table, chronicles, speech, words, names } = host;
  if (isRefusal(draft)) throw new Error(sentence(draft));
  commit(table, draft);
  for (const chronicle of chronicles) record(chronicle, table, draft.additions, speech, words, names);
}
