/**
 * The cards as facts: base game, 108 cards. Numbers, costs, icons and copies agree in several public implementations and
 * card lists of the game; README.md beside this folder says which rulings were needed where they differ.
 */

/** What an activated copy of an establishment does. */
export type Effect =
  /** So many coins from the bank. */
  | { readonly from: 'bank'; readonly coins: number }
  /** So many coins from the bank for every own card with an icon. */
  | { readonly from: 'bank'; readonly coins: number; readonly per: Icon }
  /** So many coins from the player who rolled. */
  | { readonly from: 'roller'; readonly coins: number }
  /** So many coins from every opponent. */
  | { readonly from: 'everyone'; readonly coins: number }
  /** So many coins from one opponent of the roller's choice. */
  | { readonly from: 'chosen'; readonly coins: number }
  /** The roller may swap an own card for an opponent's; cards with the tower icon stay where they are. */
  | { readonly swap: true };

export type Colour = 'blue' | 'green' | 'red' | 'purple';
export type Icon = 'wheat' | 'cow' | 'gear' | 'bread' | 'cup' | 'factory' | 'fruit' | 'tower';

export interface Establishment {
  readonly id: EstablishmentId;
  /** The rolled numbers that activate it. */
  readonly numbers: readonly number[];
  /** Whose roll counts: blue anybody's, green and purple the owner's, red everybody else's. */
  readonly colour: Colour;
  readonly icon: Icon;
  readonly cost: number;
  /** In the stack; the start cards are not among them. */
  readonly copies: number;
  readonly effect: Effect;
}

export interface Landmark {
  readonly id: LandmarkId;
  readonly icon: Icon;
  readonly cost: number;
}

export const ESTABLISHMENT_IDS = [
  'wheat-field',
  'ranch',
  'bakery',
  'cafe',
  'convenience-store',
  'forest',
  'stadium',
  'tv-station',
  'business-center',
  'cheese-factory',
  'furniture-factory',
  'mine',
  'family-restaurant',
  'apple-orchard',
  'fruit-vegetable-market',
] as const;
export type EstablishmentId = (typeof ESTABLISHMENT_IDS)[number];

export const LANDMARK_IDS = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower'] as const;
export type LandmarkId = (typeof LANDMARK_IDS)[number];

export type CardId = EstablishmentId | LandmarkId;

/** In the order of ESTABLISHMENT_IDS; states count cards by this index. */
export const ESTABLISHMENTS: readonly Establishment[] = [
  {
    id: 'wheat-field',
    numbers: [1],
    colour: 'blue',
    icon: 'wheat',
    cost: 1,
    copies: 6,
    effect: { from: 'bank', coins: 1 },
  },
  { id: 'ranch', numbers: [2], colour: 'blue', icon: 'cow', cost: 1, copies: 6, effect: { from: 'bank', coins: 1 } },
  {
    id: 'bakery',
    numbers: [2, 3],
    colour: 'green',
    icon: 'bread',
    cost: 1,
    copies: 6,
    effect: { from: 'bank', coins: 1 },
  },
  { id: 'cafe', numbers: [3], colour: 'red', icon: 'cup', cost: 2, copies: 6, effect: { from: 'roller', coins: 1 } },
  {
    id: 'convenience-store',
    numbers: [4],
    colour: 'green',
    icon: 'bread',
    cost: 2,
    copies: 6,
    effect: { from: 'bank', coins: 3 },
  },
  { id: 'forest', numbers: [5], colour: 'blue', icon: 'gear', cost: 3, copies: 6, effect: { from: 'bank', coins: 1 } },
  {
    id: 'stadium',
    numbers: [6],
    colour: 'purple',
    icon: 'tower',
    cost: 6,
    copies: 4,
    effect: { from: 'everyone', coins: 2 },
  },
  {
    id: 'tv-station',
    numbers: [6],
    colour: 'purple',
    icon: 'tower',
    cost: 7,
    copies: 4,
    effect: { from: 'chosen', coins: 5 },
  },
  { id: 'business-center', numbers: [6], colour: 'purple', icon: 'tower', cost: 8, copies: 4, effect: { swap: true } },
  {
    id: 'cheese-factory',
    numbers: [7],
    colour: 'green',
    icon: 'factory',
    cost: 5,
    copies: 6,
    effect: { from: 'bank', coins: 3, per: 'cow' },
  },
  {
    id: 'furniture-factory',
    numbers: [8],
    colour: 'green',
    icon: 'factory',
    cost: 3,
    copies: 6,
    effect: { from: 'bank', coins: 3, per: 'gear' },
  },
  { id: 'mine', numbers: [9], colour: 'blue', icon: 'gear', cost: 6, copies: 6, effect: { from: 'bank', coins: 5 } },
  {
    id: 'family-restaurant',
    numbers: [9, 10],
    colour: 'red',
    icon: 'cup',
    cost: 3,
    copies: 6,
    effect: { from: 'roller', coins: 2 },
  },
  {
    id: 'apple-orchard',
    numbers: [10],
    colour: 'blue',
    icon: 'wheat',
    cost: 3,
    copies: 6,
    effect: { from: 'bank', coins: 3 },
  },
  {
    id: 'fruit-vegetable-market',
    numbers: [11, 12],
    colour: 'green',
    icon: 'fruit',
    cost: 2,
    copies: 6,
    effect: { from: 'bank', coins: 2, per: 'wheat' },
  },
];

/** In the order of LANDMARK_IDS. */
export const LANDMARKS: readonly Landmark[] = [
  { id: 'train-station', icon: 'tower', cost: 4 },
  { id: 'shopping-mall', icon: 'tower', cost: 10 },
  { id: 'amusement-park', icon: 'tower', cost: 16 },
  { id: 'radio-tower', icon: 'tower', cost: 22 },
];

/** Indices into LANDMARKS, for the flow of play. */
export const TRAIN_STATION = 0;
export const SHOPPING_MALL = 1;
export const AMUSEMENT_PARK = 2;
export const RADIO_TOWER = 3;

/** One each for every player, besides the stacks. */
export const START_CARDS: readonly EstablishmentId[] = ['wheat-field', 'bakery'];
export const START_COINS = 3;

/** The shopping mall adds a coin to each activated card with one of these. */
export const MALL_ICONS: readonly Icon[] = ['cup', 'bread'];

/** Nobody owns two of one purple type. */
export const PURPLE_LIMIT = 1;
/** With the option for first games, nobody owns more than two of any type. */
export const BEGINNER_LIMIT = 2;

/** The changing display shows so many types. */
export const CHANGING_DISPLAY_TYPES = 10;
/** With the changing display, so many of each purple type leave the game, by number of players. */
export const PURPLE_REMOVED: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 0 };

const ESTABLISHMENT_INDEX = indexOf(ESTABLISHMENT_IDS);
const LANDMARK_INDEX = indexOf(LANDMARK_IDS);

function indexOf(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, i) => [id, i]));
}

export function establishmentIndex(id: string): number {
  return ESTABLISHMENT_INDEX.get(id) ?? -1;
}

export function landmarkIndex(id: string): number {
  return LANDMARK_INDEX.get(id) ?? -1;
}
