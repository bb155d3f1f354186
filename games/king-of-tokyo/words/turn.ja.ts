import { cards } from './cards.ja.ts';
import { dice, energy, hearts, list, person, quoted, stars } from './grammar.ja.ts';
import { monsters, places } from './names.ja.ts';
import { signed } from './signed.ts';
import type { Words } from './words.ts';

/** In the style of headlines, which needs no verb's form: `who` stands before the whole. */
export const turn: Words['turn'] = {
  chose: ({ monster }) => `${monsters[monster].name}を選択`,
  rolled: ({ dice: shown }) => (shown.length === 0 ? '役に立つ目なし' : `出目は${dice(shown)}`),
  gained: ({ stars: gain }) => `${stars(gain)}獲得`,
  entered: ({ place, from }) => (from === null ? `${places[place]}へ` : `${person(from)}から${places[place]}を奪取`),
  beat: ({ victims }) => `${list(victims.map(person))}を撃破`,
  fell: () => '脱落',
  bought: ({ cards: bought }) => `${list(bought.map((card) => quoted(cards[card].name)))}を購入`,
  won: () => '勝利',
  toYou({ left, out, ...change }) {
    const parts = signed(change, {
      hearts,
      stars,
      energy,
      poison: (n) => `毒カウンター${n}個`,
      shrink: (n) => `縮小カウンター${n}個`,
    });
    if (left) parts.push('東京から退場');
    if (out) parts.push('脱落');
    return `あなた ${parts.join('、')}`;
  },
  and: ({ parts }) => parts.join('、'),
};
