/** What moves on the map: customers ride, arrive and flee, buildings drop in, cars drive. No step is longer than 400 ms. */
import type { Event, StationId, WardId } from '@yamanote/games/shinjuku/rules';
import { BAY_PLACE, kaijuPlace, type Spot, STATION_PLACES, WARD_PLACES } from '../map/places.ts';

const RIDE = 340;
const DROP = 300;

export function moveFigures(map: Element, events: readonly Event[]): void {
  for (const event of events) {
    switch (event.type) {
      case 'rode':
        slide(map.querySelector('[data-group]'), STATION_PLACES[event.from], STATION_PLACES[event.to]);
        break;
      case 'placed':
        drop(map.querySelector(`[data-crowd="${event.ward}"]`));
        break;
      case 'arrived':
        if (event.customers.length > 0) drop(map.querySelector(`[data-crowd="${event.ward}"]`));
        break;
      case 'fled':
        slide(
          map.querySelector(`[data-crowd="${event.to}"]`),
          WARD_PLACES[event.from].crowd,
          WARD_PLACES[event.to].crowd,
        );
        break;
      case 'opened':
      case 'upgraded':
        drop(stationOf(map, event.station));
        break;
      case 'relocated':
        slide(stationOf(map, event.to), STATION_PLACES[event.from], STATION_PLACES[event.to]);
        break;
      case 'alighted':
        drop(map.querySelector(`[data-plate="${event.station}"]`));
        break;
      case 'track-laid':
        appear(map.querySelector(`[data-track="${event.connection}"]`));
        break;
      case 'ceo-moved':
        if (event.from !== null) {
          slide(map.querySelector(`[data-car="${event.seat}"]`), carAt(event.from), carAt(event.to));
        }
        break;
      case 'kaiju-moved':
        slide(map.querySelector('[data-kaiju]'), kaijuAt(event.from), kaijuAt(event.to));
        break;
    }
  }
}

const stationOf = (map: Element, station: StationId) => map.querySelector(`[data-station="${station}"]`);
const carAt = (ward: WardId) => WARD_PLACES[ward].car;
const kaijuAt = (ward: WardId | 'bay') => (ward === 'bay' ? BAY_PLACE : kaijuPlace(ward));

/** From where it was to where it is drawn now. */
function slide(figure: Element | null, from: Spot, to: Spot): void {
  figure?.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }], {
    duration: RIDE,
    easing: 'ease-in-out',
  });
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
