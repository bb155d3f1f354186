/** What a keep card is worth to its owner, in stars, early in a match. Hearts, energy and counters on it count by themselves. */
import type { KeepId, Kept } from '@yamanote/games/king-of-tokyo/rules';

export const WORTH: Readonly<Record<KeepId, number>> = {
  'acid-attack': 5,
  'alien-metabolism': 2.4,
  'alpha-monster': 4,
  'armor-plating': 3.4,
  'background-dweller': 2.4,
  burrowing: 2.4,
  camouflage: 3,
  'complete-destruction': 2,
  'dedicated-news-team': 2.2,
  'eater-of-the-dead': 2.4,
  'energy-hoarder': 2.2,
  'even-bigger': 1.2,
  'extra-head': 5.5,
  'fire-breathing': 3.4,
  'freeze-time': 2.8,
  'friend-of-children': 3,
  'giant-brain': 4,
  gourmet: 2.4,
  'healing-ray': 1.2,
  herbivore: 2.4,
  'herd-culler': 2.4,
  'it-has-a-child': 4,
  jets: 3,
  'made-in-a-lab': 0.8,
  metamorph: 1.2,
  mimic: 1,
  'monster-batteries': 0.4,
  'nova-breath': 4.4,
  omnivore: 3.2,
  opportunist: 0.8,
  'parasitic-tentacles': 1.2,
  'plot-twist': 1.4,
  'poison-quills': 2.4,
  'poison-spit': 3.4,
  'psychic-probe': 1.6,
  'rapid-healing': 2.6,
  regeneration: 2.6,
  'rooting-for-the-underdog': 1.4,
  'shrink-ray': 4.4,
  'smoke-cloud': 0.4,
  'solar-powered': 1,
  'spiked-tail': 4,
  stretchy: 2.2,
  telepath: 2.2,
  urbavore: 3.2,
  'we-re-only-making-it-stronger': 1.6,
  wings: 4,
};

/** A counter buys a reroll; energy on a card comes slowly. */
const COUNTER = 0.6;
const STORED_ENERGY = 0.3;

export function worthOfCards(cards: readonly Kept[]): number {
  let worth = 0;
  for (let i = 0; i < cards.length; i++) {
    const { card, copies, counters, energy } = cards[i];
    worth += WORTH[card] + counters * COUNTER + energy * STORED_ENERGY;
    if (copies !== null) worth += WORTH[copies.card];
  }
  return worth;
}
