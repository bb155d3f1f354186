import { describe, expect, test } from 'vitest';
import { MAP_FILES, MAP_IDS } from '../maps.ts';
import { copyOf, remove, segment, station } from '../testing/maps.ts';
import { checkMap } from './check.ts';
import { foldMap, unfoldMap } from './fold.ts';

describe('a folded map', () => {
  test.each(MAP_IDS)('%s unfolds to the same map', (id) => {
    const folded = foldMap(checkMap(MAP_FILES[id]) as never);
    const again = checkMap(JSON.parse(JSON.stringify(unfoldMap(folded))));
    expect(again).not.toBeInstanceOf(Array);
    expect(foldMap(again as never)).toEqual(folded);
    expect(JSON.stringify(folded).length).toBeLessThan(8000);
  });

  test('keeps names, what is passed through, and the bends of a section that is written the other way round', () => {
    const map = copyOf('tokyo-original-1');
    map.rules.districtCount = 'passes-through';
    remove(map.districts[1].cells!, ([x, y]) => x === 4 && y === 2);
    map.districts[5].cells!.push([4, 2]);
    segment(map, 'loop_x3y2_x5y2').through = ['outer-north'];
    station(map, 'x0y0').name = 'Ikebukuro';
    const bent = segment(map, 'loop_x5y2_x7y3');
    Object.assign(bent, { a: bent.b, b: bent.a, path: bent.path!.toReversed() });
    const folded = foldMap(checkMap(map) as never);
    expect(folded.stations[0]).toEqual(['x0y0', 0, 0, 'pentagon', 9, null, 'Ikebukuro']);
    expect(folded.ring[0]).toEqual([12, [], [5]]);
    expect(folded.ring[1]).toEqual([13, [[6, 2]], []]);
    const again = checkMap(JSON.parse(JSON.stringify(unfoldMap(folded))));
    expect(foldMap(again as never)).toEqual(folded);
  });
});
