/**
 * For tests: a sheet counted anew, from the rules alone. It reads the map file and the position that was written down, and
 * shares nothing with the rules but the words of RULES.md.
 */
interface RawMap {
  districts: { id: string; ring: string }[];
  stations: { id: string; district: string; loop?: boolean; startColour?: string }[];
}

type RawLines = Record<string, { round: number; draw: string[]; circled?: boolean }[]>;

export interface Recount {
  lines: Record<string, number>;
  hotspots: number;
  unconnected: number;
  interchanges: [three: number, four: number, five: number];
  goals: number;
  total: number;
}

export function recount(map: RawMap, lines: RawLines, goals: readonly string[]): Recount {
  const districtOf = new Map(map.stations.map(({ id, district }) => [id, district]));
  const kindOf = new Map(map.districts.map(({ id, ring }) => [id, ring]));
  // Which colours come to a station; green does where the ring is.
  const colours = new Map(map.stations.map(({ id, loop }) => [id, new Set(loop ? ['green'] : [])]));

  const lineScores: Record<string, number> = {};
  for (const [colour, strokes] of Object.entries(lines)) {
    const worth = new Map<string, number>();
    for (const { draw, circled } of strokes) {
      for (const station of draw) {
        worth.set(station, Math.max(1, worth.get(station) ?? 0));
        colours.get(station)?.add(colour);
      }
      if (circled) worth.set(draw[1], 2);
    }
    const stations = new Map<string, number>();
    for (const [station, counts] of worth) {
      const district = districtOf.get(station) as string;
      stations.set(district, (stations.get(district) ?? 0) + counts);
    }
    lineScores[colour] = stations.size === 0 ? 0 : stations.size * Math.max(...stations.values());
  }

  const hot = new Set<string>();
  const interchanges: Recount['interchanges'] = [0, 0, 0];
  for (const [station, met] of colours) {
    const kind = kindOf.get(districtOf.get(station) as string);
    if (met.size >= 2 && (kind === 'outer' || kind === 'corner')) hot.add(districtOf.get(station) as string);
    if (met.size >= 3) interchanges[met.size - 3]++;
  }
  const hotspots = [...hot].reduce((sum, id) => sum + (kindOf.get(id) === 'corner' ? 10 : 5), 0);
  const isOwn = (station: string) => [...(colours.get(station) ?? [])].some((colour) => colour !== 'green');
  const ring = map.stations.filter(({ loop }) => loop);
  const unconnected = ring.filter(({ id }) => !isOwn(id)).length;

  const met: Record<string, boolean> = {
    hotspots: hot.size >= 4,
    interchange: [...colours.values()].some(({ size }) => size >= 4),
    ring: unconnected === 0,
    districts: map.districts.every(({ id }) => map.stations.some((one) => one.district === id && isOwn(one.id))),
    centre: map.stations.every(({ id, district }) => kindOf.get(district) !== 'central' || isOwn(id)),
  };
  const goalPoints = goals.filter((goal) => met[goal]).length * 10;
  const sum = Object.values(lineScores).reduce((a, b) => a + b, 0);
  const meetings = interchanges[0] * 5 + interchanges[1] * 15 + interchanges[2] * 30;
  return {
    lines: lineScores,
    hotspots,
    unconnected,
    interchanges,
    goals: goalPoints,
    total: sum + hotspots - 3 * unconnected + meetings + goalPoints,
  };
}
