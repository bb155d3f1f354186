import { cards } from './cards.de.ts';
import { accusative, count, dative, dice, energy, form, hearts, list, quoted, stars } from './grammar.de.ts';
import { monsters, places } from './names.de.ts';
import { signed } from './signed.ts';
import type { Words } from './words.ts';

export const turn: Words['turn'] = {
  chose: ({ who, monster }) => `${form(who, 'spielt', 'spielst')} ${monsters[monster].name}`,
  rolled: ({ who, dice: shown }) =>
    `${form(who, 'würfelt', 'würfelst')} ${shown.length === 0 ? 'nichts, was zählt' : dice(shown)}`,
  gained: ({ who, stars: gain }) => `${form(who, 'erhält', 'erhältst')} ${stars(gain)}`,
  entered: ({ who, place, from }) =>
    from === null
      ? `${form(who, 'nimmt', 'nimmst')} ${places[place]} ein`
      : `${form(who, 'übernimmt', 'übernimmst')} ${places[place]} von ${dative(from)}`,
  beat: ({ who, victims }) => `${form(who, 'besiegt', 'besiegst')} ${list(victims.map(accusative))}`,
  fell: ({ who }) => `${form(who, 'scheidet', 'scheidest')} aus`,
  bought: ({ who, cards: bought }) =>
    `${form(who, 'kauft', 'kaufst')} ${list(bought.map((card) => quoted(cards[card].name)))}`,
  won: ({ who }) => form(who, 'gewinnt', 'gewinnst'),
  toYou({ left, out, ...change }) {
    const parts = signed(change, {
      hearts,
      stars,
      energy,
      poison: (n) => count(n, 'Giftchip', 'Giftchips'),
      shrink: (n) => count(n, 'Schrumpfchip', 'Schrumpfchips'),
    });
    if (left) parts.push('raus aus Tokyo');
    if (out) parts.push('ausgeschieden');
    return `du ${parts.join(', ')}`;
  },
  and: ({ parts }) => parts.join(', '),
};
