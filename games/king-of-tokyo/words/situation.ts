/** How the monsters stand, and in one's own turn what there is to buy, for who cannot see it. */
import {
  isAlive,
  type KingOfTokyoView,
  type Monster,
  priceFor,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { toldCard } from './telling.ts';
import type { Words } from './words.ts';

export function situation({ situation: words }: Words, view: KingOfTokyoView, names: Names): string | null {
  const kind = view.stack.at(-1)?.kind;
  if (kind === undefined || kind === 'choose') return null;
  const standing = (view.monsters as readonly Monster[]).flatMap((monster, seat) => {
    if (!isAlive(monster)) return [];
    const { stars, hearts, energy, place } = monster;
    const cards = monster.cards.map(({ card }) => toldCard(monster, card));
    return [words.monster({ who: personOf(names, seat), stars, hearts, energy, place, cards })];
  });
  return [...standing, ...(kind === 'roll' ? [...prospect(words, view, names), onDisplay(words, view)] : [])].join(' ');
}

/** Why the match still goes on. */
function prospect(words: Words['situation'], { monsters, active }: KingOfTokyoView, { you }: Names): string[] {
  return you === active && monsters[active as Seat].stars >= WINNING_STARS ? [words.enough()] : [];
}

function onDisplay(words: Words['situation'], { display, monsters, active }: KingOfTokyoView): string {
  const buyer = monsters[active ?? 0] as Monster;
  const cards = display.flatMap((card) => (card === null ? [] : [{ card, price: priceFor(buyer, card) }]));
  return words.display({ cards });
}
