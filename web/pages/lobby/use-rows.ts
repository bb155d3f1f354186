import { useEffect, useState } from 'preact/hooks';
import { read, write } from '../../settings/stored.ts';
import { type Filter, type FilterGroup, fits, parseFilter, toggled } from './filter.ts';
import { openTables } from './open-tables.ts';
import { heard, laidOut, NO_ROWS, type Row, type Rows, settled } from './rows.ts';

export interface Look {
  /** `null` until the first tables are known. */
  rows: readonly Row[] | null;
  /** How many more fit, and enter with the next touch. */
  entering: number;
  /** How many there are without any filter. */
  all: number;
  filter: Filter;
  toggle(group: FilterGroup, value: string): void;
  clear(): void;
  settle(): void;
}

const FILTER = 'lobby-filter';

/** The board as this reader looks at it, and their filter, which the browser remembers. */
export function useRows(): Look {
  const [state, setState] = useState<Rows | null>(null);
  const [filter, setFilter] = useState<Filter>(() => parseFilter(read(FILTER)));
  const lines = openTables.value;
  useEffect(() => {
    if (lines !== null) setState((before) => (before === null ? laidOut(lines) : heard(before, lines)));
  }, [lines]);
  const settle = () => setState((before) => (before === null ? null : settled(before)));
  useEffect(() => {
    // After what was touched has done what it does.
    document.addEventListener('click', settle);
    return () => document.removeEventListener('click', settle);
  }, []);
  const { rows, entering } = state ?? NO_ROWS;
  const keep = (next: Filter) => {
    setFilter(next);
    write(FILTER, JSON.stringify(next));
  };
  return {
    rows: state === null ? null : rows.filter(({ line }) => fits(filter, line)),
    entering: entering.filter((line) => fits(filter, line)).length,
    all: rows.filter(({ gone }) => !gone).length + entering.length,
    filter,
    toggle: (group, value) => keep(toggled(filter, group, value)),
    clear: () => keep(parseFilter(null)),
    settle,
  };
}
