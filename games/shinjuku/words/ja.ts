import { actions, steps } from './actions.ja.ts';
import { events } from './events.ja.ts';
import { BAY, customers, goods, shops, station, ward } from './grammar.ja.ts';
import { bag, glance, hand, lastTrack, queue, worth } from './holdings.ja.ts';
import { kinds, supplies, wardText } from './names.ja.ts';
import { options } from './options.ja.ts';
import { explanations, questions, waiting } from './questions.ja.ts';
import { turn } from './turn.ja.ts';
import type { Words } from './words.ts';

/** For what the board says besides. */
export { cards, heads, kindOf, points, stars } from './grammar.ja.ts';

export const ja: Words = {
  title: '新宿',
  about:
    '鉄道会社どうしが東京の買い物客を取り合い、駅に店を開き、駅と駅を線路でつなぎます。客は各区で待ち、誰かが電車に乗せると、求める商品を売る店ごとに、誰の店でも1人ずつ降りていきます。勝つのは、一番多く集めた人ではなく、一番うまく取り合わせた人です。',
  goal: '4種類の商品の客をうまくそろえるほど、高い点になります。',
  goods,
  shops,
  station,
  ward,
  bay: BAY,
  crowd: customers,
  kinds,
  supplies,
  wardText,
  questions,
  hand,
  lastTrack,
  worth,
  queue,
  bag,
  glance,
  waiting,
  explanations,
  ties: {
    retail: '同点のときは、星が多い人が上位です。',
    r12: '同点のときは、一番多い2種類の商品を除いた点、次に3種類を除いた点で比べ、最後は順位の数字が一番大きい百貨店で決めます。',
    shared: '点数もほかの条件も同じなので、同じ順位です。',
  },
  actions,
  steps,
  events,
  turn,
  options,
};
