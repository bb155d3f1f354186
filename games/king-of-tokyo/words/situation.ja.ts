import { cards } from './cards.ja.ts';
import { energy, hearts, person, quoted, stars } from './grammar.ja.ts';
import { places } from './names.ja.ts';
import type { Words } from './words.ts';

export const situation: Words['situation'] = {
  monster({ who, stars: s, hearts: h, energy: e, place, cards: kept }) {
    const where = place === 'outside' ? '' : `${places[place]}にいて、`;
    const owned = kept.length === 0 ? '' : `、カードは${kept.map((card) => quoted(cards[card].name)).join('')}`;
    return `${person(who)}は${where}${stars(s)}、${hearts(h)}、${energy(e)}${owned}です。`;
  },
  display: ({ cards: shown }) =>
    `場のカードは${shown.map(({ card, price }) => `${energy(price)}の${quoted(cards[card].name)}（${cards[card].short}）`).join('、')}です。`,
  enough: () => '20スターのままこの手番を生き残れば、あなたの勝ちです。',
};
