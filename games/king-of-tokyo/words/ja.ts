import { actions, passes } from './actions.ja.ts';
import { cards } from './cards.ja.ts';
import { events } from './events.ja.ts';
import { cardCount, energy } from './grammar.ja.ts';
import { kinds, monsters, places } from './names.ja.ts';
import { options } from './options.ja.ts';
import { orders } from './orders.ja.ts';
import { addressed, explanations, questions, shortExplanations, waiting } from './questions.ja.ts';
import { situation } from './situation.ja.ts';
import { turn } from './turn.ja.ts';
import type { Words } from './words.ts';

const oneDecimal = new Intl.NumberFormat('ja', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const ja: Words = {
  title: 'キング・オブ・トーキョー',
  about:
    '巨大な怪獣たちが、6個のサイコロでスター、エネルギー、回復、ツメを狙い、東京を奪い合うゲームです。東京にいる怪獣はスターを得ますが、サイコロでは回復できず、外の全員の的になります。最初に20スターを集めるか、最後まで生き残れば、キング・オブ・トーキョーです。',
  goal: '最初に20スターを集めるか、最後まで生き残れば勝ちです。',
  monsters,
  cards,
  kinds,
  places,
  card: ({ card, kind, cost, copies }) =>
    `費用${energy(cost)}${copies > 1 ? `、山札に${cardCount(copies)}` : ''}。${kinds[kind]}：${cards[card].text}`,
  addressed,
  questions,
  glance({ tokyo, most, leaders }) {
    const inside = tokyo.map(({ name, hearts: h, stars: s }) => `東京に${name}さん（ハート${h}、スター${s}）`);
    const ahead =
      leaders.length === 0 ? [] : [`首位は${leaders.map((name) => `${name}さん`).join('、')}（スター${most}）`];
    return [...(tokyo.length === 0 ? ['東京は空です'] : inside), ...ahead].join('、');
  },
  situation,
  waiting,
  explanations,
  shortExplanations,
  tie: 'スターの数が同じ怪獣は同じ順位です。脱落した怪獣どうしも同じ順位です。',
  actions,
  passes,
  events,
  turn,
  odds: ({ triple, energy, hearts, claws }) =>
    `3個そろい：${Math.round(100 * triple)}\u00a0%。平均でエネルギー${oneDecimal.format(energy)}、ハート${oneDecimal.format(hearts)}、ツメ${oneDecimal.format(claws)}です。`,
  options,
  orders,
};
