/** Where plates stand beside their stations: on the side where they cover least. */
import { STATION_IDS, type StationId } from '@yamanote/games/shinjuku/rules';
import { type Spot, STATION_PLACES } from './places.ts';

export interface Plate {
  readonly station: StationId;
  readonly width: number;
  readonly height: number;
}

export interface Placed extends Plate {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

const WAYS_AROUND = 16;
/** Between a station's middle and the plate's edge: near, and farther off where it is crowded. */
const GAPS = [25, 38];
const SYMBOL = 34;
/** A name covered is a pity, a symbol or another plate a fault. */
const COSTS = { plate: 6, symbol: 4, name: 1 };
const NAME = { width: 62, height: 14 };

/** `scale`: symbols are drawn this much larger. */
export function placePlates(plates: readonly Plate[], scale: number): Placed[] {
  const symbols = STATION_IDS.map(
    (id): Box => ({ ...STATION_PLACES[id], width: SYMBOL * scale, height: SYMBOL * scale }),
  );
  const names = STATION_IDS.map(nameBox);
  const placed: Placed[] = [];
  for (const plate of plates) {
    const spots = candidates(plate, scale).map((box, turn) => ({
      box,
      cost:
        covered(box, placed) * COSTS.plate +
        covered(box, symbols) * COSTS.symbol +
        covered(box, names) * COSTS.name +
        turn,
    }));
    const { box } = spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best));
    placed.push({ ...plate, x: box.x, y: box.y });
  }
  return placed;
}

function nameBox(station: StationId): Box {
  const { label } = STATION_PLACES[station];
  const shift = label.anchor === 'start' ? 0.5 : label.anchor === 'end' ? -0.5 : 0;
  return { x: label.x + shift * NAME.width, y: label.y, ...NAME };
}

/** All around the station, the sides before above and below. */
function candidates({ station, width, height }: Plate, scale: number): Box[] {
  const { x, y } = STATION_PLACES[station];
  const turns = Array.from({ length: WAYS_AROUND }, (_, i) => (i % 2 === 0 ? i / 2 : WAYS_AROUND - (i + 1) / 2));
  return GAPS.flatMap((gap) =>
    turns.map((turn) => {
      const angle = (turn * 2 * Math.PI) / WAYS_AROUND;
      return {
        x: x + Math.cos(angle) * (gap * scale + width / 2),
        y: y + Math.sin(angle) * (gap * scale + height / 2),
        width,
        height,
      };
    }),
  );
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function overlap(a: Box, b: Box): number {
  const along = (x: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(a[x] + a[size] / 2, b[x] + b[size] / 2) - Math.max(a[x] - a[size] / 2, b[x] - b[size] / 2);
  return Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'));
}
