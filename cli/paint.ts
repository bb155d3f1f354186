import type { Paint, Style } from '@yamanote/games/room';

const CODES: Readonly<Record<Style, number>> = {
  bold: 1,
  dim: 2,
  inverse: 7,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 94,
  purple: 35,
  cyan: 36,
};

const coloured: Paint = (text, ...styles) =>
  styles.length === 0 ? text : `\u001b[${styles.map((style) => CODES[style]).join(';')}m${text}\u001b[0m`;

const plain: Paint = (text) => text;

/** Colours where there is a terminal to show them, unless somebody has asked to be spared them (no-color.org) or for them. */
export function paintFor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): Paint {
  if (env.NO_COLOR) return plain;
  return env.FORCE_COLOR || (stream.isTTY && env.TERM !== 'dumb') ? coloured : plain;
}
