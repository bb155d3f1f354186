/** V1 and V3: names, references and starts. */
import type { Complain } from './complain.ts';
import type { MapFile } from './file.ts';

/** V1: ids are unique, no two stations share a place, every reference leads somewhere. */
export function identities(map: MapFile, complain: Complain): void {
  const { districts, stations, segments, loop } = map;
  for (const [list, items] of Object.entries({ districts, stations, segments })) {
    repeated(items.map(({ id }) => id)).forEach((i) => {
      complain(`${list}[${i}].id`, { is: 'unique-id' }, items[i].id);
    });
  }
  repeated(stations.map(({ x, y }) => `${x} ${y}`)).forEach((i) => {
    complain(`stations[${i}]`, { is: 'unique-place' }, [stations[i].x, stations[i].y]);
  });
  const names = {
    district: new Set(districts.map(({ id }) => id)),
    station: new Set(stations.map(({ id }) => id)),
    segment: new Set(segments.map(({ id }) => id)),
  };
  const resolve = (kind: keyof typeof names, where: string, id: string) => {
    if (!names[kind].has(id)) complain(where, { is: 'id-of', kind }, id);
  };
  stations.forEach(({ district }, i) => {
    resolve('district', `stations[${i}].district`, district);
  });
  segments.forEach(({ a, b, through }, i) => {
    resolve('station', `segments[${i}].a`, a);
    resolve('station', `segments[${i}].b`, b);
    if (a === b) complain(`segments[${i}].b`, { is: 'another-station' }, b);
    through.forEach((id, j) => {
      resolve('district', `segments[${i}].through[${j}]`, id);
    });
  });
  loop?.order.forEach((id, i) => {
    resolve('station', `loop.order[${i}]`, id);
  });
  loop?.segments.forEach((id, i) => {
    resolve('segment', `loop.segments[${i}]`, id);
  });
  map.crossings.forEach((pair, i) => {
    pair.forEach((id, j) => {
      resolve('segment', `crossings[${i}][${j}]`, id);
    });
  });
}

/** Where a text stands that stood earlier in the list. */
function repeated(texts: readonly string[]): number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, i) => (seen.size === seen.add(text).size ? [i] : []));
}

/** V3: exactly one start for each pencil. */
export function starts({ lineColours, stations }: MapFile, complain: Complain): void {
  for (const { id } of lineColours) {
    const found = stations.filter(({ startColour }) => startColour === id);
    if (found.length === 1) continue;
    complain(
      'stations',
      { is: 'start', pencil: id },
      found.map((station) => station.id),
    );
  }
}
