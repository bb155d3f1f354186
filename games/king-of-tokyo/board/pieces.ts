/** What the board is made of, for pictures elsewhere: the page that says how to play, and the rules. */
export { CardPicture } from './art/card-picture.tsx';
export { Sign, type SignName } from './art/icons.tsx';
export { MonsterPicture } from './art/monster.tsx';
export { Die } from './draw/die.tsx';
export { default as palette } from './draw/palette.module.css';
export { PriceTag } from './draw/price-tag.tsx';
