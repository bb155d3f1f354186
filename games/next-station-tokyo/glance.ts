import { type NextStationView, PHASES, scorePad } from './rules/index.ts';

/** Which phase it is, by those who are least far, and who has most points so far; nobody is ahead where all have as many. */
export function glance(view: NextStationView) {
  if (view.stack.length === 0) return null;
  const totals = view.sheets.map((_, seat) => scorePad(view, seat).total);
  const points = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === points ? seat : []));
  const phase = Math.min(PHASES - 1, ...view.phases) + 1;
  const isEven = totals.length > 1 && leaders.length === totals.length;
  return { phase, of: PHASES, points: isEven ? null : points, leaders: totals.length > 1 && !isEven ? leaders : [] };
}
