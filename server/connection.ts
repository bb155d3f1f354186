/** One page on its socket: its requests are taken in the order they come, and each gets one answer. */
import type { Duplex } from 'node:stream';
import { LEVEL_NAMES } from '@yamanote/bots';
import type { Request } from '@yamanote/protocol';
import type { RawData, WebSocket } from 'ws';
import { framesOf } from './frames.ts';
import type { Hall } from './hall.ts';
import { makeBucket, type Rate } from './limits.ts';
import { placeOf } from './log.ts';
import type { Page } from './page.ts';
import { type Parsed, parseRequest } from './parse-request.ts';
import { makeQueue } from './queue.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from './refusals.ts';
import { handle } from './requests/index.ts';
import { leaveAll } from './requests/watching.ts';
import { type GuestRecord, isPassing } from './store/index.ts';
import { send } from './watcher.ts';

/** A page that does not read is let go; it comes back and catches up. A whole match fits in at once … */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;
/** … but what stays unread for long is less, in bytes … */
const MOST_LEFT_UNREAD = 256 * 1024;
/** … and milliseconds. */
const UNREAD_FOR = 10_000;
/** A page that goes on after so many refusals for haste is a flood. */
const MOST_TOO_FAST = 50;

export interface Visit {
  /** Over which the socket sends. */
  stream: Pick<Duplex, 'write'>;
  guest: GuestRecord | null;
  address: string;
  build: string;
  rate: Rate;
  /** Whether this page's address may ask something more. */
  mayAsk(now: number): boolean;
}

export interface Reception {
  readonly page: Page;
  /** Hears nothing more; resolves when all that was heard is answered. */
  finish(): Promise<void>;
}

export function receivePage(hall: Hall, socket: WebSocket, visit: Visit): Reception {
  const { stream, guest, address, build, rate, mayAsk } = visit;
  /** Since when more than a little is unread. */
  let unreadSince: number | null = null;
  /** What is said in one breath. */
  let unsaid: string[] = [];
  const page: Page = {
    guest,
    address,
    watching: new Set(),
    pace: 'calm',
    looks: true,
    screen: false,
    named: false,
    gone: false,
    sendText(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (isBehind()) return socket.terminate();
      if (unsaid.push(text) === 1) process.nextTick(say);
    },
  };
  const bucket = makeBucket(rate);
  const requests = makeQueue();
  let tooFast = 0;
  let finishing = false;
  let isAtLobby = false;

  /** News, and that the move was taken, are one piece for the network. */
  function say(): void {
    const texts = unsaid;
    unsaid = [];
    if (texts.length > 0 && socket.readyState === socket.OPEN) stream.write(framesOf(texts));
  }

  function isBehind(): boolean {
    const { bufferedAmount } = socket;
    if (bufferedAmount <= MOST_LEFT_UNREAD) unreadSince = null;
    else unreadSince ??= hall.clock();
    return bufferedAmount > MOST_UNREAD_BYTES || (unreadSince !== null && hall.clock() - unreadSince > UNREAD_FOR);
  }

  function hear(data: RawData, isBinary: boolean): void {
    if (finishing || tooFast >= MOST_TOO_FAST) return;
    const now = hall.clock();
    const allowed = bucket.take(now) && mayAsk(now);
    const { re, request } = isBinary ? NOT_TEXT : parseSafely(data.toString());
    if (allowed) take(re, request);
    else slowDown(re);
  }

  /** Whoever is gone needs no answer, and must not come to a table any more. */
  function take(re: number, request: Request | HallRefusal): void {
    if (!isHallRefusal(request) && request.do === 'lobby') isAtLobby = request.on && request.shows !== 'next';
    requests
      .run(async () => (page.gone ? undefined : answer(hall, page, re, request)))
      .catch((error) => hall.log('error', 'answer-failed', { place: placeOf(error) }));
  }

  /** Whatever a frame does to the parser, it is the frame that is broken. */
  function parseSafely(text: string): Parsed {
    try {
      return parseRequest(text);
    } catch (error) {
      hall.log('error', 'parser-failed', { place: placeOf(error) });
      return NOT_TEXT;
    }
  }

  function slowDown(re: number): void {
    refuse(page, re, hallRefusal('too-fast'));
    if (++tooFast < MOST_TOO_FAST) return;
    hall.warn(address, 'flood');
    // Whoever floods us hears what was said so far; they would not answer a goodbye.
    say();
    socket.terminate();
  }

  socket.on('message', hear);
  const pageClosed = hall.metrics.pageOpened(() => {
    if (page.watching.size > 0) return 'table';
    return isAtLobby ? 'lobby' : 'elsewhere';
  });
  socket.on('close', () => {
    pageClosed();
    try {
      leaveAll(hall, page);
    } catch (error) {
      hall.log('error', 'leaving-failed', { place: placeOf(error) });
    }
  });
  const look = guest === null ? null : { name: guest.name, colour: guest.colour };
  const { fingerprint } = hall.keys;
  send(page, { is: 'welcome', guest: look, build, bots: [...LEVEL_NAMES], addresses: hall.addresses(), fingerprint });
  if (!hall.writes) send(page, { is: 'hall', writes: false });
  return {
    page,
    finish() {
      finishing = true;
      return requests.run(say);
    },
  };
}

const NOT_TEXT: Parsed = { re: -1, request: hallRefusal('malformed', '', 'text') };

async function answer(hall: Hall, page: Page, re: number, request: Request | HallRefusal): Promise<void> {
  const outcome = isHallRefusal(request) ? request : await attempt(hall, page, request);
  hall.metrics.requested(
    isHallRefusal(request) ? 'unreadable' : request.do,
    isHallRefusal(outcome) ? outcome.refused : 'done',
  );
  if (isHallRefusal(outcome)) refuse(page, re, outcome);
  else send(page, { is: 'done', re, ...outcome });
}

async function attempt(hall: Hall, page: Page, request: Request) {
  try {
    return await handle(hall, page, request);
  } catch (error) {
    hall.log('error', 'request-failed', { request: request.do, place: placeOf(error) });
    // The same may be asked again in a moment.
    return hallRefusal(isPassing(error) ? 'not-stored' : 'internal');
  }
}

function refuse(page: Page, re: number, { refused: code, field, expected }: HallRefusal): void {
  send(page, { is: 'refused', re, code, field, expected });
}
