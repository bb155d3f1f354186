import type { SymbolId } from '@yamanote/games/next-station-tokyo/rules';
import { SHAPES } from '../sheet/symbols.ts';

/** A station's shape as a picture of its own, in the colour of the text around it. */
export function SymbolSign({ symbol, size, stroke = 3 }: { symbol: SymbolId; size: number; stroke?: number }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[symbol]} fill="none" stroke="currentColor" stroke-width={stroke} stroke-linejoin="round" />
    </svg>
  );
}
