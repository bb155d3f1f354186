import { useFailure } from '@yamanote/kit/failure.ts';
import { useEffect, useState } from 'preact/hooks';
import { type Load, speakAlong } from './index.ts';

/** Something that speaks, and what brings its words. */
export interface Spoken<T> {
  opened: T;
  load: Load;
}

/**
 * What `open` fetches, as soon as it speaks the language that is shown; opened anew for another `key`, `null` for none.
 * If it cannot be fetched, the page is broken and says so.
 */
export function useSpoken<T>(key: string | null, open: (key: string) => Promise<Spoken<T>>): T | null {
  const [shown, setShown] = useState<{ key: string; opened: T } | null>(null);
  const fail = useFailure();
  useEffect(() => {
    if (key === null) return;
    let left = false;
    let stop = () => {};
    const follow = async () => {
      const { opened, load } = await open(key);
      if (left) return;
      const along = speakAlong(load);
      stop = along.stop;
      await along.ready;
      if (!left) setShown({ key, opened });
    };
    follow().catch((error) => {
      if (!left) fail(error);
    });
    return () => {
      left = true;
      stop();
      setShown(null);
    };
  }, [key]);
  return shown?.key === key ? shown.opened : null;
}
