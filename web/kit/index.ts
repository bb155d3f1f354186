// What several parts of a board look at together: the frame mounts them apart.
export { signal } from '@preact/signals';
export type { AnswerButton, Board, BoardProps, SeatOrders, SeatProps, TargetState } from './board.ts';
export { Coin } from './coin.tsx';
export { Switch } from './controls.tsx';
export { deferred } from './deferred.tsx';
export { Dialog } from './dialog.tsx';
export { Dice, Die } from './dice.tsx';
export { Icon, type IconName } from './icon.tsx';
export type { Look } from './look.ts';
export { nearest, type Spot, type Taken } from './nearest.ts';
export { SeatBadge, SeatMark, useMark } from './seat-mark.tsx';
export { type SheetContent, useSheets } from './sheet.tsx';
export { Sum, signed } from './sum.tsx';
export { controlProps, targetProps } from './target.ts';
export { TargetButton } from './target-button.tsx';
export { type Size, useSize } from './use-size.ts';
export type { WindowClass } from './window-class.ts';
export { type Zoom, ZoomMap } from './zoom-map.tsx';
