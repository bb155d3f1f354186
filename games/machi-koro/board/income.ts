/** The last roll and what it brought each seat: one sum, and its causes. Made of events, because a view has only coins. */
import type { EstablishmentId, Event } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

/** Why a seat's coins changed: a card of its own, or somebody whose card it had to pay for. */
export type Reason =
  | { readonly card: EstablishmentId; readonly copies: number; readonly coins: number }
  | { readonly to: Seat; readonly for: EstablishmentId; readonly coins: number };

export interface Income {
  readonly sum: number;
  readonly reasons: readonly Reason[];
}

export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly number[];
  /** By seat. */
  readonly incomes: readonly Income[];
}

const NOTHING: Income = { sum: 0, reasons: [] };

export function incomeOf(roll: Roll | null, seat: Seat): Income {
  return roll?.incomes[seat] ?? NOTHING;
}

export function numberOf({ dice }: Pick<Roll, 'dice'>): number {
  return dice.reduce((sum, face) => sum + face, 0);
}

/** The last roll after some more events. */
export function follow(last: Roll | null, events: readonly Event[]): Roll | null {
  let roll = last;
  for (const event of events) {
    if (event.type === 'rolled') roll = { seat: event.seat, dice: event.dice, incomes: [] };
    else if (roll === null) continue;
    else if (event.type === 'earned') {
      for (const cause of event.causes) roll = withReason(roll, event.seat, cause);
    } else if (event.type === 'paid' && event.coins > 0) {
      // One card at a time makes another seat pay; its owner got what there was.
      const { card, copies } = event.causes[0];
      roll = withReason(roll, event.from, { to: event.to, for: card, coins: -event.coins });
      roll = withReason(roll, event.to, { card, copies, coins: event.coins });
    }
  }
  return roll;
}

function withReason(roll: Roll, seat: Seat, reason: Reason): Roll {
  const income = incomeOf(roll, seat);
  const incomes = roll.incomes.slice();
  incomes[seat] = { sum: income.sum + reason.coins, reasons: merged(income.reasons, reason) };
  return { ...roll, incomes };
}

/** What several players paid for one card is one reason. */
function merged(reasons: readonly Reason[], reason: Reason): Reason[] {
  const same = reasons.findIndex((other) =>
    'card' in reason
      ? 'card' in other && other.card === reason.card
      : 'to' in other && other.to === reason.to && other.for === reason.for,
  );
  if (same < 0) return [...reasons, reason];
  return reasons.map((other, index) => (index === same ? { ...other, coins: other.coins + reason.coins } : other));
}

/** The same roll as if this card had not worked: an answer that was taken back leaves its coins where they were. */
export function without(roll: Roll, card: EstablishmentId): Roll {
  const incomes = roll.incomes.map(({ reasons }) => {
    const kept = reasons.filter((reason) => ('card' in reason ? reason.card : reason.for) !== card);
    return { sum: kept.reduce((sum, { coins }) => sum + coins, 0), reasons: kept };
  });
  return { ...roll, incomes };
}
