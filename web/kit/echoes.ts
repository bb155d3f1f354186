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

/** Hides from ears what is offered elsewhere, and nothing else. */
export function hideEchoes(board: HTMLElement, targets: readonly Target[]): void {
  const heard = withoutEchoes(targets);
  for (const echo of board.querySelectorAll<Target>('[data-echo]')) if (!isEcho(echo, targets, heard)) show(echo);
  for (const target of targets) if (isEcho(target, targets, heard)) hide(target);
}

function isEcho(target: Target, targets: readonly Target[], heard: readonly Target[]): boolean {
  return targets.includes(target) && !heard.includes(target);
}

function hide(target: Target): void {
  target.dataset.echo = '';
  target.setAttribute('aria-hidden', 'true');
  target.setAttribute('tabindex', '-1');
}

function show(target: Target): void {
  delete target.dataset.echo;
  target.removeAttribute('aria-hidden');
  target.removeAttribute('tabindex');
}

function idOf({ dataset: { target, own } }: Target): string | null {
  return own === undefined && target !== undefined ? target : null;
}
