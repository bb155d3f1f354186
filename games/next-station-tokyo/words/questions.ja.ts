import { people } from './grammar.ja.ts';
import { effects, pencils, symbols } from './names.ja.ts';
import type { Round, Words } from './words.ts';

function draw({ name, pencil, symbol, branch, effect, last }: Round): string {
  const where = symbol === null ? 'どの駅へも（複線も可）' : `${symbols[symbol]}の駅へ`;
  const more = [
    branch ? '線のどの駅からでも' : '',
    effect === null ? '' : `効果「${effects[effect].name}」つき`,
    last ? 'この線の最終ラウンド' : '',
  ].filter((part) => part !== '');
  const how = more.length > 0 ? `（${more.join('、')}）` : '';
  return `${name}さん、${pencils[pencil]}の線を${where}引けます${how}。どうしますか？`;
}

export const questions: Words['questions'] = {
  'take-pencil': ({ name }) => `${name}さん、どの色鉛筆から始めますか？`,
  'place-spare': ({ name, spare }) =>
    spare === null
      ? `${name}さん、余った色鉛筆をどう置きますか？`
      : `${name}さん、余った${pencils[spare]}の色鉛筆をどこに置きますか？`,
  draw,
  'own-pace': draw,
};

export const waiting: Words['waiting'] = {
  pencil: () => '色鉛筆を配っています。',
  spare: () => '余った色鉛筆の場所をくじで決めています。',
  goals: () => '目標を2枚公開しています。',
  symbol: () => 'このフェーズの記号を公開しています。',
  effect: () => 'このフェーズの効果を公開しています。',
  reveal: () => '次のカードを公開しています。',
  deal: () => 'すべてのフェーズのカードを伏せて並べています。',
  pencils: ({ name }) => `${name}さんが色鉛筆を選んでいます。`,
  drawing: ({ names }) => `${people(names)}が考え中です。`,
  over: ({ winners }) =>
    winners.length === 0 ? '対戦は終わりました。' : `対戦は終わりました。${people(winners)}の勝ちです。`,
};

export const explanations: Words['explanations'] = {
  'take-pencil': '色鉛筆ごとに始発駅が決まっていて、フェーズごとに1本ずつ、4本すべてを使います。',
  'place-spare': 'フェーズが終わるたびに色鉛筆は1つずつ左へ移るので、次に使うのは自分の右にある色鉛筆です。',
  draw: '線の端から示された記号の駅まで1区間引くか、パスします（選択肢の数字は、できる線の地区×駅と、路線図全体で増える点です）。',
  'own-pace': 'ほかの人を待たずに、引くかパスするとすぐに次のカードが公開され、カードの並びは全員同じです。',
};
