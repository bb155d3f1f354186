/** What the board is made of, for pictures elsewhere: the page that says how to play. */
export { art, HousePicture } from './art/house.tsx';
/** The file of all houses, by `mk-` and the card, for pictures in pages that nobody draws anew. */
export { default as houses } from './art/houses.svg';
export { CategoryIcon, ColourShape } from './art/icons.tsx';
export { Sky } from './draw/backdrop.tsx';
export { HORIZON } from './draw/ground.tsx';
export { numbersOf } from './draw/labels.ts';
export { default as palette } from './draw/palette.module.css';
export { SwapIcon } from './draw/swap-icon.tsx';
export { Town } from './draw/town.tsx';
export { allWords, type BoardWords } from './words/index.ts';
