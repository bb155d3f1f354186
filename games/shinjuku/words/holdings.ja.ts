import { customers, goods, heads, list, points, station, ward } from './grammar.ja.ts';
import type { Held, Words } from './words.ts';

export const hand: Words['hand'] = ({ cards }) =>
  cards.length === 0
    ? '手札はありません。'
    : `手札は${cards.map((held) => `${ward(held.ward)}${held.count}枚${joker(held)}`).join('、')}です。`;

function joker({ joker: by }: Held): string {
  if (by === null) return '';
  const why = [...by.stations.map((at) => `${station(at)}駅の店`), ...(by.ceo ? ['CEO'] : [])];
  return `（ジョーカー：${list(why)}）`;
}

export const lastTrack: Words['lastTrack'] = ({ pieces }) =>
  pieces === 0 ? '線路は残っていません。' : '線路は残り1本です。';

export const worth: Words['worth'] = ({ points: have, more: by }) =>
  `現在${points(have)}です。次の客は、${Object.entries(by)
    .map(([good, n]) => `${goods[good as keyof typeof by]}なら+${points(n)}`)
    .join('、')}です。`;

export const queue: Words['queue'] = ({ cards: all }) =>
  `待機列は、次が${all.map(({ ward: of, customers: waiting }) => `${ward(of)}${waiting.length === 0 ? '' : `（${customers(waiting)}）`}`).join('、')}です。`;

const LEVELS = ['空', '残りわずか', '半分ほど', '多め', '満杯'];

export const bag: Words['bag'] = ({ level, count }) =>
  count === null ? `袋は${LEVELS[level]}です。` : `袋の客は残り${heads(count)}です。`;

export const glance: Words['glance'] = ({ stores, bag: level, isLast, ahead }) => {
  const now = isLast ? '最後の手番' : `店${stores}軒、袋は${LEVELS[level]}`;
  return ahead === null
    ? now
    : `${now}、首位は${ahead.names.map((name) => `${name}さん`).join('、')}（${ahead.points}点）`;
};
