import { actions } from './actions.ja.ts';
import { events, toYou, turn } from './events.ja.ts';
import { districts, effects, goals, grades, pencils, symbols } from './names.ja.ts';
import { options, orders } from './options.ja.ts';
import { explanations, questions, waiting } from './questions.ja.ts';
import { situation } from './situation.ja.ts';
import type { Words } from './words.ts';

export * as grammar from './grammar.ja.ts';
export { beside } from './names.ja.ts';

export const ja: Words = {
  title: 'ネクスト・ステーション 東京',
  about:
    '全員が自分の路線図に、カードの示す記号の駅から駅へと、フェーズごとに1本、合わせて4本の地下鉄を引きます。多くの地区を通る長い線と、線が集まる駅が得点になり、緑の環状線で通らなかった駅は減点です。全員が同時に引き、だれにも邪魔されず、1人でも遊べます。',
  goal: '長い線、外側の地区での乗り換え、残さず通る環状線の駅で得点を競います。',
  symbols,
  pencils,
  districts,
  effects,
  goals,
  grades,
  questions,
  situation,
  waiting,
  explanations,
  ties: {
    broken: '同点のときは、得点の最も高い路線で決めます。',
    shared: '点数も最高の路線も同じなので、順位を分け合います。',
  },
  actions,
  events,
  turn,
  toYou,
  options,
  orders,
  effectTopic: ({ effect }) => `効果「${effects[effect].name}」`,
  goalTopic: ({ goal }) => `目標「${goals[goal].name}」`,
};
