/** What the board is made of, for pictures elsewhere: the page that says how to play, and the rules. */
export { default as palette } from './draw/palette.module.css';
export { Districts, Ring } from './draw/printed.tsx';
export { inkOf, Stations } from './draw/stations.tsx';
export { SymbolSign } from './draw/symbol-sign.tsx';
export { PITCH } from './sheet/grid.ts';
export { layoutOf } from './sheet/layout.ts';
export { straight } from './sheet/path.ts';
