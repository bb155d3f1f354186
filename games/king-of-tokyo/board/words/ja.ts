import type { BoardWords } from './en.ts';

const hearts = (n: number) => `${n}ハート`;
const stars = (n: number) => `${n}スター`;
const energy = (n: number) => `${n}エネルギー`;
const list = (items: readonly string[]) => items.join('、');
const person = (name: string | null) => (name === null ? 'あなた' : `${name}さん`);

const faces: BoardWords['faces'] = { 1: '1', 2: '2', 3: '3', 4: 'ハート', 5: 'ツメ', 6: 'エネルギー' };

export const ja: BoardWords = {
  labels: {},
  city: '東京と怪獣たち',
  figure: ({ name, monster, place, counts }) =>
    `${person(name)}${monster === null ? '' : `の${monster}`}：${place}、${list(counts)}`,
  flags: { city: 'シティ', bay: 'ベイ', out: '脱落' },
  hearts,
  stars,
  energy,
  cards: (n) => `カード${n}枚`,
  poison: (n) => `毒カウンター${n}個`,
  shrink: (n) => `縮小カウンター${n}個`,
  smoke: (n) => `煙カウンター${n}個`,

  faces,
  dice: (dice) => list(dice.map((face) => faces[face])),
  diceOf: (name) => `${person(name)}のサイコロ`,
  notRolled: 'まだ振っていません',
  lastDiceOf: (name) => `${person(name)}の前の出目`,
  diceCount: (n) => `${n}個`,
  keep: '残す',
  roll: '振る',
  keepIt: (face) => `${face}、振り直します：残す`,
  rollIt: (face) => `${face}、残します：振り直す`,
  stays: (face) => `${face}、動かせません`,
  turnTo: '変える目',
  turnToFace: (face) => `${face}に変える`,
  tapDie: 'サイコロをタップして、残すか振るか選びます',
  rollOf: ({ roll, of }) => `${of}投中${roll}投目`,
  rollDice: (n) => `${n}個振る`,
  finish: '終える',
  endTurn: '手番終了',
  sweep: '入れ替え',
  healOne: '1ハート回復',
  cancelAll: '打ち消す',
  look: '山札の上を見る',
  lookForFree: '山札の一番上のカードを無料で見る',
  transform: 'カードをエネルギーに',

  damage: (n) => `${n}ダメージ`,
  toPlaces: (places) => `（${list(places)}へ）`,
  toOutside: '（東京の外の全員へ）',
  toNames: (names) => `（${list(names.map(person))}へ）`,
  nearly: ({ face, stars: gain }) => `${face}があと1個で${gain}`,
  finishing: '終えると',
  bringsNothing: '終えてもまだ何も得られません',

  display: '並んでいるカード',
  youHave: '持っているのは',
  readCards: 'カードを読む',
  readCard: '読む',
  gap: 'カードなし',
  top: '山札',
  card: ({ name, kind, price, payable, top, text }) =>
    `${name}${top ? '（山札の上）' : ''}、${energy(price)}${payable ? '' : '、エネルギーが足りません'}。${kind}：${text}`,
  rulings: (n) => `裁定${n}件`,
  cardsOf: (name) => `${person(name)}のカード`,
  noCards: 'まだカードはありません。',
  copies: ({ card, name }) => `「${card}」をまねています（${person(name)}）`,
  onCard: (n) => `カードの上に${energy(n)}`,

  monsters: '怪獣',
  noMonster: '怪獣は未選択',
  taken: (name) => `${person(name)}が使います`,
  heartsLeft: (n) => `使えるハート：${n}個`,
  heartUses: { self: '自分を回復', poison: '毒を取り除く', shrink: '縮小を取り除く' },
  healOther: (name) => `${name}さんを回復`,
  lessEnergy: 'エネルギーを減らす',
  moreEnergy: 'エネルギーを増やす',
  becomes: (n) => `カードの上で${energy(n)}になります`,

  heartsOf: ({ hearts: n, limit }) => `${limit}ハート中${n}`,
  starsOf: (n) => `20スター中${n}`,
  poisonMeans: (n) => `毒カウンター${n}個：自分の手番の終わりに${n}ダメージ`,
  shrinkMeans: (n) => `縮小カウンター${n}個：サイコロが${n}個減ります`,
  untouchable: 'この手番の終わりまで傷つきません',

  stayOrLeave: ({ lost }) => `${hearts(lost)}失いました。東京に残りますか？`,
  escapeOrStay: ({ amount }) => `${hearts(amount)}失いそうです。その前に出ますか？`,
  hitYou: ({ name, from, lost }) => `${name}さんの攻撃：${from} − ${lost} =`,
  wouldHit: ({ name, from, lost }) => `${name}さんの攻撃：${from} − ${lost} =`,
  heartsRemain: (n) => `残り${hearts(n)}`,
  theEnd: '脱落',
  probeOrNot: (name) => `${name}さんのサイコロを1個振り直しますか？`,
  rerollDie: (face) => `${face}を振り直す`,
  snatchOrNot: (name) => `${name}さんより先に買いますか？`,
  buyFor: (n) => `${energy(n)}で買う`,
  buyFrom: ({ name, energy: n }) => `${name}さんから${energy(n)}で買う`,
  defendOrNot: ({ amount }) => `${amount}ダメージが来ます。身を守りますか？`,
  stops: (card) => `「${card}」で防げます`,
  stay: '残る',
  leave: '出る',
  stayBrings: (n) => `+${stars(n)}、回復なし`,
  staySuffers: (values) => `−${hearts(values.hearts)}、+${stars(values.stars)}`,
  bayCloses: 'ベイが閉じて結局出ます',
  leaveLetsIn: (name) => `${name}さん+1スター`,
  leaveHeals: 'またサイコロで回復',
  leaveUnhurt: 'ダメージなし',
  beforeYourTurn: 'あなたの手番まで',
  nobody: '次はあなたの手番です。',
  canHit: '攻撃できます',
  cannotHit: (place) => (place === 'bay' ? '攻撃できません（ベイ）' : '攻撃できません（シティ）'),
  canHitBefore: (names) =>
    names.length === 0
      ? 'あなたの手番までに攻撃できる相手はいません'
      : `あなたの手番までに${list(names.map(person))}が攻撃できます`,
  alwaysStay: (n) => `${n}ハート以上あるうちはいつも残る`,
  out: '脱落しました。ほかの怪獣の戦いは続きます。',
};
