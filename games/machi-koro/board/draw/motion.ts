/** What moves in the town: houses that pay hop, their coins rise, a new house drops in. No step is longer than 400 ms. */
import type { EstablishmentId, Event } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

const HOP = 240;
const DROP = 300;
/** Everything that pays after one roll has begun to move by then. */
const LAST_START = 160;

/** `seat` is whose town it is. */
export function moveTown(town: Element, events: readonly Event[], seat: Seat): void {
  const paying: EstablishmentId[] = [];
  for (const event of events) {
    const gets = event.type === 'earned' ? event.seat : event.type === 'paid' ? event.to : null;
    if (gets === seat && 'causes' in event) paying.push(...event.causes.map(({ card }) => card));
    if (event.type === 'built' && event.seat === seat) drop(lastHouse(town, event.card));
    if (event.type === 'swapped' && event.seat === seat) drop(lastHouse(town, event.took));
    if (event.type === 'swapped' && event.other === seat) drop(lastHouse(town, event.gave));
  }
  const step = Math.min(120, LAST_START / Math.max(1, paying.length - 1));
  for (const [place, card] of [...new Set(paying)].entries()) {
    for (const house of housesOf(town, card)) hop(house, place * step);
    for (const coins of town.querySelectorAll(`[data-coins="${card}"]`)) rise(coins, place * step);
  }
}

/** A landmark's name stands alone; houses are counted: `cafe 0`, `cafe 1`. */
function housesOf(town: Element, card: string): Element[] {
  return [...town.querySelectorAll(`[data-house="${card}"], [data-house^="${card} "]`)];
}

function lastHouse(town: Element, card: string): Element | undefined {
  const copy = (house: Element) => Number(house.getAttribute('data-house')?.split(' ')[1] ?? 0);
  return housesOf(town, card)
    .sort((a, b) => copy(a) - copy(b))
    .at(-1);
}

function drop(house: Element | undefined): void {
  house?.animate(
    [
      { transform: 'translateY(-70px)', opacity: 0 },
      { transform: 'translateY(0)', opacity: 1, offset: 0.6, easing: 'ease-out' },
      { transform: 'translateY(-7px)', offset: 0.8, easing: 'ease-in' },
      { transform: 'translateY(0)' },
    ],
    { duration: DROP, easing: 'ease-in' },
  );
}

function hop(house: Element, delay: number): void {
  house.animate(
    [
      { transform: 'translateY(0)' },
      { transform: 'translateY(-8px)', easing: 'ease-in' },
      { transform: 'translateY(0)' },
    ],
    { duration: HOP, delay, easing: 'ease-out' },
  );
}

function rise(coins: Element, delay: number): void {
  coins.animate(
    [
      { translate: '0 16px', scale: '0.6', opacity: 0 },
      { translate: '0 -4px', scale: '1.12', opacity: 1, offset: 0.7 },
      { translate: '0 0', scale: '1', opacity: 1 },
    ],
    { duration: HOP, delay, easing: 'ease-out', fill: 'backwards' },
  );
}
