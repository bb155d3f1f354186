/**
 * A thing may be offered in two places: on a map, and in a row that is easier to read and to hit. Fingers take either one;
 * keys and ears get it once, from the row, which comes last and says more; or where the focus already is.
 */

type Target = HTMLElement | SVGElement;

/** Every thing once; what a board offers by controls of its own is never the same thing. */
export function withoutEchoes(targets: readonly Target[]): Target[] {
  const heard = new Map<string, Target>();
  for (const target of targets) {
    const id = idOf(target);
    if (id !== null && heard.get(id) !== document.activeElement) heard.set(id, target);
  }
  return targets.filter((target) => {
    const id = idOf(target);
    return id === null || heard.get(id) === target;
  });
}

/** Hides from keys and ears what they are offered elsewhere, and shows again what they are not. */
export function hideEchoes(board: HTMLElement, targets: readonly Target[]): void {
  const heard = withoutEchoes(targets);
  const echoes = targets.filter((target) => !heard.includes(target));
  for (const former of board.querySelectorAll<Target>('[data-echo]')) if (!echoes.includes(former)) show(former);
  for (const echo of echoes) hide(echo);
}

function hide(echo: Target): void {
  echo.dataset.echo = '';
  echo.setAttribute('aria-hidden', 'true');
  echo.setAttribute('tabindex', '-1');
}

function show(former: Target): void {
  delete former.dataset.echo;
  former.removeAttribute('aria-hidden');
  // What is no target any more has its own place in the order, or none.
  if (former.dataset.target !== undefined) former.removeAttribute('tabindex');
}

function idOf({ dataset: { target, own } }: Target): string | null {
  return own === undefined && target !== undefined ? target : null;
}
