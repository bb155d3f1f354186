/** As much of a browser as pages need that nobody draws: a memory, a network that may go, several tabs, cookies. */
import { effect, signal } from '@preact/signals';
import type { Request } from '@yamanote/protocol';
import { onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Door, HONEST } from './crooked-door.ts';
import { pretendWorkers } from './pretend-worker.ts';

export interface PretendBrowser {
  /** What it remembers beyond a page. */
  readonly local: Memory;
  /** What its pages have said to the hall. */
  readonly said: readonly Request[];
  /** Whether it keeps cookies. */
  keepsCookies: boolean;
  readonly cookie: string;
  lose(): void;
  /** Has the network that it had lost. */
  find(): void;
  /** Another page, or the same one loaded again: everything in it is new. */
  load<M>(page: () => Promise<M>): Promise<M>;
}

/** Rises with whatever a browser does that no signal of its pages tells of, so that `until` looks again. */
const done = signal(0);

/** Whatever a page does it in must not look at this: it would do it again and again. */
function hasDone(): void {
  done.value = done.peek() + 1;
}

/** Storage as a browser has it: other tabs hear of changes, and it may be full. */
class Memory {
  isFull = false;
  readonly #kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    const isNew = this.#kept.get(key) !== value;
    this.#kept.set(key, value);
    hasDone();
    // All tabs hear it here, also the one that did it; a browser spares that one.
    if (isNew) queueMicrotask(() => dispatchEvent(Object.assign(new Event('storage'), { key })));
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
    hasDone();
  }
}

/** For one test; `hall` is the address of a real one, without which no socket opens; its door may be a crooked one. */
export function pretendBrowser(hall: string | null = null, door: Door = HONEST): PretendBrowser {
  const window = new EventTarget();
  const local = new Memory();
  let cookie = '';
  const fetchIn = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(path, hall ?? 'http://nowhere.test'), {
      ...init,
      headers: { ...init.headers, cookie },
    });
    const given = answer.headers.get('set-cookie');
    if (given !== null && browser.keepsCookies) [cookie] = given.split(';');
    return answer;
  };
  const sockets = new Set<WebSocket>();
  const said: Request[] = [];
  let isOffline = hall === null;
  class Socket extends WebSocket {
    constructor(address: URL) {
      // Nobody listens at port 1.
      super(isOffline ? 'ws://127.0.0.1:1' : address, { headers: { cookie } });
      sockets.add(this);
      this.on('error', () => undefined);
    }

    override send(frame: string): void {
      const request: Request = JSON.parse(frame);
      said.push(request);
      hasDone();
      const heard = door.hears(request);
      if (heard !== null) super.send(JSON.stringify(heard));
      else super.emit('message', JSON.stringify({ is: 'done', re: request.re }), false);
    }

    override emit(event: string | symbol, ...given: unknown[]): boolean {
      if (event !== 'message') return super.emit(event, ...given);
      return super.emit(event, JSON.stringify(door.says(JSON.parse(String(given[0])))), false);
    }
  }
  const fetch = globalThis.fetch;
  const globals = {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    document: { visibilityState: 'visible', addEventListener: () => undefined, documentElement: { dataset: {} } },
    matchMedia: () => ({ matches: true, addEventListener: () => undefined }),
    navigator: { languages: ['en'] },
    location: { href: `${hall ?? 'http://nowhere.test'}/` },
    innerWidth: 1280,
    innerHeight: 800,
    localStorage: local,
    sessionStorage: new Memory(),
    WebSocket: Socket,
    fetch: fetchIn,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  pretendWorkers(() => local.isFull);
  onTestFinished(() => {
    // The pages are closed: nobody hears what becomes of their sockets.
    for (const socket of sockets) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.terminate();
    }
    vi.unstubAllGlobals();
  });
  const browser: PretendBrowser = {
    local,
    said,
    keepsCookies: true,
    get cookie() {
      return cookie;
    },
    lose() {
      isOffline = true;
      dispatchEvent(new Event('offline'));
    },
    find() {
      isOffline = hall === null;
      dispatchEvent(new Event('online'));
    },
    load(page) {
      vi.resetModules();
      return page();
    },
  };
  return browser;
}

/** Resolves as soon as this holds; it reads signals, what a browser has said, and what it keeps. */
export function until(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (done.value < 0 || !holds()) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
