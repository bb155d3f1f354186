/** How large things are drawn, so that they can be read at any zoom: on a small picture symbols grow and labels go. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { NAME_SIZE, WARD_SIZE } from '../map/names.ts';

export interface Scale {
  /** Symbols are drawn this much larger than their measures on the map. */
  readonly symbols: number;
  /** Names of stations are drawn this much larger; 0 if there is no room for them. */
  readonly names: number;
  /** The same for the few names that matter most at the moment. */
  readonly fewNames: number;
  /** Names of wards in the reader's script; `null` if there is room for both scripts. */
  readonly wards: number | null;
  /** What is measured in letters of 10 on the map is drawn this much larger. */
  readonly figures: number;
}

/** Pixels per unit of the map below which names of stations could not be read. */
const READABLE = 0.5;
/** And below which names of wards in two scripts could not. */
const TWO_SCRIPTS = 0.9;
/** Letters are at least so many pixels high; where there is hardly any room, so many. */
const [LETTERS, SMALL_LETTERS] = [11, 10];
const LARGEST_SYMBOL = 1.75;
const LARGEST_NAME = 1.6;
const LARGEST_FEW = 2.2;

export function scaleFor(pixelsPerUnit: number): Scale {
  const grown = (wanted: number, most: number) =>
    Math.round(Math.min(most, Math.max(1, wanted / pixelsPerUnit)) * 20) / 20;
  return {
    symbols: grown(0.6, LARGEST_SYMBOL),
    names: pixelsPerUnit < READABLE ? 0 : grown(LETTERS / NAME_SIZE, LARGEST_NAME),
    fewNames: grown(LETTERS / NAME_SIZE, LARGEST_FEW),
    wards: pixelsPerUnit < TWO_SCRIPTS ? grown(SMALL_LETTERS / WARD_SIZE, Number.POSITIVE_INFINITY) : null,
    figures: grown(1.02, Number.POSITIVE_INFINITY),
  };
}

export const ScaleContext = createContext<Scale>(scaleFor(1));
export const useScale = () => useContext(ScaleContext);
