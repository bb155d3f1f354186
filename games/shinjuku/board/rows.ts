/** Everything one can do now, as rows of a list: one for each place, not for each way to pay. */
import type { Action, ActionKind, ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { suggest } from './suggest.ts';
import { kindOf, targets } from './targets.ts';

export type Group = ActionKind | 'ride' | 'stop' | 'other';

interface ListRow {
  /** The answer that a tap selects: of several that differ in what they cost, the suggested one. */
  readonly action: Action;
  /** How many answers it stands for. */
  readonly ways: number;
}

export interface ListGroup {
  readonly group: Group;
  readonly rows: readonly ListRow[];
}

const ORDER: readonly Group[] = ['ride', 'stop', 'move', 'open', 'track', 'upgrade', 'income', 'other'];

export function listOfAll(answers: readonly Action[], view: ShinjukuView): ListGroup[] {
  return ORDER.flatMap((group) => {
    const rows = rowsOf(
      answers.filter((answer) => groupOf(answer) === group),
      view,
    );
    return rows.length === 0 ? [] : [{ group, rows }];
  });
}

function groupOf(action: Action): Group {
  if (action.do === 'ride' || action.do === 'start') return 'ride';
  if (action.do === 'stop') return 'stop';
  if (action.do === 'extend') return 'track';
  return kindOf(action) ?? 'other';
}

/** Answers at the same place are one row. */
function rowsOf(answers: readonly Action[], view: ShinjukuView): ListRow[] {
  const byPlace = new Map<string, Action[]>();
  for (const answer of answers) {
    const place = 'pay' in answer ? targets(answer)[0] : JSON.stringify(answer);
    byPlace.set(place, [...(byPlace.get(place) ?? []), answer]);
  }
  return [...byPlace.values()].map((alike) => ({
    action: alike.length === 1 ? alike[0] : (suggest(alike, view) ?? alike[0]),
    ways: alike.length,
  }));
}
