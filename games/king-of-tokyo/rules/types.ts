import type { Seat, State } from '@yamanote/kernel';
import type { CardId, KeepId } from './cards.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Dice, Face, HeartUse, MonsterId, Place } from './pieces.ts';

export type * from './events.ts';
export type * from './frames.ts';
export * from './pieces.ts';

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
  /** In how many turns one after the other, the running one included, nobody has had a die and nothing has changed. */
  still: number;
}

/** What others see of the state: the top card only if they have looked at it (`card` is then `null`). */
export interface KingOfTokyoView extends Omit<KingOfTokyoState, 'top' | 'deck'> {
  /** How many cards the deck has, the top card included. */
  deckSize: number;
  top: { card: CardId | null; seen: Seat[] } | null;
}

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

export interface KingOfTokyo {
  frame: Frame;
  state: KingOfTokyoState;
  action: Action;
  event: Event;
  options: KingOfTokyoOptions;
  view: KingOfTokyoView;
}
