import type { ProofWords } from './en.ts';

const DISTRUST = 'この対戦は信用しないでください。';
const MISFIT = '合わないところがあります。保存して `yamanote verify` で調べてください。';
const CHOSEN = { dice: 'サイコロの目', cards: 'カード', both: 'サイコロの目やカード' };

export const ja: ProofWords = {
  verified: ({ throws }) => `${throws}回の結果はすべて、この対戦で封をした値から出ていて、どの手もルールどおりでした。`,
  compare: {
    here: ({ chance, code }) =>
      `この端末はすべての封を見てから自分の乱数を開き、それも使われました。${CHOSEN[chance]}を選べた人はいません。ただし、ホールを開いている人が参加していれば、前もって知ることはできました。コードが${code}の人には、同じ封が示されています。`,
    elsewhere: '別の端末で始まった対戦です。開始前に示されたものは、ここでは比べられません。',
    without: 'この端末の乱数なしで始まった対戦です。結果が操作されていないかは、ほかの人の端末でしか確かめられません。',
    replaced:
      'あなたの席には別の端末の乱数が使われました。ほかの端末でこのテーブルを開いていなければ、この対戦は信用しないでください。',
    older:
      '以前の形式の対戦なので、証明できることが少なくなります。ホールが封をした値を控えた端末がなく、手を戻すたびに結果が変わりました。',
    alone: 'この端末だけの対戦なので、ほかに比べるものはありません。',
  },
  voids: ({ voids }) => `この前に${voids}回、封を開かない人がいたため、やり直しになりました。`,
  signed: ({ key }) => `このホールの署名があります。鍵の指紋は${key}です。`,
  notChecked: 'ホールの署名はここでは確かめられません。httpsと新しいブラウザーが必要です。',
  faults: {
    'late-seed': `ホールは、開始前に封をしたものとは別のシードを使いました。${DISTRUST}`,
    'two-seals': `ホールは開始前に二つのシードに封をして、その一つを伏せています。${DISTRUST}`,
    'other-seals': `開始前にホールがこの端末に示した封は、対戦の記録と違います。${DISTRUST}`,
    'dropped-bits': `ホールは、この端末の乱数を使いませんでした。${DISTRUST}`,
    numbering: `手を戻すと目が変わるような番号の付け方になっています。${DISTRUST}`,
    dice: `封をした値から出ていない結果があります。${DISTRUST}`,
    signature: `このホールの鍵で署名されていません。${DISTRUST}`,
    changed: `対戦の記録があとから変えられています。${DISTRUST}`,
    rules: MISFIT,
    unfinished: MISFIT,
  },
  copy: '控えをコピー',
  copyHint: '開始前にこの端末に示された封と、この端末が開いた乱数です。`yamanote verify --note` で使えます。',
  copied: '控えをコピーしました。',
};
