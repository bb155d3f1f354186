import { cards } from './cards.de.ts';
import { does, energy, hearts, list, quoted } from './grammar.de.ts';
import { places } from './names.de.ts';
import type { Words } from './words.ts';

export const situation: Words['situation'] = {
  monster({ who, stars: s, hearts: h, energy: e, place, cards: kept }) {
    const has = place === 'outside' ? does(who, 'hat', 'hast') : `${does(who, 'ist', 'bist')} in ${places[place]} mit`;
    const figures = [`${s} ${s === 1 ? 'Stern' : place === 'outside' ? 'Sterne' : 'Sternen'}`, hearts(h), energy(e)];
    const owned = kept.length === 0 ? '' : `; Karten: ${list(kept.map((card) => quoted(cards[card].name)))}`;
    return `${has} ${figures.join(', ')}${owned}.`;
  },
  display: ({ cards: shown }) =>
    `Es liegen aus: ${list(shown.map(({ card, price }) => `${quoted(cards[card].name)} für ${energy(price)}`))}.`,
  enough: () => 'Überlebst du diesen Zug mit deinen 20 Sternen, gewinnst du.',
};
