/** Hands out the games of a simulation in shares, to one thread or several. Which thread plays a game does not matter. */
import { Worker } from 'node:worker_threads';
import { mergeTallies, type Tally } from '@yamanote/bots';
import { loadSimulation, type Share, type Simulation } from './simulation.ts';

/** Long enough that handing out costs nothing, short enough that progress can be seen. */
const SHARE_MILLISECONDS = 250;
const FIRST_SHARE = 10;

export type Played = (games: number) => void;

export async function playGames(
  simulation: Simulation,
  games: number,
  threads: number,
  played: Played,
): Promise<Tally> {
  const shares = new Shares(games);
  const tallies =
    threads === 1 ? await playHere(simulation, shares, played) : await playOn(threads, simulation, shares, played);
  return mergeTallies(tallies);
}

async function playHere(simulation: Simulation, shares: Shares, played: Played): Promise<Tally[]> {
  const play = await loadSimulation(simulation);
  const tallies: Tally[] = [];
  let size = FIRST_SHARE;
  for (let share = shares.next(size); share !== null; share = shares.next(size)) {
    const start = performance.now();
    tallies.push(play(share));
    size = nextSize(share, performance.now() - start);
    played(share.to - share.from);
  }
  return tallies;
}

async function playOn(threads: number, simulation: Simulation, shares: Shares, played: Played): Promise<Tally[]> {
  const program = new URL('./worker.js', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(program, { workerData: simulation }));
  try {
    return (await Promise.all(workers.map((worker) => feed(worker, shares, played)))).flat();
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands a worker share after share, until there are none left. */
function feed(worker: Worker, shares: Shares, played: Played): Promise<Tally[]> {
  return new Promise((resolve, reject) => {
    const tallies: Tally[] = [];
    let share = shares.next(FIRST_SHARE);
    let start = performance.now();
    const hand = () => (share === null ? resolve(tallies) : worker.postMessage(share));
    worker.on('error', reject);
    worker.on('message', (tally: Tally) => {
      tallies.push(tally);
      played(tally.games);
      share = shares.next(nextSize(share as Share, performance.now() - start));
      start = performance.now();
      hand();
    });
    hand();
  });
}

/** As many games as should take the wanted time, but no sudden leap: the first ones are slow. */
function nextSize({ from, to }: Share, milliseconds: number): number {
  const games = to - from;
  return Math.max(1, Math.min(games * 4, Math.round((games * SHARE_MILLISECONDS) / Math.max(1, milliseconds))));
}

class Shares {
  private from = 0;
  private readonly games: number;

  constructor(games: number) {
    this.games = games;
  }

  next(size: number): Share | null {
    if (this.from === this.games) return null;
    const share = { from: this.from, to: Math.min(this.games, this.from + size) };
    this.from = share.to;
    return share;
  }
}
