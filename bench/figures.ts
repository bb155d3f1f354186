import type { Rate } from './meter.ts';

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What it should be at least, or at most; `null` where nothing was promised. */
  target: { atLeast: number } | { atMost: number } | null;
  ok: boolean;
  slowest?: number;
  fastest?: number;
}

export function figure(name: string, value: number, unit: string, target: Figure['target']): Figure {
  const ok = target === null || ('atLeast' in target ? value >= target.atLeast : value <= target.atMost);
  return { name, value, unit, target, ok };
}

export function rateFigure(name: string, rate: Rate, unit: string, atLeast: number | null): Figure {
  const { perSecond, slowest, fastest } = rate;
  return { ...figure(name, perSecond, unit, atLeast === null ? null : { atLeast }), slowest, fastest };
}

export function writeFigure({ name, value, unit, target, ok, slowest, fastest }: Figure): string {
  const range = slowest === undefined || fastest === undefined ? '' : `${write(slowest)} – ${write(fastest)}`;
  const wanted =
    target === null ? '' : 'atLeast' in target ? `≥ ${write(target.atLeast)}` : `≤ ${write(target.atMost)}`;
  const verdict = target === null ? '' : ok ? 'ok' : 'missed';
  return [
    name.padEnd(36),
    write(value).padStart(11),
    ` ${unit.padEnd(16)}`,
    range.padEnd(24),
    wanted.padEnd(13),
    verdict,
  ]
    .join('')
    .trimEnd();
}

/** Three digits are enough where the last ones are noise anyway. */
function write(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
