import { asked, people, person } from './grammar.ja.ts';
import { effects, pencils, symbols } from './names.ja.ts';
import type { Round, Words } from './words.ts';

function draw({ seat, pencil, symbol, branch, effect, last }: Round): string {
  const where = symbol === null ? 'どの駅へも（複線も可）' : `${symbols[symbol]}の駅へ`;
  const more = [
    branch ? '線のどの駅からでも' : '',
    effect === null ? '' : `効果「${effects[effect].name}」つき`,
    last ? 'この線の最終ラウンド' : '',
  ].filter((part) => part !== '');
  const how = more.length > 0 ? `（${more.join('、')}）` : '';
  return asked(seat, `${pencils[pencil]}の線を${where}引けます${how}。どうしますか？`);
}

export const questions: Words['questions'] = {
  'take-pencil': ({ seat }) => asked(seat, 'どの色鉛筆から始めますか？'),
  'place-spare': ({ seat, spare }) =>
    asked(
      seat,
      spare === null ? '余った色鉛筆をどう置きますか？' : `余った${pencils[spare]}の色鉛筆をどこに置きますか？`,
    ),
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
  pencils: ({ seat }) => `${person(seat)}が色鉛筆を選んでいます。`,
  drawing: ({ seats }) => `${people(seats)}が考え中です。`,
  over: ({ winners }) =>
    winners.length === 0 ? '対戦は終わりました。' : `対戦は終わりました。${people(winners)}の勝ちです。`,
};

export const explanations: Words['explanations'] = {
  'take-pencil': '色鉛筆ごとに始発駅があり、4本すべてを1本ずつ順に使います。',
  'place-spare': '線が終わるたびに色鉛筆は左へ移り、右にあるものが次の自分の色になります。',
  draw: '記号の駅まで引くかパスし、通った地区の数×1地区で最も多い駅の数が点になります。',
  'own-pace': '引くかパスするとすぐ次のカードが出て、カードの並びは全員同じです。',
};
