/** What a sound player answers at once. */
import {
  type Action,
  CARDS,
  cardIndex,
  discardEffectOf,
  type Frame,
  isAlive,
  isKeep,
  type KingOfTokyoState as State,
  WINNING_STARS,
  without,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { keepOf } from '../dice/roll-plan.ts';
import { moveBy, moveOf, moveToBuy } from '../moves.ts';
import type { World } from '../world.ts';
import type { Aims, AimWeights } from './aims.ts';
import { planFor } from './plans.ts';

const ROLL = moveBy('roll');
const STOP = moveBy('stop');
const RESOLVE = moveBy('resolve');
const LEAVE = moveBy('leave');
const STAY = moveBy('stay');
const CANCEL = moveBy('cancel');
const AGAIN = moveBy('again');
const PASS = moveBy('pass');

/** What discard cards do, in stars: energy, hearts healed, hearts and stars that others lose. */
const ENERGY_WORTH = 0.3;
const HEART_WORTH = 0.6;
const WOUND_WORTH = 0.5;
const TURN_WORTH = 3;
const STORM_WORTH = 0.5;
const SEIZURE_WORTH = 1;

/** By discard card: what it is worth besides its stars; 0 for others. */
const DISCARD_WORTH = Float64Array.from(CARDS, ({ id }) => {
  if (isKeep(id)) return 0;
  const { energy, heal, starsLost, extraTurn, damage, halvesEnergy, seizesTokyo } = discardEffectOf(id);
  const wounds = damage === null || damage.to === 'all' ? 0 : damage.amount;
  return (
    energy * ENERGY_WORTH +
    heal * HEART_WORTH +
    starsLost * WOUND_WORTH +
    wounds * (damage?.to === 'buyer' ? -HEART_WORTH : WOUND_WORTH) +
    (extraTurn ? TURN_WORTH : 0) +
    (halvesEnergy ? STORM_WORTH : 0) +
    (seizesTokyo ? SEIZURE_WORTH : 0)
  );
});
const CARD_STARS = Uint8Array.from(CARDS, ({ id }) => (isKeep(id) ? 0 : discardEffectOf(id).stars));

export function policyMove({ state, next, choices }: World, aims: Aims): number {
  const frame = state.stack[state.stack.length - 1];
  const seat = next as Seat;
  const weights = livingCount(state) === 2 ? aims.duel : aims.crowd;
  switch (frame.kind) {
    case 'roll':
      return choices[0].do === 'roll' ? ROLL : PASS;
    case 'reroll':
      return rerollMove(aims, state, frame);
    case 'change':
      return RESOLVE;
    case 'yield':
      return state.monsters[seat].hearts <= weights.leaves ? LEAVE : STAY;
    case 'escape':
      return state.monsters[seat].hearts - frame.amount <= weights.leaves ? LEAVE : STAY;
    case 'defend':
      return defendMove(state, frame, choices);
    case 'camouflage':
      return STOP;
    case 'buy':
      return buyMove(state, seat, weights, choices);
    case 'snatch':
      return PASS;
    case 'hearts':
      return heartMove(state, choices);
    case 'copy':
      return bestCopy(weights, choices);
    case 'again':
      return AGAIN;
    case 'charge':
      return moveOf(choices[Math.min(choices.length - 1, CHARGE)]);
    case 'choose':
      return moveOf(choices[0]);
    default:
      return PASS;
  }
}

/** So much energy goes onto a battery. */
const CHARGE = 3;

function rerollMove(aims: Aims, state: State, { probed }: Extract<Frame, { kind: 'reroll' }>): number {
  const { dice, rerolls } = state;
  if (probed || rerolls === 0) return STOP;
  const keep = keepOf(planFor(aims, state, dice.length, rerolls), dice, rerolls);
  return keep.length === dice.length ? STOP : moveOf({ do: 'reroll', dice: without(dice, keep), by: null });
}

/** Nothing is spent on one heart, unless it is the last. */
function defendMove(
  { monsters }: State,
  { seat, amount }: Extract<Frame, { kind: 'defend' }>,
  choices: readonly Action[],
): number {
  const dying = amount >= monsters[seat].hearts;
  for (let i = 0; i < choices.length; i++) {
    const verb = choices[i].do;
    if (verb === 'cancel' && (dying || amount >= 2)) return CANCEL;
    if (verb === 'heal' && dying) return moveOf(choices[i]);
  }
  return PASS;
}

/** The card of the display whose worth exceeds its price most; what wins the match, before all. */
function buyMove(state: State, seat: Seat, { cards, price }: AimWeights, choices: readonly Action[]): number {
  const { stars } = state.monsters[seat];
  /** Cards and energy take time to pay. */
  const time = 1 - leadOf(state) / (WINNING_STARS + 4);
  let best = PASS;
  let most = 0;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i];
    if (choice.do !== 'buy') continue;
    const { card } = choice;
    const number = cardIndex(card);
    const gained = CARD_STARS[number];
    if (gained > 0 && stars + gained >= WINNING_STARS) return moveToBuy(number);
    const lasting = isKeep(card) ? cards[card] : DISCARD_WORTH[number];
    const worth = gained + (lasting - CARDS[number].cost * price) * time;
    if (worth <= most) continue;
    most = worth;
    best = moveToBuy(number);
  }
  return best;
}

function leadOf({ monsters }: State): number {
  let lead = 0;
  for (let i = 0; i < monsters.length; i++) if (monsters[i].stars > lead) lead = monsters[i].stars;
  return lead;
}

function livingCount({ monsters }: State): number {
  let living = 0;
  for (let i = 0; i < monsters.length; i++) if (isAlive(monsters[i])) living++;
  return living;
}

/** Shrink counters first, then poison, then oneself. */
function heartMove({ monsters, active }: State, choices: readonly Action[]): number {
  const { hearts } = monsters[active as Seat];
  let best: Action = choices[0];
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i];
    if (choice.do !== 'spend') continue;
    if (choice.on === 'shrink') return moveOf(choice);
    if (choice.on === 'poison' && hearts > 2) best = choice;
  }
  return moveOf(best);
}

function bestCopy({ cards }: AimWeights, choices: readonly Action[]): number {
  let best = choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (choice.do !== 'copy' || cards[choice.card] <= most) continue;
    best = choice;
    most = cards[choice.card];
  }
  return moveOf(best);
}
