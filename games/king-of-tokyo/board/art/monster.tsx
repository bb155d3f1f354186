/** The monsters: one file of drawings, and pictures that refer to it. Feet stand at (60, 118) in a square of 120. */
import type { MonsterId } from '@yamanote/games/king-of-tokyo/rules';
import drawings from './monsters.svg';

/** With an outline in the current colour, so that it stands out from whatever is behind it. */
export function MonsterPicture({ monster, class: extra }: { monster: MonsterId; class?: string }) {
  return (
    <svg class={extra} viewBox="-8 -10 136 134" aria-hidden="true">
      <use href={`${drawings}#${monster}-outline`} />
      <use href={`${drawings}#${monster}`} />
    </svg>
  );
}
