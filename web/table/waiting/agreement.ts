/** What is agreed before the start: the options of the match, who finds the table, and whether there are hints. */
import { computed } from '@preact/signals';
import type { Options } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import type { Code } from '../../connection/line.ts';
import type { WatchedTable } from '../../connection/table.ts';
import { createWishes, type Wishes } from '../wishes.ts';

type Terms = Pick<TableInfo, 'public' | 'hints'>;

export interface Agreement {
  options: Wishes<Options>;
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
    terms: createWishes<Terms>(
      computed(() => (info.value === null ? null : { public: info.value.public, hints: info.value.hints })),
      (changes) => table.request({ do: 'configure', options: {}, ...changes }),
      refused,
    ),
  };
}

/** What somebody has chosen who saw these options and left with those. */
export function changesBetween(before: Options, after: Options): Options {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));
}
