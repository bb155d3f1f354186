/** What each house paid after the last roll, and where that is written. */
import type { EstablishmentId } from '@yamanote/games/machi-koro/rules';
import { type Camera, project, type Size } from './camera.ts';
import type { Income } from './income.ts';
import { type House, PITCH, type Plot, TILE } from './town.ts';

export interface HouseCoins {
  readonly house: House;
  readonly card: EstablishmentId;
  readonly coins: number;
}

/** Over each house its share; where it does not divide evenly, because somebody was short, all over the first one. */
export function houseCoins(standing: readonly House[], { reasons }: Income): HouseCoins[] {
  return reasons.flatMap((reason) => {
    if (!('card' in reason)) return [];
    const { card, copies, coins } = reason;
    const paying = standing.filter((house) => house.card === card).sort((a, b) => a.copy - b.copy);
    const each = coins / copies;
    const even = Number.isInteger(each) && paying.reduce((sum, { cards }) => sum + cards, 0) === copies;
    if (!even) return paying.slice(0, 1).map((house) => ({ house, card, coins }));
    return paying.map((house) => ({ house, card, coins: each * house.cards }));
  });
}

/** So much room a sign with coins takes, in pixels. */
export const SIGN: Size = { width: 40, height: 24 };
/** So far below its plot the price of a landmark reaches, in pixels. */
export const PRICE_FOOT = 11;
/** Over a house, in the drawing's units. */
const OVER_HOUSE = 26;

/**
 * Over its house; below the prices of the landmarks where these stand behind it, and below others that were there first.
 * What would lie outside of the picture is left out.
 */
export function placesOf(paid: readonly HouseCoins[], camera: Camera, { height }: Size): (HouseCoins & Plot)[] {
  const free = project({ x: 0, y: TILE.y / 2 }, camera).y + PRICE_FOOT + SIGN.height / 2;
  const placed: (HouseCoins & Plot)[] = [];
  for (const one of paid) {
    const over = project({ x: one.house.x, y: one.house.y - OVER_HOUSE }, camera);
    const place = { ...one, x: over.x, y: Math.abs(one.house.x) < 2 * PITCH.x ? Math.max(over.y, free) : over.y };
    for (let other = hit(placed, place); other !== undefined; other = hit(placed, place))
      place.y = other.y + SIGN.height;
    if (place.y + SIGN.height / 2 <= height) placed.push(place);
  }
  return placed;
}

/** Rounding must not make two signs that only touch hit each other for ever. */
const HAIR = 0.001;

function hit(placed: readonly Plot[], { x, y }: Plot): Plot | undefined {
  const near = (a: number, b: number, room: number) => Math.abs(a - b) < room - HAIR;
  return placed.find((other) => near(other.x, x, SIGN.width) && near(other.y, y, SIGN.height));
}
