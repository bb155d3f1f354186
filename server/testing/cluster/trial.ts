/** A house is played in and struck, again and again; then it is looked what was promised, and what is there. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fastRng } from '@yamanote/kernel';
import { auditHouse, type Findings } from './audit.ts';
import { type Step, tellWhere } from './blows.ts';
import type { Figures } from './client.ts';
import { type House, openHouse, type Post, type Programs } from './house.ts';
import { type LoadClient, startClient } from './load-client.ts';
import { rulesPlayed } from './rules-played.ts';

export interface Trial {
  posts: readonly Post[];
  tables: number;
  seed: string;
  blows: readonly Step[];
  /** At least, before it ends. */
  entries: number;
  /** Of acknowledged moves, between two blows; at most twice as many. */
  between: number;
}

export interface Report extends Findings, Figures {
  /** Their kinds. */
  blows: readonly string[];
  /** Matches by game and version. */
  rules: ReadonlyMap<string, number>;
  /** Processor time by kind of process. */
  seconds: Record<string, number>;
  said: ReadonlyMap<string, number>;
}

/** Everything must go on within so many milliseconds once nobody is struck any more: a node is taken for dead after 3 s. */
const PATIENCE = 30_000;

export async function tryHouse(programs: Programs, trial: Trial, say: (line: string) => void): Promise<Report> {
  const house = await openHouse(programs, trial.posts);
  const client = startClient(programs.client, { tables: trial.tables, seed: trial.seed });
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-promises-'));
  try {
    await tellWhere(house, client);
    const stuck = await strikeAll(house, client, trial, say);
    const figures = await client.ask<Figures>({ do: 'figures' });
    const file = join(folder, 'promises.json');
    await client.ask({ do: 'promises', file });
    const used = secondsOf(house, client);
    await house.stop();
    const findings = await auditHouse(house.databases.primary.url(), house.key, file, stuck.length === 0);
    return {
      ...figures,
      ...findings,
      stuck: [...stuck, ...findings.stuck],
      blows: trial.blows.map(({ kind }) => kind),
      rules: await rulesPlayed(house.databases.primary.url()),
      seconds: used,
      said: house.said,
    };
  } finally {
    client.close();
    await house.close();
    rmSync(folder, { recursive: true });
  }
}

/** Returns what got stuck. */
async function strikeAll(
  house: House,
  client: LoadClient,
  trial: Trial,
  say: (line: string) => void,
): Promise<string[]> {
  const rng = fastRng(trial.seed);
  const nodes = house.nodes.map((_, i) => i);
  for (const [i, { kind, strike }] of trial.blows.entries()) {
    await client.ask({ do: 'moves', count: trial.between + rng.below(trial.between) });
    const begin = performance.now();
    const whom = await strike({ house, client, rng });
    const struck = performance.now();
    const missing = await orMissing(client, client.ask({ do: 'round', nodes }));
    const whole = performance.now();
    say(
      `${String(i + 1).padStart(4)}  ${`${kind}: ${whom}`.padEnd(52)} ${seconds(struck - begin)} ${seconds(whole - struck)}`,
    );
    if (missing.length > 0) return [...missing, ...(await house.describe())];
  }
  for (let { entries } = await client.ask<Figures>({ do: 'figures' }); entries < trial.entries; ) {
    await client.ask({ do: 'moves', count: 1000 });
    ({ entries } = await client.ask<Figures>({ do: 'figures' }));
  }
  return finish(client, house);
}

/** Every match goes on to its end; as long as each moves now and then, that may take its time. */
async function finish(client: LoadClient, house: House): Promise<string[]> {
  const finished = client.ask({ do: 'finish' }).then(() => 'finished' as const);
  for (;;) {
    const round = orMissing(client, client.ask({ do: 'round', nodes: [] }));
    const came = await Promise.race([finished, round]);
    if (came === 'finished') return [];
    if (came.length > 0) return [...came, ...(await house.describe())];
  }
}

/** Nothing, if it happens in time. */
async function orMissing(client: LoadClient, happens: Promise<void>): Promise<string[]> {
  const stop = new AbortController();
  const late = pause(PATIENCE, true, { signal: stop.signal }).catch(() => false);
  const isLate = await Promise.race([happens.then(() => false), late]);
  stop.abort();
  return isLate ? client.ask<string[]>({ do: 'missing' }) : [];
}

function secondsOf({ nodes, workers, databases }: House, client: LoadClient): Record<string, number> {
  const sum = (members: House['nodes']) => members.reduce((all, one) => all + one.processorSeconds(), 0);
  return {
    nodes: sum(nodes),
    workers: sum(workers),
    databases: databases.processorSeconds(),
    people: client.processorSeconds(),
    'relays and director': process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}
