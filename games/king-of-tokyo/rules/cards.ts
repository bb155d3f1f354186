/** The 66 cards as facts: what they cost and how many there are. What they do stands in effects/. */

/** Keep cards stay with their owner; discard cards take effect once, when they are bought. */
export type CardKind = 'keep' | 'discard';

export interface CardFacts {
  readonly id: string;
  readonly kind: CardKind;
  readonly cost: number;
  readonly copies: number;
}

export const CARDS = [
  { id: 'acid-attack', kind: 'keep', cost: 6, copies: 1 },
  { id: 'alien-metabolism', kind: 'keep', cost: 3, copies: 1 },
  { id: 'alpha-monster', kind: 'keep', cost: 5, copies: 1 },
  { id: 'apartment-building', kind: 'discard', cost: 5, copies: 1 },
  { id: 'armor-plating', kind: 'keep', cost: 4, copies: 1 },
  { id: 'background-dweller', kind: 'keep', cost: 4, copies: 1 },
  { id: 'burrowing', kind: 'keep', cost: 5, copies: 1 },
  { id: 'camouflage', kind: 'keep', cost: 3, copies: 1 },
  { id: 'commuter-train', kind: 'discard', cost: 4, copies: 1 },
  { id: 'complete-destruction', kind: 'keep', cost: 3, copies: 1 },
  { id: 'corner-store', kind: 'discard', cost: 3, copies: 1 },
  { id: 'dedicated-news-team', kind: 'keep', cost: 3, copies: 1 },
  { id: 'drop-from-high-altitude', kind: 'discard', cost: 5, copies: 1 },
  { id: 'eater-of-the-dead', kind: 'keep', cost: 4, copies: 1 },
  { id: 'energize', kind: 'discard', cost: 8, copies: 1 },
  { id: 'energy-hoarder', kind: 'keep', cost: 3, copies: 1 },
  { id: 'evacuation-orders', kind: 'discard', cost: 7, copies: 2 },
  { id: 'even-bigger', kind: 'keep', cost: 4, copies: 1 },
  { id: 'extra-head', kind: 'keep', cost: 7, copies: 2 },
  { id: 'fire-blast', kind: 'discard', cost: 3, copies: 1 },
  { id: 'fire-breathing', kind: 'keep', cost: 4, copies: 1 },
  { id: 'freeze-time', kind: 'keep', cost: 5, copies: 1 },
  { id: 'frenzy', kind: 'discard', cost: 7, copies: 1 },
  { id: 'friend-of-children', kind: 'keep', cost: 3, copies: 1 },
  { id: 'gas-refinery', kind: 'discard', cost: 6, copies: 1 },
  { id: 'giant-brain', kind: 'keep', cost: 5, copies: 1 },
  { id: 'gourmet', kind: 'keep', cost: 4, copies: 1 },
  { id: 'heal', kind: 'discard', cost: 3, copies: 1 },
  { id: 'healing-ray', kind: 'keep', cost: 4, copies: 1 },
  { id: 'herbivore', kind: 'keep', cost: 5, copies: 1 },
  { id: 'herd-culler', kind: 'keep', cost: 3, copies: 1 },
  { id: 'high-altitude-bombing', kind: 'discard', cost: 4, copies: 1 },
  { id: 'it-has-a-child', kind: 'keep', cost: 7, copies: 1 },
  { id: 'jet-fighters', kind: 'discard', cost: 5, copies: 1 },
  { id: 'jets', kind: 'keep', cost: 5, copies: 1 },
  { id: 'made-in-a-lab', kind: 'keep', cost: 2, copies: 1 },
  { id: 'metamorph', kind: 'keep', cost: 3, copies: 1 },
  { id: 'mimic', kind: 'keep', cost: 8, copies: 1 },
  { id: 'monster-batteries', kind: 'keep', cost: 2, copies: 1 },
  { id: 'national-guard', kind: 'discard', cost: 3, copies: 1 },
  { id: 'nova-breath', kind: 'keep', cost: 7, copies: 1 },
  { id: 'nuclear-power-plant', kind: 'discard', cost: 6, copies: 1 },
  { id: 'omnivore', kind: 'keep', cost: 4, copies: 1 },
  { id: 'opportunist', kind: 'keep', cost: 3, copies: 1 },
  { id: 'parasitic-tentacles', kind: 'keep', cost: 4, copies: 1 },
  { id: 'plot-twist', kind: 'keep', cost: 3, copies: 1 },
  { id: 'poison-quills', kind: 'keep', cost: 3, copies: 1 },
  { id: 'poison-spit', kind: 'keep', cost: 4, copies: 1 },
  { id: 'psychic-probe', kind: 'keep', cost: 3, copies: 1 },
  { id: 'rapid-healing', kind: 'keep', cost: 3, copies: 1 },
  { id: 'regeneration', kind: 'keep', cost: 4, copies: 1 },
  { id: 'rooting-for-the-underdog', kind: 'keep', cost: 3, copies: 1 },
  { id: 'shrink-ray', kind: 'keep', cost: 6, copies: 1 },
  { id: 'skyscraper', kind: 'discard', cost: 6, copies: 1 },
  { id: 'smoke-cloud', kind: 'keep', cost: 4, copies: 1 },
  { id: 'solar-powered', kind: 'keep', cost: 2, copies: 1 },
  { id: 'spiked-tail', kind: 'keep', cost: 5, copies: 1 },
  { id: 'stretchy', kind: 'keep', cost: 3, copies: 1 },
  { id: 'tanks', kind: 'discard', cost: 4, copies: 1 },
  { id: 'telepath', kind: 'keep', cost: 4, copies: 1 },
  { id: 'urbavore', kind: 'keep', cost: 4, copies: 1 },
  { id: 'vast-storm', kind: 'discard', cost: 6, copies: 1 },
  { id: 'we-re-only-making-it-stronger', kind: 'keep', cost: 3, copies: 1 },
  { id: 'wings', kind: 'keep', cost: 6, copies: 1 },
] as const satisfies readonly CardFacts[];

export type Card = (typeof CARDS)[number];
export type CardId = Card['id'];
export type KeepId = Extract<Card, { kind: 'keep' }>['id'];

export const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);
export const KEEP_IDS = CARDS.flatMap((card): KeepId[] => (card.kind === 'keep' ? [card.id] : []));

const INDEX = new Map<string, number>(CARD_IDS.map((id, i) => [id, i]));

/** Decks and piles count cards by this. */
export function cardIndex(id: CardId): number {
  return INDEX.get(id) as number;
}

export function factsOf(id: CardId): Card {
  return CARDS[cardIndex(id)];
}

export function isKeep(id: CardId): id is KeepId {
  return factsOf(id).kind === 'keep';
}
