/**
 * What is agreed before the start: the options of the match, who finds the table, whether there are hints, how much time, and who
 * plays for whoever is missing.
 */
import { computed } from '@preact/signals';
import type { Options } from '@yamanote/kernel';
import type { Absence, TableInfo } from '@yamanote/protocol';
import type { Code } from '../../connection/line.ts';
import type { WatchedTable } from '../../connection/table.ts';
import { createWishes, type Wishes } from '../wishes.ts';

type Terms = Pick<TableInfo, 'public' | 'hints' | 'timeControl' | 'delay'>;

export interface Agreement {
  options: Wishes<Options>;
  absence: Wishes<Absence>;
  terms: Wishes<Terms>;
}

export function createAgreement(table: WatchedTable, refused: (code: Code) => void): Agreement {
  const { info } = table;
  return {
    options: createWishes<Options>(
      computed(() => info.value?.options ?? null),
      (options) => table.request({ do: 'configure', options: options as Options }),
      refused,
    ),
    absence: createWishes<Absence>(
      computed(() => info.value?.absence ?? null),
      ({ after, ...changes }) =>
        table.request({
          do: 'configure',
          options: {},
          absence: { ...changes, ...(after === undefined ? {} : { after: after ?? 0 }) },
        }),
      refused,
    ),
    terms: createWishes<Terms>(
      computed(() => {
        if (info.value === null) return null;
        const { public: listed, hints, timeControl, delay } = info.value;
        return { public: listed, hints, timeControl, delay };
      }),
      (changes) => table.request({ do: 'configure', options: {}, ...changes }),
      refused,
    ),
  };
}

/** What somebody has chosen who saw these options and left with those. */
export function changesBetween(before: Options, after: Options): Options {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));
}
