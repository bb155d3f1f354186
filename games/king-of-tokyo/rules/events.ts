/** What has happened. */
import type { Seat } from '@yamanote/kernel';
import type { CardId, KeepId } from './cards.ts';
import type { Blow, Harm } from './frames.ts';
import type { Dice, Face, MonsterId, Place } from './pieces.ts';

/** Why stars, hearts or energy came or went. `owner` is the seat whose card it is. */
export type Cause =
  | { of: 'dice'; face: Face; count: number }
  | { of: 'card'; card: CardId; owner: Seat }
  /** A turn begun in Tokyo, or Tokyo entered. */
  | { of: 'tokyo' }
  | { of: 'entering' };

export type Event =
  | { type: 'monster-chosen'; seat: Seat; monster: MonsterId }
  | { type: 'first-drawn'; seat: Seat }
  | { type: 'turn-began'; seat: Seat; turn: number; extra: CardId | null; dice: number }
  /** `thrown` fell among `dice`; `roll` counts from 1; `by` the card that allowed it. */
  | { type: 'rolled'; seat: Seat; roll: number; thrown: Dice; dice: Dice; by: KeepId | null }
  | { type: 'probed'; seat: Seat; roller: Seat; from: Face; to: Face; dice: Dice }
  | { type: 'die-changed'; seat: Seat; from: Face; to: Face; by: KeepId; dice: Dice }
  | { type: 'dice-final'; seat: Seat; dice: Dice }
  | { type: 'stars-changed'; seat: Seat; by: number; to: number; cause: Cause }
  /** From or to the bank, or another monster; `by` is negative where it is paid or lost. No cause: for a card, or a sweep. */
  | { type: 'energy-changed'; seat: Seat; by: number; to: number; other: Seat | null; cause: Cause | null }
  | { type: 'healed'; seat: Seat; by: number; to: number; cause: Cause }
  /** Stars beyond the last one that counts, or hearts that heal nothing: there is nothing to heal, or they were rolled in Tokyo. */
  | { type: 'wasted'; seat: Seat; what: 'stars' | 'hearts'; by: number; why: 'limit' | 'tokyo' }
  /** All amounts of one cause are fixed: who is about to be hit for how much. */
  | { type: 'struck'; harm: Harm; blows: readonly Blow[] }
  /** Dice against damage: every heart cancels one point. */
  | { type: 'camouflaged'; seat: Seat; dice: Dice; left: number }
  /** A card took `amount` points away; `left` remain. */
  | { type: 'prevented'; seat: Seat; card: KeepId; amount: number; left: number }
  | { type: 'hurt'; seat: Seat; by: number; to: number; harm: Harm }
  /** Hearts that came with a card: not healing. */
  | { type: 'hearts-gained'; seat: Seat; by: number; to: number; card: KeepId }
  /** Hearts lost together with a card, which nothing prevents. */
  | { type: 'hearts-lost'; seat: Seat; by: number; to: number; card: KeepId }
  | { type: 'counters-changed'; seat: Seat; counter: 'poison' | 'shrink' | 'smoke'; by: number; to: number }
  | { type: 'eliminated'; seat: Seat }
  | { type: 'revived'; seat: Seat; card: KeepId }
  /** Answers to an attack on Tokyo. */
  | { type: 'stayed'; seat: Seat }
  | { type: 'yielded'; seat: Seat; attacker: Seat; unhurt: boolean }
  | {
      type: 'moved';
      seat: Seat;
      from: Place;
      to: Place;
      why: 'attack' | 'yield' | 'escape' | 'card' | 'bay-closed' | 'moved-up' | 'out';
    }
  | { type: 'bay-closed' }
  | { type: 'bought'; seat: Seat; card: CardId; price: number; from: 'display' | 'deck' | Seat; place: number | null }
  | { type: 'revealed'; card: CardId; place: number }
  | { type: 'swept'; seat: Seat; cards: readonly CardId[] }
  | { type: 'looked'; seat: Seat; card: CardId | null }
  | { type: 'reshuffled'; cards: number }
  | {
      type: 'card-lost';
      seat: Seat;
      card: CardId;
      why: 'used-up' | 'transformed' | 'eliminated' | 'reborn' | 'carried-out';
    }
  | { type: 'copied'; seat: Seat; from: Seat; card: KeepId }
  /** The copied card has left play, or the copy was moved. */
  | { type: 'copy-ended'; seat: Seat; card: KeepId }
  | { type: 'charged'; seat: Seat; card: KeepId; energy: number }
  | { type: 'extra-turn'; seat: Seat; card: CardId }
  | { type: 'extra-turn-declined'; seat: Seat; card: CardId }
  | { type: 'turn-stopped'; seat: Seat }
  /** Nobody (everybody is out), one, or several who share it; `standstill`: no dice, no change, and the most stars. */
  | { type: 'won'; seats: readonly Seat[]; by: 'stars' | 'survival' | 'standstill' | 'nobody' };
