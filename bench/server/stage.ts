/** A hall and the people in it, for one run of one situation. */
import { setTimeout } from 'node:timers/promises';
import { type Clients, openClients } from './clients.ts';
import type { Done, House, Statement } from './house.ts';
import { type Counts, NONE, type Pace, plus } from './orders.ts';
import { type Memory, type Party, programs, sum, together } from './party.ts';
import { watchForStandstills } from './standstill.ts';

/** What was seen in a span of time. */
export interface Span extends Counts {
  /** What was going on. */
  name: string;
  seconds: number;
  /** Seconds of processor time, of the hall and of those who play. */
  used: { hall: number; clients: number };
  /** Of it, by who works for the hall. */
  parties: readonly { name: string; seconds: number }[];
  /** For how long at most nobody had a processor, in milliseconds. */
  stoodStill: number;
  /** By its database meanwhile, if it has one of its own. */
  done: Done | null;
  /** What that was, if it is counted. */
  statements: readonly Statement[] | null;
  /** When it was, by the system's clock that never goes back, in microseconds, as profiles have it. */
  from: number;
  to: number;
}

export interface Stage {
  house: House;
  clients: Clients;
  sit(tables: number, isPublic?: boolean): Promise<void>;
  watch(watchers: number): Promise<void>;
  look(pages: number, shows: 'few' | 'all'): Promise<void>;
  play(pace: Pace): Promise<void>;
  rest(): Promise<void>;
  /** Lets so many seconds go by, in which all code is compiled and everybody comes into step. */
  warmUp(seconds: number): Promise<void>;
  /** Lets so many seconds go by, or as many again until something of what is looked for has happened, and says what was in them. */
  observe(name: string, seconds: number, hasHappened?: (counts: Counts) => boolean): Promise<Span>;
  memory(): Memory;
  /** The spans that were observed, one after the other. */
  readonly spans: readonly Span[];
  end(): Promise<void>;
}

export function openStage(house: House, clientProgram: string, clientCount: number): Stage {
  const clients = openClients(clientProgram, clientCount, house.addresses);
  const players = programs('clients', clients.pids);
  const spans: Span[] = [];
  return {
    house,
    clients,
    spans,
    sit: (tables, isPublic = false) =>
      clients.order((i) => ({ do: 'sit', tables: clients.share(tables, i), public: isPublic })),
    watch: (watchers) => clients.order(() => ({ do: 'watch', watchers })),
    look: (pages, shows) => clients.order((i) => ({ do: 'look', pages: clients.share(pages, i), shows })),
    play: (pace) => clients.order(() => ({ do: 'pace', pace: shared(pace, clients.pids.length) })),
    rest: () => clients.order(() => ({ do: 'rest' })),
    warmUp: (seconds) => setTimeout(seconds * 1000),
    async observe(name, seconds, hasHappened = ({ moves }) => moves > 0) {
      await clients.count();
      await house.database?.statements();
      const [before, begun] = [await house.database?.done(), watch([...house.parties, players])];
      const from = now();
      const standstill = watchForStandstills();
      let counts = NONE;
      let [to, used] = [from, begun()];
      while (!hasHappened(counts)) {
        await setTimeout(seconds * 1000);
        [to, used] = [now(), begun()];
        counts = plus(counts, await clients.count());
      }
      const stoodStill = standstill();
      const after = await house.database?.done();
      const statements = (await house.database?.statements()) ?? null;
      const own = house.parties.map(({ name }, i) => ({ name, seconds: used[i] }));
      const span: Span = {
        name,
        ...counts,
        used: { hall: sum(own.map((one) => one.seconds)), clients: used[own.length] },
        parties: own,
        stoodStill,
        done:
          before === undefined || after === undefined
            ? null
            : { transactions: after.transactions - before.transactions, logged: after.logged - before.logged },
        statements,
        from,
        to,
        seconds: (to - from) / 1e6,
      };
      spans.push(span);
      return span;
    },
    memory: () => together(house.parties.map((party) => party.memory())),
    async end() {
      await clients.stop();
      await house.stop();
    },
  };
}

function now(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

/** What each has used from now on. */
function watch(parties: readonly Party[]): () => number[] {
  const before = parties.map((party) => party.used());
  return () => parties.map((party, i) => party.used() - before[i]);
}

/** Each client has its part of a rate. */
function shared(pace: Pace, clients: number): Pace {
  return pace.is === 'open' ? { ...pace, rate: pace.rate / clients } : pace;
}
