/**
 * What a board says of the matches that go on: each game makes a line of what everybody sees. It is made while somebody looks at
 * the board, once for each move; where watchers are behind, there is none. Matches that nobody plays on this node are read from
 * the store, one after the other and not over and over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Glance } from '@yamanote/games/room';
import { type Log, placeOf } from '../log.ts';
import type { Stop } from './line.ts';
import type { OpenTable } from './open-table.ts';

/** Between one match that is read and the next, in milliseconds. */
const PEACE = 50;
/** So many are remembered. */
const MOST_KNOWN = 2000;

export interface Glances {
  /** As far as it is known; what is not is read, and `learned` then. */
  of(stop: Stop): Glance | null;
  /** The match may have gone on. */
  outdate(id: string): void;
  /** Nobody looks any more. */
  forget(): void;
}

export interface Known {
  revision: number;
  glance: Glance | null;
}

export function makeGlances(
  log: Log,
  atHand: (id: string) => OpenTable | null,
  {
    make,
    read,
    learned,
  }: {
    /** From a match at hand. */
    make(table: OpenTable): Glance | null;
    read(id: string): Promise<Known | null>;
    learned(): void;
  },
): Glances {
  const known = new Map<string, Known>();
  /** Of these something earlier is known: a move changes no record. */
  const outdated = new Set<string>();
  const wanted = new Set<string>();
  let reading = false;

  function keep(id: string, found: Known): void {
    known.delete(id);
    known.set(id, found);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(oldest);
    }
  }

  async function readAll(): Promise<void> {
    for (const id of wanted) {
      wanted.delete(id);
      // What happens while it is read may not be in it.
      outdated.delete(id);
      const found = await read(id);
      if (found === null) continue;
      keep(id, found);
      learned();
      await pause(PEACE, undefined, { ref: false });
    }
  }

  return {
    of({ record }) {
      const { id, revision, stage, delay } = record;
      if (stage !== 'running' || delay !== 'none') return null;
      const before = known.get(id);
      if (before !== undefined && before.revision >= revision && !outdated.has(id)) return before.glance;
      const table = atHand(id);
      if (table?.live) {
        outdated.delete(id);
        const glance = make(table);
        keep(id, { revision: table.record.revision, glance });
        return glance;
      }
      wanted.add(id);
      if (!reading) {
        reading = true;
        readAll()
          .catch((error) => log('error', 'lobby-failed', { place: placeOf(error) }))
          .finally(() => {
            reading = false;
          });
      }
      // Until it is read, what is known is an earlier moment of the same match, or of the one before.
      return before?.glance ?? null;
    },
    outdate(id) {
      if (known.has(id)) outdated.add(id);
    },
    forget() {
      known.clear();
      outdated.clear();
      wanted.clear();
    },
  };
}
