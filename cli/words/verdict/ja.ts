import { complaintsIn, refusalIn } from '@yamanote/command-line';
import type { OddNumbering } from '@yamanote/kernel';
import type { VerdictWords } from './en.ts';

const complaints = complaintsIn.ja;

export const ja: VerdictWords = {
  verified: (file) => `${file}：検証できました。問題ありません。`,
  notVerified: (file) => `${file}：記録に違いが見つかりました。`,
  holds: {
    inPlace: (entries) => `${entries}件の記録は、時刻と操作した人も含めてそのままです。`,
    seed: () => 'シードは封印と一致します。',
    seals: () => 'どの封印もその席の乱数と一致し、名前も照合できました。',
    signed: (fingerprint) => `署名があります。鍵の指紋は${fingerprint}です。`,
    shown: (seals) => `開始前に控えた封印が${seals}件、記録にあります。`,
    ownBits: () => '控えた乱数は使われています。',
    dice: (throws) => `サイコロとカードの結果${throws}件は、シードと各席の乱数から決まったものです。`,
    unchosen: () => '乱数を出した全員とサーバーが手を組まないかぎり、結果は選べませんでした。',
    legal: (entries) => `${entries}件の記録は、どれもルールどおりです。`,
    end: () => 'ゲームは終わっていて、最後の状態の指紋も一致します。',
  },
  differs: {
    at: complaints.at,
    sum: (due, found) => `${due}のはずが、${found ?? 'なし'}になっています。ほかは変えられていません。`,
    entry: (due, found) =>
      `チェックサムが${due}ではなく${found ?? 'なし'}です。この記録が変えられたか、前の記録が抜けています。`,
    hiddenSeed: () => 'シードがまだ公開されていません。ゲームの途中ではありませんか？',
    seed: (commitment, seed, seal) => `封印は${commitment}ですが、シード${seed}から出る封印は${seal}です。`,
    seal: (due, found) => `この乱数の封印は${due ?? 'なし'}のはずが、${found ?? 'なし'}になっています。`,
    salt: (found) => `名前とソルトは組で必要です（ここは${found ?? 'なし'}）。`,
    name: (due, found) => `名前とソルトから${due}が出るはずが、${found}になります。`,
    signature: (hash, key, found) => `${found}は、鍵${key}による${hash}の署名ではありません。`,
    lateSeed: (noted, found) =>
      `控えた封印は${noted}、記録の封印は${found}です。サーバーは、封印したものとは別のシードを使いました。`,
    twoSeeds: (noted, found) =>
      `控えた封印は${noted}ですが、別の人は${found}を控えています。サーバーは2つの封印を見せ、1つを隠しています。`,
    bits: (noted) => `控えた乱数${noted}がありません。サーバーが使いませんでした。`,
    seats: (noted, found) => `控えでは${noted}席、記録では${found}席です。`,
    twoSeals: (noted, found) =>
      `控えた封印は${noted ?? 'なし'}ですが、別の人の控えは${found ?? 'なし'}です。サーバーは人によって違う封印を見せました。`,
    otherSeal: (noted, found) =>
      `控えた封印は${noted ?? 'なし'}、記録の封印は${found ?? 'なし'}です。サーバーは別の封印を見せていました。`,
    looseSeal: (noted, commitment) =>
      `控えた封印${noted}は、シード（${commitment}）のものでも席のものでもありません。サーバーは別の封印を見せていました。`,
    throw: (due, found, numbering) =>
      `シードから出るのは${due}ですが、記録は${found}です。${numbering === null ? '' : numbered(numbering)}`,
    refused: (refusal) => refusalIn(complaints, refusal),
    goesOn: (question) => `「${question}」へ続くはずのところで終わっています。`,
    hash: (due, found) => `最後の状態の指紋は${due}のはずが、${found}になっています。`,
  },
  notes: {
    at: complaints.at,
    noBits: () => 'この人の端末は乱数を出していません。',
    hints: (hints) => `ヒントを${hints}回見ています。`,
    rewound: (times, where) => `全員の合意で${times}回、手を戻しています：${where.join('、')}`,
    paused: (times) => `全員の合意で${times}回、中断しています。`,
    agreedEnd: (seats) => `席${seats.join('と席')}の合意で終わりました。勝者はいません。`,
    arranged: (throws) => `サイコロやカードの結果${throws}件は、乱数ではなく指定されたものです。`,
    format1: () => [
      '形式1：端末が乱数を封印していないため、先に見た運営者は結果を選べました。',
      '形式1：答えるたび、手を戻すたびにそのあとの結果が変わるため、参加している運営者は試せました。',
      '形式1：名前、時刻、操作した人は保護されておらず、署名もありません。',
    ],
    unsigned: () => 'サーバーの署名がありません。',
    signatureUnchecked: () => '署名はここでは確かめられません。',
    voidDeal: (silent) => `この前に開始をやり直しています。席${silent.join('と席')}が封印を開きませんでした。`,
    hostChose: () => 'どの席も乱数を出していません。シードも結果も、サーバーだけが決めました。',
    hostMayKnow: () => '運営者が参加していれば、結果を前もって知ることができました。',
    nothingNoted: () => '開始前の控えが指定されていません。全員に同じ封印が示されたかどうかはわかりません。',
    otherDeals: (notes) => `控えのうち${notes}件は、やり直しになった回のもので、このゲームの証明にはなりません。`,
    unnoted: (seats) =>
      `${seats.map((seat) => (seat === null ? 'サーバー' : `席${seat}`)).join('、')}の封印は控えがありません。開始前に示されたかどうかはわかりません。`,
  },
};

function numbered(numbering: OddNumbering): string {
  switch (numbering.by) {
    case 'entries':
      return 'ここからは全記録で番号が付けられ、答えるたび、手を戻すたびに結果が変わっています。';
    case 'standing':
      return 'ここからは、戻した手を除いて番号が付けられています。';
    case 'hidden':
      return `ここからは、記録にない結果がさらに${numbering.hidden}件あったかのような番号です。`;
  }
}
