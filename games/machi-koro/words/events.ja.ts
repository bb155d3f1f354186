import { signed, sum } from './dice.ts';
import { because, coins, quoted, subject, who } from './grammar.ja.ts';
import { type Deeds, told, type Words } from './words.ts';

export const events: Words['events'] = {
  'first-drawn': ({ seat }) => `最初の手番は${who(seat)}に決まりました。`,
  'turn-began': ({ seat, second }) =>
    second ? `ゾロ目で、${subject(seat)}追加の手番を得ました。` : `${who(seat)}の手番になりました。`,
  activated: ({ seat, landmark }) => `${who(seat)}の${quoted(landmark)}が有効になりました。`,
  rolled: ({ seat, dice, again }) => `${subject(seat)}${again ? '振り直して' : ''}${shown(dice)}を出しました。`,
  rerolled: ({ seat, dice }) => `${subject(seat)}「電波塔」を使い、${sum(dice)}を無効にしました。`,
  paid({ from, to, coins: paid, claimed, causes }) {
    const reason = because(causes);
    if (paid === claimed) return `${subject(from)}${who(to)}に${coins(paid)}払いました（${reason}）。`;
    if (paid === 0) return `${who(from)}はコインがなく、${who(to)}に${coins(claimed)}を払えませんでした（${reason}）。`;
    return `${subject(from)}${who(to)}に、${coins(claimed)}のうち${coins(paid)}だけ払いました（${reason}）。`;
  },
  earned: ({ seat, coins: earned, causes }) =>
    `${subject(seat)}銀行から${coins(earned)}もらいました（${because(causes)}）。`,
  swapped: ({ seat, gave, other, took }) =>
    `${subject(seat)}${who(other)}に${quoted(gave)}を渡し、代わりに${quoted(took)}をもらいました。`,
  'swap-declined': ({ seat }) => `${who(seat)}は交換しませんでした。`,
  built: ({ seat, card, cost }) => `${subject(seat)}${coins(cost)}で${quoted(card)}を建てました。`,
  passed: ({ seat, forced }) =>
    forced ? `${who(seat)}は何も建てられず、手番が終わりました。` : `${who(seat)}は何も建てませんでした。`,
  'turned-over': ({ card }) => `${quoted(card)}が場に加わりました。`,
  won: ({ seat }) => `${subject(seat)}4つのランドマークをすべて建て、勝ちました！`,
};

function shown(dice: readonly number[]): string {
  if (dice.length === 1) return `${dice[0]}`;
  return `${dice.join('＋')}＝${sum(dice)}${dice[0] === dice[1] ? '（ゾロ目）' : ''}`;
}

/** Each deed as the stem of its verb, to which the last one of a line adds its ending: 「4を出し、「カフェ」を建てました」. */
const deeds: Deeds = {
  roll: ({ number, instead, second }) =>
    `${second ? '追加の手番で' : ''}${instead === null ? '' : `${instead}を振り直して`}${number}を出し`,
  pay: ({ to, coins: paid }) => `${who(to)}に${coins(paid)}払い`,
  owe: ({ to, card }) => `${who(to)}の${quoted(card)}に払うコインがなく`,
  miss: ({ from, card }) => `${quoted(card)}で${who(from)}から何ももらえず`,
  earn: ({ coins: earned }) => `${coins(earned)}受け取り`,
  collect: ({ coins: paid, card }) => `${quoted(card)}で${coins(paid)}集め`,
  charge: ({ from, coins: paid, card }) => `${quoted(card)}で${who(from)}から${coins(paid)}もらい`,
  swap: ({ gave, other, took }) => `${quoted(gave)}を${who(other)}の${quoted(took)}と交換し`,
  build: ({ card }) => `${quoted(card)}を建て`,
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
