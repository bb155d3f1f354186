import { notice } from '@yamanote/kit/notice.tsx';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { whyNot } from '../words/refusals.ts';

/** Leads to the table that is being made, or says kindly why there is none. */
export function useDeparture(): { busy: boolean; depart(table: Promise<string>): void } {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    depart(table) {
      setBusy(true);
      table.then(route, (reason) => {
        setBusy(false);
        notice(whyNot(reason));
      });
    },
  };
}
