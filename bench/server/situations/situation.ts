import type { Figure } from '../../figures.ts';
import type { House, Subject } from '../house.ts';
import type { Stage } from '../stage.ts';

/** How large a situation is; everything for everybody, so that a test may have it small. */
export interface Size {
  tables: number;
  watchers: number;
  pages: number;
  stored: { finished: number; running: number };
}

export interface Scene {
  size: Size;
  /** How long each span is that is observed. */
  seconds: number;
  subject: Subject;
  /** Opens the hall, empty or with a copy of this folder, and lets clients in. */
  open(filled?: string): Promise<Stage>;
  /** Opens it alone. */
  openHouse(data: string): Promise<House>;
  /** Where what took long to make is kept for the next time. */
  cache: string;
}

export interface Situation {
  letter: string;
  title: string;
  size: Size;
  seconds: number;
  /** Plays it once. The figures are the same ones in the same order each time. */
  run(scene: Scene): Promise<Figure[]>;
}

export const NOTHING: Size = { tables: 0, watchers: 0, pages: 0, stored: { finished: 0, running: 0 } };
