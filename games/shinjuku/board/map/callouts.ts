/** Where plates stand beside their stations: on the side where they cover least. */
import { STATION_IDS, type StationId } from '@yamanote/games/shinjuku/rules';
import { type Line, lengthInside } from './lines.ts';
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

/** Around its middle. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** What is drawn already. */
export interface Surroundings {
  /** Symbols are drawn this much larger than their measures on the map. */
  readonly scale: number;
  readonly names: readonly Box[];
  /** Track, and the way that is shown. */
  readonly lines: readonly Line[];
}

const WAYS_AROUND = 16;
/** Between a station's middle and the plate's edge: near, and farther off where it is crowded. */
const GAPS = [25, 36, 48];
const SYMBOL = 34;
const TRACK = 14;
/** For each square of the map: a name covered is a pity, track too; a symbol or another plate is a fault. */
const COSTS = { plate: 6, symbol: 4, name: 1.2, line: 1.2 };
/** For each step away from the station. */
const FARTHER = 90;

export function placePlates(plates: readonly Plate[], { scale, names, lines }: Surroundings): Placed[] {
  const symbols = STATION_IDS.map(
    (id): Box => ({ ...STATION_PLACES[id], width: SYMBOL * scale, height: SYMBOL * scale }),
  );
  const placed: Placed[] = [];
  for (const plate of plates) {
    const spots = candidates(plate, scale).map((box, turn) => ({
      box,
      cost:
        covered(box, placed) * COSTS.plate +
        covered(box, symbols) * COSTS.symbol +
        covered(box, names) * COSTS.name +
        lines.reduce((sum, line) => sum + lengthInside(line, box), 0) * TRACK * COSTS.line +
        Math.floor(turn / WAYS_AROUND) * FARTHER +
        (turn % WAYS_AROUND),
    }));
    const { box } = spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best));
    placed.push({ ...plate, x: box.x, y: box.y });
  }
  return placed;
}

/** All around the station, the sides before above and below; then the same farther off. */
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

export function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function overlap(a: Box, b: Box): number {
  const along = (x: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(a[x] + a[size] / 2, b[x] + b[size] / 2) - Math.max(a[x] - a[size] / 2, b[x] - b[size] / 2);
  return Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'));
}
