/** What can be built: number and colour, name, price, how many are left, and how many one owns. */

import { left, right } from '@yamanote/games/columns';
import { ESTABLISHMENTS, type MachiKoroState } from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import { type Line, rule, type Span } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { MARKS, nameOf, numbersOf } from './cards.ts';
import { labels } from './labels.ts';

const NUMBER_COLUMNS = 8;
const PRICE_COLUMNS = 2;
const STOCK_COLUMNS = 3;
const OWNED_COLUMNS = 4;
const BETWEEN = 2;
/** Narrower shelves show too little of a name; but one shelf alone would be too high. */
const SHELF_COLUMNS = 36;
const FEWEST_SHELVES = 2;

export function market(view: MachiKoroState, seat: Seat, language: Language, columns: number): Line[] {
  const words = labels[language];
  const shelves = Math.max(FEWEST_SHELVES, Math.floor((columns + BETWEEN) / (SHELF_COLUMNS + BETWEEN)));
  const width = Math.floor((columns + BETWEEN) / shelves) - BETWEEN;
  const cards = ESTABLISHMENTS.flatMap((_, card) => (isShown(view, card) ? [card] : []));
  const rows = Math.ceil(cards.length / shelves);
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = Array.from({ length: shelves }, (_, shelf) => cards[shelf * rows + row]);
    return beside(inRow.filter((card) => card !== undefined).map((card) => goods(view, seat, card, language, width)));
  });
  const deck = view.deck.reduce((sum, copies) => sum + copies, 0);
  const notes = deck > 0 ? `${words.deck(deck)} ── ${words.figures}` : words.figures;
  return [rule(words.market, [[notes, 'dim']], columns), ...lines];
}

/** The changing display leaves out what is not there; the full one keeps a place for what is sold out. */
function isShown(view: MachiKoroState, card: number): boolean {
  return view.options.display === 'full' || view.display[card] > 0;
}

function beside(parts: readonly Line[]): Line {
  return parts.flatMap((part, i): Line => (i === 0 ? part : [[' '.repeat(BETWEEN)], ...part]));
}

function goods(view: MachiKoroState, seat: Seat, card: number, language: Language, width: number): Line {
  const { id, colour, cost } = ESTABLISHMENTS[card];
  const [stock, owned] = [view.display[card], view.cities[seat][card]];
  const nameColumns = width - NUMBER_COLUMNS - PRICE_COLUMNS - STOCK_COLUMNS - OWNED_COLUMNS;
  const number = left(` ${MARKS[colour]}${numbersOf(card)}`, NUMBER_COLUMNS);
  const name = left(nameOf(id, language), nameColumns);
  const price = right(`${cost}`, PRICE_COLUMNS);
  const rest = right(`×${stock}`, STOCK_COLUMNS);
  const mine = right(owned > 0 ? `(${owned})` : '', OWNED_COLUMNS);
  if (stock === 0) return [[number + name + price + rest, 'dim'], [mine]];
  const affordable: Span = cost <= view.coins[seat] ? [price, 'yellow', 'bold'] : [price, 'dim'];
  return [[number + name, colour], affordable, [rest, 'dim'], [mine]];
}
