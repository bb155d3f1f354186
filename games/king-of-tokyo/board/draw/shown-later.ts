export { CardList } from './card-list.tsx';
export { ChangeDice } from './change-dice.tsx';
export { Charge } from './charge.tsx';
export { Reaction } from './reaction.tsx';
export { SpendHearts } from './spend-hearts.tsx';
