/** What is still to happen: the frames of the stack, and what they hold. */
import type { Seat } from '@yamanote/kernel';
import type { CardId, KeepId } from './cards.ts';
import type { Dice, Face, HeartUse } from './pieces.ts';

/** What hurts. An attack is made with claws; everything else gives nobody the right to yield. */
export type Harm = { by: 'attack'; seat: Seat } | { by: 'card'; card: CardId; seat: Seat } | { by: 'poison' };

/** One monster hit by one cause. */
export interface Blow {
  readonly seat: Seat;
  /** The points still to be lost. */
  readonly amount: number;
  /** What this monster is hit by: with the attack there may come a card's damage beside it. */
  readonly harm: Harm;
  /** What it has decided where it could leave Tokyo unhurt. */
  readonly escape: 'left' | 'stayed' | null;
}

/** How many hearts a monster lost to an attack. */
export interface Wound {
  readonly seat: Seat;
  readonly lost: number;
}

/** How many hearts another monster was given. */
export interface Patient {
  readonly seat: Seat;
  readonly hearts: number;
}

/** What a monster goes through before it is hurt: leave, pay, roll, pay, and at last its armour. */
export type DefenceStage = 'escape' | 'before-roll' | 'roll' | 'after-roll' | 'armour';

/** The moments at which somebody is asked. Such a frame is always the last of the stack. */
export type AskFrame =
  | { readonly kind: 'choose'; readonly seat: Seat }
  /** `moved`: a copy has been moved in this turn already. */
  | { readonly kind: 'roll'; readonly moved: boolean }
  /** `probed`: others have had their say about the dice; only what is free at any time is left. */
  | { readonly kind: 'reroll'; readonly probed: boolean }
  | { readonly kind: 'probe'; readonly seat: Seat }
  | { readonly kind: 'change' }
  /** `hearts` left to spend, `spent` on whom so far. */
  | { readonly kind: 'hearts'; readonly hearts: number; readonly spent: readonly (HeartUse | Seat)[] }
  /** Leave before the damage, and without it. */
  | { readonly kind: 'escape'; readonly seat: Seat; readonly amount: number; readonly harm: Harm }
  /** Before `amount` hearts are lost to damage; or (`amount` 0) before energy or a card is, perhaps with hearts. */
  | { readonly kind: 'defend'; readonly seat: Seat; readonly amount: number; readonly harm: Harm }
  /** Dice that were thrown to hide from `amount` points, and could in part be thrown again. */
  | {
      readonly kind: 'camouflage';
      readonly seat: Seat;
      readonly dice: Dice;
      readonly amount: number;
      readonly harm: Harm;
    }
  | { readonly kind: 'yield'; readonly seat: Seat; readonly lost: number; readonly attacker: Seat }
  | { readonly kind: 'buy' }
  /** Another monster's turn: the cards in these places of the display have just been turned up. */
  | { readonly kind: 'snatch'; readonly seat: Seat; readonly places: readonly number[] }
  | { readonly kind: 'copy'; readonly seat: Seat }
  | { readonly kind: 'charge'; readonly seat: Seat; readonly card: KeepId }
  | { readonly kind: 'transform' }
  | { readonly kind: 'again'; readonly card: KeepId };

/** What happens by itself. */
export type StepFrame =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly extra: CardId | null; readonly penalty: number }
  /** The dice are at hand. */
  | { readonly kind: 'rolling'; readonly moved: boolean }
  /** Who else may touch the dice, from this distance clockwise on; `asked`: somebody could already. */
  | { readonly kind: 'probing'; readonly from: number; readonly asked: boolean }
  | { readonly kind: 'resolve' }
  /** Patients pay for the hearts they were given. */
  | { readonly kind: 'collect'; readonly patients: readonly Patient[] }
  | { readonly kind: 'claws' }
  /** All amounts are fixed; the victim `at` defends itself and has `rolled` so often. */
  | {
      readonly kind: 'damage';
      readonly harm: Harm;
      readonly blows: readonly Blow[];
      readonly at: number;
      readonly stage: DefenceStage;
      readonly rolled: number;
    }
  /** Who was hurt in Tokyo decides; `yielded` have left. */
  | {
      readonly kind: 'yielding';
      readonly attacker: Seat;
      readonly wounds: readonly Wound[];
      readonly yielded: readonly Seat[];
    }
  /** What those who yielded have left behind for the attacker. */
  | { readonly kind: 'exits'; readonly attacker: Seat; readonly yielded: readonly Seat[] }
  | { readonly kind: 'move-in'; readonly attacker: Seat }
  /** Tokyo is put in order: somebody moves up, the bay closes. */
  | { readonly kind: 'tokyo' }
  | { readonly kind: 'shopping' }
  /** These are about to lose energy, hearts or a card, and may still spend or use what they have. */
  | { readonly kind: 'threaten'; readonly harm: Harm; readonly seats: readonly Seat[] }
  | { readonly kind: 'storm'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'take-over'; readonly seller: Seat; readonly card: KeepId }
  /** The active monster discards this card for what it cost. */
  | { readonly kind: 'turn-in'; readonly card: KeepId }
  /** A card has been paid for; `moved` if it came from another monster with what lies on it. */
  | { readonly kind: 'purchased'; readonly seat: Seat; readonly card: CardId; readonly moved: boolean }
  | { readonly kind: 'refill'; readonly places: readonly number[] }
  /** New cards at these places are offered to others from so far clockwise to so far. */
  | { readonly kind: 'window'; readonly places: readonly number[]; readonly from: number; readonly to: number }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'check' }
  | { readonly kind: 'pass-on' };

export type ChanceFrame =
  | { readonly kind: 'first' }
  /** `keep` stay, `count` go up; `by` a card; `probed` as in the reroll that it comes from. */
  | {
      readonly kind: 'throw';
      readonly keep: Dice;
      readonly count: number;
      readonly by: KeepId | null;
      readonly probed: boolean;
    }
  | { readonly kind: 'probe-throw'; readonly seat: Seat; readonly die: Face; readonly by: KeepId }
  | {
      readonly kind: 'camouflage-throw';
      readonly seat: Seat;
      readonly keep: Dice;
      readonly count: number;
      readonly amount: number;
      readonly harm: Harm;
    }
  /** A card is turned up at this place of the display. */
  | { readonly kind: 'reveal'; readonly place: number }
  /** The active monster alone looks at the top card. */
  | { readonly kind: 'peek' };

export type Frame = AskFrame | StepFrame | ChanceFrame;
export type Of<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;
