/**
 * The cards and pencils as facts. Counts, effects, goals and points are those of the rulebook; which symbols the eleven
 * station cards show agrees in several public card lists of the series. README.md says which rulings were needed.
 */

export const SYMBOLS = ['circle', 'square', 'triangle', 'pentagon'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

/** States number the lines of a sheet by this order. */
export const PENCILS = ['pink', 'blue', 'brown', 'purple'] as const;
export type PencilId = (typeof PENCILS)[number];

/** Where lines are kept in sets, pencils have the bits of their numbers, and the ring has the one after them. */
export const RING_BIT = 1 << PENCILS.length;

/** One line a phase, and every pencil once. */
export const PHASES = 4;

export const CARD_IDS = [
  'overground-circle',
  'overground-square',
  'overground-triangle',
  'overground-pentagon',
  'overground-joker',
  'overground-switch',
  'underground-circle',
  'underground-square',
  'underground-triangle',
  'underground-pentagon',
  'underground-joker',
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** What a station card allows in its round. */
export interface StationCard {
  readonly id: CardId;
  readonly underground: boolean;
  /** The symbol that the segment must lead to; `null` for any. */
  readonly symbol: SymbolId | null;
  /** The segment may run beside one other line. */
  readonly doubleTrack: boolean;
  /** The segment may start anywhere on the line; a second card gives the symbol. */
  readonly branch: boolean;
}

/** The round in which this many underground cards lie open is the last of its phase. */
export const LAST_UNDERGROUND = 5;

const PLAIN = { doubleTrack: false, branch: false } as const;
const JOKER = { symbol: null, doubleTrack: true, branch: false } as const;

export const CARDS: Readonly<Record<CardId, StationCard>> = {
  'overground-circle': { id: 'overground-circle', underground: false, symbol: 'circle', ...PLAIN },
  'overground-square': { id: 'overground-square', underground: false, symbol: 'square', ...PLAIN },
  'overground-triangle': { id: 'overground-triangle', underground: false, symbol: 'triangle', ...PLAIN },
  'overground-pentagon': { id: 'overground-pentagon', underground: false, symbol: 'pentagon', ...PLAIN },
  'overground-joker': { id: 'overground-joker', underground: false, ...JOKER },
  'overground-switch': {
    id: 'overground-switch',
    underground: false,
    symbol: null,
    doubleTrack: false,
    branch: true,
  },
  'underground-circle': { id: 'underground-circle', underground: true, symbol: 'circle', ...PLAIN },
  'underground-square': { id: 'underground-square', underground: true, symbol: 'square', ...PLAIN },
  'underground-triangle': { id: 'underground-triangle', underground: true, symbol: 'triangle', ...PLAIN },
  'underground-pentagon': { id: 'underground-pentagon', underground: true, symbol: 'pentagon', ...PLAIN },
  'underground-joker': { id: 'underground-joker', underground: true, ...JOKER },
};

export const EFFECT_IDS = ['switch', 'joker', 'extension', 'double-station'] as const;
export type EffectId = (typeof EFFECT_IDS)[number];

/** What an effect card adds to a round whose card shows the symbol of the phase. */
export interface Effect {
  /** The segment may start anywhere on the line. */
  readonly branch: boolean;
  /** The segment may lead to any symbol, and run beside one other line. */
  readonly joker: boolean;
  /** A second segment may follow straight on from the first. */
  readonly extend: boolean;
  /** The station just reached may be circled, and then counts twice for this line. */
  readonly circle: boolean;
}

const NO_EFFECT: Effect = { branch: false, joker: false, extend: false, circle: false };

export const EFFECTS: Readonly<Record<EffectId, Effect>> = {
  switch: { ...NO_EFFECT, branch: true },
  joker: { ...NO_EFFECT, joker: true },
  extension: { ...NO_EFFECT, extend: true },
  'double-station': { ...NO_EFFECT, circle: true },
};

export const GOAL_IDS = ['hotspots', 'interchange', 'ring', 'districts', 'centre'] as const;
export type GoalId = (typeof GOAL_IDS)[number];
export const GOALS_IN_PLAY = 2;
export const GOAL_POINTS = 10;
/** So many hotspots for the goal "hotspots". */
export const GOAL_HOTSPOTS = 4;
/** So many lines at one station for the goal "interchange". */
export const GOAL_LINES = 4;

/** Points of a district that has become a hotspot, by its kind; the others never become one. */
export const HOTSPOT_POINTS: Readonly<Record<DistrictKind, number>> = { central: 0, inner: 0, outer: 5, corner: 10 };
/** Lost for every station of the ring that no own line connects. */
export const RING_DEDUCTION = 3;
/** Points of a station by the number of lines that meet there, the ring counted. */
export const INTERCHANGE_POINTS: readonly number[] = [0, 0, 0, 5, 15, 30];

export const DISTRICT_KINDS = ['central', 'inner', 'outer', 'corner'] as const;
export type DistrictKind = (typeof DISTRICT_KINDS)[number];

/** Alone: each module in use costs so much before the grade is read … */
export const SOLO_DEDUCTION = 10;
/** … and the grade is the first whose limit is not passed; above all of them it is the last, 6. */
export const GRADE_LIMITS: readonly number[] = [70, 85, 100, 115, 130];
export type Grade = 1 | 2 | 3 | 4 | 5 | 6;
