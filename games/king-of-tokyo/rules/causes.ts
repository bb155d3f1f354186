/** Why things happen, as shared objects: saying so costs nothing while nobody listens. */
import type { Seat } from '@yamanote/kernel';
import { SEATS } from './actions.ts';
import { CARD_IDS, type CardId } from './cards.ts';
import type { Cause, Face, Harm } from './types.ts';

const MOST_DICE = 8;

type ByCard<T> = Readonly<Record<CardId, readonly T[]>>;

function byCardAndSeat<T>(make: (card: CardId, seat: Seat) => T): ByCard<T> {
  return Object.fromEntries(
    CARD_IDS.map((card) => [card, SEATS.map((seat) => make(card, seat))]),
  ) as unknown as ByCard<T>;
}

const CARD_CAUSES = byCardAndSeat<Cause>((card, owner) => ({ of: 'card', card, owner }));
const CARD_HARMS = byCardAndSeat<Harm>((card, seat) => ({ by: 'card', card, seat }));
const ATTACKS = SEATS.map((seat): Harm => ({ by: 'attack', seat }));
const DICE_CAUSES = Array.from({ length: 7 }, (_, face) =>
  Array.from({ length: MOST_DICE + 1 }, (_unused, count): Cause => ({ of: 'dice', face: face as Face, count })),
);

export const POISON: Harm = { by: 'poison' };
export const IN_TOKYO: Cause = { of: 'tokyo' };
export const ENTERING: Cause = { of: 'entering' };

export function byCard(card: CardId, owner: Seat): Cause {
  return CARD_CAUSES[card][owner];
}

export function byDice(face: Face, count: number): Cause {
  return DICE_CAUSES[face][count];
}

export function harmOf(card: CardId, seat: Seat): Harm {
  return CARD_HARMS[card][seat];
}

export function attackOf(seat: Seat): Harm {
  return ATTACKS[seat];
}
