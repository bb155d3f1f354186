import type { AgreeingWords } from './en.ts';

const joined = (names: readonly string[]) => names.map((name) => `${name}さん`).join('、');

export const ja: AgreeingWords = {
  goBack: '前の選択に戻る…',
  pause: '中断する',
  end: 'ゲームを終える…',
  back: {
    title: 'どの選択まで戻りますか？',
    alone:
      'そこから選び直します。そのあとのサイコロやカードの結果は新しくなります。このゲームは強さの計算に入りません。',
    others: '参加者全員に確認します。そのあとのサイコロやカードの結果は新しくなります。',
    together: '全員が賛成したときだけ戻れます。そのあとのサイコロやカードの結果は新しくなります。',
    none: 'まだ誰も選択していません。',
    before: '最初の手番の前',
    turn: ({ number, name }) => (name === null ? `手番${number}` : `手番${number}：${name}`),
  },
  ending: {
    alone: 'ゲームはここで終わり、勝者なしになります。',
    others: '参加者全員に確認します。全員が賛成すると、勝者なしで終わります。',
    together: '全員が賛成したときだけ、勝者なしで終わります。',
    end: '終える',
    ask: '全員に聞く',
  },
  proposes: {
    rewind: ({ name, decision }) =>
      decision === null
        ? `${name}さんが前の選択まで戻りたいそうです。`
        : `${name}さんがこの手の前まで戻りたいそうです：${decision}`,
    pause: ({ name }) => `${name}さんが中断したいそうです。`,
    resume: ({ name }) => `${name}さんが再開したいそうです。`,
    end: ({ name }) => `${name}さんがゲームを勝者なしで終えたいそうです。`,
  },
  waits: {
    rewind: ({ names }) => `前に戻る提案：${joined(names)}の返事待ちです。`,
    pause: ({ names }) => `中断の提案：${joined(names)}の返事待ちです。`,
    resume: ({ names }) => `再開の提案：${joined(names)}の返事待ちです。`,
    end: ({ names }) => `終了の提案：${joined(names)}の返事待ちです。`,
  },
  notCounted: '前の選択まで戻りました。このゲームは強さの計算に入りません。',
  refusals: {
    proposed: '別の提案が出ています。先に答えてください。',
    'not-proposed': 'この提案はもう終わっています。',
    'nobody-agrees': 'ほかの人がいません。誰かが戻るまでお待ちください。',
  },
  agree: '賛成',
  decline: '反対',
  takeBack: '取り消す',
  declined: ({ name }) => `${name}さんは賛成しませんでした。`,
};
