/**
 * What a page may say to the hall, over its one WebSocket. Every request carries `re`, a number of the page's own, and is
 * answered by one `done` or `refused` with the same `re`. Nothing else comes in.
 */
import { isName, MOST_ANSWERS } from '@yamanote/running-match';
import * as v from 'valibot';
import { CHAT_ROOMS, said } from './chat.ts';
import { LONGEST_ABSENCE, LONGEST_NAME, LONGEST_WORD, MOST_SEATS, SEAT_COLOURS } from './numbers.ts';

/** A frame larger than this is not even parsed. */
export const MOST_FRAME_BYTES = 8 * 1024;
export const MOST_BODY_BYTES = 64 * 1024;

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const moveId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
const proposalId = v.pipe(v.string(), v.regex(/^[0-9]:[A-Za-z0-9_-]{8,40}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seatCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));
const bits = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const seal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
/** Somebody who said something at this table. */
const chatter = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/));
const botName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/));

export const personName = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.check(isName, 'a line of text that can be seen'),
);

/**
 * How a seat is filled when a table is made: left open for others, taken by who makes it, given to a bot, or, on one device
 * for several, to a person of this name.
 */
const seatChoice = v.union([
  v.literal('open'),
  v.literal('me'),
  v.strictObject({ bot: botName }),
  v.strictObject({ person: personName }),
]);
/** What happens at a table where somebody is missing in the middle of a match. */
const absence = v.strictObject({
  /** The level that plays for them. */
  bot: v.optional(botName),
  /** After how many seconds without a page of theirs, by itself; 0 for never. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_ABSENCE))),
  /** Whether somebody else may take the seat of a bot. */
  taking: v.optional(v.boolean()),
});
const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]));

/** How much time people have: a `TimeControl`, or `null` for as much as they like; whoever takes it looks at it closely. */
const timeControl = v.optional(v.nullable(v.unknown()));
/** Of a webhook or a browser at its push service, in characters. */
const LONGEST_ADDRESS = 1000;

/** See `WatchDelay`. */
const watchDelay = v.union([
  v.picklist(['none', 'end']),
  v.strictObject({ moves: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) }),
  v.strictObject({ minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)) }),
]);

const re = { re: count };
const atTable = { ...re, table: id };
/** A request about a running match names it, so that one meant for the last match never hits the rematch. */
const inMatch = { ...atTable, match: id, move: moveId };

export const request = v.variant('do', [
  /**
   * Show me this table and its match from entry `next` on, and keep me posted. A `screen` is nobody, whoever opened it: it sees
   * what the public sees, and counts as nobody's looking. Who only watches may be `named` to the others.
   */
  v.strictObject({
    ...atTable,
    do: v.literal('watch'),
    match: v.nullable(id),
    next: count,
    screen: v.optional(v.boolean()),
    named: v.optional(v.boolean()),
  }),
  v.strictObject({ ...atTable, do: v.literal('unwatch') }),
  /**
   * Keep me posted on my own tables, and on public ones: a `few` of them, as home has room for, `all` that a board shows, or none
   * besides my own. `next`: only on which of my tables waits for me, besides those that I watch.
   */
  v.strictObject({
    ...re,
    do: v.literal('lobby'),
    on: v.boolean(),
    shows: v.optional(v.picklist(['few', 'all', 'own', 'next'])),
  }),
  /**
   * Seat me where a match of this game begins soonest: with people who wait at a public table, or at a new one that begins as
   * soon as somebody comes. The answer names the table.
   */
  v.strictObject({ ...re, do: v.literal('join'), game: id, language: v.optional(languageCode) }),
  /**
   * How patient this page's person is with bots; one who does not look is in no hurry and waits for none. And whether they
   * look at all, or have the page open behind others: then they are told of their turn elsewhere.
   */
  v.strictObject({
    ...re,
    do: v.literal('pace'),
    pace: v.picklist(['calm', 'quick', 'instant']),
    looks: v.optional(v.boolean()),
  }),

  v.strictObject({
    ...re,
    do: v.literal('create'),
    game: id,
    options,
    seats: v.pipe(v.array(seatChoice), v.minLength(1), v.maxLength(MOST_SEATS)),
    public: v.boolean(),
    /** That of the page: what whoever comes will hear there. */
    language: v.optional(languageCode),
    /** Whether who is asked may ask for a hint; as is usual, if nobody says so. */
    hints: v.optional(v.boolean()),
    timeControl,
    absence: v.optional(absence),
    /** Start as soon as nobody is missing: "play now". */
    start: v.boolean(),
  }),
  /** A table with the same settings and bots, of which I am the host; seats of people are open there. */
  v.strictObject({ ...atTable, do: v.literal('copy'), language: v.optional(languageCode) }),
  /** A free seat before the start, my own again at any time, or, where the table allows it, that of a bot. */
  v.strictObject({ ...atTable, do: v.literal('sit'), seat: v.nullable(seat) }),
  /** I get up. In the middle of a match a bot plays for me until I sit down again. */
  v.strictObject({ ...atTable, do: v.literal('stand') }),
  /** A bot plays my seat to the end of this match. */
  v.strictObject({ ...atTable, do: v.literal('give-up') }),
  /** The host's, before the start: what of the options, of the openness, about hints, watchers and absence is to be different. */
  v.strictObject({
    ...atTable,
    do: v.literal('configure'),
    options,
    public: v.optional(v.boolean()),
    hints: v.optional(v.boolean()),
    timeControl,
    absence: v.optional(absence),
    delay: v.optional(watchDelay),
  }),
  /** The host's: a bot for an empty seat, or for an absent person's; `null` opens a bot's seat again. */
  v.strictObject({ ...atTable, do: v.literal('bot'), seat, bot: v.nullable(botName) }),
  /** The host's, before the start: one more seat, or one again that was closed; `seat` is its number. */
  v.strictObject({ ...atTable, do: v.literal('open'), seat }),
  /** The host's, before the start: seats without a person go; `of` is how many there are, so that it does not count twice. */
  v.strictObject({
    ...atTable,
    do: v.literal('close'),
    seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(MOST_SEATS)),
    of: seatCount,
  }),
  /** The host's, before the start: a seat for somebody who comes by a link of its own; `null` for whoever comes. */
  v.strictObject({ ...atTable, do: v.literal('keep'), seat, name: v.nullable(personName) }),
  /** The host's, before the start: whoever sits there gets up. */
  v.strictObject({ ...atTable, do: v.literal('free'), seat }),
  /** The host's, before the start: a bot for every open seat that is not kept. */
  v.strictObject({ ...atTable, do: v.literal('fill'), bot: botName }),
  /** The host's: see `seatsAtStart` for what happens to open seats; this bot plays where one is needed. */
  v.strictObject({ ...atTable, do: v.literal('start'), bot: v.optional(botName) }),
  /**
   * Another match with the same people, bots and options, after this one, which is over; whoever asks second finds it made.
   * Against bots alone it starts by itself, unless the host wants to change something first. Where bots are to be about as
   * good as the host, their strength may be another one by now: `even`.
   */
  v.strictObject({ ...atTable, do: v.literal('rematch'), match: id, change: v.boolean(), even: v.optional(botName) }),
  /** The seal of this page's random bits for the match that this commitment announces; the last one before the start counts. */
  v.strictObject({ ...atTable, do: v.literal('seal'), commitment: seal, seal }),
  /** Opens it, once everybody's are shown. */
  v.strictObject({ ...atTable, do: v.literal('bits'), commitment: seal, bits }),

  v.strictObject({
    ...inMatch,
    do: v.literal('answer'),
    question: count,
    answers: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_ANSWERS)),
  }),
  v.strictObject({ ...inMatch, do: v.literal('undo'), to: v.nullable(count) }),
  v.strictObject({ ...inMatch, do: v.literal('withdraw') }),
  /** Whoever sits there sleeps: they are told once more that this match waits for them. */
  v.strictObject({ ...atTable, do: v.literal('nudge'), match: id, seat }),
  /**
   * All persons of the match are to agree on this: back to before answer number `to`, a pause, going on after one, or an end
   * without a winner. It is proposed for the match as it stands since entry `moment`, and is void when that passes; where one
   * person plays alone, their own word is enough. While something is proposed, the same once more is a word for it.
   */
  v.strictObject({
    ...inMatch,
    do: v.literal('propose'),
    agreement: v.variant('is', [
      v.strictObject({ is: v.literal('rewind'), to: count }),
      v.strictObject({ is: v.picklist(['pause', 'resume', 'end']) }),
    ]),
    moment: count,
  }),
  /** Whether I agree on what was proposed under this id; whoever proposed it takes it back by `false`. */
  v.strictObject({ ...atTable, do: v.literal('agree'), match: id, proposal: proposalId, yes: v.boolean() }),
  /** What could I answer to this question? It is noted in the log, and comes as a `hint`, to the pages of this seat alone. */
  v.strictObject({ ...atTable, do: v.literal('hint'), match: id, question: count }),
  /** On one device for several people: the person of this seat has it now, and sees what is theirs. */
  v.strictObject({ ...atTable, do: v.literal('look'), seat }),
  /** Sets one of my seat's standing orders, before or during a match; it counts at once. */
  v.strictObject({ ...atTable, do: v.literal('order'), order: v.pipe(v.string(), v.maxLength(40)), settings: options }),

  /** Show me what people say at this table, which I watch, as far as it is for me, and keep me posted. */
  v.strictObject({ ...atTable, do: v.literal('listen'), on: v.boolean() }),
  /** Says something there; the same line again, known by its id, is not said twice. */
  v.strictObject({ ...atTable, do: v.literal('say'), line: moveId, room: v.picklist(CHAT_ROOMS), said }),
  /** I do not want to read, here or at any other table, what somebody says; or I want to again. */
  v.strictObject({ ...atTable, do: v.literal('ignore'), who: chatter, on: v.boolean() }),
  /** The host's: somebody may not say anything at this table; or may again. */
  v.strictObject({ ...atTable, do: v.literal('mute'), who: chatter, on: v.boolean() }),
  /** The host's: whether those who watch may talk, also while hands are hidden. */
  v.strictObject({ ...atTable, do: v.literal('watchers-room'), open: v.boolean() }),

  /** A one-time code that lets another device continue as this guest … */
  v.strictObject({ ...re, do: v.literal('handover') }),
  /**
   * … or, from the host, one that gives whoever claims it an open seat, or that of a person who is away. It takes the place
   * of an earlier one for the same seat.
   */
  v.strictObject({ ...atTable, do: v.literal('seat-code'), seat }),
  /** Once, where the hall is closed: the word that lets me make tables and sit down. */
  v.strictObject({ ...re, do: v.literal('word'), word: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_WORD)) }),
]);

export type Request = v.InferOutput<typeof request>;

/** Bodies of the few HTTP requests: those that set the cookie. */
export const guestBody = v.strictObject({
  name: personName,
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEAT_COLOURS - 1)),
});
/** As a browser's push service has it; what it sends there is in this language. */
const language = v.picklist(['en', 'de', 'ja']);
const address = v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS), v.url());
const key = (length: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+=*$/), v.maxLength(length));
export const pushBody = v.strictObject({
  endpoint: address,
  keys: v.strictObject({ p256dh: key(100), auth: key(40) }),
  language,
});
/** A webhook of one's own, or of the table of which one is the host. */
export const hookBody = v.strictObject({ address, table: v.nullable(id), language });
/** `table` for one of its own, by its host. */
export const removeBody = v.strictObject({ channel: v.pipe(v.string(), v.maxLength(60)), table: v.nullable(id) });
export const quietBody = v.strictObject({ table: id, quiet: v.boolean() });
export const claimBody = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{4,40}$/)) });
