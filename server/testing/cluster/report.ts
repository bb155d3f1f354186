/** What a trial has shown, as people read it. */
import { loadavg } from 'node:os';
import type { Report } from './trial.ts';

/** In milliseconds: nobody shall wait longer after a node's death. */
const LONGEST_GAP = 3000;

/** Why the house has not passed, in one sentence; `null` if it has. */
export function faultIn({ lost, doubled, stuck, faults, gaps }: Report, longestGap = LONGEST_GAP): string | null {
  const wrong = { lost, doubled, stuck, 'otherwise wrong': faults };
  for (const [what, which] of Object.entries(wrong))
    if (which.length > 0) return `${which.length} ${what}: ${which[0]}`;
  const longest = Math.max(0, ...gaps);
  return longest > longestGap ? `a page waited ${seconds(longest)} after its node was killed` : null;
}

export function tableOf(report: Report): string {
  const { blows, moves, entries, matches, rules, lost, doubled, stuck, faults, gaps, seconds: used, said } = report;
  const kinds = [...new Set(blows)].map((kind) => [kind, String(blows.filter((one) => one === kind).length)]);
  const sorted = gaps.toSorted((one, other) => one - other);
  const rows = [
    ['blows', String(blows.length)],
    ...kinds.map(([kind, count]) => [`  ${kind}`, count]),
    ['matches', String(matches)],
    ...[...rules].map(([which, count]) => [`  under ${which}`, String(count)]),
    ['acknowledged moves', String(moves)],
    ['acknowledged entries', String(entries)],
    ['lost', String(lost.length)],
    ['doubled', String(doubled.length)],
    ['stuck', String(stuck.length)],
    ['otherwise wrong', String(faults.length)],
    ['pages whose node was killed', String(gaps.length)],
    ...(gaps.length === 0
      ? []
      : [
          ['  their wait, median', seconds(sorted[sorted.length >> 1])],
          ['  their wait, worst', seconds(sorted[sorted.length - 1])],
        ]),
    ['processor time', ''],
    ...Object.entries(used).map(([who, time]) => [`  ${who}`, `${time.toFixed(1)} s`]),
    [
      'load average',
      loadavg()
        .map((one) => one.toFixed(1))
        .join(' '),
    ],
    ['logged by nodes and workers', ''],
    ...[...said].map(([event, count]) => [`  ${event}`, String(count)]),
  ];
  return rows.map(([name, value]) => `${name.padEnd(30)} ${value}`.trimEnd()).join('\n');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
