/** The four shapes of stations and cards, around the origin; as large as the circle of radius 10. */
import type { SymbolId } from '@yamanote/games/next-station-tokyo/rules';

export const SHAPES: Readonly<Record<SymbolId, string>> = {
  circle: 'M10 0A10 10 0 1 1-10 0 10 10 0 1 1 10 0Z',
  square: 'M-8.8-8.8H8.8V8.8H-8.8Z',
  triangle: 'M0-10.6L10.8 8.2H-10.8Z',
  pentagon: 'M0-10.8L10.5-3.2 6.5 9.2H-6.5L-10.5-3.2Z',
};
