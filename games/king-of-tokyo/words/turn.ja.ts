import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.ja.ts';
import { damage, dice, energy, hearts, list, oneFace, person, quoted, stars } from './grammar.ja.ts';
import { monsters, places } from './names.ja.ts';
import { signed } from './signed.ts';
import type { Words } from './words.ts';

const named = (bought: readonly CardId[]) => list(bought.map((card) => quoted(cards[card].name)));

const seen = (now: number | null) => (now === null ? '' : `（現在${now}）`);
const heard = (now: number | null, by: readonly CardId[]) =>
  `${by.length === 0 ? '' : `、原因は${named(by)}`}${now === null ? '' : `、残り${hearts(now)}`}`;

/** In the style of headlines, which needs no verb's form: `who` stands before the whole. */
export const turn: Words['turn'] = {
  chose: ({ monster }) => `${monsters[monster].name}を選択`,
  rolled: ({ dice: shown }) => (shown.length === 0 ? '役に立つ目なし' : `出目は${dice(shown)}`),
  probed: ({ owner, from, to }) =>
    `${person(owner)}の${quoted(cards['psychic-probe'].name)}で${oneFace(from)}が${oneFace(to)}に`,
  gained({ stars: gain, tokyo }) {
    const reason = tokyo === 0 ? '' : tokyo === gain ? '（東京で）' : `（うち東京で${tokyo}）`;
    return `${stars(gain)}獲得${reason}`;
  },
  healed: ({ hearts: by }) => `${hearts(by)}回復`,
  hearts: ({ of, hearts: by }) =>
    `${list(of.map(person))}${of.length > 1 ? '各' : ''}${by > 0 ? '+' : '−'}${hearts(Math.abs(by))}`,
  defended: ({ owner, card, amount }) => `${person(owner)}の${quoted(cards[card].name)}で${damage(amount)}防御`,
  escaped: ({ other }) => `${person(other)}は無傷で撤退`,
  revived: ({ other }) => `${person(other)}が復活`,
  bayClosed: () => `${places.bay}が閉鎖`,
  entered: ({ place, from }) => (from === null ? `${places[place]}へ` : `${person(from)}から${places[place]}を奪取`),
  beat: ({ victims }) => `${list(victims.map(person))}を撃破`,
  fell: () => '脱落',
  bought: ({ cards: bought, does }) => `${named(bought)}を購入${does === null ? '' : `（${does}）`}`,
  swept: () => '場のカードを入れ替え',
  lost: ({ owner, cards: gone }) => `${owner === null ? '' : `${person(owner)}は`}${named(gone)}を失う`,
  suffered: ({ hearts: by, poison }) => `${poison ? '毒で' : ''}${hearts(by)}失う`,
  won: () => '勝利',
  toYou({ now, left, out, cards: gone, saved, by, ...change }) {
    const parts = signed(change, {
      hearts: (n) => `${hearts(n)}${by === null ? seen(now) : heard(now, by)}`,
      stars,
      energy,
      poison: (n) => `毒カウンター${n}個（手番の終わりに1個につき1ハート失う）`,
      shrink: (n) => `縮小カウンター${n}個`,
    });
    if (gone.length > 0) parts.push(`${named(gone)}を失う`);
    if (left) parts.push('東京から撤退');
    if (out) parts.push('脱落');
    const you = parts.length === 0 ? [] : [`あなたは${parts.join('、')}`];
    return [
      ...you,
      ...saved.map(({ card, amount }) => `あなたの${quoted(cards[card].name)}で${damage(amount)}防御`),
    ].join('、');
  },
  and: ({ parts }) => parts.join('、'),
};
