/** What limits a hall, in words, from where its threads spent their time. */
import type { SelfTime } from '../self-times.ts';
import { readThreads, type Thread } from './profile/threads.ts';
import type { Span } from './stage.ts';

/** A thread that waits for less than the rest of its time has no more to give. */
const AT_ITS_LIMIT = 0.8;
const [GROUPS_SHOWN, FUNCTIONS_SHOWN, STATEMENTS_SHOWN] = [8, 12, 12];
const LONGEST_STATEMENT = 110;

/** `cores`: of the machine, which the hall and its players share. */
export function whatLimits(profiles: string, span: Span, cores: number): string[] {
  const threads = readThreads(profiles, span);
  return [
    `${span.name}: ${verdict(threads, span, cores)}`,
    ...threads.flatMap((thread) => [
      `  ${thread.name}, busy ${percent(thread.busy)}: ${list(thread.groups.slice(0, GROUPS_SHOWN))}`,
      ...thread.functions
        .slice(0, FUNCTIONS_SHOWN)
        .map(({ name, share }) => `    ${percent(share).padStart(6)}  ${name}`),
    ]),
    ...statementsIn(span),
  ];
}

function verdict(threads: readonly Thread[], span: Span, cores: number): string {
  const [first] = threads;
  if (first === undefined) return 'no thread did anything';
  const most = first.groups.slice(0, 3).map(({ name }) => name);
  const what = `the ${first.name}, ${percent(first.busy)} busy, most of all with ${most.join(', ')}`;
  if (first.busy >= AT_ITS_LIMIT) return `the limit is ${what}`;
  const { used, parties, seconds } = span;
  if (used.hall + used.clients < AT_ITS_LIMIT * cores * seconds)
    return `nothing is at its limit; nearest to it is ${what}`;
  const parts = [...parties, { name: 'players', seconds: used.clients }].sort((a, b) => b.seconds - a.seconds);
  const taken = parts.map((part) => `${part.name} ${(part.seconds / seconds).toFixed(2)}`).join(', ');
  return `the limit is the machine, whose ${cores} cores are taken by ${taken}; first of its threads is ${what}`;
}

/** What the database was asked, and how often for each move. */
function statementsIn({ statements, parties, moves, seconds }: Span): string[] {
  if (statements === null) return [];
  const server = parties.at(-1)!;
  const time = statements.reduce((all, one) => all + one.time, 0);
  return [
    `  ${server.name}, ${percent(server.seconds / seconds)} of a core; of the time that its statements took, waiting included:`,
    ...statements.slice(0, STATEMENTS_SHOWN).map(({ text, calls, time: own, logged }) => {
      const each = `${(calls / moves).toFixed(2)} a move, ${((1000 * own) / calls).toFixed(0)} µs and ${(logged / calls).toFixed(0)} bytes each`;
      return `    ${percent(own / time).padStart(6)}  ${each}: ${text.replace(/\s+/g, ' ').slice(0, LONGEST_STATEMENT)}`;
    }),
  ];
}

function list(times: readonly SelfTime[]): string {
  return times.map(({ name, share }) => `${name} ${percent(share)}`).join(', ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
}
