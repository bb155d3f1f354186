import { WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.ja.ts';
import { sameEnding } from './ending.ts';
import {
  damage,
  dice,
  diceCount,
  energy,
  hearts,
  list,
  oneOf,
  person,
  quoted,
  sentences,
  stars,
} from './grammar.ja.ts';
import { monsters } from './names.ja.ts';
import type { Ending, Peril, Threat, Words } from './words.ts';

/** 「Aoiさんのタヌゴン」「Aoiさんの「製油所」」「自分の「戦車隊」」. */
function source(threat: Threat): string {
  if (threat.by === 'poison') return '毒';
  if (threat.by === 'attack') return `${threat.name}さんの${monsters[threat.monster].name}`;
  return `${threat.own ? '自分' : `${threat.name}さん`}の${quoted(cards[threat.card].name)}`;
}

/** 「Aoiさんのタヌゴンから3ダメージを受けると、残りは6ハートです」. */
function prospect({ amount, left, armour, threat }: Peril): string {
  const blow = `${source(threat)}${threat.by === 'attack' ? 'から' : 'で'}${damage(amount)}`;
  if (armour !== null) return `${blow}を受けても、${quoted(cards[armour].name)}があるので傷つきません`;
  return `${blow}を受けると、${left > 0 ? `残りは${hearts(left)}です` : '脱落します'}`;
}

/** 「この手番の終わりにAoiさんが20スターで勝ちます」. */
function ends({ who, stars: full }: Ending): string {
  return `この手番の終わりに${person(who)}が${full ? `${stars(WINNING_STARS)}で` : ''}勝ちます`;
}

export const addressed: Words['addressed'] = ({ name, question }) => `${name}さん、${question}`;

export const questions: Words['questions'] = {
  choose: () => 'どの怪獣で遊びますか？',
  roll: ({ dice: thrown }) => `サイコロを${diceCount(thrown)}振ってください。`,
  reroll: ({ rerolls }) =>
    rerolls > 0 ? `どのサイコロを振り直しますか？（あと${rerolls}回）` : 'カードでもう一度振り直しますか？',
  probe: ({ roller }) => `${quoted(cards['psychic-probe'].name)}で${roller}さんのサイコロを1個振り直しますか？`,
  change: () => '処理の前にサイコロの面を変えますか？',
  hearts: ({ hearts: left }) =>
    left === 1 ? '出たハートを何に使いますか？' : `ハートが${left}個あります。次の1個を何に使いますか？`,
  escape: (peril) => `${prospect(peril)}。その前に無傷で撤退しますか？`,
  defend(peril) {
    const { amount, going, left } = peril;
    if (amount > 0) return `${prospect(peril)}。身を守りますか？`;
    if (going === null) return `${source(peril.threat)}の前に回復しますか？`;
    const after = left > 0 ? `残りは${hearts(left)}になります` : '脱落します';
    return `これから${quoted(cards[going.card].name)}とともに${hearts(going.hearts)}を失い、${after}。先に回復しますか？`;
  },
  camouflage: ({ dice: shown, amount, threat }) =>
    `${source(threat)}${threat.by === 'attack' ? 'から' : ''}の${damage(amount)}に対して${dice(shown)}が出ました。3の目を振り直しますか？`,
  yield({ lost, left, stars: gain, attacker, next, poison, ifStaying, ifLeaving }) {
    const told = `${attacker}さんから${damage(lost)}を受け、残り${hearts(left)}です。`;
    if (ifStaying !== null && ifLeaving !== null && sameEnding(ifStaying, ifLeaving))
      return `${told}東京に残っても撤退しても、${ends(ifStaying)}。`;
    const venom = poison > 0 ? `自分の手番の終わりに、毒で${hearts(poison)}失います。` : '';
    const staying = ifStaying === null ? '' : `残ると、${ends(ifStaying)}。`;
    const leaving = ifLeaving === null ? '' : `撤退すると、${ends(ifLeaving)}。`;
    if (ifStaying !== null) return sentences(told, venom, staying, leaving, '東京に残りますか？');
    const prize = gain > 0 ? `残れば次の自分の手番に+${stars(gain)}` : '東京ベイが閉じるので、どちらにしても出ます';
    const turn = `次は${next === null ? 'あなた' : `${next}さん`}の手番`;
    return sentences(told, venom, leaving, `東京に残りますか？（${prize}。${turn}）`);
  },
  buy({ energy: owned, payable, sweep }) {
    if (payable) return `手持ちは${energy(owned)}です。何を買いますか？`;
    const poor = `手持ちの${energy(owned)}で買えるカードがありません。`;
    return sweep === null ? poor : `${poor}3枚とも入れ替えますか？（${energy(sweep)}）`;
  },
  snatch: ({ buyer, cards: shown, energy: owned }) =>
    `手持ちは${energy(owned)}です。${buyer}さんより先に${oneOf(shown.map((card) => quoted(cards[card].name)))}を買いますか？`,
  copy: () => `${quoted(cards.mimic.name)}でどのカードをまねますか？`,
  charge: ({ card, energy: owned }) =>
    `${quoted(cards[card].name)}にエネルギーをいくつ置きますか？（銀行が同じ数を足します。手持ち${owned}）`,
  transform: () => 'どのカードをエネルギーに変えますか？',
  again: ({ card, dice: thrown }) =>
    `${quoted(cards[card].name)}による追加の手番を行いますか？（サイコロ${diceCount(thrown)}）`,
};

export const waiting: Words['waiting'] = {
  first: () => '最初の手番を抽選しています。',
  throw: ({ who }) => `${person(who)}のサイコロが転がっています。`,
  'probe-throw': ({ who, roller }) => `${person(who)}が${person(roller)}のサイコロを1個振り直しています。`,
  'camouflage-throw': ({ who }) => `${person(who)}が${quoted(cards.camouflage.name)}のサイコロを振っています。`,
  reveal: () => 'カードをめくっています。',
  peek: ({ who }) => `${person(who)}が山札の一番上のカードを見ています。`,
  over: ({ winners }) =>
    winners.length === 0
      ? 'ゲーム終了：すべての怪獣が倒れ、勝者はいません。'
      : `ゲーム終了：${list(winners.map(person))}の勝ちです。`,
};

export const explanations: Words['explanations'] = {
  choose: '怪獣の違いは見た目だけです。好きな怪獣を選びましょう。',
  roll: '同じ数字3個でスターです。エネルギーで購入、ハートで回復、ツメで攻撃です。',
  reroll: '残したいもの以外を振り直せます。よければ「終える」を押します。',
  probe: '相手の出目を崩せます。ハートが出ると、このカードを失います。',
  change: 'まだ出目を良くできます。カードでサイコロの面を変えます。',
  hearts: 'ハートは回復のほかにも使えます。1個ずつ使い道を選びます。',
  escape: `${quoted(cards.jets.name)}なら無傷で撤退できます。残るとダメージをすべて受けます。`,
  defend: '今なら間に合います。エネルギーでダメージを防ぐか、先に回復します。',
  camouflage: 'ハート1個で1ダメージ減ります。3は何度でも振り直せます。',
  yield: '東京ではスターを得ますが、出目で回復できません。撤退すると相手が入ります。',
  buy: 'カードで強くなれます。永続は手元に残り、使い切りは1回だけの効果です。',
  snatch: '新しいカードが出ました。手番の怪獣より先に買えます。',
  copy: 'ほかのカードをまねできます。場に出ている永続カードを選びます。',
  charge: '置いた分を銀行が倍にします。手番ごとに2ずつ戻ってきます。',
  transform: 'カードはエネルギーに戻せます。手放すと、その費用を得ます。',
  again: '1の目で追加の手番を得ました。サイコロは1個減ります。',
};

export const shortExplanations: Words['shortExplanations'] = {
  reroll: '残したいもの以外を1回だけ振り直せます。ツメは必ず残ります。',
};
