/** What the board is made of, for pictures elsewhere: the page that says how to play, and the rules. */
export { Grain } from './draw/grain.tsx';
export { Marks } from './draw/marks.tsx';
export { Options } from './draw/options.tsx';
export { default as palette } from './draw/palette.module.css';
export { PencilArt } from './draw/pencil-art.tsx';
export { PencilLine } from './draw/pencil-line.tsx';
export { Districts, Ring } from './draw/printed.tsx';
export { StationCard } from './draw/station-card.tsx';
export { inkOf, Stations } from './draw/stations.tsx';
export { drawnSegments } from './drawn.ts';
export { onSheet, PITCH } from './sheet/grid.ts';
export { layoutOf } from './sheet/layout.ts';
export { straight } from './sheet/path.ts';
