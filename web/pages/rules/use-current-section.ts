import { useEffect, useState } from 'preact/hooks';

/** Pixels below the top of the window: what begins above this line is being read. */
const LINE = 140;

/** Which section is read now: the last one that begins above the line; `null` before the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setCurrent(sectionAt(ids.map((id) => [id, topOf(id)] as const)));
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [ids]);
  return current;
}

/** `null` for what is hidden. */
function topOf(id: string): number | null {
  const element = document.getElementById(id);
  return element === null || element.closest('[hidden]') !== null ? null : element.getBoundingClientRect().top;
}

export function sectionAt(tops: readonly (readonly [id: string, top: number | null])[]): string | null {
  return tops.findLast(([, top]) => top !== null && top <= LINE)?.[0] ?? null;
}
