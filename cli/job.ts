/** What a thread may be told to do; the program and its workers both load this. */
import { type ContestJob, loadContest } from './arena/contest.ts';
import type { Share } from './share.ts';
import { loadSimulation, type Simulation } from './simulation.ts';

export type Job = Simulation | ContestJob;

export function loadJob(job: Job): Promise<(share: Share) => unknown> {
  return job.is === 'simulation' ? loadSimulation(job) : loadContest(job);
}
