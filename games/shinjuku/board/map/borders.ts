/**
 * Every border once: a curve through these points, drawn alike by the wards on both of its sides, so that neighbours share it
 * exactly. `outside` is the country around the city. A border that is a river or the coast has water along it.
 */
import type { WardId } from '@yamanote/games/shinjuku/rules';

type Beyond = WardId | 'outside' | 'bay';
type BorderKind = 'land' | 'river' | 'coast' | 'edge';

export type Point = readonly [x: number, y: number];

export interface Border {
  readonly sides: readonly [WardId, Beyond];
  readonly kind: BorderKind;
  readonly points: readonly Point[];
}

/** `way`: the first point, and the step from each to the next. */
const border = (one: WardId, other: Beyond, kind: BorderKind, way: string): Border => {
  let [x, y] = [0, 0];
  const points = way.split(' ').map((step): Point => {
    const [dx, dy] = step.split(',').map(Number);
    x += dx;
    y += dy;
    return [x, y];
  });
  return { sides: [one, other], kind, points };
};

export const BORDERS: readonly Border[] = [
  border(
    'adachi',
    'outside',
    'edge',
    '880,0 -17,-6 -19,3 -19,-6 -18,-6 -20,-1 -19,1 -20,0 -19,-3 -18,-6 -20,-1 -19,1 -20,0 -19,-2 -19,-4 -20,2',
  ),
  border('adachi', 'arakawa', 'river', '600,61 18,8 19,6 20,1 19,4 15,14 13,15 11,16'),
  border('adachi', 'katsushika', 'river', '813,136 11,-16 3,-20 1,-19 8,-18 14,-14 12,-15 10,-16 8,-18'),
  border('adachi', 'kita', 'river', '594,-28 8,17 6,18 -1,18 -3,18 -4,18'),
  border('adachi', 'sumida', 'river', '715,125 20,-2 20,0 19,4 20,5 19,4'),
  border('arakawa', 'bunkyo', 'land', '536,100 9,19 7,20 4,21 11,19 13,16'),
  border('arakawa', 'kita', 'land', '600,61 -17,8 -18,8 -16,10 -13,13'),
  border('arakawa', 'sumida', 'river', '693,170 8,-15 6,-15 8,-15'),
  border('arakawa', 'taito', 'land', '580,195 20,-2 18,-7 18,-7 19,-6 18,-5 20,2'),
  border('bunkyo', 'chiyoda', 'land', '562,244 -18,6 -18,7 -17,8 -18,5 -19,1 -18,6'),
  border('bunkyo', 'kita', 'land', '493,110 21,-8 22,-2'),
  border('bunkyo', 'shinjuku', 'land', '403,216 4,20 13,17 18,11 16,13'),
  border('bunkyo', 'taito', 'land', '580,195 -7,16 -6,16 -5,17'),
  border('bunkyo', 'toshima', 'land', '403,216 17,-13 15,-15 16,-12 16,-14 15,-14 11,-17 0,-21'),
  border('chiyoda', 'chuo', 'land', '566,434 11,-17 9,-18 4,-20 9,-18 11,-18 14,-15 5,-19'),
  border('chiyoda', 'minato', 'land', '444,403 20,8 21,5 21,1 22,0 19,8 19,9'),
  border('chiyoda', 'shinjuku', 'land', '454,277 2,19 -2,18 -7,17 -5,18 -3,18 -1,19 6,17'),
  border('chiyoda', 'taito', 'land', '629,309 -15,-12 -15,-12 -16,-9 -11,-16 -10,-16'),
  border('chuo', 'koto', 'river', '699,361 -9,18 -11,18 -10,18 -9,19 0,20 5,20 2,21 -7,19 -8,19 -10,18'),
  border('chuo', 'minato', 'land', '642,551 -19,-8 -16,-14 -14,-16 -13,-17 -8,-20 -2,-21 -4,-21'),
  border('chuo', 'sumida', 'river', '670,300 12,19 10,20 7,22'),
  border('chuo', 'taito', 'land', '629,309 20,-7 21,-2'),
  border(
    'edogawa',
    'outside',
    'edge',
    '976,229 11,16 2,20 2,19 0,20 -4,19 1,20 0,20 3,19 5,19 7,19 3,19 8,18 6,18 3,20 5,19 -1,19 0,20 -3,19 -11,16 -5,19',
  ),
  border('edogawa', 'bay', 'coast', '1008,607 -13,13 -19,4 -19,-2 -17,-10 -19,-4 -19,5 -19,5'),
  border('edogawa', 'katsushika', 'land', '976,229 -21,4 -21,3 -22,-1 -21,-2 -22,1 -21,2'),
  border(
    'edogawa',
    'koto',
    'river',
    '883,618 -9,-18 -5,-19 -3,-21 1,-20 4,-20 8,-19 4,-19 0,-21 0,-20 -2,-20 -14,-15 -13,-16 -9,-18 -12,-17 -16,-12',
  ),
  border('edogawa', 'sumida', 'river', '848,236 -10,16 -9,17 -7,17 -2,19 -1,19 -2,19'),
  border('itabashi', 'outside', 'edge', '155,3 18,-7 19,-4 20,0 20,1 19,-2 19,-4 20,-2 20,0 19,1 20,-1 20,0 19,4'),
  border('itabashi', 'kita', 'land', '388,75 5,-21 -3,-22 -5,-21 3,-22'),
  border('itabashi', 'nerima', 'land', '212,125 -8,-18 -10,-16 -12,-16 -10,-17 -9,-17 -6,-18 -2,-20'),
  border('itabashi', 'toshima', 'land', '388,75 -18,11 -20,3 -21,-2 -21,1 -21,3 -20,5 -20,6 -17,13 -18,10'),
  border(
    'katsushika',
    'outside',
    'edge',
    '880,0 20,3 19,0 20,-1 17,6 4,19 8,18 7,18 10,17 5,18 5,19 2,20 -2,19 -3,19 0,20 -6,18 -10,16',
  ),
  border('katsushika', 'sumida', 'river', '813,136 -3,18 0,19 7,17 9,16 11,15 11,15'),
  border('kita', 'outside', 'edge', '388,-11 20,-6 20,-5 21,1 21,-1 20,-1 21,0 21,0 21,-1 21,-4 20,1'),
  border('kita', 'toshima', 'land', '493,110 -13,-13 -18,-7 -19,-1 -17,-7 -19,-3 -19,-4'),
  border('koto', 'minato', 'river', '642,551 5,19 1,20 -1,19 -5,19 -1,20 1,19 1,20 -4,19 -13,14 -19,5'),
  border('koto', 'ota', 'river', '582,801 17,14 17,13 20,7 22,2 18,11'),
  border('koto', 'shinagawa', 'river', '607,725 -2,20 -6,19 -10,18 -7,19'),
  border('koto', 'sumida', 'land', '817,343 -19,6 -19,6 -20,4 -20,0 -20,-1 -20,3'),
  border(
    'koto',
    'bay',
    'coast',
    '676,848 14,-15 12,-16 15,-14 11,-18 4,-20 2,-20 4,-20 7,-19 10,-18 8,-19 13,-16 15,-14 16,-13 20,-2 18,8 21,-3 17,-11',
  ),
  border(
    'meguro',
    'ota',
    'land',
    '332,733 -16,12 -14,15 -14,15 -18,10 -20,5 -20,-3 -19,-8 -20,-4 -19,-7 -20,-6 -16,-12',
  ),
  border(
    'meguro',
    'setagaya',
    'land',
    '136,750 -5,-20 -3,-21 7,-20 10,-17 12,-17 16,-14 13,-16 10,-19 11,-17 17,-12 11,-18 9,-19',
  ),
  border('meguro', 'shibuya', 'land', '244,540 18,0 19,0 18,6 16,10 11,14 11,15'),
  border('meguro', 'shinagawa', 'land', '332,733 4,-19 0,-19 3,-19 7,-18 7,-18 -3,-19 -7,-17 -6,-19'),
  border('minato', 'shibuya', 'land', '406,577 2,-19 -9,-17 -9,-17 -3,-19 2,-20 -3,-19 -1,-20 2,-19'),
  border(
    'minato',
    'shinagawa',
    'land',
    '607,725 -16,-12 -19,-8 -21,-4 -20,-2 -21,0 -20,0 -20,-3 -17,-12 -17,-12 -13,-16 -5,-20 2,-20 -6,-20 -8,-19',
  ),
  border('minato', 'shinjuku', 'land', '387,427 21,-4 18,-10 18,-10'),
  border('nakano', 'nerima', 'land', '106,238 11,-15 17,-9 16,-9 16,-10 18,-8 16,-9'),
  border('nakano', 'shibuya', 'land', '184,382 17,-7 16,-8 17,-8 16,-8 12,-15'),
  border('nakano', 'shinjuku', 'land', '262,336 -2,-18 -3,-19 -1,-18 4,-19 0,-18 -2,-19'),
  border('nakano', 'suginami', 'land', '184,382 -9,-18 -15,-15 -6,-20 -9,-18 -9,-19 -9,-18 -12,-18 -9,-18'),
  border('nakano', 'toshima', 'land', '200,178 14,12 16,11 15,10 13,14'),
  border(
    'nerima',
    'outside',
    'edge',
    '-4,255 -8,-18 -4,-21 -3,-20 -1,-20 -11,-17 -6,-20 5,-19 4,-20 4,-20 5,-20 -1,-21 9,-17 14,-15 12,-16 20,-5 20,-1 21,0 20,2 20,3 20,6 19,7',
  ),
  border('nerima', 'suginami', 'land', '-4,255 19,1 19,0 20,-2 15,-12 17,-7 20,3'),
  border('nerima', 'toshima', 'land', '212,125 -4,18 -2,17 -6,18'),
  border(
    'ota',
    'outside',
    'edge',
    '654,902 -17,11 -18,6 -19,7 -19,4 -20,-3 -19,-3 -20,-4 -19,-4 -20,-1 -20,0 -20,3 -19,5 -20,1 -19,4 -20,1 -19,-5 -18,-8 -19,0 -20,3 -20,2 -19,1 -20,-5 -19,-2 -20,1 -19,-6 -20,-1 -19,-5 -19,-6 -14,-13 -16,-9 -19,-5 -17,-10 -17,-10 -9,-17',
  ),
  border('ota', 'setagaya', 'land', '22,834 19,-7 17,-12 15,-14 15,-13 18,-10 16,-13 14,-15'),
  border(
    'ota',
    'shinagawa',
    'land',
    '582,801 -17,10 -17,11 -20,-1 -19,-5 -20,-5 -20,-1 -19,-3 -17,-11 -18,-8 -18,-9 -15,-13 -17,-11 -18,-8 -15,-14',
  ),
  border('ota', 'bay', 'coast', '676,848 -5,19 -10,17 -7,18'),
  border(
    'setagaya',
    'outside',
    'edge',
    '22,834 -16,-12 -12,-17 -5,-19 -5,-20 0,-20 3,-19 0,-21 -4,-19 -2,-20 5,-19 3,-20 7,-19 4,-20 0,-20 -6,-19 -7,-19 -5,-19 -6,-20 -3,-19 0,-21',
  ),
  border('setagaya', 'shibuya', 'land', '161,426 10,16 12,15 16,9 15,11 14,13 13,13 3,19 0,18'),
  border('setagaya', 'suginami', 'land', '-27,452 19,-2 19,-3 19,-3 20,-1 18,5 19,-5 19,-3 19,-1 19,-4 17,-9'),
  border('shibuya', 'shinagawa', 'land', '337,585 17,-5 16,-7 18,1 18,3'),
  border('shibuya', 'shinjuku', 'land', '387,427 -13,-14 -17,-11 -17,-8 -17,-11 -13,-14 -17,-10 -17,-9 -14,-14'),
  border('shibuya', 'suginami', 'land', '161,426 9,-23 14,-21'),
  border('shinjuku', 'toshima', 'land', '258,225 21,-5 18,-10 22,1 21,2 21,1 21,-2 21,4'),
  border('suginami', 'outside', 'edge', '-27,452 -3,-19 6,-20 2,-19 0,-21 3,-19 -1,-21 0,-20 5,-19 2,-20 9,-19'),
  border('sumida', 'taito', 'river', '693,170 3,19 0,19 -1,19 -7,19 -8,17 -7,18 -3,19'),
];
