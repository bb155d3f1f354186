/** The moment of a position: whose turn it is, and what is asked or drawn. */
import {
  type Json,
  joined,
  readBoolean,
  readChoice,
  readCount,
  readFields,
  readInteger,
  readList,
} from '@yamanote/kernel';
import { ARRIVAL_CARD_FRAME, ARRIVAL_FRAME } from './arrivals.ts';
import { CEO_FRAME } from './ceo.ts';
import { listOf } from './customers.ts';
import { editionOf } from './editions.ts';
import { SCREENS_FRAME } from './endings.ts';
import { framesOfVictims, KAIJU_FRAME, RAMPAGE_FRAME } from './kaiju.ts';
import { CONNECTION_IDS, STATION_IDS, WARD_IDS } from './map.ts';
import { ALIGHT_FRAME, RIDE_FRAME, START_FRAMES } from './move.ts';
import { SHOP_FRAMES } from './open.ts';
import { checkCeos, checkDone, checkStep, impossible, type StepName } from './position-checks.ts';
import { readNames } from './position-pieces.ts';
import { QUEUE_CARD_FRAME, QUEUE_CARDS_FRAME, QUEUE_CUSTOMER_FRAME, QUEUE_CUSTOMERS_FRAME } from './queue.ts';
import { setupFrames } from './setup.ts';
import { CUSTOMERS } from './tokens.ts';
import { EXTEND_FRAMES } from './track.ts';
import { ACTION_FRAME, END_TURN_FRAME } from './turn.ts';
import { ACTION_KINDS, DRAW_CAUSES, type Frame, NOBODY, type ShinjukuState as State, type Trip } from './types.ts';

type Fields = Record<string, unknown>;

/** What a match can be waiting for. `turn` is only written by hand: the moment before a turn begins. */
const STEPS = [
  ...['start-ward', 'start-customers', 'first', 'deal', 'turn', 'queue-card', 'queue-customer'],
  ...['arrival-card', 'arrival-customers', 'rampage', 'flee', 'push', 'ceo', 'action', 'spend', 'shop', 'extend'],
  ...['start', 'alight', 'ride', 'screens', 'over'],
] as const;

/** Fields that belong to some steps alone. */
const OWN_STEPS: Readonly<Record<string, readonly StepName[]>> = {
  opening: ['shop', 'spend'],
  moving: ['start', 'spend'],
  extending: ['extend'],
  move: ['alight', 'ride'],
  arriving: ['arrival-customers'],
  dealing: ['deal'],
};

export function makeMoment(state: State): Record<string, Json> {
  const { stack, trigger, lastRound, stalled } = state;
  return {
    turn: state.turn,
    first: state.first,
    step: stack.at(-1)?.kind ?? 'over',
    done: state.done.slice(),
    ...(trigger === null ? {} : { trigger }),
    ...(lastRound ? { lastRound } : {}),
    ...(stalled > 0 ? { stalled } : {}),
    ...makeDetails(state),
  };
}

function makeDetails(state: State): Record<string, Json> {
  const frame = state.stack.at(-1);
  switch (frame?.kind) {
    case 'shop':
      return { opening: STATION_IDS[frame.station] };
    case 'start':
      return { moving: WARD_IDS[frame.ward] };
    case 'spend':
      return makeDetails({
        ...state,
        stack: state.stack.slice(0, -1).filter(({ kind }) => kind === 'shop' || kind === 'start'),
      });
    case 'extend':
      return { extending: CONNECTION_IDS[frame.connection] };
    case 'arrival-customers':
      return { arriving: { ward: WARD_IDS[frame.ward], due: frame.due } };
    case 'alight':
    case 'ride':
      return {
        move: { group: listOf(state.group), ...makeTrip(state) },
      };
    case 'deal':
      return { dealing: makeDealing(state.stack, frame) };
    default:
      return {};
  }
}

/** Where a MOVE went, and who got off at each station. */
export function makeTrip({ path, alighted }: Pick<Trip, 'path' | 'alighted'>) {
  return {
    path: path.map((station) => STATION_IDS[station]),
    alighted: alighted.map((customer) => (customer === NOBODY ? null : CUSTOMERS[customer])),
  };
}

/** `more`: draws that the same seat still has to come; `after`: the seats whose INCOME follows. Set-up has neither. */
function makeDealing(stack: readonly Frame[], { seat, count, cause }: Extract<Frame, { kind: 'deal' }>): Json {
  const waiting = cause === 'set-up' ? [] : stack.slice().reverse();
  return {
    ...{ seat, count, cause },
    more: waiting.flatMap((frame) => (frame.kind === 'draw' ? [frame.count] : [])),
    after: waiting.flatMap((frame) => (frame.kind === 'income' ? [frame.seat] : [])),
  };
}

/** Steps of the set-up only, and steps that set-up and turns both have. */
const IN_SETUP: readonly StepName[] = ['start-ward', 'start-customers', 'first'];
const IN_BOTH: readonly StepName[] = ['deal', 'queue-card', 'queue-customer'];

/** Whose turn it is comes first: some pieces are elsewhere during set-up. */
export function readTurn(state: State, fields: Fields): void {
  const most = state.hands.length - 1;
  const { first } = state.options;
  const step = readChoice('step', fields.step ?? 'action', STEPS) as StepName;
  const inSetup = fields.turn === null || (fields.turn === undefined && IN_SETUP.includes(step));
  state.turn = inSetup ? null : readInteger('turn', fields.turn ?? (first === 'random' ? 0 : first), 0, most);
  if (IN_SETUP.includes(step) ? !inSetup : inSetup && !IN_BOTH.includes(step)) {
    impossible('turn', inSetup ? 'a seat' : 'null during set-up', fields.turn);
  }
  if (fields.first != null) state.first = readInteger('first', fields.first, 0, most);
  else if (!inSetup && first === 'random') state.first = 0;
  if (first !== 'random' && state.first !== first) impossible('first', `${first}, as the table chose`, fields.first);
}

export function readMoment(state: State, fields: Fields): void {
  const step = (fields.step ?? 'action') as StepName;
  for (const [field, steps] of Object.entries(OWN_STEPS)) {
    if (fields[field] !== undefined && !steps.includes(step)) {
      impossible(field, `nothing but at "${steps.join('" or "')}"`, fields[field]);
    }
  }
  state.done = readNames('done', fields.done ?? [], ACTION_KINDS).map((kind) => ACTION_KINDS[kind]);
  const most = state.hands.length;
  if (fields.trigger != null) state.trigger = readInteger('trigger', fields.trigger, 0, most - 1);
  if (fields.lastRound !== undefined) state.lastRound = readBoolean('lastRound', fields.lastRound);
  if (fields.stalled !== undefined) state.stalled = readInteger('stalled', fields.stalled, 0, most);
  checkDone(state, step, fields);
  checkCeos(state, step);
  state.stack = state.turn === null ? setupStack(state, step, fields) : turnStack(state, step, fields);
  checkStep(state, step);
}

/** What is still to come of the set-up after the step of this kind (and seat, when cards are dealt). */
function setupStack(state: State, step: StepName, fields: Fields): Frame[] {
  const frames = setupFrames(state.hands.length, state.options);
  const after = (found: (frame: Frame) => boolean) => {
    const at = frames.findIndex(found);
    if (at < 0) impossible('step', 'a step of this edition with these options', step);
    return frames.slice(at + 1).reverse();
  };
  const is = (kind: Frame['kind']) => (frame: Frame) => frame.kind === kind;
  switch (step) {
    case 'start-customers': {
      const wards = [...new Set(state.discard)].filter((ward) => state.crowds[ward].every((count) => count === 0));
      const left = wards.reverse().map((ward): Frame => ({ kind: 'start-customers', ward }));
      return [...after(is('start-ward')), ...left];
    }
    case 'deal': {
      const { deal } = readDealing(state, fields);
      return [...after((frame) => frame.kind === 'draw' && frame.seat === deal.seat), deal];
    }
    case 'queue-card':
      return [...after(is('queue-cards')), QUEUE_CARD_FRAME];
    case 'queue-customer':
      return [...after(is('queue-customers')), QUEUE_CUSTOMER_FRAME];
    default:
      return [...after(is(step as Frame['kind'])), { kind: step } as Frame];
  }
}

/** What a turn still has to come once this step is done, and the step itself on top. */
function turnStack(state: State, step: StepName, fields: Fields): Frame[] {
  const seat = state.turn as number;
  switch (step) {
    case 'over':
      return [];
    case 'screens':
      return [SCREENS_FRAME];
    case 'turn':
      return [{ kind: 'turn', seat }];
    case 'queue-card':
      return [...afterStep(state, QUEUE_CARDS_FRAME), QUEUE_CARD_FRAME];
    case 'queue-customer':
      return [...afterStep(state, QUEUE_CUSTOMERS_FRAME), QUEUE_CUSTOMER_FRAME];
    case 'arrival-card':
      return [...afterStep(state, ARRIVAL_FRAME), ARRIVAL_CARD_FRAME];
    case 'arrival-customers': {
      const { ward, due } = readFields('arriving', fields.arriving, ['ward', 'due']);
      const frame: Frame = {
        kind: step,
        ward: readOne('arriving.ward', ward, WARD_IDS),
        due: readInteger('arriving.due', due, 1, 2),
      };
      return [...afterStep(state, ARRIVAL_FRAME), frame];
    }
    case 'rampage':
      return [...afterStep(state, KAIJU_FRAME), RAMPAGE_FRAME];
    case 'flee':
    case 'push':
      return [...afterStep(state, KAIJU_FRAME), ...framesOfVictims(state)];
    case 'ceo':
      return [...afterStep(state, CEO_FRAME), CEO_FRAME];
    case 'deal':
      return dealStack(state, fields);
    default:
      return [...betweenActions(state), ...actionFrames(step, fields)];
  }
}

/** The rest of the steps before the actions, and the actions. */
function afterStep(state: State, frame: Frame): Frame[] {
  const steps = editionOf(state).beforeActions(state.options);
  const at = steps.indexOf(frame);
  if (at < 0) impossible('step', 'a step of this edition with these options', frame.kind);
  return [END_TURN_FRAME, ACTION_FRAME, ...steps.slice(at + 1).reverse()];
}

/** A second action is still to come if one was taken, and it was no INCOME. */
function betweenActions({ done }: State): Frame[] {
  return done.length < 2 && !done.includes('income') ? [END_TURN_FRAME, ACTION_FRAME] : [END_TURN_FRAME];
}

function actionFrames(step: StepName, fields: Fields): Frame[] {
  switch (step) {
    case 'action':
      return [];
    case 'shop':
      return [SHOP_FRAMES[readOne('opening', fields.opening, STATION_IDS)]];
    case 'start':
      return [START_FRAMES[readOne('moving', fields.moving, WARD_IDS)]];
    case 'spend': {
      const next = fields.opening !== undefined ? 'shop' : fields.moving !== undefined ? 'start' : null;
      return [...(next === null ? [] : actionFrames(next, fields)), { kind: step }];
    }
    case 'extend':
      return [EXTEND_FRAMES[readOne('extending', fields.extending, CONNECTION_IDS)]];
    case 'alight':
      return [RIDE_FRAME, ALIGHT_FRAME];
    default:
      return [RIDE_FRAME];
  }
}

function readOne(field: string, json: unknown, names: readonly string[]): number {
  return names.indexOf(readChoice(field, json, names));
}

function readDealing(state: State, fields: Fields) {
  const { seat, count, cause, more, after } = readFields(
    'dealing',
    fields.dealing,
    ['seat', 'count', 'cause'],
    ['more', 'after'],
  );
  const at = (key: string, json: unknown) => readInteger(joined('dealing', key), json, 0, state.hands.length - 1);
  const howMany = (key: string, json: unknown) => readCount(joined('dealing', key), json, 1);
  const shared = { seat: at('seat', seat), cause: readChoice('dealing.cause', cause, DRAW_CAUSES) };
  const deal: Frame = { kind: 'deal', count: howMany('count', count), ...shared };
  const draws = readList('dealing.more', more ?? []).map(
    (item, i): Frame => ({ kind: 'draw', count: howMany(`more[${i}]`, item), ...shared }),
  );
  const incomes = readList('dealing.after', after ?? []).map(
    (item, i): Frame => ({ kind: 'income', seat: at(`after[${i}]`, item), cause: shared.cause }),
  );
  if ((shared.cause === 'set-up') !== (state.turn === null)) {
    impossible('dealing.cause', 'set-up during set-up, and nowhere else', cause);
  }
  return { deal: deal as Extract<Frame, { kind: 'deal' }>, frames: [...incomes.reverse(), ...draws.reverse(), deal] };
}

/** An INCOME for all is between two turns; any other belongs to the running one. */
function dealStack(state: State, fields: Fields): Frame[] {
  const { deal, frames } = readDealing(state, fields);
  const next: Frame = { kind: 'turn', seat: ((state.turn as number) + 1) % state.hands.length };
  return [...(deal.cause === 'last-round' ? [next] : betweenActions(state)), ...frames];
}
