import { same } from '../../json.ts';
import type { Watch } from '../law.ts';

export function declaredSecrets(): Watch {
  let [declared, hidden] = [false, null as string | null];
  return {
    moment({ game, state, viewers, rng }) {
      declared ||= viewers.some((viewer) => game.secrets(state, viewer).length > 0);
      if (declared || hidden !== null) return null;
      // The game's own views: sealed answers, which the kernel covers, are nothing that a game has to declare.
      const [one, other] = [viewers[rng.below(viewers.length)], viewers[rng.below(viewers.length)]];
      const path = unlike(game.view(state, one), game.view(state, other), [one, other]);
      if (path !== null) hidden = `${one} and ${other} see different things at ${path}, but no secret is ever declared`;
      return null;
    },
    run: () => (declared ? null : hidden),
  };
}

/** The path at which two views differ in more than naming their viewers. */
function unlike(a: unknown, b: unknown, [one, other]: readonly unknown[], path = 'view'): string | null {
  if (same(a, b) || (a === one && b === other)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const inner = unlike(a[key as never], b[key as never], [one, other], `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return null;
}
