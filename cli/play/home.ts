/** The home of a match in this terminal: carries out what its host wants done, at once, and writes everything down. */

import { createHash, randomBytes } from 'node:crypto';
import { type Bot, hintOn, makeBot } from '@yamanote/bots';
import { acceptFrom } from '@yamanote/command-line';
import type { BotRoom, Names, Speech, Topic } from '@yamanote/games/room';
import { patient } from '@yamanote/games/thinking';
import { namesFor } from '@yamanote/games/wording';
import { fastRng, type Options, type Refusal, type Rng, type Seat, sentence } from '@yamanote/kernel';
import {
  agreedInput,
  askedIn,
  deal,
  type Effect,
  type Happening,
  type Hint,
  type Host,
  happen,
  hasHints,
  hostOf,
  inputOf,
  ordersKept,
  questionOf,
  type RunningMatch,
  sightOf,
  type Wish,
} from '@yamanote/running-match';
import type { Telling } from '../rooms.ts';
import type { Words } from '../words/index.ts';
import { type Chronicle, emptyChronicle, record } from './chronicle.ts';
import { PERSON, type Player } from './players.ts';

/** Milliseconds for a hint: whoever asks for one waits longer than for a bot's turn, but not long. */
const HINT_TIME = 900;

export interface Home {
  readonly room: BotRoom;
  readonly host: Host;
  readonly match: RunningMatch;
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

export function openHome(
  room: BotRoom,
  players: readonly Player[],
  options: Options,
  given: string | undefined,
  hints: boolean | null,
  { speech, topics }: Pick<Telling, 'speech' | 'topics'>,
  words: Words,
): Home {
  const seed = given === undefined ? randomBytes(32).toString('hex') : digest(given);
  // A given seed gives the same match again, so it also stands for what the people at the keyboard add.
  const bits = (of: string) =>
    given === undefined ? randomBytes(16).toString('hex') : digest(`${given}, ${of}`).slice(0, 32);
  const { game } = room;
  const match = acceptFrom(
    game.id,
    deal(game, {
      options,
      position: null,
      seed,
      seats: players.map(({ name, player }, seat) => ({
        name,
        bot: player === PERSON ? null : player,
        bits: player === PERSON ? bits(`seat ${seat}`) : null,
        salt: bits(`salt of ${seat}`),
      })),
    }),
  );
  const seats = players.map(({ player }) => ({
    bot: player === PERSON ? null : player,
    orders: player === PERSON ? ordersKept(game, null) : null,
  }));
  const people = players.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []));
  return {
    room,
    host: hostOf(match, { opens: room.opens, seats, pause: 0, allowsHints: hasHints({ hints, seats }) }),
    match,
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
export function begin(home: Home): void {
  tell(home, { is: 'input', input: { is: 'begin', at: Date.now() } });
}

/** The person who is asked, once the bots have answered; `null` at the end. */
export function askedPerson({ match }: Home): Seat | null {
  return askedIn(match)[0] ?? null;
}

/** What a person wishes; why it is refused, if so. */
export function wish(home: Home, seat: Seat, wished: Wish): Refusal | null {
  return tell(home, { is: 'input', input: inputOf(seat, wished, Date.now()) }).refusal;
}

/** What a person who is asked could answer, best first; why there is no hint, if so. */
export function askHint(home: Home, seat: Seat): Hint | Refusal {
  const wished = { do: 'hint', question: questionOf(home.match, seat) } as const;
  const { refusal, hint } = tell(home, { is: 'input', input: inputOf(seat, wished, Date.now()) });
  return refusal ?? hint;
}

export function answer(home: Home, seat: Seat, choice: unknown): void {
  const refusal = wish(home, seat, { do: 'answer', question: questionOf(home.match, seat), answers: [choice] });
  // Nothing is put to the match but what it has offered, so a refusal is our own fault.
  if (refusal !== null) throw new Error(sentence(refusal));
}

/** Takes back the last answer of a person; `false` if that is no longer possible. */
export function undo(home: Home): boolean {
  const seat = home.bots.findIndex((bot, seat) => bot === null && sightOf(home.match, seat).undo !== null);
  return seat >= 0 && wish(home, seat, { do: 'undo', to: null }) === null;
}

/** Whether one person plays among bots: then their own word is everybody’s. */
export function isAlone({ bots }: Pick<Home, 'bots'>): boolean {
  return bots.filter((bot) => bot === null).length === 1;
}

/**
 * Back to the last decision of whoever plays alone, past dice and bots: what is rolled again is rolled anew. `false` if there is
 * none to go back to.
 */
export function goBack(home: Home, seat: Seat): boolean {
  // What stands by an auto-answer was decided before.
  const decided = home.match.course.played.findLast(
    (entry) => entry.seat === seat && 'answer' in entry && 'by' in entry && entry.by.is === 'person',
  );
  if (decided === undefined) return false;
  const input = agreedInput({ is: 'rewind', to: decided.index }, seat, [seat], Date.now());
  return tell(home, { is: 'input', input }).refusal === null;
}

/** One thing after the other, until nothing more comes of it; why an input was refused, or what was hinted at, if so. */
function tell(home: Home, first: Happening): { refusal: Refusal | null; hint: Hint } {
  const happenings = [first];
  let refusal: Refusal | null = null;
  let hint: Hint = [];
  for (let now = happenings.shift(); now !== undefined; now = happenings.shift()) {
    for (const effect of happen(home.host, now)) {
      if (effect.is === 'refuse') refusal = effect.refusal;
      if (effect.is === 'hint') hint = effect.hint;
      happenings.push(...carryOut(home, effect));
    }
  }
  return { refusal, hint };
}

/** A terminal has nothing to wait for: what is to be stored is stored with the match, and a bot thinks at once. */
function carryOut(home: Home, effect: Effect): Happening[] {
  const { room, match, chronicles, speech, words, names, bots, thought } = home;
  switch (effect.is) {
    case 'store':
      return [{ is: 'stored', at: Date.now() }];
    case 'tell':
      for (const chronicle of chronicles) record(chronicle, match, effect.additions, speech, words, names);
      return [];
    case 'think': {
      const { seat, question, bot, view } = effect;
      const answer = bots[seat]?.answer(match.game, view, seat, thought);
      return [{ is: 'thought', seat, question, bot, found: { answer }, at: Date.now() }];
    }
    case 'consider': {
      const { seat, question, view } = effect;
      // With chance of its own: the bots play on as if nobody had asked.
      const end = performance.now() + HINT_TIME;
      const budget = { stop: () => performance.now() >= end };
      const found = hintOn(patient(room), view, seat, fastRng(`${match.seed}, hint ${question}`), budget);
      return [{ is: 'considered', seat, question, found, at: Date.now() }];
    }
    case 'stop':
      throw new Error(effect.why);
    case 'stuck':
      throw new Error(`the bot of seat ${effect.seat} has found no answer`);
    case 'refuse':
    case 'hint':
    case 'unstuck':
    case 'over':
    case 'wait':
      return [];
  }
}
