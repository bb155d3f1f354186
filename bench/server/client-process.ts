/** A process full of people, from outside. */
import { endProgram, startProgram } from './children.ts';
import type { Counts, Order, Report } from './orders.ts';
import { withinSeconds } from './within.ts';

export interface ClientProcess {
  readonly pid: number;
  tell(order: Order): Promise<Counts | undefined>;
  stop(): Promise<void>;
}

/** Nobody needs longer than this for an order, in seconds. */
const LONGEST_ORDER = 180;

export function openClient(program: string, name: string, addresses: readonly string[]): ClientProcess {
  const child = startProgram([program, name, ...addresses]);
  /** What broke between two orders is the answer to the next. */
  let fault: Error | null = null;
  let answer: ((report: Report) => void) | null = null;
  const hear = (report: Report) => {
    if (report.is === 'failed') fault ??= new Error(report.why);
    answer?.(report);
  };
  child.on('message', hear);
  child.on('exit', () => hear({ is: 'failed', why: 'a client ended by itself' }));

  return {
    pid: child.pid!,
    async tell(order) {
      if (fault !== null) throw fault;
      const answered = new Promise<Report>((resolve) => {
        answer = resolve;
      });
      child.send(order);
      const report = await withinSeconds(LONGEST_ORDER, `what a client was told (${order.do})`, answered);
      if (report.is === 'failed') throw new Error(report.why);
      return report.counts;
    },
    stop: () => endProgram(child, 'SIGKILL'),
  };
}
