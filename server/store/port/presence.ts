/** Who looks where: each node knows it of its own pages, and tells the others. */
import type { Seat } from '@yamanote/kernel';
import type { Pace } from '@yamanote/running-match';

/** What a node knows of a table that it has open, and others do not: who looks there, and whose bots know no answer. */
export interface Here {
  lookers: readonly Looker[];
  stuck: readonly Seat[];
}

export interface Looker {
  /** `null` of whoever is not known, and of a screen. */
  guest: string | null;
  pace: Pace;
  /** Whether they have it before their eyes; those from before nodes said so did. */
  looks?: boolean;
  /** Their name, if they wish to be named where they only watch; missing of who does not. */
  name?: string;
  /** A board for all to see, with nobody behind it. */
  screen?: true;
}

export interface Presence {
  /** What this node knows of a table, in place of what it said before; `null`: it has let it go. */
  tell(table: string, here: Here | null): Promise<void>;
  /** What the others know. */
  elsewhere(table: string): Promise<Here[]>;
}
