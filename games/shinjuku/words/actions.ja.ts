import { briefly, building, cards, customer, pay, shops, station, track, ward } from './grammar.ja.ts';
import type { Words } from './words.ts';

export const actions: Words['actions'] = {
  open: ({ station: at, pay: paid }) => `${station(at)}駅に開店（${pay(paid)}）`,
  track: ({ from, to }) => `${station(from)}―${station(to)}に敷設`,
  move: ({ ward: of, customers, pay: paid }) => `${ward(of)}の${briefly(customers)}を運ぶ（${pay(paid)}）`,
  upgrade: ({ station: at, customer: given, pay: paid }) =>
    `${station(at)}駅の${shops[given.good]}を百貨店に改装（${customer(given)}1人、${pay(paid)}）`,
  income: ({ cards: drawn }) => `収入：${cards(drawn)}引いて手番を終える`,
  pass: ({ done }) => (done ? '手番を終える' : '何もせずに手番を終える'),
  spend: ({ cards: spent }) => spent.map(ward).join('、'),
  place: ({ good, left }) => `${shops[good]}（残り${left}軒）`,
  relocate: ({ shop, station: from }) => `${station(from)}駅の${shops[shop]}を移す`,
  extend: ({ from, to, pay: paid }) => `${station(from)}―${station(to)}にも敷設（${pay(paid)}）`,
  single: () => '1本だけにする',
  start: ({ station: at, building: there }) => `${station(at)}駅${there === null ? '' : `：${building(there)}`}`,
  alight: ({ customer: id }) => customer(id),
  ride: ({ station: to, track: laid, building: there }) =>
    `${track(laid)}で${station(to)}駅へ${there === null ? '' : `：${building(there)}`}`,
  stop: ({ ward: of, left, inVain }) =>
    left === 0 ? 'ここで止まる' : `ここで止まる：${inVain ? '何も変わらない。' : ''}${left}人が${ward(of)}に残る`,
  rampage: ({ ward: to }) => ward(to),
  flee: ({ ward: to }) => ward(to),
  push: ({ ward: to }) => ward(to),
  drive: ({ ward: to }) => `${ward(to)}へ`,
  stay: ({ ward: at }) => `${ward(at)}にとどまる`,
  lift: ({ open }) => (open ? '点数を数える' : '衝立を外す'),
};

export const steps: Words['steps'] = {
  kinds: { open: '開店する', track: '線路を敷く', move: '客を運ぶ', upgrade: '店を改装する' },
  open: ({ station: at, marked }) => `${station(at)}${marked ? '□' : ''}`,
  track: ({ from, to }) => `${station(from)}―${station(to)}`,
  move: ({ ward: of, customers, stations }) =>
    `${ward(of)}：${briefly(customers)}（${stations.map(station).join('・')}）`,
  upgrade: ({ station: at, customer: given }) => `${station(at)}駅（${customer(given)}1人）`,
  pay: (paid) => `${pay(paid)}${paid.as === 'joker' ? '使う' : 'を払う'}`,
};
