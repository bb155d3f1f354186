import type { ProofWords } from './en.ts';

const DISTRUST = 'このゲームは信用しないでください。';
const MISFIT = '合わないところがあります。記録を保存して、`yamanote verify`で調べてください。';
const CHOSEN = { dice: 'サイコロの目', cards: 'カード', both: 'サイコロの目やカード' };

export const ja: ProofWords = {
  verified: ({ throws }) =>
    `${throws === 1 ? '1回の結果は' : `${throws}回の結果はすべて`}、このゲームで封印した値から決まったものでした。すべての手がルールどおりでした。`,
  compare: {
    here: ({ chance, code }) =>
      `この端末は、すべての封印を見てから自分の乱数を開き、それも使われました。${CHOSEN[chance]}を選べた人はいません。ただし、運営者が参加していれば、前もって知ることはできました。コードが${code}の人には、同じ封印が示されています。`,
    elsewhere: '別の端末で始まったゲームです。開始前に示されたものは、ここでは比べられません。',
    without:
      'この端末の乱数なしで始まったゲームです。結果が操作されていないかは、ほかの人の端末でしか確かめられません。',
    nobody: 'どの端末の乱数も加わっていません。シードはサーバーだけが決めました。',
    replaced:
      'あなたの席には別の端末の乱数が使われました。ほかの端末からもこのテーブルに参加していたのでなければ、このゲームは信用しないでください。',
    older:
      '以前の形式のゲームなので、証明できることが少なくなります。封印した値を控えた端末がなく、手を戻すと、そのあとの結果が変わる仕組みでした。',
    alone: 'この端末だけで遊んだので、ほかに比べるものはありません。',
  },
  voids: ({ voids }) => `開始前に封印を開かない人がいたため、${voids}回やり直しました。`,
  hints: ({ asked }) =>
    `見たヒント：${asked.map(({ name, you, hints }) => `${you ? 'あなた' : `${name}さん`}${hints}回`).join('、')}。`,
  rewound: ({ rewinds }) =>
    `合意で${rewinds}回、前の選択まで戻りました。そのあとの結果は新しく決まり、取り消した分もすべてファイルに残っています。`,
  signed: ({ key }) => `このサーバーの署名があります。鍵の指紋は${key}です。`,
  notChecked: 'サーバーの署名はここでは確かめられません。httpsと新しいブラウザが必要です。',
  faults: {
    'late-seed': `サーバーは、開始前に封印したものとは別のシードを使いました。${DISTRUST}`,
    'two-seals': `サーバーは開始前に2つのシードを封印し、その1つを隠しています。${DISTRUST}`,
    'other-seals': `開始前にサーバーがこの端末に示した封印は、ゲームの記録と違います。${DISTRUST}`,
    'dropped-bits': `サーバーは、この端末の乱数を使いませんでした。${DISTRUST}`,
    numbering: `手を戻してやり直すと、結果が変わる仕組みになっています。${DISTRUST}`,
    dice: `封印した値と合わない結果があります。${DISTRUST}`,
    signature: `このサーバーの鍵で署名されていません。${DISTRUST}`,
    changed: `ゲームの記録があとから変えられています。${DISTRUST}`,
    rules: MISFIT,
    unfinished: MISFIT,
  },
  copy: '控えをコピー',
  copyHint: '開始前にこの端末に示された封印と、この端末が開いた乱数です。`yamanote verify --note`で使えます。',
  copied: '控えをコピーしました。',
};
