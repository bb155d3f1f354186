/** Signs that take one column in any terminal. Each monster has a shape besides its colour, for those who see no colours. */
import { CLAW, ENERGY, type Face, HEART, type MonsterId } from '@yamanote/games/king-of-tokyo/rules';
import { words } from '@yamanote/games/king-of-tokyo/words';
import type { Language, Style } from '@yamanote/games/room';
import type { Span } from '@yamanote/games/spans';

export const SIGNS = { heart: '♥', noHeart: '·', star: '★', energy: '↯', claw: '///', nobody: '?' } as const;

const MONSTERS: Readonly<Record<MonsterId, readonly [shape: string, colour: Style]>> = {
  kasabo: ['●', 'yellow'],
  namazor: ['■', 'blue'],
  darumo: ['▲', 'red'],
  tanugon: ['◆', 'green'],
  zemira: ['⬢', 'purple'],
  jihanga: ['✚', 'cyan'],
};

/** A monster with its shape, in its colour; a question mark before it is chosen. */
export function monsterSpan(monster: MonsterId | null, language: Language, ...styles: Style[]): Span {
  if (monster === null) return [SIGNS.nobody, 'dim'];
  const [shape, colour] = MONSTERS[monster];
  return [`${shape} ${words[language].monsters[monster].name}`, colour, ...styles];
}

/** A die as five columns: `[ 3 ]`, `[///]`. */
export function dieSpan(face: Face): Span {
  switch (face) {
    case HEART:
      return [`[ ${SIGNS.heart} ]`, 'red'];
    case CLAW:
      return [`[${SIGNS.claw}]`, 'bold'];
    case ENERGY:
      return [`[ ${SIGNS.energy} ]`, 'green'];
    default:
      return [`[ ${face} ]`, 'yellow'];
  }
}
