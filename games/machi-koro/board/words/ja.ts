import { grammar, ja as words } from '@yamanote/games/machi-koro/words/ja';
import type { BoardWords } from './en.ts';

const { coins, copiesOf, name: nameOf } = grammar;
const { icons } = words;

const who = (name: string | null) => (name === null ? 'あなた' : `${name}さん`);

const hintAt: BoardWords['hintAt'] = ({ numbers, whose }) =>
  `${{ mine: '自分の', others: 'ほかの人の', any: '誰の' }[whose]}${numbers}${whose === 'any' ? 'でも' : ''}：`;

const either = (numbers: readonly number[]) => numbers.join('か');

const offerStates: BoardWords['offerStates'] = {
  dear: 'コイン不足',
  full: 'これ以上は持てません',
  hidden: '場に出ていません',
  gone: '売り切れ',
};

const landmarkStatus: BoardWords['landmarkStatus'] = {
  unbuilt: '未建設',
  built: '建設済み、次の手番から有効',
  active: '建設済み',
};

export const ja: BoardWords = {
  labels: {
    'business-center': 'ビジネス\u200bセンター',
    'shopping-mall': 'ショッピング\u200bモール',
  },
  coins,
  town: ({ name }) => `${who(name)}の街`,
  emptyTown: '施設なし',
  houses: ({ name, copies }) => (copies === 1 ? name : `${name}×${copies}`),
  standing: ({ cards, landmarks }) =>
    [...cards.map(({ card, copies }) => copiesOf(card, copies)), ...landmarks.map(nameOf)].join('、'),

  dice: ({ name, dice }) =>
    dice.length === 1
      ? `${who(name)}の出目は${dice[0]}`
      : `${who(name)}の出目は${dice.join('と')}、合計${dice.reduce((sum, face) => sum + face)}`,
  to: ({ name }) => `${who(name)}へ`,

  rollLine: '出目ごとの収支',
  me: '自分',
  others: 'ほかの人',
  whenIRoll: '自分が振ると',
  whenRolls: (name) => `${name}さんが振ると`,
  whenOthersRoll: 'ほかの人が振ると',
  swap: '交換',
  andSwap: (amount) => `${amount}と交換`,
  stop: ({ number, mine, others, name, twoDice, rolled }) =>
    `${number}${rolled ? '（直前の出目）' : ''}${twoDice ? '（サイコロ2個が必要）' : ''}：${name === null ? '自分' : `${name}さん`}が振ると${mine}、ほかの人が振ると${others}。`,
  byEach: (list) => list.map(({ name, amount }) => `${name}さん${amount}`).join('、'),
  wouldBe: ({ from, to }) => `${from}、建てると${to}`,
  nothing: 'なし',

  market: '場のカード',
  landmarks: 'ランドマーク',
  card: ({ name, numbers, colour, icon, cost, stock, mine, state, gist }) =>
    `${name}：出目${either(numbers)}${numbers[0] > 6 ? '（サイコロ2個が必要）' : ''}、${colour}、${icon}アイコン。${gist}。建設費${coins(cost)}${stock === 0 ? '' : `、残り${stock}枚`}、所有${mine === 0 ? 'なし' : `${mine}枚`}${state === 'open' ? '' : `、${offerStates[state]}`}。`,
  landmark: ({ name, cost, status, dear, gist }) =>
    `${name}：ランドマーク。${gist}、${status === 'unbuilt' ? `建設費${coins(cost)}${dear ? `、${offerStates.dear}` : ''}` : landmarkStatus[status]}。`,
  landmarkStatus,
  landmarksBuilt: (names) => `ランドマーク：${names.length === 0 ? 'まだなし' : names.join('、')}`,
  landmarkIs: ({ name, is }) => `${name}：${is}`,
  offerStates,
  cost: '建設費',

  soldOut: (names) => `${names.join('と')}は売り切れです。`,

  readCards: 'カードを読む',
  landmarkKind: 'ランドマーク',
  kinds: {
    blue: '青：誰の手番でも',
    green: '緑：自分の手番',
    red: '赤：ほかの人の手番',
    purple: '紫（大施設）：自分の手番、各1枚',
  },
  icons,

  yourCards: 'あなたのカード',
  cardsOf: (name) => `${name}さんのカード`,
  give: ({ card, copies, gist }) => `${card}を渡す：${gist}（所有${copies}枚）`,
  take: ({ card, name, copies, gist }) => `${name}さんの${card}をもらう：${gist}（所有${copies}枚）`,
  charge: ({ name, from, to }) => `${name}さんが払う：今${coins(from)}、支払い後${coins(to)}`,
  whoPays: '誰が払いますか？',

  lastIncome: '直前の出目',
  income: ({ name, number }) => `${who(name)}の出目は${number}`,
  noIncome: 'ここではコインは動きませんでした。',
  cardsInTown: '施設',

  hintCoins: ({ from, to }) => `${from}から${coins(to)}へ`,
  hintAt,
  heardAt: hintAt,
  either,
  hintGain: (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${coins(Math.abs(amount))}`,
  hintNoGain: (why) => {
    if (why === 'swap') return 'コインは増えませんが、自分の手番で6が出ると施設を1枚交換できます';
    return `今はまだ収入になりません（${why === 'poor' ? 'これ以上コインを払える人がいません' : `${icons[why.lacks]}アイコンのカードがありません`}）`;
  },
  hintTwoDice: '（サイコロ2個が必要）',
  hintWins: '4つ目のランドマークで勝ち',

  rollDice: (dice) => `サイコロ${dice}個`,
  average: (amount) => `平均 ${amount}`,
  brings: (amount) => `収支 ${amount}`,
  heardAverage: ({ amount }) => `平均 ${amount}コイン`,
  heardBrings: ({ amount }) => `収支 ${amount}コイン`,
};
