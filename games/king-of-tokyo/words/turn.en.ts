import { cards } from './cards.en.ts';
import { counters, dice, energy, hearts, list, stars, verb, whom } from './grammar.en.ts';
import { monsters, places } from './names.en.ts';
import { signed } from './signed.ts';
import type { Words } from './words.ts';

export const turn: Words['turn'] = {
  chose: ({ who, monster }) => `${verb(who, 'play')} ${monsters[monster].name}`,
  rolled: ({ who, dice: shown }) => `${verb(who, 'roll')} ${shown.length === 0 ? 'nothing that counts' : dice(shown)}`,
  gained: ({ who, stars: gain }) => `${verb(who, 'gain')} ${stars(gain)}`,
  entered: ({ who, place, from }) =>
    `${verb(who, 'take')} ${places[place]}${from === null ? '' : ` from ${whom(from)}`}`,
  beat: ({ who, victims }) => `${verb(who, 'beat')} ${list(victims.map(whom))}`,
  fell: ({ who }) => `${verb(who, 'be')} out of the game`,
  bought: ({ who, cards: bought }) => `${verb(who, 'buy')} ${list(bought.map((card) => cards[card].name))}`,
  won: ({ who }) => `${verb(who, 'win')}`,
  toYou({ left, out, ...change }) {
    const parts = signed(change, {
      hearts,
      stars,
      energy,
      poison: (n) => counters('poison', n),
      shrink: (n) => counters('shrink', n),
    });
    if (left) parts.push('have to leave Tokyo');
    if (out) parts.push('are out of the game');
    return `you ${parts.join(', ')}`;
  },
  and: ({ parts }) => parts.join(', '),
};
