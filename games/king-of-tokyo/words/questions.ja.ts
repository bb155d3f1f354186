import { WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.ja.ts';
import { damage, dice, diceCount, energy, hearts, list, oneOf, person, quoted, stars } from './grammar.ja.ts';
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
  const blow = `${source(threat)}から${damage(amount)}`;
  if (armour !== null) return `${blow}ですが、${quoted(cards[armour].name)}で傷つきません`;
  return `${blow}を受けると、${left > 0 ? `残りは${hearts(left)}です` : '倒れてしまいます'}`;
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
    rerolls > 0
      ? `どのサイコロを振り直しますか（あと${rerolls}回）？`
      : 'カードでもう一度振り直しますか、このままにしますか？',
  probe: ({ roller }) => `${quoted(cards['psychic-probe'].name)}で${roller}さんのサイコロを1個振り直しますか？`,
  change: () => '処理の前にサイコロの面を変えますか？',
  hearts: ({ hearts: left }) =>
    left === 1 ? '振ったハートを何に使いますか？' : `残り${left}個のハートの次の1個を何に使いますか？`,
  escape: (peril) => `${prospect(peril)}。無傷で東京を出ますか、残りますか？`,
  defend(peril) {
    const { amount, going, left } = peril;
    if (amount > 0) return `${prospect(peril)}。身を守りますか？`;
    if (going === null) return `${source(peril.threat)}の前に回復しますか？`;
    const after = left > 0 ? `残りは${hearts(left)}になります` : '倒れてしまいます';
    return `これから${quoted(cards[going.card].name)}とともに${hearts(going.hearts)}を失い、${after}。先に回復しますか？`;
  },
  camouflage: ({ dice: shown, amount, threat }) =>
    `${source(threat)}からの${damage(amount)}に対して${dice(shown)}が出ました。3の目を振り直しますか？`,
  yield({ lost, left, stars: gain, threat, next, poison, ifStaying, ifLeaving }) {
    const told = `${source(threat)}から${damage(lost)}を受けて、残りは${hearts(left)}です。`;
    if (ifStaying !== null && ifLeaving !== null) return `${told}東京に残っても出ても、${ends(ifStaying)}。`;
    const venom = poison > 0 ? `自分の手番の終わりに、毒で${hearts(poison)}を失います。` : '';
    const prize = gain > 0 ? `次の自分の手番に${stars(gain)}` : '東京ベイが閉じるので、結局出ることになります';
    const future = `${prize}、次の手番は${next === null ? '自分' : `${next}さん`}`;
    const price = ifLeaving === null ? '' : `（${ends(ifLeaving)}）`;
    return `${told}${venom}東京に残りますか（${ifStaying === null ? future : ends(ifStaying)}）、出ますか${price}？`;
  },
  buy({ energy: owned, payable, sweep }) {
    if (payable) return `手持ちは${energy(owned)}です。何を買いますか？`;
    const poor = `手持ちの${energy(owned)}で買えるカードがありません。`;
    return sweep === null ? poor : `${poor}3枚を入れ替えますか（${energy(sweep)}）、手番を終えますか？`;
  },
  snatch: ({ buyer, cards: shown, energy: owned }) =>
    `手持ちは${energy(owned)}です。${buyer}さんより先に${oneOf(shown.map((card) => quoted(cards[card].name)))}を買いますか？`,
  copy: () => `${quoted(cards.mimic.name)}はどのカードをまねますか？`,
  charge: ({ card, energy: owned }) =>
    `手持ちの${energy(owned)}のうち、銀行が倍にする${quoted(cards[card].name)}にいくつ置きますか？`,
  transform: () => 'どのカードをエネルギーに変えますか？',
  again: ({ card, dice: thrown }) =>
    `${quoted(cards[card].name)}の追加の手番をサイコロ${diceCount(thrown)}で行いますか？`,
};

export const waiting: Words['waiting'] = {
  first: () => '最初の手番をくじで決めています。',
  throw: ({ who }) => `${person(who)}のサイコロが転がっています。`,
  'probe-throw': ({ who, roller }) => `${person(who)}が${person(roller)}のサイコロを1個振り直しています。`,
  'camouflage-throw': ({ who }) => `${person(who)}が${quoted(cards.camouflage.name)}のサイコロを振っています。`,
  reveal: () => 'カードをめくっています。',
  peek: ({ who }) => `${person(who)}が山札の一番上のカードを見ています。`,
  over: ({ winners }) =>
    winners.length === 0
      ? '対戦終了：すべての怪獣が倒れ、勝者はいません。'
      : `対戦終了：${list(winners.map(person))}の勝ちです。`,
};

export const explanations: Words['explanations'] = {
  choose: '怪獣の違いは見た目だけです。',
  roll: '同じ数字3個でスター。エネルギーで購入、ハートで回復、ツメで攻撃です。',
  reroll: '残すものを選びます。「振る」は残りを振り直し、「終える」は全部を数えます。',
  probe: '1個振り直せます。ハートが出ると、このカードを失います。',
  change: '振り終えましたが、カードでまだ面を変えられます。',
  hearts: 'ハートの使い道を1個ずつ選びます。',
  escape: '今出れば無傷です。残れば全ダメージを受けます。',
  defend: 'エネルギーで打ち消すか、先に回復できます。',
  camouflage: 'ハート1個で1ダメージ減。3は何度でも振り直せます。',
  yield: '東京はスターを生みますが、回復できず、全員に狙われます。',
  buy: 'エネルギーで買います。常備は手元に残り、使い切りは1回だけ働きます。',
  snatch: '新しいカードを、手番の怪獣より先に買えます。',
  copy: '場の常備カード1枚の2枚目になります。',
  charge: '銀行が倍にします。手番のはじめに2ずつ戻ります。',
  transform: 'カードを手放し、費用分のエネルギーを得ます。',
  again: '追加の手番を得ました。サイコロは減ります。',
};

export const shortExplanations: Words['shortExplanations'] = {
  reroll: '残すものを選びます。ツメは必ず残ります。ほかは1回だけ振り直せます。',
};
