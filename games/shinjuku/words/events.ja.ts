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
  subject,
  ward,
  wardOrBay,
} from './grammar.ja.ts';
import { endsOf } from './grammar.ts';
import type { Words } from './words.ts';

const wards = (all: Parameters<typeof ward>[0][]) => all.map(ward).join('、');

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)}がもう一度めくられましたが、数に入れませんでした。`,
  'first-drawn': ({ seat }, who) => `くじの結果、最初の手番は${called(who(seat))}になりました。`,
  drew({ seat, count, cards: drawn, cause }, who) {
    const why = {
      'set-up': '最初に',
      income: '収入で',
      track: '自分の線路が使われ、収入で',
      'last-round': '最後の一巡の前に、収入で',
    }[cause];
    const which = drawn === null || drawn.length === 0 ? '' : `（${wards([...drawn])}）`;
    return count === 0
      ? `カードが残っておらず、${called(who(seat))}は引けませんでした。`
      : `${called(who(seat))}は${why}カードを${cards(count)}引きました${which}。`;
  },
  reshuffled: ({ cards: shuffled }) => `捨て札を混ぜて、${cards(shuffled)}の新しい山札にしました。`,
  'turn-began': ({ seat }, who) => `${called(who(seat))}の手番です。`,
  placed: ({ ward: to, customers: all, from }) =>
    `${from === 'queue' ? '待機列から' : ''}${customers(all)}が${ward(to)}に来ました。`,
  'card-taken': ({ seat, ward: of }, who) => `${called(who(seat))}は${ward(of)}のカードを手札に加えました。`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)}のカードが待機列の${slot}番に並びました。`,
  queued: ({ slot, ward: of, customer: one, seat }, who) =>
    seat === null
      ? `${one.count > 1 ? customers([one]) : customer(one)}が${ward(of)}のカード（${slot}番）に並びました。`
      : `${called(who(seat))}の${customer(one)}が待機列に戻りました（${ward(of)}、${slot}番）。`,
  returned: ({ customer: one }) => `${customer(one)}は並ぶカードがなく、袋に戻りました。`,
  'arrival-card-revealed': ({ ward: of }) => `${ward(of)}に客が来ました。`,
  stalled: ({ seat }, who) => `カードが残っていないので、${called(who(seat))}の手番には誰も来ませんでした。`,
  'end-triggered': ({ seat }, who) => `${subject(who(seat))}最後の客を地図に出しました。終わりが近づきました。`,
  'last-round-began': () => '最後の一巡になりました。全員が収入を得て、あと1回ずつ手番です。',
  'kaiju-appeared': () => `${BAY}に怪獣が現れました！`,
  'kaiju-moved': ({ seat, from, to }, who) =>
    `${called(who(seat))}は怪獣を${wardOrBay(from)}から${ward(to)}へ動かしました。`,
  fled: ({ seat, from, to, customers: all }, who) =>
    `${called(who(seat))}は${customers(all)}を${ward(from)}から${ward(to)}へ逃がしました。`,
  'ceo-moved'({ seat, by, from, to }, who) {
    if (from === null) return `${called(who(seat))}のCEOは${ward(to)}から始めました。`;
    return seat === by
      ? `${called(who(seat))}のCEOは${ward(from)}から${ward(to)}へ動きました。`
      : `${called(who(by))}は${called(who(seat))}のCEOを${ward(from)}から${ward(to)}へ動かしました。`;
  },
  'ceo-stayed': ({ seat, ward: at }, who) => `${called(who(seat))}のCEOは${ward(at)}にとどまりました。`,
  paid({ seat, cards: spent, as }, who) {
    const all = wards([...spent]);
    return `${called(who(seat))}は${{ itself: `${all}のカードを払いました`, joker: `${all}のカードをジョーカーとして払いました`, three: `カード3枚（${all}）を払いました` }[as]}。`;
  },
  opened: ({ seat, station: at, shop }, who) =>
    `${called(who(seat))}は${station(at)}駅に${shops[shop]}を開店しました。`,
  relocated: ({ seat, from, to, shop }, who) =>
    `${called(who(seat))}は${shops[shop]}を${station(from)}駅から${station(to)}駅へ移しました。`,
  'track-laid'({ seat, connection, second }, who) {
    const [from, to] = endsOf(connection).map(station);
    return `${called(who(seat))}は${second ? '2本目の線路' : '線路'}を${from}―${to}に敷きました。`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, who) =>
    `${called(who(seat))}は${ward(of)}の${customers(all)}を${station(at)}駅から運びました。`,
  rode({ seat, to, connection, owner }, who) {
    const over =
      connection === null || owner === null ? '直通線' : `${owner === seat ? '自分' : called(who(owner))}の線路`;
    return `${called(who(seat))}は${over}で${station(to)}駅へ進みました。`;
  },
  alighted: ({ owner, station: at, customer: one }, who) =>
    `${customer(one)}が${station(at)}駅の${called(who(owner))}の店で降りました。`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `電車は${station(at)}駅で止まりました。`
      : `電車は${station(at)}駅で止まり、${customers(all)}が${ward(of)}に残りました。`,
  collected: ({ seat, customers: all }, who) => `${called(who(seat))}は${customers(all)}を獲得しました。`,
  upgraded: ({ seat, station: at, good, customer: one, stars: taken }, who) =>
    `${called(who(seat))}は${customer(one)}を手放し、${station(at)}駅の${shops[good]}を百貨店に改装しました${taken === 0 ? '' : `（${stars(taken)}）`}。`,
  'left-the-game': ({ customer: one, seat }, who) => `${called(who(seat))}の${customer(one)}はゲームから除かれました。`,
  passed: ({ seat }, who) => `${called(who(seat))}は手番を終えました。`,
  scored({ seat, customers: all, stars: taken, points: score }, who) {
    const won = [...(all.length > 0 ? [customers(all)] : []), ...(taken > 0 ? [stars(taken)] : [])];
    return `${called(who(seat))}は${won.length > 0 ? `${list(won)}で` : '客を獲得できず、'}${points(score)}でした。`;
  },
  won: ({ seats }, who) => {
    const winners = seats.map(who);
    return seats.length === 1
      ? `${list(winners.map(called))}の勝ち！`
      : `${subject(...winners)}勝利を分かち合いました！`;
  },
};
