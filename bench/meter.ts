/** CPU time, not time on the wall: others may use the machine as well. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Something to be measured: does a little of it and says how much that was, by name of what is counted. */
export type Work = () => Record<string, number>;

export interface Rate {
  perSecond: number;
  /** Of the slices into which the time was cut: how far the figure is to be trusted. */
  slowest: number;
  fastest: number;
}

const SLICE_SECONDS = 0.5;

/** A large game takes so long until all of its code is compiled and what it keeps is made. */
const WARM_UP_SLICES = 6;

/** What a work does in a CPU second, measured for so many of them once it is warm. */
export function measure(work: Work, seconds: number): Record<string, Rate> {
  for (let i = 0; i < WARM_UP_SLICES; i++) slice(work);
  const slices: Record<string, number>[] = [];
  while (slices.length * SLICE_SECONDS < seconds) slices.push(slice(work));
  return combine(slices);
}

function slice(work: Work): Record<string, number> {
  const counts: Record<string, number> = {};
  const began = cpuSeconds();
  let spent = 0;
  while (spent < SLICE_SECONDS) {
    for (const [counted, count] of Object.entries(work())) counts[counted] = (counts[counted] ?? 0) + count;
    spent = cpuSeconds() - began;
  }
  return Object.fromEntries(Object.entries(counts).map(([counted, count]) => [counted, count / spent]));
}

function combine(slices: Record<string, number>[]): Record<string, Rate> {
  return Object.fromEntries(
    Object.keys(slices[0]).map((counted) => {
      const rates = slices.map((rate) => rate[counted]);
      const perSecond = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
      return [counted, { perSecond, slowest: Math.min(...rates), fastest: Math.max(...rates) }];
    }),
  );
}
