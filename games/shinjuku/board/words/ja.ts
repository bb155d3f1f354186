import { ja as words } from '@yamanote/games/shinjuku/words/ja';
import type { Drawing, OwnWords } from './en.ts';

const whose = (owner: string | null) => (owner === null ? 'あなた' : `${owner}さん`);
const drawing = ({ name, cards }: Drawing) => `${name}さんがカードを${cards}枚引く`;
const list = (parts: readonly string[]) => parts.join('、');

const { goods, shops } = words;
const heavies = { premium: 'プレミアム', double: 'ダブル' };

export const ja: OwnWords = {
  map: '東京の地図',
  customer: ({ good, heavy }) => `${goods[good]}の${heavy === null ? '' : heavies[heavy]}客`,
  shopOf: ({ shop, owner }) => `${whose(owner)}の${shops[shop]}`,
  station: ({ name, ward, marked, building }) =>
    `${name}駅（${ward}）：${building ?? (marked ? '空き、百貨店を建てられる駅' : '空き')}`,
  connection: ({ from, to }) => `${from}―${to}`,
  ward: ({ name, crowd, ceos, kaiju }) =>
    [
      `${name}：${crowd === null ? '客なし' : `${crowd.text}が待っている`}`,
      ...ceos,
      ...(kaiju ? ['怪獣がいる'] : []),
    ].join('。'),
  ceoOf: (owner) => `${whose(owner)}のCEO`,
  tracksInWords: ({ owner, lines }) => `${whose(owner)}の線路：${list(lines)}`,
  kaijuOnBay: '怪獣は東京湾にいる',

  queue: '待ち行列',
  slot: ({ slot, ward, crowd }) => `${slot}番：${ward}、${crowd?.text ?? '客なし'}${slot === 1 ? '。次に出る' : ''}`,
  leavesNext: '次に出る',
  waiting: (n) => `${n}人待ち`,
  bag: (level) => ['袋は空', '袋は残りわずか', '袋は半分ほど', '袋は多め', '袋は満杯'][level],
  bagShort: (level) => ['空', '¼', '½', '¾', '満'][level],
  bagExact: (n) => `袋に${n}人`,
  arrivals: (n) => `毎手番${n}人が到着`,
  starTrack: '星トラック',
  nextUpgrade: (stars) => (stars === 0 ? '星は残っていない' : `次の昇格で星${stars}個`),
  starStep: ({ number, stars, state }) =>
    `客${number}人${stars > 0 ? `、星${stars}個` : ''}${state === 'now' ? '、現在' : ''}`,
  noQueueCard: 'カードなし',

  hand: 'あなたの手札',
  jokerMeans: 'ジョーカー＝どの区にも使える',
  joker: 'ジョーカー',
  ceo: 'CEO',
  pays: '支払い',
  card: ({ ward, count, why }) =>
    `${ward}${count > 1 ? `${count}枚` : ''}${why.length > 0 ? `、ジョーカー：${list(why)}` : ''}`,
  jokerBy: (place) => `${place}にあなたの店`,
  jokerByCeo: 'あなたのCEOがいる',
  emptyHand: '手札なし',
  oneMore: 'もう1人：',
  worth: ({ good, normal, heavy }) => `${good}：もう1人で${normal}点、金の客なら${heavy}点`,
  points: (n) => `${n}点`,

  actionHints: {
    open: '空き駅に店を出す。その区のカードが1枚いる',
    track: '線路1本は無料、2本目はカード1枚',
    move: '区の客を電車で運ぶ。その区のカードが1枚いる',
    upgrade: '店を百貨店にする。カード1枚と客1人がいる',
    income: 'カードを引く。手番は終わる',
  },
  whichAction: (left) => (left === 2 ? '異なるアクションを2つ' : 'あと1アクション'),
  planAhead: '先の計画',
  planAheadHint: 'もし今あなたの番なら',
  done: '済み',
  notNow: '今はできない',
  bestRides: '今のおすすめ移動',
  noRides: '運べる客がいません。',
  noDeliveries: '今は客を得られる移動がありません。',

  moveFrom: 'どの区から運びますか',
  bestFirst: (wards) => `${wards}区、良い順`,
  paidAs: { itself: 'その区のカード', joker: 'ジョーカー', three: '3枚払い' },
  toStation: (name) => `${name}まで`,
  stayAt: (name) => `${name}止まり`,
  you: 'あなた',
  share: ({ name, count }) => `${name} ${count}人`,
  nobodyGetsOff: '誰も降りない',
  outcome: ({ ward, last, won, draws, left, price }) =>
    [
      `${ward}から${last}まで`,
      won.length === 0
        ? '誰も降りない'
        : won.map(({ name, customers }) => `${whose(name)}：${list(customers)}`).join('。'),
      ...draws.map(drawing),
      ...(left.length > 0 ? [`残り：${list(left)}`] : []),
      `支払いは${price}`,
    ].join('。'),
  left: ({ count, ward }) => `${count}人が${ward}に残る`,
  draws: drawing,
  rideTo: (name) => `${name}まで運ぶ`,
  rideNote: (parts) => parts.map(({ name, count }) => `${whose(name)}に${count}人`).join('、'),
  stopAt: (name) => `${name}で止まる`,
  startAt: 'どの駅から出発しますか',
  startHere: '出発',
  stops: (n) => `${n}駅`,
  whoGetsOff: (station) => `${station}で誰が降りますか`,
  whereNext: '次はどの駅へ',
  theyRide: (name) => `${name}さんが客を運んでいる`,
  link: '常設線',
  nobody: 'なし',
  stillRide: (n) => `${n}人が乗車中`,
  onOwnTrack: 'あなたの線路',
  onTrackOf: ({ name, draws }) => `${name}さんの線路${draws === 0 ? '' : `：カードを${draws}枚引く`}`,
  chooseRoute: '自分で経路を選ぶ',
  moveOutOf: (ward) => `${ward}の客を運ぶ`,

  payWith: '支払い',
  price: ({ as, cards }) =>
    ({ itself: `${cards[0]}のカード`, joker: `${cards[0]}をジョーカーに`, three: `カード3枚（${list(cards)}）` })[as],
  three: '好きな3枚',
  whichThree: 'どの3枚を払いますか',
  threeChosen: (n) => `3枚中${n}枚`,
  payThese: 'この3枚を払う',
  openWhere: 'どの駅に開店しますか',
  openAt: (station) => `${station}駅に開店`,
  openShopAt: ({ shop, station }) => `${station}駅に${shops[shop]}を開店`,
  openWhat: (station) => `${station}に何を開きますか`,
  inSupply: (n) => `残り${n}`,
  waitingOnMap: (n) => `${n}人待ち`,
  relocate: 'または自分の店を移す',
  relocateFrom: ({ shop, station }) => `${station}の${shop}を移す`,
  trackWhere: 'どこに線路を敷きますか',
  trackMore: 'カードで2本目を敷きますか',
  trackOrder: '1本目が決め手です。2本目は1本目の両端の区のカードでだけ払えます。',
  piecesLeft: (n) => `残り${n}本`,
  upgradeWhere: 'どの店を百貨店にしますか',
  upgradeAt: (station) => `${station}駅の店を昇格`,
  upgradeGives: ({ station, customer }) => `${station}：${customer}を出す`,
  incomeDraws: (n) => `カードを${n}枚引く`,

  kaijuMoves: '怪獣はどこへ',
  kaijuWent: (ward) => `怪獣は${ward}にいる`,
  closedStations: (n) => `${n}駅が閉鎖中`,
  whoFlees: '客はどこへ逃げますか',
  fledTo: (ward) => `客は${ward}へ逃げた`,
  whereTo: (name) => `${whose(name)}のCEOはどこへ`,
  ceoFirst: 'CEOをどの区に置きますか',
  ceoMove: 'CEOを隣の区へ動かせます',
  ceoStays: 'とどまる',
  noCeoWithKaiju: 'CEOは怪獣のいる区にいられません。行き先は怪獣を動かした人が決めます。',

  handSize: (n) => `手札${n}枚`,
  piecesInSupply: (n) => `線路の残り${n}本`,
  buildings: (n) => `地図に${n}軒`,
  stars: (n) => `星${n}個`,
  startCard: '先手',
  supply: '手元の駒',
  collection: '獲得した客',
  collections: '全員が獲得した客',
  behindScreen: 'ほかの人が獲得した客は、最後まで衝立の裏にあります。',
  network: '地図上の店',

  sets: 'セット',
  set: ({ size, points }) => `${size}種のセット：${points}点`,
  dropped: (good) => `${good}は除外`,
  lift: '衝立を外す',
  pass: 'パス',
  endTurn: '手番を終える',
  oneIsEnough: '1本だけにする',

  groups: { ride: '進む', stop: '止まる', other: '選択肢' },
};
