import { cards } from './cards.de.ts';
import { does, energy, hearts, list, quoted, stars, withStars } from './grammar.de.ts';
import { places } from './names.de.ts';
import type { Words } from './words.ts';

export const situation: Words['situation'] = {
  monster({ who, stars: s, hearts: h, energy: e, place, cards: kept }) {
    const has = place === 'outside' ? does(who, 'hat', 'hast') : `${does(who, 'ist', 'bist')} in ${places[place]} mit`;
    const figures = [place === 'outside' ? stars(s) : withStars(s), hearts(h), energy(e)];
    const owned = kept.length === 0 ? '' : `; Karten: ${list(kept.map((card) => quoted(cards[card].name)))}`;
    return `${has} ${figures.join(', ')}${owned}.`;
  },
  display: ({ cards: shown }) =>
    `In der Auslage: ${list(shown.map(({ card, price }) => `${quoted(cards[card].name)} für ${energy(price)} (${cards[card].short})`))}.`,
  enough: () => 'Überlebst du diesen Zug mit deinen 20 Ruhmpunkten, gewinnst du.',
};
