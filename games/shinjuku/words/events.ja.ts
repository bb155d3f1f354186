import { BAY, cards, customer, customers, list, points, shops, stars, station, ward, wardOrBay } from './grammar.ja.ts';
import { endsOf } from './grammar.ts';
import type { Words } from './words.ts';

const wards = (all: Parameters<typeof ward>[0][]) => all.map(ward).join('、');

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)}がまためくられましたが、数えません。`,
  'first-drawn': ({ seat }, name) => `くじで${name(seat)}さんが最初の手番になりました。`,
  drew({ seat, count, cards: drawn, cause }, name) {
    const why = { 'set-up': '最初に', income: '収入で', track: '線路を使われて', 'last-round': '最後の一巡の前に' }[
      cause
    ];
    const which = drawn === null || drawn.length === 0 ? '' : `（${wards([...drawn])}）`;
    return count === 0
      ? `${name(seat)}さんが${why}引いた区のカードはありません。`
      : `${name(seat)}さんは${why}カードを${cards(count)}引きます${which}。`;
  },
  reshuffled: ({ cards: shuffled }) => `捨て札を混ぜて、${cards(shuffled)}の新しい山札にします。`,
  'turn-began': ({ seat }, name) => `${name(seat)}さんの手番です。`,
  placed: ({ ward: to, customers: all, from }) =>
    `${from === 'queue' ? '待ち行列から' : ''}${customers(all)}が${ward(to)}に来ます。`,
  'card-taken': ({ seat, ward: of }, name) => `${name(seat)}さんは${ward(of)}のカードを手札に加えます。`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)}が待ち行列の${slot}番に並びます。`,
  queued: ({ slot, ward: of, customer: id, seat }, name) =>
    seat === null
      ? `${customer(id)}が${ward(of)}のカード（${slot}番）に並びます。`
      : `${name(seat)}さんが手放した${customer(id)}が${ward(of)}のカード（${slot}番）に並びます。`,
  returned: ({ customer: id }) => `${customer(id)}は並ぶカードがなく、袋に戻ります。`,
  'arrival-card-revealed': ({ ward: of }) => `${ward(of)}に客が来ます。`,
  stalled: ({ seat }, name) => `カードが残っていないので、${name(seat)}さんの手番には誰も来ません。`,
  'end-triggered': ({ seat }, name) => `${name(seat)}さんが最後の客を地図に出し、終わりが近づきました。`,
  'last-round-began': () => '最後の一巡です。全員がカードを引き、あと1回ずつ手番を行います。',
  'kaiju-appeared': () => `${BAY}に怪獣が現れました！`,
  'kaiju-moved': ({ seat, from, to }, name) =>
    `${name(seat)}さんは怪獣を${wardOrBay(from)}から${ward(to)}へ動かします。`,
  fled: ({ seat, from, to, customers: all }, name) =>
    `${name(seat)}さんは${customers(all)}を${ward(from)}から${ward(to)}へ逃がします。`,
  'ceo-moved'({ seat, by, from, to }, name) {
    if (from === null) return `${name(seat)}さんのCEOは${ward(to)}から始めます。`;
    return seat === by
      ? `${name(seat)}さんのCEOは${ward(from)}から${ward(to)}へ動きます。`
      : `${name(by)}さんは${name(seat)}さんのCEOを${ward(from)}から${ward(to)}へ逃がします。`;
  },
  'ceo-stayed': ({ seat, ward: at }, name) => `${name(seat)}さんのCEOは${ward(at)}にとどまります。`,
  paid({ seat, cards: spent, as }, name) {
    const all = wards([...spent]);
    return `${name(seat)}さんは${{ itself: `${all}を払います`, joker: `${all}をジョーカーとして払います`, three: `3枚（${all}）を払います` }[as]}。`;
  },
  opened: ({ seat, station: at, shop }, name) => `${name(seat)}さんは${station(at)}駅に${shops[shop]}を開きます。`,
  relocated: ({ seat, from, to, shop }, name) =>
    `${name(seat)}さんは${shops[shop]}を${station(from)}駅から${station(to)}駅へ移します。`,
  'track-laid'({ seat, connection, second }, name) {
    const [from, to] = endsOf(connection).map(station);
    return `${name(seat)}さんは${second ? '2本目の線路' : '線路'}を${from}―${to}に敷きます。`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, name) =>
    `${name(seat)}さんは${ward(of)}の${customers(all)}を${station(at)}駅から運びます。`,
  rode({ seat, to, connection, owner }, name) {
    const over =
      connection === null || owner === null ? '常設線' : `${owner === seat ? '自分' : `${name(owner)}さん`}の線路`;
    return `${name(seat)}さんは${over}で${station(to)}駅へ進みます。`;
  },
  alighted: ({ owner, station: at, customer: id }, name) =>
    `${customer(id)}が${station(at)}駅の${name(owner)}さんの店で降ります。`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `電車は${station(at)}駅で止まります。`
      : `電車は${station(at)}駅で止まり、${customers(all)}が${ward(of)}に残ります。`,
  collected: ({ seat, customers: all }, name) => `${name(seat)}さんは${customers(all)}を獲得します。`,
  upgraded: ({ seat, station: at, good, customer: id, stars: taken }, name) =>
    `${name(seat)}さんは${customer(id)}を手放し、${station(at)}駅の${shops[good]}を百貨店にします${taken === 0 ? '' : `（${stars(taken)}）`}。`,
  'left-the-game': ({ customer: id, seat }, name) =>
    `${name(seat)}さんが手放した${customer(id)}はゲームから除かれます。`,
  passed: ({ seat }, name) => `${name(seat)}さんは手番を終えます。`,
  scored({ seat, customers: all, stars: taken, points: score }, name) {
    const won = [...(all.length > 0 ? [customers(all)] : []), ...(taken > 0 ? [stars(taken)] : [])];
    return `${name(seat)}さんは${won.length > 0 ? `${list(won)}で` : '誰も獲得できず、'}${points(score)}です。`;
  },
  won: ({ seats }, name) => {
    const winners = list(seats.map((seat) => `${name(seat)}さん`));
    return seats.length === 1 ? `${winners}の勝ちです！` : `${winners}が勝利を分け合いました！`;
  },
};
