/** A store in which seeds, and the bits that pages have opened, stand locked, whatever engine it has: a copy of it tells nobody the dice to come. */
import type { HallKeys } from '../keys.ts';
import type { DealPart, FoundTable, MatchRecord, Store, TableBesides } from './port.ts';

export function withLockedSeeds(store: Store, keys: Pick<HallKeys, 'lock' | 'unlock'>): Store {
  const locked = <M extends Pick<MatchRecord, 'id' | 'seed'>>(match: M): M => ({
    ...match,
    seed: keys.lock(match.seed, match.id),
  });
  const unlocked = (match: MatchRecord): MatchRecord => ({ ...match, seed: keys.unlock(match.seed, match.id) });
  const opened = (part: DealPart, match: string): DealPart => ({
    ...part,
    bits: part.bits === null ? null : keys.unlock(part.bits, match),
  });
  const found = (table: FoundTable): FoundTable => ({
    ...table,
    match: unlocked(table.match),
    parts: table.parts.map((part) => opened(part, table.match.id)),
  });

  function lockedBesides({ announced, deal, ...rest }: TableBesides): TableBesides {
    return {
      ...rest,
      ...(announced === undefined ? {} : { announced: locked(announced) }),
      ...(deal === undefined ? {} : { deal: locked(deal) }),
    };
  }

  return {
    ...store,
    tables: {
      ...store.tables,
      create: (table, match) => store.tables.create(table, locked(match)),
      async find(id) {
        const table = await store.tables.find(id);
        return table && found(table);
      },
      change: (table, besides = {}) => store.tables.change(table, lockedBesides(besides)),
      ofGuest: async (...given) => (await store.tables.ofGuest(...given)).map(found),
      unfinishedOfGuest: async (...given) => (await store.tables.unfinishedOfGuest(...given)).map(found),
      open: async (...given) => (await store.tables.open(...given)).map(found),
    },
    deals: {
      ...store.deals,
      // Who knew them before the others have opened theirs would know the dice to come.
      async open(match, guest, commitment, bits) {
        const parts = await store.deals.open(match, guest, commitment, keys.lock(bits, match));
        return parts.map((part) => opened(part, match));
      },
    },
    matches: {
      ...store.matches,
      async find(id) {
        const match = await store.matches.find(id);
        return match && unlocked(match);
      },
    },
  };
}
