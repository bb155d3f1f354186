/**
 * The line to a hall: one socket, requests with their answers, and news. It opens again by itself after it broke, and
 * what was asked meanwhile is asked then. A hall inside this page (local/) is reached over the same kind of line.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { RefusalCode } from '@yamanote/kernel';
import type { Guest, HallCode, Reply, Request } from '@yamanote/protocol';
import { pauseAfter, pauseBeforeAnother } from './pauses.ts';
import { type Answer, createUnanswered, type Wire } from './unanswered.ts';

/** What carries frames to a hall and back; `closed` says whether the hall has sent the page away itself, to call again. */
export type Dial = (on: { frame(reply: Reply): void; closed(isRestarting?: boolean): void }) => Wire;

export type Code = RefusalCode | HallCode | 'lost';
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A request before it has got its number. */
export type Asked = Without<Request, 're'>;
export type Done = Extract<Reply, { is: 'done' }>;

/** Why a hall refused; `lost` if the line broke before an answer came and asking again could do harm. */
export class Refused extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}

export interface Line {
  /** `opening` also where the hall has sent the page away: it is there again in a moment, and nobody need be told. */
  readonly state: ReadonlySignal<'opening' | 'open' | 'broken'>;
  /** Whether the hall can write, as far as is known; if not, moves wait for it. */
  readonly writes: ReadonlySignal<boolean>;
  /** While the line is broken: when it will be dialled again, in milliseconds of the clock; `null` while that happens. */
  readonly nextTry: ReadonlySignal<number | null>;
  /** How often the line was opened: subscriptions are renewed when it rises. */
  readonly opened: ReadonlySignal<number>;
  readonly guest: ReadonlySignal<Guest | null>;
  /** The bots of this hall, weakest first. */
  readonly bots: ReadonlySignal<readonly string[]>;
  readonly build: ReadonlySignal<string | null>;
  /** Under which other devices of the network reach this hall. */
  readonly addresses: ReadonlySignal<readonly string[]>;
  /** Of the key that this hall signs matches with, if it does. */
  readonly fingerprint: ReadonlySignal<string | null>;
  /** How many requests are still unanswered. */
  readonly waiting: ReadonlySignal<number>;
  request(asked: Asked): Promise<Done>;
  listen(listener: (reply: Reply) => void): () => void;
  /** While it is to be dialled again: now instead of when that would happen by itself. */
  hurry(): void;
  /** Hangs up and dials again, as after the guest's cookie has changed. */
  redial(): void;
}

/** So long nobody is told that the line is away, if the hall has sent the page away itself; in milliseconds. */
const QUIET = 3000;
/** So often within a minute a page lets itself be sent away: then there is no node that would have it. */
const MOST_SENDINGS = 5;
const MINUTE = 60_000;

export function openLine(dial: Dial): Line {
  const state = signal<'opening' | 'open' | 'broken'>('opening');
  const nextTry = signal<number | null>(null);
  const opened = signal(0);
  const guest = signal<Guest | null>(null);
  const bots = signal<readonly string[]>([]);
  const build = signal<string | null>(null);
  const addresses = signal<readonly string[]>([]);
  const fingerprint = signal<string | null>(null);
  const canWrite = signal(true);
  const listeners = new Set<(reply: Reply) => void>();
  const unanswered = createUnanswered(() => {
    hangUp();
    broke();
  });
  let wire: Wire | null = null;
  let number = 0;
  /** How many tries have failed since the line was open. */
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until people are told that the line is away. */
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** When it was sent away lately. */
  let sendings: readonly number[] = [];

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    nextTry.value = null;
    try {
      const mine: Wire = dial({
        frame: (reply) => {
          if (mine === wire) receive(reply);
        },
        closed: (isRestarting = false) => {
          if (mine !== wire) return;
          if (isRestarting && follows()) sentAway();
          else broke();
        },
      });
      wire = mine;
    } catch {
      // A browser may refuse even to try.
      broke();
    }
  }

  function receive(reply: Reply): void {
    if (reply.is === 'welcome') welcome(reply);
    else if (reply.is === 'done' || reply.is === 'refused') answered(reply);
    else if (reply.is === 'hall') {
      canWrite.value = reply.writes;
      if (reply.writes) unanswered.release();
    }
    for (const listener of listeners) listener(reply);
  }

  /** The hall has answered for the first time on this wire: only now is the line open. */
  function welcome(reply: Extract<Reply, { is: 'welcome' }>): void {
    clearTimeout(quiet);
    quiet = undefined;
    failed = 0;
    guest.value = reply.guest;
    bots.value = reply.bots;
    build.value = reply.build;
    addresses.value = reply.addresses;
    fingerprint.value = reply.fingerprint;
    canWrite.value = true;
    unanswered.begin(wire as Wire);
    state.value = 'open';
    // Whoever renews a subscription says so at once, before what is only said again.
    opened.value++;
    unanswered.sayAll();
  }

  function answered(reply: Answer): void {
    if (reply.is === 'refused' && reply.code === 'elsewhere' && follows()) {
      unanswered.takeBack(reply.re);
      hangUp();
      sentAway();
    } else unanswered.answered(reply);
  }

  /** Whether the page lets itself be sent away once more; if so, that counts. */
  function follows(): boolean {
    const now = Date.now();
    const recent = sendings.filter((at) => now - at < MINUTE);
    if (recent.length >= MOST_SENDINGS) return false;
    sendings = [...recent, now];
    return true;
  }

  /** Another node of the hall will have the page, or the same one in a moment. */
  function sentAway(): void {
    wire = null;
    // Who was told that the line is away is told when it is back, and not before.
    if (state.peek() === 'open') {
      state.value = 'opening';
      quiet = setTimeout(() => {
        quiet = undefined;
        tellBroken();
      }, QUIET);
    }
    unanswered.end('expected');
    dialIn(pauseBeforeAnother());
  }

  function broke(): void {
    wire = null;
    if (quiet === undefined) tellBroken();
    else unanswered.end('expected');
    dialIn(pauseAfter(failed++));
  }

  function tellBroken(): void {
    state.value = 'broken';
    unanswered.end('unknown');
  }

  function dialIn(wait: number): void {
    if (timer !== undefined) return;
    timer = setTimeout(connect, wait);
    nextTry.value = Date.now() + wait;
  }

  function hangUp(): void {
    const old = wire;
    wire = null;
    old?.close();
  }

  function hurry(): void {
    if (timer !== undefined) connect();
  }
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());
  connect();

  return {
    state,
    writes: computed(() => canWrite.value && !unanswered.isHeldBack.value),
    nextTry,
    opened,
    guest,
    bots,
    build,
    addresses,
    fingerprint,
    waiting: unanswered.count,
    request(asked) {
      const request = { ...asked, re: ++number } as Request;
      return new Promise((resolve, reject) =>
        unanswered.ask(request, (answer) => {
          if (answer === 'lost') reject(new Refused(answer));
          else if (answer.is === 'refused') reject(new Refused(answer.code));
          else resolve(answer);
        }),
      );
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hurry,
    redial() {
      hangUp();
      unanswered.end('expected');
      state.value = 'opening';
      connect();
    },
  };
}
