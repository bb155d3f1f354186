/** How the town is fitted into a picture of any size. */
import { type Frame, PITCH, type Plot } from './town.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Camera {
  /** Pixels per unit of the drawing. */
  scale: number;
  /** Where the drawing's origin, the middle of the back row, lies in pixels. */
  x: number;
  y: number;
}

/** Left free at the lower edge of a high picture, where the viaduct runs. */
export const VIADUCT = 92;

/** Houses larger than this look empty, unless the picture is that of a very large screen. */
const LARGEST = 2.1;
const USUAL_WIDTH = 900;

function largest(width: number): number {
  return LARGEST * Math.max(1, width / USUAL_WIDTH);
}

/** A finger's width. Landmarks are tapped in the town, so that it is never seen from so far that they stand closer. */
export const FINGER = 44;
const SMALLEST = FINGER / PITCH.x;

export function cameraFor({ left, right, top, bottom }: Frame, { width, height }: Size): Camera {
  const scale = Math.min(width / (right - left), height / (bottom - top), largest(width));
  if (scale < SMALLEST) return nearest(bottom, width, height);
  const spare = height - (bottom - top) * scale;
  // Most of what is left over is sky; a very high picture has the viaduct below the town.
  const below = hasViaduct(spare) ? VIADUCT + (spare - VIADUCT) * 0.25 : spare * 0.2;
  return { scale, x: width / 2, y: height - below - bottom * scale };
}

/** In a picture that is too low for the whole town, the sky goes first, then the houses in front. */
function nearest(bottom: number, width: number, height: number): Camera {
  return { scale: SMALLEST, x: width / 2, y: Math.max(FINGER, height - bottom * SMALLEST) };
}

function hasViaduct(spare: number): boolean {
  return spare > VIADUCT * 1.2;
}

/** How many pixels lie below the last row; the viaduct is drawn where they suffice. */
export function foreground({ bottom }: Frame, camera: Camera, { height }: Size): number {
  return height - camera.y - bottom * camera.scale;
}

export function project({ x, y }: Plot, camera: Camera): Plot {
  return { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
}
