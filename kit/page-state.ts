import { useLayoutEffect } from 'preact/hooks';

/**
 * What tests wait on, in the root element: `data-idle` is "true" when nothing is under way, `data-entry` the number of the
 * last entry that is shown.
 */
export function usePageState({ idle, entry = null }: { idle: boolean; entry?: number | null }): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.idle = String(idle);
    if (entry === null) delete dataset.entry;
    else dataset.entry = String(entry);
  }, [idle, entry]);
}
