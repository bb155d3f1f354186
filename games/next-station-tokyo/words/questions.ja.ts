import { asked, people, person } from './grammar.ja.ts';
import { effects, pencils, symbols } from './names.ja.ts';
import type { Round, Words } from './words.ts';

function draw({ seat, pencil, symbol, branch, effect, last }: Round): string {
  const where = symbol === null ? '好きな駅へ' : `${symbols[symbol]}の駅へ`;
  const more = [
    symbol === null ? '複線可' : '',
    branch ? 'この線のどの駅からでも' : '',
    effect === null ? '' : `効果「${effects[effect].name}」`,
    last ? (branch ? '最終ラウンド' : 'この線の最終ラウンド') : '',
  ].filter((part) => part !== '');
  const how = more.length > 0 ? `（${more.join('・')}）` : '';
  return asked(seat, `${pencils[pencil]}の線を${where}引いてください${how}。`);
}

export const questions: Words['questions'] = {
  'take-pencil': ({ seat }) => asked(seat, 'どの色鉛筆から始めますか？'),
  'place-spare': ({ seat, spare }) =>
    asked(
      seat,
      spare === null ? '余った色鉛筆をどこに置きますか？' : `余った${pencils[spare]}の色鉛筆をどこに置きますか？`,
    ),
  draw,
  'own-pace': draw,
};

export const waiting: Words['waiting'] = {
  pencil: () => '色鉛筆を配っています。',
  spare: () => '余った色鉛筆の場所をランダムに決めています。',
  goals: () => '目標を2枚公開しています。',
  symbol: () => 'このフェーズの記号を公開しています。',
  effect: () => 'このフェーズの効果を公開しています。',
  reveal: () => '次のカードを公開しています。',
  deal: () => 'すべてのフェーズのカードを伏せて並べています。',
  pencils: ({ seat }) => `${person(seat)}が色鉛筆を選んでいます。`,
  drawing: ({ seats }) => `${people(seats)}が考え中です。`,
  over: ({ winners }) =>
    winners.length === 0 ? 'ゲームは終わりました。' : `ゲームは終わりました。${people(winners)}の勝ちです。`,
};

export const explanations: Words['explanations'] = {
  'take-pencil': '色鉛筆ごとに始発駅があります。4本すべてを1本ずつ順に使います。',
  'place-spare': '線が終わるたびに、色鉛筆をすべて1つ左へ回します。次は右から来た色を使います。',
  draw: '線の得点は、地区の数×一番駅の多い地区の駅数です。記号の駅へ引くか、パスします。',
  'own-pace': 'カードの並びは全員同じです。引くかパスすると、すぐ次のカードが出ます。',
};
