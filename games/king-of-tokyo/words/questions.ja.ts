import { cards } from './cards.ja.ts';
import { damage, dice, diceCount, energy, hearts, list, quoted, stars } from './grammar.ja.ts';
import { monsters } from './names.ja.ts';
import type { Threat, Words } from './words.ts';

/** 「Aoiさんのタヌゴン」「Aoiさんの「製油所」」「自分の「戦車隊」」. */
function source(threat: Threat): string {
  if (threat.by === 'poison') return '毒';
  if (threat.by === 'attack') return `${threat.name}さんの${monsters[threat.monster].name}`;
  return `${threat.own ? '自分' : `${threat.name}さん`}の${quoted(cards[threat.card].name)}`;
}

/** 「Aoiさんのタヌゴンから3ダメージを受けると、残りは6ハートです」. */
function prospect({ amount, left, threat }: { amount: number; left: number; threat: Threat }): string {
  const end = left > 0 ? `残りは${hearts(left)}です` : '倒れてしまいます';
  return `${source(threat)}から${damage(amount)}を受けると、${end}`;
}

export const questions: Words['questions'] = {
  choose: ({ name }) => `${name}さん、どの怪獣で遊びますか？`,
  roll: ({ name, dice: thrown }) => `${name}さん、サイコロを${diceCount(thrown)}振ってください。`,
  reroll: ({ name, rerolls }) =>
    rerolls > 0
      ? `${name}さん、どのサイコロを振り直しますか（あと${rerolls}回）？`
      : `${name}さん、カードでもう一度振り直しますか、このままにしますか？`,
  probe: ({ name, roller }) =>
    `${name}さん、${quoted(cards['psychic-probe'].name)}で${roller}さんのサイコロを1個振り直しますか？`,
  change: ({ name }) => `${name}さん、処理の前にサイコロの面を変えますか？`,
  hearts: ({ name, hearts: left }) =>
    left === 1
      ? `${name}さん、振ったハートを何に使いますか？`
      : `${name}さん、残り${left}個のハートの次の1個を何に使いますか？`,
  escape: ({ name, ...blow }) => `${name}さん、${prospect(blow)}が、無傷で東京を出ますか、残りますか？`,
  defend: ({ name, ...blow }) =>
    blow.amount > 0
      ? `${name}さん、${prospect(blow)}が、身を守りますか？`
      : `${name}さん、${source(blow.threat)}の前に回復しますか？`,
  camouflage: ({ name, dice: shown, amount, threat }) =>
    `${name}さん、${source(threat)}からの${damage(amount)}に対して${dice(shown)}が出ましたが、3の目を振り直しますか？`,
  yield: ({ name, lost, left, stars: gain, threat, next }) =>
    `${name}さん、${source(threat)}から${damage(lost)}を受けて残りは${hearts(left)}ですが、東京に残りますか（次の自分の手番に${stars(gain)}、次の手番は${next === null ? '自分' : `${next}さん`}）、出ますか？`,
  buy: ({ name, energy: owned }) => `${name}さん、手持ちの${energy(owned)}で何を買いますか？`,
  snatch: ({ name, buyer, cards: shown, energy: owned }) =>
    `${name}さん、手持ちの${energy(owned)}で、${buyer}さんより先に${list(shown.map((card) => quoted(cards[card].name)))}を買いますか？`,
  copy: ({ name }) => `${name}さん、${quoted(cards.mimic.name)}はどのカードをまねますか？`,
  charge: ({ name, card, energy: owned }) =>
    `${name}さん、手持ちの${energy(owned)}のうち、銀行が倍にする${quoted(cards[card].name)}にいくつ置きますか？`,
  transform: ({ name }) => `${name}さん、どのカードをエネルギーに変えますか？`,
  again: ({ name, card, dice: thrown }) =>
    `${name}さん、${quoted(cards[card].name)}の追加の手番をサイコロ${diceCount(thrown)}で行いますか？`,
};

export const waiting: Words['waiting'] = {
  first: () => '最初の手番をくじで決めています。',
  throw: ({ name }) => `${name}さんのサイコロが転がっています。`,
  'probe-throw': ({ name, roller }) => `${name}さんが${roller}さんのサイコロを1個振り直しています。`,
  'camouflage-throw': ({ name }) => `${name}さんが${quoted(cards.camouflage.name)}のサイコロを振っています。`,
  reveal: () => 'カードをめくっています。',
  peek: ({ name }) => `${name}さんが山札の一番上のカードを見ています。`,
  over: ({ winners }) =>
    winners.length === 0
      ? '対戦終了：すべての怪獣が倒れ、勝者はいません。'
      : `対戦終了：${list(winners.map((winner) => `${winner}さん`))}の勝ちです。`,
};

export const explanations: Words['explanations'] = {
  choose: '怪獣の違いは見た目だけなので、好きなものを選びましょう。',
  roll: 'まずサイコロをすべて振り、そのあと好きなものを、ふつうは2回まで振り直せます。',
  reroll:
    '残したいもの以外を振り直しましょう：同じ数字が3個でスター、ハートは東京の外で回復、ツメは反対側への攻撃、エネルギーはカードの代金になります。',
  probe: '振り終えた相手のサイコロを1個振り直せますが、ハートが出るとこのカードを失います。',
  change: '振り終えたあとでも、カードを使えば、処理の前にサイコロの面を変えられます。',
  hearts: '振ったハートにはいくつかの使い道があるので、1個ずつ選びましょう。',
  escape:
    'このカードがあれば、ダメージを受ける前に無傷で東京を出られますが、残るとすべてのダメージを受け、この攻撃ではもう出られません。',
  defend: 'ハートを失う前に、エネルギーを払ってダメージを打ち消すか、先に回復することができます。',
  camouflage: 'ハートが出ただけダメージを打ち消し、3の目はカードの力で何度でも振り直せます。',
  yield:
    '東京で攻撃されて傷ついた怪獣は出ていくことができ、外ではサイコロで回復でき、中ではスターを得られ、出ていけば攻撃した怪獣が必ず入ります。',
  buy: '払えるだけカードを買うか、2エネルギーで3枚すべてを入れ替えられ、常備カードは手元に残り、使い切りカードはすぐに働きます。',
  snatch: 'このカードがあれば、めくられたばかりのカードを、手番の怪獣より先に買えます。',
  copy: 'このカードは、出ている常備カード1枚の、たった今買った2枚目として働きます。',
  charge: '置いたのと同じだけ銀行が足し、自分の手番のはじめごとに2エネルギーずつ戻ってきます。',
  transform: '手番が終わる前に、カードを手放して、書かれた費用のエネルギーを受け取れます。',
  again: 'サイコロの少ない追加の手番を行うことができ、行わなければ次の怪獣の手番になります。',
};
