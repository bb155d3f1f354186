import { signed, sum } from './dice.ts';
import { because, coins, name, who } from './grammar.ja.ts';
import { type Deeds, told, type Words } from './words.ts';

export const events: Words['events'] = {
  'first-drawn': ({ seat }) => `くじの結果、最初の手番は${who(seat)}です。`,
  'turn-began': ({ seat, second }) =>
    second ? `ゾロ目なので、${who(seat)}はもう一度手番を行います。` : `${who(seat)}の手番です。`,
  activated: ({ seat, landmark }) => `この手番から、${who(seat)}の${name(landmark)}が有効になります。`,
  rolled: ({ seat, dice, again }) => `${who(seat)}の${again ? '振り直しの' : ''}出目は${shown(dice)}です。`,
  rerolled: ({ seat, dice }) => `${who(seat)}は電波塔を使い、${sum(dice)}の出目を取り消します。`,
  paid({ from, to, coins: paid, claimed, causes }) {
    const reason = because(causes);
    if (paid === claimed) return `${who(from)}は${who(to)}に${coins(paid)}払います（${reason}）。`;
    if (paid === 0) return `${who(from)}はコインがなく、${who(to)}への${coins(claimed)}を払えません（${reason}）。`;
    return `${who(from)}は${who(to)}に、${coins(claimed)}のうち持っている${coins(paid)}だけ払います（${reason}）。`;
  },
  earned: ({ seat, coins: earned, causes }) =>
    `${who(seat)}は銀行から${coins(earned)}もらいます（${because(causes)}）。`,
  swapped: ({ seat, gave, other, took }) =>
    `${who(seat)}は${who(other)}に${name(gave)}を渡し、代わりに${name(took)}をもらいます。`,
  'swap-declined': ({ seat }) => `${who(seat)}は交換しません。`,
  built: ({ seat, card, cost }) => `${who(seat)}は${coins(cost)}で${name(card)}を建てます。`,
  passed: ({ seat, forced }) =>
    forced ? `${who(seat)}に建てられるものはなく、手番が終わります。` : `${who(seat)}は何も建てません。`,
  'turned-over': ({ card }) => `${name(card)}が場に加わります。`,
  won: ({ seat }) => `${who(seat)}が4つのランドマークを建て、勝ちました！`,
};

function shown(dice: readonly number[]): string {
  if (dice.length === 1) return `${dice[0]}`;
  return `${dice.join('＋')}＝${sum(dice)}${dice[0] === dice[1] ? '（ゾロ目）' : ''}`;
}

/** Each deed as the stem of its verb, to which the last one of a line adds its ending: 「4を出し、カフェを建てました」. */
const deeds: Deeds = {
  roll: ({ number, instead, second }) =>
    `${second ? 'もう一度手番を行い、' : ''}${instead === null ? '' : `${instead}を振り直して`}${number}を出し`,
  pay: ({ to, coins: paid }) => `${who(to)}に${coins(paid)}払い`,
  owe: ({ to, card }) => `${who(to)}の${name(card)}に払うコインがなく`,
  miss: ({ from, card }) => `${name(card)}で${who(from)}から何ももらえず`,
  earn: ({ coins: earned }) => `${coins(earned)}受け取り`,
  collect: ({ coins: paid, card }) => `${name(card)}で${coins(paid)}集め`,
  charge: ({ from, coins: paid, card }) => `${name(card)}で${who(from)}から${coins(paid)}もらい`,
  swap: ({ gave, other, took }) => `${name(gave)}を${who(other)}の${name(took)}と交換し`,
  build: ({ card }) => `${name(card)}を建て`,
  pass: ({ forced }) => (forced ? '何も建てられ' : '何も建て'),
  win: () => '勝ち',
};

export const turn: Words['turn'] = ({ seat, deeds: all }) => {
  const stems = all.map((deed) => told(deeds, deed, seat, coins)).join('、');
  switch (all.at(-1)?.do) {
    case 'pass':
      return `${stems}ませんでした`;
    case 'owe':
    case 'miss':
      // These are not stems, but go on to what follows: 「払うコインがなく」, 「もらえず」.
      return stems.replace(/なく$/, 'ありませんでした').replace(/ず$/, 'ませんでした');
    default:
      return `${stems}ました`;
  }
};

export const toYou: Words['toYou'] = ({ coins: change, own }) =>
  own ? signed(change) : `あなた ${signed(change, coins)}`;
