export type { Board, BoardProps, SeatProps, TargetState } from './board.ts';
export { Coin } from './coin.tsx';
export { Dialog } from './dialog.tsx';
export { Dice, Die } from './dice.tsx';
export { Icon, type IconName } from './icon.tsx';
export { SeatMark } from './seat-mark.tsx';
export { Sum, signed } from './sum.tsx';
export { targetProps } from './target.ts';
export { ZoomMap } from './zoom-map.tsx';
