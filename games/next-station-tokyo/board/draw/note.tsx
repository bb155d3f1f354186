/** The small label at a chosen station: what its line becomes, and what that brings. */
import type { Box, Obstacle } from '../sheet/label.ts';
import { placeNote } from '../sheet/label.ts';
import type { Point } from '../sheet/path.ts';
import styles from './note.module.css';
import { RING } from './ways.tsx';

interface Props {
  at: Point;
  text: string;
  gain: string;
  frame: Box;
  obstacles: readonly Obstacle[];
  /** Pixels to one unit of the sheet: letters keep their size however small the sheet is. */
  scale: number;
}

/** In pixels. */
const FONT = 12.5;
const HEIGHT = 21;
const PAD = 8;

export function Note({ at, text, gain, frame, obstacles, scale }: Props) {
  const textWidth = text.length * FONT * 0.6;
  const pillWidth = gain.length * FONT * 0.64 + 9;
  const width = (PAD + textWidth + 6 + pillWidth + 3) / scale;
  const height = HEIGHT / scale;
  const { x, y } = placeNote(at, RING + 3, { width, height }, frame, obstacles);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g class={styles.note} aria-hidden="true" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
      <rect class={styles.ground} width={width * scale} height={HEIGHT} rx={HEIGHT / 2} />
      <text x={PAD} y={HEIGHT / 2} textLength={textWidth} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
      <rect class={styles.pill} x={width * scale - pillWidth - 3} y="3" width={pillWidth} height={HEIGHT - 6} rx="8" />
      <text class={styles.gain} x={width * scale - pillWidth / 2 - 3} y={HEIGHT / 2}>
        {gain}
      </text>
    </g>
  );
}
