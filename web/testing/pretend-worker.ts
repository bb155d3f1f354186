/** Workers, channels between tabs and a database, as a browser has them, for pages that nobody draws. */
import * as database from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';

type Hear = (event: { data: unknown }) => void;

/** One end of a worker's port: what is posted here is heard there, in order and as a copy. */
class End {
  other: End | null = null;
  readonly #hearers = new Set<Hear>();
  /** What came before anybody listened. */
  #early: unknown[] = [];

  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    queueMicrotask(() => this.other?.hear(copy));
  }

  hear(data: unknown): void {
    if (this.#hearers.size === 0) this.#early.push(data);
    for (const hearer of [...this.#hearers]) hearer({ data });
  }

  addEventListener(type: string, hearer: Hear): void {
    if (type !== 'message') return;
    this.#hearers.add(hearer);
    for (const data of this.#early.splice(0)) hearer({ data });
  }

  removeEventListener(_type: string, hearer: Hear): void {
    this.#hearers.delete(hearer);
  }
}

const workers = new Set<PretendWorker>();

/** Runs the inside of a worker in this thread, in modules of its own page. */
class PretendWorker extends End {
  constructor(file: URL) {
    super();
    const inside = new End();
    inside.other = this;
    this.other = inside;
    workers.add(this);
    void INSIDES[file.pathname.split('/').at(-1) ?? ''](inside);
  }

  terminate(): void {
    if (this.other !== null) this.other.other = null;
    workers.delete(this);
    this.other = null;
  }
}

const INSIDES: Readonly<Record<string, (self: End) => Promise<void>>> = {
  'hall-worker.ts': async (self) => {
    const { serveDevice } = await import('../local/serve.ts');
    serveDevice(self as never, () => new PretendWorker(new URL('file:///thinker-worker.ts')) as unknown as Worker);
  },
  'thinker-worker.ts': async (self) => {
    const { serveThoughts } = await import('../local/serve-thoughts.ts');
    serveThoughts(self as never);
  },
};

/** For one test; `isFull` says whether the database takes nothing more. */
export function pretendWorkers(isFull: () => boolean): void {
  const channels = new Set<End>();
  class Channel extends End {
    constructor() {
      super();
      channels.add(this);
    }

    override postMessage(data: unknown): void {
      for (const other of channels) if (other !== this) queueMicrotask(() => other.hear(data));
    }
  }
  const { indexedDB: _, default: __, IDBFactory, IDBObjectStore, ...kinds } = database;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
    if (isFull()) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, given);
  };
  const globals = {
    Worker: PretendWorker,
    BroadcastChannel: Channel,
    ...kinds,
    IDBObjectStore,
    indexedDB: new IDBFactory(),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => {
    for (const worker of workers) worker.terminate();
    IDBObjectStore.prototype.put = put;
  });
}
