/** The windows that people have, and how much of each a board keeps. */
import { type WindowClass, windowClassOf } from '@yamanote/kit/window-class.ts';

export interface Size {
  width: number;
  height: number;
}

export const IN_EVERY_RUN: readonly Size[] = sizes('375x553 844x390 1366x650');

export const IN_A_DEEP_RUN: readonly Size[] = sizes(
  '320x500 360x640 375x553 390x664 740x360 844x390 720x450 1024x768 1280x600 1366x650 1920x1080 2560x1440',
);

function sizes(text: string): Size[] {
  return text.split(' ').map((size) => {
    const [width, height] = size.split('x').map(Number);
    return { width, height };
  });
}

export function sizeName({ width, height }: Size): string {
  return `${width}x${height}`;
}

/** The least share of the window's area that the design gives a board, by shape; in a wide window each has its own. */
const BOARD_SHARE: Readonly<Record<WindowClass['shape'], number | null>> = {
  upright: 0.41,
  low: 0.5,
  columns: 0.59,
  wide: null,
};
const BOARD_SHARE_TINY = 0.37;

/** In upright windows a town and its market are one: together they have at least this. */
const WITH_THINGS: Readonly<Record<string, number>> = { 'machi-koro': 0.65 };

export function boardShare(game: string, size: Size): { board: number | null; withThings: boolean } {
  const { shape, room } = windowClassOf(size);
  if (shape === 'upright' && Object.hasOwn(WITH_THINGS, game)) return { board: WITH_THINGS[game], withThings: true };
  return { board: room === 'tiny' ? BOARD_SHARE_TINY : BOARD_SHARE[shape], withThings: false };
}
