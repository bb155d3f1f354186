import { cards } from './cards.en.ts';
import { does, energy, hearts, list, stars } from './grammar.en.ts';
import { places } from './names.en.ts';
import type { Words } from './words.ts';

export const situation: Words['situation'] = {
  monster({ who, stars: s, hearts: h, energy: e, place, cards: kept }) {
    const has = place === 'outside' ? does(who, 'have') : `${does(who, 'be')} in ${places[place]} with`;
    const owned = kept.length === 0 ? '' : `, and ${list(kept.map((card) => cards[card].name))}`;
    return `${has} ${stars(s)}, ${hearts(h)}, ${energy(e)}${owned}.`;
  },
  display: ({ cards: shown }) =>
    `On display: ${list(shown.map(({ card, price }) => `${cards[card].name} for ${energy(price)} (${cards[card].short})`))}.`,
  enough: () => 'Survive this turn with your 20 stars and you win.',
};
