/** The figures of a hall as Prometheus reads them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LooksAt, Metrics, State } from './metrics.ts';

/** Seconds. */
const WRITING = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
const THINKING = [0.01, 0.05, 0.1, 0.3, 1, 3, 10, 30];
const LATE = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 10, 60];

export interface Figures {
  metrics: Metrics;
  registry: Registry;
}

export function makeFigures(): Figures {
  const registry = new Registry();
  const registers = [registry];
  const state: Partial<State> = {};
  const pages = new Set<() => LooksAt>();

  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `yamanote_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `yamanote_${name}`, help, buckets, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `yamanote_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  gauge('sockets', 'open sockets', () => state.sockets?.() ?? 0);
  new Gauge({
    name: 'yamanote_pages',
    help: 'open pages, by what they look at: table, lobby, elsewhere',
    labelNames: ['looks_at'],
    registers,
    collect() {
      const counts = { table: 0, lobby: 0, elsewhere: 0 };
      for (const looksAt of pages) counts[looksAt()]++;
      for (const [place, count] of Object.entries(counts)) this.set({ looks_at: place }, count);
    },
  });
  gauge('tables_at_hand', 'tables in the memory of this process', () => state.tablesAtHand?.() ?? 0);
  const requests = counter(
    'requests_total',
    'what pages asked, and what became of it: done, or why not',
    'kind',
    'outcome',
  );
  const appends = counter(
    'appends_total',
    'moves given to the store: stored, known, other, behind, unknown, failed',
    'outcome',
  );
  const writing = histogram('append_seconds', 'how long the store took for a move', WRITING);
  gauge('thoughts_waiting', 'thoughts of bots that wait for a thread', () => state.thoughtsWaiting?.() ?? 0);
  const thoughts = counter('thoughts_total', 'thoughts of bots: done, failed', 'outcome');
  const thinking = histogram('thought_seconds', 'how long a thought took once it had a thread', THINKING);
  const lobby = counter('lobby_queries_total', 'times that the store was asked for tables to show');
  const late = histogram('job_late_seconds', 'how long after its time a job that was waited for was begun', LATE);
  collectDefaultMetrics({ register: registry });

  return {
    registry,
    metrics: {
      watch: (more) => Object.assign(state, more),
      pageOpened(looksAt) {
        pages.add(looksAt);
        return () => pages.delete(looksAt);
      },
      requested: (kind, outcome) => requests.inc({ kind, outcome }),
      appended(outcome, milliseconds) {
        appends.inc({ outcome });
        writing.observe(milliseconds / 1000);
      },
      thought(outcome, milliseconds) {
        thoughts.inc({ outcome });
        thinking.observe(milliseconds / 1000);
      },
      lobbyAsked: () => lobby.inc(),
      jobBegun: (milliseconds) => late.observe(milliseconds / 1000),
    },
  };
}
