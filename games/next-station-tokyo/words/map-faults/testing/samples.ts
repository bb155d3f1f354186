/** Everything that a check of a map may ask for, with what it may find. */
import type { MapFaultWords } from '../en.ts';

type Is = keyof MapFaultWords;
type Need<N extends Is> = Parameters<MapFaultWords[N]>[0];

const ID = '"x9y3"';
const PLACE = '[9,3]';
const PATH = '[[9,3],[9,5]]';
const DISTRICTS = '["outer-west"]';

function asked<N extends Is>(is: N, need: Omit<Need<N>, 'is'>, ...found: string[]) {
  return found.map((one): [Need<N>, string] => [{ is, ...need } as Need<N>, one]);
}

const between = { from: 'x9y3', to: 'x9y5' };

export const SAMPLES: { readonly [N in Is]: readonly [Need<N>, string][] } = {
  'unique-id': asked('unique-id', {}, ID),
  'unique-place': asked('unique-place', {}, PLACE),
  'another-station': asked('another-station', {}, ID),
  'id-of': (['district', 'station', 'segment'] as const).flatMap((kind) => asked('id-of', { kind }, ID)),
  districts: asked('districts', { kind: 'corner', count: 4 }, '0', '1', '3'),
  'one-station': asked('one-station', {}, '0', '2'),
  'several-stations': asked('several-stations', {}, '0', '1'),
  'on-the-grid': asked('on-the-grid', {}, PLACE),
  cells: asked('cells', {}, 'null'),
  'cell-of-the-grid': asked('cell-of-the-grid', {}, PLACE),
  'station-count': [1, 5].flatMap((count) => asked('station-count', { count }, '2')),
  'place-in': asked('place-in', { district: 'outer-west' }, PLACE),
  'cell-not-of': asked('cell-not-of', { district: 'outer-west' }, PLACE),
  'district-for-cell': asked('district-for-cell', { x: 9, y: 3 }, '"none"'),
  start: asked('start', { pencil: 'pink' }, '[]', '["x9y3","x9y5"]'),
  ring: asked('ring', { count: 8 }, 'null'),
  'ring-stations': asked('ring-stations', { count: 8 }, '["x9y3"]'),
  'ring-sections': asked('ring-sections', { count: 8 }, '["loop_x3y2_x5y2"]'),
  'ring-flag': asked('ring-flag', {}, 'false'),
  'no-ring-flag': asked('no-ring-flag', {}, 'true'),
  'named-section': asked('named-section', {}, ID),
  'section-between': asked('section-between', between, ID),
  'way-between': asked('way-between', between, PATH),
  direction: [
    ...asked('direction', { direction: 'NE' }, '"W"', 'null'),
    ...asked('direction', { direction: null }, '"W"'),
  ],
  'not-central': asked('not-central', {}, '"central"'),
  'inside-the-ring': asked('inside-the-ring', { district: 'central' }, PLACE),
  'outside-the-ring': asked('outside-the-ring', { district: 'outer-west' }, PLACE),
  'not-joined-by': asked('not-joined-by', { segment: 'x9y3_x9y5' }, '["x9y3","x9y5"]'),
  straight: asked('straight', {}, PATH),
  'straight-path': asked('straight-path', {}, PATH),
  'no-station-on-the-way': asked('no-station-on-the-way', {}, ID),
  'meets-ring-in-stations': asked('meets-ring-in-stations', {}, '["loop_x3y2_x5y2"]'),
  'not-touching-itself': asked('not-touching-itself', {}, PATH),
  'pair-once': asked('pair-once', {}, '["x9y3_x9y5","x8y4_x9y4"]'),
  'tracks-that-cross': asked('tracks-that-cross', {}, '["x9y3_x9y5","x8y4_x9y4"]'),
  crossing: asked('crossing', { pair: ['x9y3_x9y5', 'x8y4_x9y4'] }, '"none"'),
  'only-districts': asked('only-districts', { districts: ['central', 'inner-west'] }, DISTRICTS),
  'nothing-passed': asked('nothing-passed', {}, DISTRICTS),
  passed: [[], ['inner-west']].flatMap((districts) => asked('passed', { districts }, DISTRICTS)),
  'way-from': asked('way-from', { station: 'x9y5' }, ID),
  tracks: [2, 3].flatMap((fewest) => asked('tracks', { fewest }, '0', '1')),
  'even-symbols': asked('even-symbols', {}, '{"circle":14,"square":13}'),
};
