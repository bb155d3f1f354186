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
    'カードの記号に合わせて駅から駅へ線を引き、東京に4本の地下鉄をつくります。多くの地区を通る長い線や、線が集まる駅が得点になり、通らなかった山手線の駅は減点です。全員が同時に引くので邪魔されることはなく、1人でも遊べます。',
  goal: '得点の多い人の勝ちです。長い線を引き、山手線の駅は残さず通りましょう。',
  symbols,
  pencils,
  districts,
  effects,
  goals,
  grades,
  questions,
  glance({ phase, of, points: best, leaders }) {
    const now = `フェーズ${phase}／${of}`;
    if (best === null) return now;
    const ahead = leaders.map((name) => `${name}さん`).join('、');
    return leaders.length === 0 ? `${now}、${best}点` : `${now}、首位は${ahead}（${best}点）`;
  },
  situation,
  waiting,
  explanations,
  ties: {
    broken: '同点のときは、一番得点の高い線で決めます。',
    shared: '点数も、一番高い線の得点も同じなので、同じ順位です。',
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
