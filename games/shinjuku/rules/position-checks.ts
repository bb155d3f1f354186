/** Whether a match can really come to the moment that a position describes. */
import { type Chance, objectTo } from '@yamanote/kernel';
import { isBlocked } from './kaiju.ts';
import { STATION_IDS, WARD_IDS, WAYS } from './map.ts';
import { fits } from './move.ts';
import { isOpen } from './reach.ts';
import { rules } from './rulebook.ts';
import { CUSTOMERS } from './tokens.ts';
import { type ACTION_KINDS, type Action, type Frame, NOBODY, type ShinjukuState as State } from './types.ts';

type Fields = Record<string, unknown>;

/** What a match can be waiting for; `turn` is the moment before a turn begins. */
export type StepName = 'turn' | 'over' | Frame['kind'];

export const impossible = (field: string, expected: string, found: unknown): never =>
  objectTo(field, expected, found, 'impossible');

export function checkCeos({ ceos, kaiju }: State, step: StepName): void {
  if (step === 'flee' || step === 'push') return;
  const caught = ceos.findIndex((ward) => ward !== null && ward === kaiju);
  if (caught >= 0) impossible(`players[${caught}].ceo`, 'no CEO in the ward of the Kaiju', WARD_IDS[kaiju as number]);
}

/** Whether the match can really be at this step: who is asked has an answer, and what is drawn is there. */
export function checkStep(state: State, step: StepName): void {
  const frame = state.stack.at(-1);
  if (frame === undefined || step === 'turn') return;
  if (frame.kind !== step) impossible('step', 'somebody to have to leave the ward of the Kaiju', step);
  if (step === 'alight' || step === 'ride') checkPath(state, step);
  const rule = rules[frame.kind];
  if (rule.is === 'ask') {
    const list: Action[] = [];
    rule.legal(state, frame as never, list);
    if (list.length === 0) impossible('step', 'a step with something to choose', step);
  } else if (rule.is === 'chance' && !canHappen(rule.of(state, frame as never))) {
    impossible('step', 'enough left to draw from', step);
  }
}

function canHappen(chance: Chance): boolean {
  if ('pick' in chance) return chance.pick.length > 0;
  return 'draw' in chance && Object.values(chance.from).reduce((sum, count) => sum + count, 0) >= chance.draw;
}

/** Steps within an action, and what a seat draws for. */
const ACTION_OF: Partial<Record<string, (typeof ACTION_KINDS)[number]>> = {
  shop: 'open',
  extend: 'track',
  start: 'move',
  alight: 'move',
  ride: 'move',
  income: 'income',
  track: 'move',
};
const WITHIN_ACTIONS: readonly StepName[] = ['action', 'spend', 'screens', 'over'];

export function checkDone({ done }: State, step: StepName, fields: Fields): void {
  const refuse = (expected: string) => impossible('done', expected, fields.done);
  const cause = step === 'deal' ? Object(fields.dealing).cause : step;
  const wanted = ACTION_OF[cause];
  if (done.length > new Set(done).size || done.length > 2) refuse('at most two actions, and different ones');
  if (wanted !== undefined && done.at(-1) !== wanted) refuse(`${wanted} as the last action`);
  if (step === 'spend' && done.length === 0) refuse('the action that is paid for');
  if (step === 'action' && (done.length > 1 || done.includes('income'))) {
    refuse('at most one action, and no INCOME, before another');
  }
  const within = wanted !== undefined || WITHIN_ACTIONS.includes(step) || cause === 'last-round';
  if (!within && done.length > 0) refuse('nothing before the actions of a turn');
}

/** A path goes along track or the link, visits nothing twice, and whoever got off found a fitting building. */
function checkPath(state: State, step: StepName): void {
  const { path, alighted, buildings, group } = state;
  for (const [visit, station] of path.entries()) {
    const field = `move.path[${visit}]`;
    const way = visit === 0 ? null : WAYS[path[visit - 1]].find(({ to }) => to === station);
    const open = way === null ? !isBlocked(state, station) : way !== undefined && isOpen(state, way);
    if (!open) impossible(field, 'a station that can be ridden to', STATION_IDS[station]);
    if (path.indexOf(station) < visit) impossible(field, 'no station twice', STATION_IDS[station]);
    const building = buildings[station];
    const customer = alighted[visit];
    if (customer !== NOBODY && (building === null || !fits(building, customer))) {
      impossible(`move.alighted[${visit}]`, 'a customer that the building there serves', CUSTOMERS[customer]);
    }
  }
  const last = path.length - 1;
  if (last < 0) impossible('move.path', 'at least one station', []);
  const here = buildings[path[last]];
  const waits =
    here !== null && alighted[last] === NOBODY && group.some((count, customer) => count > 0 && fits(here, customer));
  if (waits !== (step === 'alight')) {
    impossible('step', waits ? 'alight, as somebody fits here' : 'ride, as nobody gets off here', step);
  }
}
