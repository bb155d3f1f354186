import {
  BAY,
  called,
  cards,
  customer,
  customers,
  list,
  points,
  shops,
  stars,
  station,
  ward,
  wardOrBay,
} from './grammar.ja.ts';
import { endsOf } from './grammar.ts';
import type { Words } from './words.ts';

const wards = (all: Parameters<typeof ward>[0][]) => all.map(ward).join('、');

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)}がまためくられましたが、数えません。`,
  'first-drawn': ({ seat }, who) => `くじで${called(who(seat))}が最初の手番になりました。`,
  drew({ seat, count, cards: drawn, cause }, who) {
    const why = { 'set-up': '最初に', income: '収入で', track: '線路を使われて', 'last-round': '最後の一巡の前に' }[
      cause
    ];
    const which = drawn === null || drawn.length === 0 ? '' : `（${wards([...drawn])}）`;
    return count === 0
      ? `カードが残っていないので、${called(who(seat))}はもう引きません。`
      : `${called(who(seat))}は${why}カードを${cards(count)}引きます${which}。`;
  },
  reshuffled: ({ cards: shuffled }) => `捨て札を混ぜて、${cards(shuffled)}の新しい山札にします。`,
  'turn-began': ({ seat }, who) => `${called(who(seat))}の手番です。`,
  placed: ({ ward: to, customers: all, from }) =>
    `${from === 'queue' ? '待ち行列から' : ''}${customers(all)}が${ward(to)}に来ます。`,
  'card-taken': ({ seat, ward: of }, who) => `${called(who(seat))}は${ward(of)}のカードを手札に加えます。`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)}が待ち行列の${slot}番に並びます。`,
  queued: ({ slot, ward: of, customer: one, seat }, who) =>
    seat === null
      ? `${one.count > 1 ? customers([one]) : customer(one)}が${ward(of)}のカード（${slot}番）に並びます。`
      : `${called(who(seat))}が手放した${customer(one)}が${ward(of)}のカード（${slot}番）に並びます。`,
  returned: ({ customer: one }) => `${customer(one)}は並ぶカードがなく、袋に戻ります。`,
  'arrival-card-revealed': ({ ward: of }) => `${ward(of)}に客が来ます。`,
  stalled: ({ seat }, who) => `カードが残っていないので、${called(who(seat))}の手番には誰も来ません。`,
  'end-triggered': ({ seat }, who) => `${called(who(seat))}が最後の客を地図に出し、終わりが近づきました。`,
  'last-round-began': () => '最後の一巡です。全員がカードを引き、あと1回ずつ手番を行います。',
  'kaiju-appeared': () => `${BAY}に怪獣が現れました！`,
  'kaiju-moved': ({ seat, from, to }, who) =>
    `${called(who(seat))}は怪獣を${wardOrBay(from)}から${ward(to)}へ動かします。`,
  fled: ({ seat, from, to, customers: all }, who) =>
    `${called(who(seat))}は${customers(all)}を${ward(from)}から${ward(to)}へ逃がします。`,
  'ceo-moved'({ seat, by, from, to }, who) {
    if (from === null) return `${called(who(seat))}のCEOは${ward(to)}から始めます。`;
    return seat === by
      ? `${called(who(seat))}のCEOは${ward(from)}から${ward(to)}へ動きます。`
      : `${called(who(by))}は${called(who(seat))}のCEOを${ward(from)}から${ward(to)}へ動かします。`;
  },
  'ceo-stayed': ({ seat, ward: at }, who) => `${called(who(seat))}のCEOは${ward(at)}にとどまります。`,
  paid({ seat, cards: spent, as }, who) {
    const all = wards([...spent]);
    return `${called(who(seat))}は${{ itself: `${all}のカードを払います`, joker: `${all}のカードをジョーカーとして払います`, three: `カード3枚（${all}）を払います` }[as]}。`;
  },
  opened: ({ seat, station: at, shop }, who) => `${called(who(seat))}は${station(at)}駅に${shops[shop]}を開きます。`,
  relocated: ({ seat, from, to, shop }, who) =>
    `${called(who(seat))}は${shops[shop]}を${station(from)}駅から${station(to)}駅へ移します。`,
  'track-laid'({ seat, connection, second }, who) {
    const [from, to] = endsOf(connection).map(station);
    return `${called(who(seat))}は${second ? '2本目の線路' : '線路'}を${from}―${to}に敷きます。`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, who) =>
    `${called(who(seat))}は${ward(of)}の${customers(all)}を${station(at)}駅から運びます。`,
  rode({ seat, to, connection, owner }, who) {
    const over =
      connection === null || owner === null ? '常設線' : `${owner === seat ? '自分' : called(who(owner))}の線路`;
    return `${called(who(seat))}は${over}で${station(to)}駅へ進みます。`;
  },
  alighted: ({ owner, station: at, customer: one }, who) =>
    `${customer(one)}が${station(at)}駅の${called(who(owner))}の店で降ります。`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `電車は${station(at)}駅で止まります。`
      : `電車は${station(at)}駅で止まり、${customers(all)}が${ward(of)}に残ります。`,
  collected: ({ seat, customers: all }, who) => `${called(who(seat))}は${customers(all)}を獲得します。`,
  upgraded: ({ seat, station: at, good, customer: one, stars: taken }, who) =>
    `${called(who(seat))}は${customer(one)}を手放し、${station(at)}駅の${shops[good]}を百貨店にします${taken === 0 ? '' : `（${stars(taken)}）`}。`,
  'left-the-game': ({ customer: one, seat }, who) =>
    `${called(who(seat))}が手放した${customer(one)}はゲームから除かれます。`,
  passed: ({ seat }, who) => `${called(who(seat))}は手番を終えます。`,
  scored({ seat, customers: all, stars: taken, points: score }, who) {
    const won = [...(all.length > 0 ? [customers(all)] : []), ...(taken > 0 ? [stars(taken)] : [])];
    return `${called(who(seat))}は${won.length > 0 ? `${list(won)}で` : '誰も獲得できず、'}${points(score)}です。`;
  },
  won: ({ seats }, who) => {
    const winners = list(seats.map((seat) => called(who(seat))));
    return seats.length === 1 ? `${winners}の勝ちです！` : `${winners}が勝利を分け合いました！`;
  },
};
