/** Which stop is read now: the one that the address names, and then the one that was scrolled to. */
import { type Stop, stopOf } from '@yamanote/games/how-to';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';

/** Pixels below the top of the window: what begins above this line is being read. */
const LINE = 180;
/** What begins so near to each other stands side by side. */
const SAME = 8;

export interface Reading {
  current: string;
  /** The rule that somebody was sent for, who is shown its stop. */
  rule: string | null;
}

/** An address may also name a rule: its stop is shown, and where there is none, the rule itself. */
export function useCurrentStop(game: string, stops: readonly Stop[]): Reading {
  const { route } = useLocation();
  const [{ current, rule }, setReading] = useState<Reading>({ current: stops[0].id, rule: null });
  useEffect(() => {
    const look = () => {
      const name = decodeURIComponent(location.hash.slice(1));
      if (name === '' || name === 'stops') return;
      const named = stops.find(({ id }) => id === name);
      const found = named ?? stopOf(stops, name);
      if (found === undefined) return route(`/rules/${game}#${name}`, true);
      setReading({ current: found.id, rule: named === undefined ? name : null });
      document.getElementById(found.id)?.scrollIntoView();
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [game]);
  useEffect(() => {
    const follow = () => setReading((before) => ({ ...before, current: stopAt(stops, before.current) }));
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [stops.map(({ id }) => id).join()]);
  return { current, rule };
}

/** The last stop that begins above the line; at the end of the page the last of all. */
function stopAt(stops: readonly Stop[], current: string): string {
  const tops = new Map(stops.map(({ id }) => [id, document.getElementById(id)?.getBoundingClientRect().top ?? 0]));
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  if (scrollTop + clientHeight >= scrollHeight - SAME) return bottom(stops, tops, current);
  const reached = stops.filter(({ id }) => (tops.get(id) as number) <= LINE).at(-1)?.id ?? stops[0].id;
  return isBeside(tops, reached, current) ? current : reached;
}

/** Whoever is sent to a stop on the last screen cannot scroll up to it any more. */
function bottom(stops: readonly Stop[], tops: ReadonlyMap<string, number>, current: string): string {
  const last = (stops.at(-1) as Stop).id;
  return (tops.get(current) as number) > 0 ? current : last;
}

function isBeside(tops: ReadonlyMap<string, number>, one: string, other: string): boolean {
  return Math.abs((tops.get(one) as number) - (tops.get(other) as number)) < SAME;
}
