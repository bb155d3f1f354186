/** Whether a match can come to a step with these pencils, cards and places. */
import { CARD_IDS, CARDS, GOALS_IN_PLAY, PENCILS, PHASES } from './cards.ts';
import { canDraw } from './draw.ts';
import { mapOf } from './maps.ts';
import { dealingOrder, pencilsLeft } from './pencils.ts';
import { isLastRound } from './permit.ts';
import { demand } from './position-refusal.ts';
import { isUnderWay, nextToDeal, pencilSteps, STEPS, type StepName } from './position-steps.ts';
import type { NextStationState as State } from './types.ts';

const TOGETHER: readonly StepName[] = ['symbol', 'effect', 'reveal', 'draw', 'over'];
const OWN_PACE: readonly StepName[] = ['symbol', 'effect', 'deal', 'own-pace', 'over'];

export function checkStep(state: State, step: StepName): void {
  const { options } = state;
  const later = (options.pace === 'own' ? OWN_PACE : TOGETHER).filter(
    (name) => options.effects || (name !== 'symbol' && name !== 'effect'),
  );
  const steps = [...pencilSteps(state), ...(options.goals ? ['goals'] : []), ...later];
  demand(steps.includes(step), 'step', `one of ${steps.join(', ')} with these options`, step);
  checkPencils(state, step);
  const goals = options.goals && STEPS.indexOf(step) > STEPS.indexOf('goals') ? GOALS_IN_PLAY : 0;
  demand(state.goals.length === goals, 'goals', `${goals} at "${step}"`, state.goals);
  if (options.pace === 'own') checkOwnPace(state, step);
  else checkTogether(state, step);
}

/** How many pencils lie there, and that none was laid before its turn. */
function checkPencils(state: State, step: StepName): void {
  const { pencils, slots } = state;
  const laid = PENCILS.length - pencilsLeft(state).length;
  const all = PENCILS.length;
  // The last pencil that is dealt, and the last that can be taken from the others, wait for nobody.
  const most: Partial<Record<StepName, number>> = { spare: 0, pencil: all - 2, 'take-pencil': slots.length - 1 };
  const least = step === 'place-spare' ? slots.length : isEarly(step) ? 0 : all;
  const order = step === 'pencil' ? dealingOrder(slots.length) : isEarly(step) ? slots : [];
  const fits = laid >= least && laid <= (most[step] ?? least);
  const inOrder = order.slice(0, laid).every((slot) => pencils[slot] !== null);
  demand(fits && inOrder, 'pencils', `the pencils that lie there at "${step}"`, pencils);
}

function isEarly(step: StepName): boolean {
  return STEPS.indexOf(step) < STEPS.indexOf('goals');
}

function checkTogether(state: State, step: StepName): void {
  const phase = state.phases[0];
  const begun = isUnderWay(step);
  demand(begun || phase === 0, 'phase', `1 at "${step}"`, phase + 1);
  const shown = state.options.effects && begun ? Math.min(PHASES, phase + 1) : 0;
  const symbols = step === 'symbol' ? phase : shown;
  const effects = step === 'symbol' || step === 'effect' ? phase : shown;
  demand(state.symbols.length === symbols, 'symbols', `${symbols} at "${step}"`, state.symbols);
  demand(state.effects.length === effects, 'effects', `${effects} at "${step}"`, state.effects);
  const waits = step === 'reveal' || step === 'draw';
  state.deal.forEach((cards, i) => {
    const field = `cards[${i}]`;
    demand(cards.length === 0 || (begun && (i < phase || (i === phase && waits))), field, 'no cards yet', cards);
    const over = cards.findIndex((_, seen) => isLastRound(cards, seen));
    demand(over < 0, field, 'no card after the fifth underground one', cards[over]);
  });
  if (!waits) return;
  const cards = state.deal[phase];
  const last = cards.at(-1);
  if (step === 'draw')
    demand(last !== undefined && !CARDS[last].branch, 'cards', 'a card that shows what to draw', cards);
  else demand(!isLastRound(cards, cards.length), 'step', 'draw, as these were the last cards', step);
}

function checkOwnPace(state: State, step: StepName): void {
  const { symbols, effects, deal } = state;
  const next = nextToDeal(state);
  const begun = isUnderWay(step) && next === null;
  if (isUnderWay(step) || step === 'deal') {
    demand(next === null ? step === 'own-pace' || step === 'over' : step === next, 'step', next ?? 'own-pace', step);
  }
  const early = isEarly(step) || step === 'goals';
  demand(!early || symbols.length === 0, 'symbols', `none yet at "${step}"`, symbols);
  demand((!early && step !== 'symbol') || effects.length === 0, 'effects', `none yet at "${step}"`, effects);
  deal.forEach((cards, i) => {
    const mayLie = (begun || step === 'deal') && (i === 0 || deal[i - 1].length === CARD_IDS.length);
    demand(cards.length === 0 || mayLie, `cards[${i}]`, 'no cards yet', cards);
  });
  state.phases.forEach((phase, seat) => {
    const field = `players[${seat}]`;
    const revealed = state.revealed[seat];
    const done = phase === PHASES && revealed === 0;
    if (step === 'over') demand(done, field, `phase ${PHASES + 1} and nothing revealed`, [phase + 1, revealed]);
    else if (!begun)
      demand(phase === 0 && revealed === 0, field, `nobody under way at "${step}"`, [phase + 1, revealed]);
    else
      demand(done || isAsked(state, phase, revealed), `${field}.revealed`, 'a card that shows what to draw', revealed);
  });
}

/** Whether the last of so many cards leaves a choice, and none before it ended the phase. */
function isAsked({ deal }: State, phase: number, revealed: number): boolean {
  if (phase === PHASES || revealed === 0) return false;
  const cards = deal[phase].slice(0, revealed);
  return !CARDS[cards[revealed - 1]].branch && !cards.some((_, seen) => isLastRound(cards, seen));
}

/** Whoever can draw nothing has passed (NST-16.15): no match waits for an answer that could only be that. */
export function checkQuestion(state: State, step: StepName): void {
  const map = mapOf(state);
  if (step === 'draw') {
    const somebody = state.sheets.some((_, seat) => canDraw(map, state, seat));
    demand(somebody, 'cards', 'a card with which somebody can draw', state.deal[state.phases[0]].at(-1));
  } else if (step === 'own-pace') {
    state.phases.forEach((phase, seat) => {
      if (phase === PHASES) return;
      const card = state.deal[phase][state.revealed[seat] - 1];
      demand(canDraw(map, state, seat), `players[${seat}].revealed`, 'a card with which this player can draw', card);
    });
  }
}
