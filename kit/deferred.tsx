/** What nobody needs before the first question: fetched when the page has come to rest, or when it is first shown. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFailure } from './failure.ts';

const unfetched = new Set<() => Promise<unknown>>();

/** A component in a file of its own; nothing is drawn in its place until it is there. */
export function deferred<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let Loaded: FunctionComponent<P> | null = null;
  const fetch = async () => {
    Loaded ??= await load();
    unfetched.delete(fetch);
  };
  unfetched.add(fetch);
  return function Deferred(props: P) {
    const [, setThere] = useState(false);
    const fail = useFailure();
    useEffect(() => {
      if (Loaded !== null) return;
      let left = false;
      fetch().then(
        () => left || setThere(true),
        (error) => left || fail(error),
      );
      return () => {
        left = true;
      };
    }, []);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}

/** The same for what is not drawn itself; it is asked for again when somebody uses it. */
export function fetchAtRest(load: () => Promise<unknown>): void {
  const fetch = async () => {
    await load();
    unfetched.delete(fetch);
  };
  unfetched.add(fetch);
}

/** A component that nobody misses before the page has come to rest: only then is it fetched. */
export function drawnAtRest<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let Loaded: FunctionComponent<P> | null = null;
  const places = new Set<() => void>();
  fetchAtRest(async () => {
    Loaded = await load();
    for (const show of places) show();
  });
  return function AtRest(props: P) {
    const [, setThere] = useState(false);
    useEffect(() => {
      const show = () => setThere(true);
      places.add(show);
      return () => {
        places.delete(show);
      };
    }, []);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}

/** What was fetched, or `null` as long as it is not there; a language that is left while it comes is forgotten. */
export function useFetched<V>(load: () => Promise<V>, inputs: readonly unknown[]): V | null {
  const [fetched, setFetched] = useState<V | null>(null);
  useEffect(() => {
    let left = false;
    load().then(
      (value) => left || setFetched(value),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, inputs);
  return fetched;
}

/** Fetches all of it, so that it opens at once and without a network. What fails is tried again when it is shown. */
export function fetchDeferred(): void {
  for (const fetch of unfetched) fetch().catch(() => undefined);
}
