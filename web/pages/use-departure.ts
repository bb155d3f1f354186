import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Refused } from '../connection/line.ts';
import { notice } from '../kit/notice.tsx';
import { kindWord } from '../words/refusals.ts';

/** Leads to the table that is being made, or says kindly why there is none. */
export function useDeparture(): { busy: boolean; depart(table: Promise<string>): void } {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    depart(table) {
      setBusy(true);
      table.then(route, (refused: Refused) => {
        setBusy(false);
        notice(kindWord(refused.code));
      });
    },
  };
}
