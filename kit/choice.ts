/**
 * Choosing by tapping. Every legal answer has a path: the ordered ids of the things one taps for it. What has been tapped
 * so far narrows the answers down; what glows is what may be tapped next. The logic knows no board and no browser.
 */

export interface Narrowed {
  /** What counts as tapped: what was, and what every remaining answer has next anyway. */
  readonly picked: readonly string[];
  /** What may be tapped next. */
  readonly next: ReadonlySet<string>;
  /** What may be tapped instead of something that is picked. */
  readonly instead: ReadonlySet<string>;
  /** The answers that are complete with what is picked; more than one if their paths are the same. */
  readonly complete: readonly number[];
}

type Paths = readonly (readonly string[])[];

/** Where `tapped` leads among these paths. Answers without a path are buttons, and no business of this. */
export function narrow(paths: Paths, tapped: readonly string[]): Narrowed {
  let picked = tapped;
  for (;;) {
    const open = longerThan(paths, picked);
    const complete = indicesOf(paths, (path) => path.length === picked.length && startsWith(path, picked));
    const next = new Set(open.map((path) => path[picked.length]));
    // A single way on that leads further is no choice: it is taken at once, so that what glows is what matters.
    const [only] = next;
    const forced = next.size === 1 && complete.length === 0 && open.every((path) => path.length > picked.length + 1);
    if (!forced)
      return { picked, next, instead: besides(paths, picked), complete: picked.length === 0 ? [] : complete };
    picked = [...picked, only];
  }
}

function besides(paths: Paths, picked: readonly string[]): ReadonlySet<string> {
  const others = picked.flatMap((id, i) =>
    longerThan(paths, picked.slice(0, i))
      .map((path) => path[i])
      .filter((one) => one !== id),
  );
  return new Set(others);
}

/** What is tapped after one more tap; a tap on what is picked takes it back, and whatever came after. */
export function tapOn(paths: Paths, tapped: readonly string[], id: string): readonly string[] {
  const { picked } = narrow(paths, tapped);
  const at = picked.indexOf(id);
  if (at >= 0) return picked.slice(0, at);
  for (let kept = picked.length; kept >= 0; kept--) {
    const before = picked.slice(0, kept);
    if (longerThan(paths, before).some((path) => path[kept] === id)) return [...before, id];
  }
  return tapped;
}

function longerThan(paths: Paths, picked: readonly string[]): Paths {
  return paths.filter((path) => path.length > picked.length && startsWith(path, picked));
}

function startsWith(path: readonly string[], picked: readonly string[]): boolean {
  return picked.every((id, i) => path[i] === id);
}

function indicesOf(paths: Paths, fits: (path: readonly string[]) => boolean): number[] {
  return paths.flatMap((path, i) => (fits(path) ? [i] : []));
}
