/** The cards that can be bought: price, name, kind and the gist of each; and how high the piles are. */
import { left, right, widthOf } from '@yamanote/games/columns';
import {
  type CardId,
  factsOf,
  type KingOfTokyoView,
  type Monster,
  priceFor,
} from '@yamanote/games/king-of-tokyo/rules';
import { words } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { type Line, rule, type Span, widthOfLine } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';
import { SIGNS } from './marks.ts';

const INDENT = 5;

export function display(view: KingOfTokyoView, viewer: Seat, language: Language, columns: number): Line[] {
  const { display: title, deck, discard, top } = labels[language];
  const seen = view.top?.card ?? null;
  const cards = [...view.display, seen].filter((card) => card !== null);
  const monster = view.monsters[viewer];
  const nameColumns = Math.max(0, ...cards.map((card) => widthOf(words[language].cards[card].name)));
  const inOneLine = (card: CardId): Line => {
    const [[cost, name, kind], gist] = offer(monster, card, language);
    return [cost, [left(name[0], nameColumns), 'bold'], kind, ['  '], ...gist];
  };
  const isWide = cards.every((card) => widthOfLine(inOneLine(card)) <= columns);
  const lines = (card: CardId): Line[] => {
    if (isWide) return [inOneLine(card)];
    const [head, gist] = offer(monster, card, language);
    return [head, [[' '.repeat(INDENT)], ...gist]];
  };
  const discarded = view.discard.reduce((sum, copies) => sum + copies, 0);
  return [
    rule(title, [[`${deck(view.deckSize)} ── ${discard(discarded)}`, 'dim']], columns),
    ...view.display.flatMap((card) => (card === null ? [GAP] : lines(card))),
    ...(seen === null ? [] : [[[`   ${top}:`, 'dim']] as Line, ...lines(seen)]),
  ];
}

const GAP: Line = [[`${' '.repeat(INDENT)}—`, 'dim']];

/** What it costs this monster, bright if it can pay that; then the name and the kind; and the gist of it. */
function offer(monster: Monster, card: CardId, language: Language): [head: [Span, Span, Span], gist: Line] {
  const { cards, kinds } = words[language];
  const price = priceFor(monster, card);
  const figure = ` ${right(`${price}`, 2)}${SIGNS.energy} `;
  const kindColumns = Math.max(...Object.values(kinds).map(widthOf));
  return [
    [
      price <= monster.energy ? [figure, 'yellow', 'bold'] : [figure, 'dim'],
      [cards[card].name, 'bold'],
      [`  ${left(kinds[factsOf(card).kind], kindColumns)}`, 'dim'],
    ],
    [[cards[card].short]],
  ];
}
