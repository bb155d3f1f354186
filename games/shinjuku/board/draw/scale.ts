/** How large things are drawn, so that they can be read at any zoom: on a small picture symbols grow and labels go. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface Scale {
  /** Symbols are drawn this much larger than their measures on the map. */
  readonly symbols: number;
  /** Names are drawn this much larger; 0 if there is no room for them. */
  readonly names: number;
  /** The same for the few names that matter most at the moment. */
  readonly fewNames: number;
  /** Wards are named in the reader's script only, and larger for it. */
  readonly brief: boolean;
}

/** Pixels per unit of the map below which names of stations could not be read. */
const READABLE = 0.5;
/** And below which names of wards in two scripts could not. */
const TWO_SCRIPTS = 0.75;
const LARGEST_SYMBOL = 1.75;
const LARGEST_NAME = 1.3;
const LARGEST_FEW = 2.2;

export function scaleFor(pixelsPerUnit: number): Scale {
  const grown = (wanted: number, most: number) =>
    Math.round(Math.min(most, Math.max(1, wanted / pixelsPerUnit)) * 20) / 20;
  return {
    symbols: grown(0.6, LARGEST_SYMBOL),
    names: pixelsPerUnit < READABLE ? 0 : grown(0.78, LARGEST_NAME),
    fewNames: grown(0.78, LARGEST_FEW),
    brief: pixelsPerUnit < TWO_SCRIPTS,
  };
}

export const ScaleContext = createContext<Scale>({ symbols: 1, names: 1, fewNames: 1, brief: false });
export const useScale = () => useContext(ScaleContext);
