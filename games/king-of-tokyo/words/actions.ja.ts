import { cards } from './cards.ja.ts';
import { diceCount, energy, oneFace, quoted, shortDice } from './grammar.ja.ts';
import { monsters } from './names.ja.ts';
import type { Words } from './words.ts';

export const actions: Words['actions'] = {
  choose: ({ monster }) => `${monsters[monster].name}で遊ぶ`,
  roll: ({ dice }) => `サイコロを${diceCount(dice)}振る`,
  reroll({ dice, keep, price, by }) {
    const how = price > 0 ? `（${energy(price)}）` : by === null ? '' : `（${quoted(cards[by].name)}）`;
    if (keep === null) return `${diceCount(dice)}振り直す${how}`;
    if (keep.length === 0) return `${diceCount(dice)}すべて振り直す${how}`;
    return `${shortDice(keep)}を残して${diceCount(dice)}振り直す${how}`;
  },
  stop: () => 'すべて残す',
  probe: ({ die, by }) => `${oneFace(die)}を振り直す（${quoted(cards[by].name)}）`,
  change: ({ die, to, price, by }) =>
    `${oneFace(die)}を${oneFace(to)}にする（${quoted(cards[by].name)}${price > 0 ? `、${energy(price)}` : ''}）`,
  resolve: () => 'この出目で決定',
  spend: {
    self: () => '1ハート回復する',
    poison: () => '毒カウンターを1個取り除く',
    shrink: () => '縮小カウンターを1個取り除く',
    other: ({ name, energy: paid }) => `${name}さんを回復する（${energy(paid)}もらう）`,
  },
  leave: ({ unhurt }) => (unhurt ? '無傷で東京から撤退' : '東京から撤退'),
  stay: () => '東京に残る',
  cancel: ({ price }) => `${energy(price)}でダメージをすべて打ち消す`,
  heal: ({ price }) => `${energy(price)}で1ハート回復する`,
  buy: ({ card, price }) => `${quoted(cards[card].name)}を買う（${energy(price)}）`,
  look: () => '山札の一番上のカードを見る',
  'buy-top': ({ card, price }) => `山札の上の${quoted(cards[card].name)}を買う（${energy(price)}）`,
  take: ({ name, card, price }) => `${name}さんの${quoted(cards[card].name)}を買う（${energy(price)}）`,
  sweep: ({ price }) => `3枚すべて入れ替える（${energy(price)}）`,
  transform: () => 'カードをエネルギーに',
  discard: ({ card, energy: gain }) => `${quoted(cards[card].name)}を捨てて${energy(gain)}もらう`,
  copy: ({ name, card, price }) =>
    `${name === null ? '自分' : `${name}さん`}の${quoted(cards[card].name)}をまねる${price > 0 ? `（${energy(price)}）` : ''}`,
  charge: ({ energy: put }) => (put === 0 ? '何も置かない' : `${energy(put)}置く（倍の${energy(put * 2)}になる）`),
  again: () => '追加の手番を行う',
};

export const passes: Words['passes'] = {
  roll: 'サイコロなしで進む',
  probe: '振り直さない',
  hearts: 'ハートはもう使わない',
  defend: 'そのまま受ける',
  lose: '回復しない',
  buy: '買い物を終える',
  snatch: '買わない',
  transform: '残りのカードは手放さない',
  again: '追加の手番を行わない',
};
