import type { Seat, State } from '@yamanote/kernel';
import type { CardId, KeepId } from './cards.ts';

/** The faces of a die as the kernel throws them: 1, 2 and 3 are numbers. */
export const HEART = 4;
export const CLAW = 5;
export const ENERGY = 6;
export type Face = 1 | 2 | 3 | typeof HEART | typeof CLAW | typeof ENERGY;
/** Dice in ascending order of their faces: nobody can tell two equal dice apart. */
export type Dice = readonly Face[];

export const MONSTERS = ['kasabo', 'namazor', 'darumo', 'tanugon', 'zemira', 'jihanga'] as const;
export type MonsterId = (typeof MONSTERS)[number];

/** `out`: eliminated. */
export type Place = 'outside' | 'city' | 'bay' | 'out';

export interface KingOfTokyoOptions {
  edition: 'first';
  /** The short, brutal beginners' game: one reroll, and claws stay. */
  short: boolean;
  /** Whether Tokyo Bay is used with five or six players. */
  bay: boolean;
  /** `seats`: everybody takes the monster of their seat instead of choosing one. */
  monsters: 'chosen' | 'seats';
  /** Who starts. */
  first: Seat | 'random';
}

/** A keep card in front of its owner, with what lies on it. */
export interface Kept {
  card: KeepId;
  /** Counters that are spent, such as smoke. */
  counters: number;
  /** Energy lying on the card. */
  energy: number;
  /** The hearts that this card has brought and takes along when it is lost. */
  hearts: number;
  /** Uses in the running turn, for what can be done so often in a turn. */
  used: number;
  /** The card that this one copies, and where it lies; `null` for all others, and for a blank copy. */
  copies: { seat: Seat; card: KeepId } | null;
}

export interface Monster {
  monster: MonsterId | null;
  hearts: number;
  stars: number;
  energy: number;
  place: Place;
  poison: number;
  shrink: number;
  cards: Kept[];
  /** Nothing can hurt this monster before the running turn is over. */
  untouchable: boolean;
}

/** A turn that comes before the next monster's: who takes it, what gave it, and with how many dice fewer. */
export interface ExtraTurn {
  seat: Seat;
  card: CardId;
  penalty: number;
}

export interface KingOfTokyoState extends State {
  stack: Frame[];
  options: KingOfTokyoOptions;
  monsters: Monster[];
  /** Whose turn it is; `null` before the first. */
  active: Seat | null;
  /** Counts turns from 1. */
  turn: number;
  /** What shows on the active monster's dice; empty before the first roll. */
  dice: Dice;
  /** How many throws there have been in this turn, and how many free rerolls are left. */
  rolls: number;
  rerolls: number;
  /** Whether Tokyo Bay can be entered. */
  bay: boolean;
  /** The three places of the display; `null` is a gap. */
  display: (CardId | null)[];
  /** By index in CARDS: how many lie in the deck (the looked-at top card aside), and on the discard pile. */
  deck: number[];
  discard: number[];
  /** The deck's top card once somebody has looked at it, and who has. */
  top: { card: CardId; seen: Seat[] } | null;
  /** Turns that are still to come before play goes on clockwise. */
  extra: ExtraTurn[];
  /** From whom play goes on clockwise, while extra turns are taken; and how many dice the running turn lacks. */
  resume: Seat;
  penalty: number;
  /** Whether the active monster has made another one lose a heart in this turn. */
  harmed: boolean;
}

/** What others see of the state: the top card only if they have looked at it (`card` is then `null`). */
export interface KingOfTokyoView extends Omit<KingOfTokyoState, 'top' | 'deck'> {
  /** How many cards the deck has, the top card included. */
  deckSize: number;
  top: { card: CardId | null; seen: Seat[] } | null;
}

export type HeartUse = 'self' | 'poison' | 'shrink';

/** Every answer that a seat can give. */
export type Action =
  /** Before the first turn: which monster to play. */
  | { readonly do: 'choose'; readonly monster: MonsterId }
  /** `roll`: the first throw. */
  | { readonly do: 'roll' }
  /**
   * `reroll`, `camouflage`: these dice go up again; by one of the turn's own rerolls (`null`) or by a card. `by` is always
   * the card that lies in front of its owner: the copying card, not the copied one.
   */
  | { readonly do: 'reroll'; readonly dice: Dice; readonly by: KeepId | null }
  /** Content with the dice; no more rerolls. */
  | { readonly do: 'stop' }
  /** `probe`: another monster's die is rolled again. */
  | { readonly do: 'probe'; readonly die: Face; readonly by: KeepId }
  /** `change`: a die is turned to another face by a card. */
  | { readonly do: 'change'; readonly die: Face; readonly to: Face; readonly by: KeepId }
  /** These are the final dice. */
  | { readonly do: 'resolve' }
  /** `hearts`: what one rolled heart is spent on; a seat for another monster. */
  | { readonly do: 'spend'; readonly on: HeartUse | Seat }
  /** `yield`, `escape`: leave Tokyo or not. */
  | { readonly do: 'leave' }
  | { readonly do: 'stay' }
  /** `defend`: pay so that nothing hurts for the rest of this turn. */
  | { readonly do: 'cancel' }
  /** Pay to heal one heart: in one's own turn, and before one is hurt. */
  | { readonly do: 'heal' }
  /** `buy`, `snatch`: a card of the display. */
  | { readonly do: 'buy'; readonly card: CardId }
  /** The top card of the deck: look at it, buy it. */
  | { readonly do: 'look' }
  | { readonly do: 'buy-top' }
  /** A keep card of another monster. */
  | { readonly do: 'take'; readonly seat: Seat; readonly card: KeepId }
  | { readonly do: 'sweep' }
  /** `buy`: finish, and then discard own cards for energy. */
  | { readonly do: 'transform' }
  /** `transform`: this one goes. */
  | { readonly do: 'discard'; readonly card: KeepId }
  /** `copy`, and before the first roll: the card to imitate. */
  | { readonly do: 'copy'; readonly seat: Seat; readonly card: KeepId }
  /** `charge`: how much energy goes onto the card. */
  | { readonly do: 'charge'; readonly energy: number }
  /** `again`: take the extra turn. */
  | { readonly do: 'again' }
  /** Nothing (more). */
  | { readonly do: 'pass' };

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
  /** Before `amount` hearts are lost, or (`amount` 0) before energy is. */
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
  /** Energy from the bank (`from: null`), from another monster, or to the bank or another monster (`by` is negative). */
  | { type: 'energy-changed'; seat: Seat; by: number; to: number; other: Seat | null; cause: Cause | null }
  | { type: 'healed'; seat: Seat; by: number; to: number; cause: Cause }
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
  /** Nobody (everybody is out), one, or several who share it. */
  | { type: 'won'; seats: readonly Seat[]; by: 'stars' | 'survival' | 'nobody' };

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
  /** These are about to lose energy or a card, and may still spend the one or use the other. */
  | { readonly kind: 'threaten'; readonly harm: Harm; readonly seats: readonly Seat[] }
  | { readonly kind: 'storm'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'take-over'; readonly seller: Seat; readonly card: KeepId }
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
  /** `keep` stay, `count` go up; `by` a card. */
  | { readonly kind: 'throw'; readonly keep: Dice; readonly count: number; readonly by: KeepId | null }
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

export interface KingOfTokyo {
  frame: Frame;
  state: KingOfTokyoState;
  action: Action;
  event: Event;
  options: KingOfTokyoOptions;
  view: KingOfTokyoView;
}
