/** The fifteen establishments on offer, as the market shows them. What may be bought is the rules' business. */
import {
  BEGINNER_LIMIT,
  ESTABLISHMENTS,
  type Establishment,
  type EstablishmentId,
  LANDMARKS,
  type Landmark,
  type MachiKoroState,
  PURPLE_LIMIT,
} from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

/**
 * `open`: there, and I could pay it. `dear`: there, but not for my coins. `full`: I own as many as anybody may.
 * `hidden`: the changing display does not show it now. `gone`: no copy is left.
 */
export type OfferState = 'open' | 'dear' | 'full' | 'hidden' | 'gone';

export interface Offer {
  card: Establishment;
  stock: number;
  mine: number;
  state: OfferState;
}

export function offers(view: MachiKoroState, seat: Seat): Offer[] {
  return ESTABLISHMENTS.map((card, index) => {
    const stock = view.display[index];
    const mine = view.cities[seat][index];
    const state = stateOf(card, stock, view.deck[index], mine, view.coins[seat], view.options.beginnerLimit);
    return { card, stock, mine, state };
  });
}

function stateOf(
  { colour, cost }: Establishment,
  stock: number,
  inDeck: number,
  mine: number,
  coins: number,
  beginners: boolean,
): OfferState {
  if (stock === 0) return inDeck > 0 ? 'hidden' : 'gone';
  const limit = colour === 'purple' ? PURPLE_LIMIT : beginners ? BEGINNER_LIMIT : Number.POSITIVE_INFINITY;
  if (mine >= limit) return 'full';
  return cost > coins ? 'dear' : 'open';
}

/** Of which no copy is left, on display or in the deck. */
export function soldOut({ display, deck }: Pick<MachiKoroState, 'display' | 'deck'>): EstablishmentId[] {
  return ESTABLISHMENTS.filter((_, index) => display[index] + deck[index] === 0).map(({ id }) => id);
}

export interface LandmarkOffer {
  card: Landmark;
  /** UNBUILT, BUILT or ACTIVE, as in the rules. */
  status: number;
  affordable: boolean;
}

export function landmarkOffers(view: MachiKoroState, seat: Seat): LandmarkOffer[] {
  return LANDMARKS.map((card, index) => ({
    card,
    status: view.landmarks[seat][index],
    affordable: card.cost <= view.coins[seat],
  }));
}
