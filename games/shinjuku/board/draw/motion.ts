/** What moves on the map: customers ride, arrive and flee, buildings drop in, cars drive. No step is longer than 400 ms. */
import type { Event, WardId } from '@yamanote/games/shinjuku/rules';
import { type Spot, STATION_PLACES, WARD_PLACES } from '../map/places.ts';

const RIDE = 380;
const DROP = 300;

/** `early`: the drawing still shows how it was before, so things move to where they will be. */
export function moveFigures(map: Element, events: readonly Event[], early: boolean): void {
  const find = (name: string) => map.querySelector(`[data-${name}]`);
  for (const event of events) {
    switch (event.type) {
      case 'rode':
        slide(find('group'), STATION_PLACES[event.from], STATION_PLACES[event.to], early);
        break;
      case 'fled':
        slide(
          find(`crowd="${early ? event.from : event.to}"`),
          WARD_PLACES[event.from].crowd,
          WARD_PLACES[event.to].crowd,
          early,
        );
        break;
      case 'ceo-moved':
        if (event.from !== null) slide(find(`car="${event.seat}"`), carAt(event.from), carAt(event.to), early);
        break;
      case 'relocated':
        if (!early) slide(find(`station="${event.to}"`), STATION_PLACES[event.from], STATION_PLACES[event.to], early);
        break;
      case 'placed':
      case 'arrived':
        if (!early && event.customers.length > 0) drop(find(`crowd="${event.ward}"`));
        break;
      case 'opened':
      case 'upgraded':
        if (!early) drop(find(`station="${event.station}"`));
        break;
      case 'alighted':
        if (!early) drop(find(`plate="${event.station}"`));
        break;
      case 'track-laid':
        if (!early) appear(find(`track="${event.connection}"`));
        break;
    }
  }
}

const carAt = (ward: WardId) => WARD_PLACES[ward].car;

export function slide(figure: Element | null, from: Spot, to: Spot, early: boolean): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = early ? ['0 0', `${dx}px ${dy}px`] : [`${-dx}px ${-dy}px`, '0 0'];
  figure?.animate(
    way.map((translate) => ({ translate })),
    { duration: RIDE, easing: 'ease-in-out' },
  );
}

function drop(figure: Element | null): void {
  figure?.animate(
    [
      { translate: '0 -26px', opacity: 0 },
      { translate: '0 0', opacity: 1, offset: 0.65 },
      { translate: '0 -5px', offset: 0.8 },
      { translate: '0 0' },
    ],
    { duration: DROP, easing: 'ease-in' },
  );
}

function appear(figure: Element | null): void {
  figure?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DROP });
}
