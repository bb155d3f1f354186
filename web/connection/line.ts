/**
 * The line to a hall: one socket, requests with their answers, and news. It opens again by itself after it broke, and
 * what was asked meanwhile is asked then. A hall inside this page (local/) is reached over the same kind of line.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { RefusalCode } from '@yamanote/kernel';
import type { Guest, HallCode, Reply, Request } from '@yamanote/protocol';

/** What carries frames to a hall and back. */
export type Dial = (on: { frame(reply: Reply): void; closed(): void }) => Wire;

interface Wire {
  send(request: Request): void;
  close(): void;
}

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
  readonly state: ReadonlySignal<'opening' | 'open' | 'broken'>;
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
  /** While the line is broken: dials now instead of when it would by itself. */
  hurry(): void;
  /** Hangs up and dials again, as after the guest's cookie has changed. */
  redial(): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PATIENCE = 10_000;

interface Open {
  request: Request;
  /** Where it was said last; `null` if nowhere yet. */
  on: Wire | null;
  resolve(done: Done): void;
  reject(reason: Refused): void;
}

export function openLine(dial: Dial): Line {
  const state = signal<'opening' | 'open' | 'broken'>('opening');
  const nextTry = signal<number | null>(null);
  const opened = signal(0);
  const guest = signal<Guest | null>(null);
  const bots = signal<readonly string[]>([]);
  const build = signal<string | null>(null);
  const addresses = signal<readonly string[]>([]);
  const fingerprint = signal<string | null>(null);
  const waiting = signal(0);
  const listeners = new Set<(reply: Reply) => void>();
  const unanswered = new Map<number, Open>();
  let wire: Wire | null = null;
  let number = 0;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    nextTry.value = null;
    try {
      const mine: Wire = dial({
        frame: (reply) => {
          if (mine === wire) receive(reply);
        },
        closed: () => {
          if (mine === wire) broke();
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
    for (const listener of listeners) listener(reply);
  }

  /** The hall has answered for the first time on this wire: only now is the line open. */
  function welcome(reply: Extract<Reply, { is: 'welcome' }>): void {
    pause = FIRST_PAUSE;
    guest.value = reply.guest;
    bots.value = reply.bots;
    build.value = reply.build;
    addresses.value = reply.addresses;
    fingerprint.value = reply.fingerprint;
    state.value = 'open';
    // Whoever renews a subscription says so at once, before what is only said again.
    opened.value++;
    for (const open of unanswered.values()) say(open);
  }

  /** Says a request on this wire, once. */
  function say(open: Open): void {
    if (wire === null || open.on === wire) return;
    open.on = wire;
    wire.send(open.request);
    expectAnswer(open, wire);
  }

  function answered(reply: Extract<Reply, { is: 'done' | 'refused' }>): void {
    const open = unanswered.get(reply.re);
    if (open === undefined) return;
    forget(reply.re);
    if (reply.is === 'done') open.resolve(reply);
    else open.reject(new Refused(reply.code));
  }

  function forget(re: number): void {
    unanswered.delete(re);
    waiting.value = unanswered.size;
  }

  function broke(): void {
    wire = null;
    if (state.value !== 'broken') state.value = 'broken';
    for (const [re, open] of unanswered) {
      if (MAY_REPEAT[open.request.do]) continue;
      forget(re);
      open.reject(new Refused('lost'));
    }
    if (timer === undefined) {
      const wait = pause * (0.75 + Math.random() / 2);
      timer = setTimeout(connect, wait);
      nextTry.value = Date.now() + wait;
    }
    pause = Math.min(LONGEST_PAUSE, pause * 1.8);
  }

  function hangUp(): void {
    const old = wire;
    wire = null;
    old?.close();
  }

  /** A wire that has gone dead without a word (a phone that changed its network) is only noticed by its silence. */
  function expectAnswer({ request: { re } }: Open, on: Wire): void {
    setTimeout(() => {
      if (on !== wire || !unanswered.has(re)) return;
      hangUp();
      broke();
    }, PATIENCE);
  }

  function hurry(): void {
    if (state.peek() === 'broken' && timer !== undefined) connect();
  }
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());
  connect();

  return {
    state,
    nextTry,
    opened,
    guest,
    bots,
    build,
    addresses,
    fingerprint,
    waiting,
    request(asked) {
      const request = { ...asked, re: ++number } as Request;
      return new Promise((resolve, reject) => {
        const open: Open = { request, on: null, resolve, reject };
        unanswered.set(request.re, open);
        waiting.value = unanswered.size;
        if (state.peek() === 'open') say(open);
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hurry,
    redial() {
      hangUp();
      state.value = 'opening';
      connect();
    },
  };
}

/** A second table or code would be a surprise; everything else may be said twice, and moves carry their own name. */
const MAY_REPEAT: Readonly<Record<Request['do'], boolean>> = {
  watch: true,
  unwatch: true,
  pace: true,
  lobby: true,
  create: false,
  sit: true,
  stand: true,
  'give-up': true,
  configure: true,
  bot: true,
  open: true,
  close: true,
  keep: true,
  free: true,
  fill: true,
  start: true,
  rematch: true,
  seal: true,
  bits: true,
  answer: true,
  undo: true,
  withdraw: true,
  hint: true,
  look: true,
  order: true,
  handover: false,
  'seat-code': false,
};
