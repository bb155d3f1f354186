import { notice } from '@yamanote/kit/notice.tsx';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { whyNot } from '../words/refusals.ts';

/** A dialog that is fetched when it is opened, for it would be dear to have it ready; `null` while it is closed. */
export function useFetchedDialog<P>(load: () => Promise<ComponentType<P>>) {
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
  return {
    Dialog,
    open: () => {
      load().then(
        (found) => setDialog(() => found),
        (reason) => notice(whyNot(reason)),
      );
    },
    close: () => setDialog(null),
  };
}
