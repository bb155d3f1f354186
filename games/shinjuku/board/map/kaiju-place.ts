/** The Kaiju is large: in each ward it stands where it hides least of what has to be read. */
import { STATION_IDS, STATIONS_IN, type WardId, wardIndex } from '@yamanote/games/shinjuku/rules';
import { type Box, covered } from './callouts.ts';
import { nameBox, wardNameBox } from './names.ts';
import { type Spot, STATION_PLACES, WARD_PLACES } from './places.ts';
import { contains, WARD_SHAPES } from './wards.ts';

const FIGURE = { width: 84, height: 74 };
const STEP = 8;
/** For each square of the map; to be far from the ward's name costs a little as well. */
const COSTS = { name: 2, symbol: 1.2, crowd: 0.8, far: 6 };

const known = new Map<WardId, Spot>();

export function kaijuPlace(ward: WardId): Spot {
  const spot = known.get(ward) ?? best(ward);
  known.set(ward, spot);
  return spot;
}

function best(ward: WardId): Spot {
  const { left, top, right, bottom } = WARD_SHAPES[ward].box;
  const { name, crowd } = WARD_PLACES[ward];
  // Letters of either script take about as much room as the longer, Latin name.
  const names = [wardNameBox(ward, ward, 1.2), ...STATION_IDS.map((station) => nameBox(station, station, 1.2, 1))];
  const symbols = STATIONS_IN[wardIndex(ward)].map(
    (station): Box => ({ ...STATION_PLACES[STATION_IDS[station]], width: 34, height: 34 }),
  );
  const cost = (spot: Spot) => {
    const box = { ...spot, ...FIGURE };
    return (
      covered(box, names) * COSTS.name +
      covered(box, symbols) * COSTS.symbol +
      covered(box, [{ ...crowd, width: 60, height: 32 }]) * COSTS.crowd +
      Math.hypot(spot.x - name.x, spot.y - name.y) * COSTS.far
    );
  };
  const spots: Spot[] = [];
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) if (contains(ward, [x, y])) spots.push({ x, y });
  }
  return spots.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}
