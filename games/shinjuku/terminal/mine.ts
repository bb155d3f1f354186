/** What the reader alone knows: the hand with its jokers, and what was won with what one more would bring. */
import type { Language } from '@yamanote/games/room';
import {
  bit,
  customerOf,
  editionOf,
  GOODS,
  goodOf,
  isHeavy,
  jokersOf,
  type ShinjukuView,
  WARD_IDS,
  worthOfOneMore,
} from '@yamanote/games/shinjuku/rules';
import { words } from '@yamanote/games/shinjuku/words';
import type { Line, Span } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';
import { JOKER, NONE, PREMIUM, STAR } from './marks.ts';
import { part } from './parts.ts';

export function hand(view: ShinjukuView, seat: Seat, language: Language, columns: number): Line[] {
  const held = view.hands[seat];
  if (held === null) return [];
  const { joker } = labels[language];
  const jokers = jokersOf(view, seat);
  const cards = WARD_IDS.flatMap((id, ward): Line[] => {
    const copies = held.filter((card) => card === ward).length;
    if (copies === 0) return [];
    const isJoker = (jokers & bit(ward)) !== 0;
    const times: Span = [copies > 1 ? ` ×${copies}` : ''];
    const name = words[language].ward(id);
    return [isJoker ? [[`${name}${JOKER}`, 'bold'], times] : [[name], times]];
  });
  const hasJoker = held.some((ward) => (jokers & bit(ward)) !== 0);
  const legend: Line[] = hasJoker ? [[[`${JOKER} ${joker}`, 'dim']]] : [];
  return part('hand', cards.length > 0 ? [...cards, ...legend] : NONE, language, columns);
}

export function won(view: ShinjukuView, seat: Seat, language: Language, columns: number): Line[] {
  const [collection, stars] = [view.collections[seat], view.stars[seat]];
  if (collection === null || stars === null || view.stack.length === 0) return [];
  const { codes, oneMore, points } = labels[language];
  const worth = worthOfOneMore(view, seat);
  const goods = GOODS.map((good, g): Line => {
    const tokens = collection.filter((customer) => goodOf(customer) === g);
    const premium = tokens.filter(isHeavy).length;
    const count = `${tokens.length - premium}${premium > 0 ? `, ${premium}${PREMIUM}` : ''}`;
    return [
      [`${codes[good]} ${words[language].goods[good]} `],
      [count, 'bold'],
      [` ${signed(worth[customerOf(g, false)])}/${signed(worth[customerOf(g, true)])}`, 'dim'],
    ];
  });
  const score: Line = [
    [points(editionOf(view).points(collection, stars)), 'bold'],
    [stars > 0 ? ` ${STAR.repeat(stars)}` : '', 'yellow'],
  ];
  return part('won', [score, ...goods, [[oneMore, 'dim']]], language, columns);
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
