import { STATIONS, WARD_IDS, WARDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { describe, expect, test } from 'vitest';
import { BORDERS, type Point } from './borders.ts';
import { chainOf, curveThrough } from './curve.ts';
import { STATION_PLACES, WARD_PLACES } from './places.ts';
import { contains, TINTS, WARD_SHAPES } from './wards.ts';

type Segment = readonly [Point, Point];

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const segmentsOf = (chain: readonly Point[]): Segment[] => chain.slice(1).map((to, i) => [chain[i], to]);
const outline = (ward: WardId) => WARD_SHAPES[ward].corners;

/** The drawn curve of a border, its last point included. */
function drawn(points: readonly Point[]): Point[] {
  return [...chainOf(curveThrough(points)), points[points.length - 1]];
}

/** How much of one outline runs exactly along another: seen from the drawing, without asking which border is whose. */
function sharedLength(one: WardId, other: WardId): number {
  const theirs = new Set(outline(other).map(String));
  const mine = outline(one);
  return mine.reduce((sum, from, i) => {
    const to = mine[(i + 1) % mine.length];
    return theirs.has(String(from)) && theirs.has(String(to)) ? sum + distance(from, to) : sum;
  }, 0);
}

function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    return sum + ax * by - bx * ay;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Chains that end where others begin, as one ring. */
function joined(chains: readonly Point[][]): Point[] {
  const [first, ...left] = chains;
  const ring = [...first];
  while (left.length > 0) {
    const end = String(ring[ring.length - 1]);
    const next = left.findIndex((chain) => String(chain[0]) === end || String(chain[chain.length - 1]) === end);
    const [chain] = left.splice(next, 1);
    ring.push(...(String(chain[0]) === end ? chain : chain.toReversed()));
  }
  return ring;
}

/** Inside both segments, not only where they end. */
function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe('the map of Tokyo', () => {
  test('every two neighbours share a border that can be seen, and no other two wards touch along a line', () => {
    const found: string[] = [];
    for (const [i, { id, neighbours }] of WARDS.entries()) {
      for (const other of WARD_IDS.slice(i + 1)) {
        const shared = sharedLength(id, other);
        const wanted = (neighbours as readonly string[]).includes(other);
        if (wanted ? shared < 35 : shared > 0) found.push(`${id} and ${other} share ${shared.toFixed(1)}`);
      }
    }
    expect(found).toEqual([]);
  });

  test('the bay washes the three wards that the Kaiju may enter, and no other', () => {
    const washed = BORDERS.filter(({ sides }) => sides[1] === 'bay').map(({ sides }) => sides[0]);
    const wanted = WARDS.filter(({ bay }) => bay).map(({ id }) => id);
    expect(washed.toSorted()).toEqual(wanted.toSorted());
  });

  test('no border crosses another, or itself', () => {
    const all = BORDERS.flatMap(({ sides, points }) =>
      segmentsOf(drawn(points)).map((segment) => ({ sides, segment })),
    );
    const crossings = all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((other) => (cross(one.segment, other.segment) ? [`${one.sides} × ${other.sides}`] : [])),
    );
    expect(crossings).toEqual([]);
  });

  test('the wards fill the city: their areas add up to what its outer edge encloses', () => {
    const rim = BORDERS.filter(({ sides }) => sides[1] === 'outside' || sides[1] === 'bay').map(({ points }) =>
      drawn(points),
    );
    const sum = WARD_IDS.reduce((total, ward) => total + areaOf(outline(ward)), 0);
    expect(Math.abs(sum / areaOf(joined(rim)) - 1)).toBeLessThan(0.001);
  });

  test('every station lies well inside its ward', () => {
    const found: string[] = [];
    for (const ward of WARD_IDS) {
      for (const { id: station, ward: home } of STATIONS) {
        const at: Point = [STATION_PLACES[station].x, STATION_PLACES[station].y];
        const belongs = ward === home;
        if (contains(ward, at) !== belongs) found.push(`${station} and ${ward}`);
        const nearest = Math.min(...outline(ward).map((corner) => distance(corner, at)));
        if (belongs && nearest < 9) found.push(`${station} is ${nearest.toFixed(1)} from the border of ${ward}`);
      }
    }
    expect(found).toEqual([]);
  });

  test("a ward's name and its customers stand in it", () => {
    const outside = WARD_IDS.filter((ward) => {
      const { name, crowd } = WARD_PLACES[ward];
      return !contains(ward, [name.x, name.y]) || !contains(ward, [crowd.x, crowd.y]);
    });
    expect(outside).toEqual([]);
  });

  test('neighbours have different tints', () => {
    const alike = WARDS.flatMap(({ id, neighbours }) =>
      neighbours.filter((other) => TINTS[id] === TINTS[other]).map((other) => `${id} ${other}`),
    );
    expect(alike).toEqual([]);
    expect(Object.keys(TINTS).sort()).toEqual([...WARD_IDS].sort());
  });
});
