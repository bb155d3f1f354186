import type { BoardWords } from './en.ts';

const hearts = (n: number) => `${n}ハート`;
const stars = (n: number) => `${n}スター`;
const energy = (n: number) => `${n}エネルギー`;
const list = (items: readonly string[]) => items.join('、');
/** 「AdaさんとBotanさん」, and from three on 「Adaさん・Botanさん・Chiyoさん」. */
const people = (names: readonly (string | null)[]) => names.map(person).join(names.length > 2 ? '・' : 'と');
const person = (name: string | null) => (name === null ? 'あなた' : `${name}さん`);

const faces: BoardWords['faces'] = { 1: '1', 2: '2', 3: '3', 4: 'ハート', 5: 'ツメ', 6: 'エネルギー' };

/** 「2の目」 and 「ハート」: a bare number does not say that it is a die. */
const die = (face: string) => (/^\d$/.test(face) ? `${face}の目` : face);

export const ja: BoardWords = {
  labels: {},
  printedKinds: { keep: '永続', discard: '使い切り' },
  inShort: (gist) => gist,
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
  keepIt: (face) => `${die(face)}（振り直す）押すと残す`,
  rollIt: (face) => `${die(face)}（残す）押すと振り直す`,
  stays: (face, short) => `${die(face)}（固定）${short ? '短いゲームではツメを振り直せません' : ''}`,
  turnTo: '変更後の面',
  turnToFace: (face) => `${die(face)}に変える`,
  tapDie: 'サイコロをタップして、残すか振るか選びます',
  tapDieClawsStay: 'タップで残すか振るか選択（ツメは残ります）',
  rollOf: ({ roll, of }) => `${of}回中${roll}回目`,
  rollDice: (n) => `${n}個振る`,
  rollWith: ({ card, price }) => (price === null ? `「${card}」` : `「${card}」、${price}`),
  finish: '終える',
  endTurn: '手番終了',
  sweep: '3枚入替',
  sweepAll: '3枚とも入れ替える',
  sweepThese: ({ note, cards }) =>
    `${note}：${cards.map(({ name, gist }) => `「${name}」${gist === null ? '' : `（${gist}）`}`).join('')}`,
  sweepDoes: '3枚とも捨てて、新しい3枚を並べます。',
  healAll: (n) => `自分を${hearts(n)}回復`,
  healOne: '1ハート回復',
  cancelAll: 'ダメージを防ぐ',
  look: '山札の上を見る',
  lookForFree: '山札の一番上のカードを無料で見る',
  transform: 'カードをエネルギーに',

  damage: (n) => `${n}ダメージ`,
  toPlaces: (places) => `（${list(places)}へ）`,
  toOutside: '（東京の外の全員へ）',
  toNames: (names) => `（${people(names)}へ）`,
  mayParry: ({ name, card }) => `（${name}さんに「${card}」あり）`,
  nearly: ({ face, stars: gain }) => `${face}があと1個で${gain}`,
  finishing: '終えると',
  bringsNothing: 'このままでは何も得られません',
  brought: 'サイコロの結果',
  broughtNothing: '得たものはありません',
  hit: 'サイコロの結果',
  hurt: ({ name, hearts: n }) => `${person(name)}−${hearts(n)}`,
  youMoveIn: 'あなたが東京に入ります',
  thenSpend: (n) => `そのあと${hearts(n)}の使い道を選びます`,
  thenPoison: (n) => `そのあと毒で−${hearts(n)}`,
  thenWins: 'この手番を生き残れば20スターであなたの勝ち',

  display: '場のカード',
  youHave: '手持ち',
  readCards: 'カードを読む',
  readCardsWith: (n) => `カードを読む、手持ち${energy(n)}`,
  readCard: '読む',
  lacking: ({ price, energy: n }) => `費用${energy(price)}、手持ち${energy(n)}`,
  cheaper: ({ cost, price, card }) => `「${card}」で${cost} → ${energy(price)}`,
  gap: 'カードなし',
  top: '山札',
  card: ({ name, kind, price, payable, top, text }) =>
    `${name}${top ? '（山札の上）' : ''}、${energy(price)}${payable ? '' : '、エネルギーが足りません'}。${kind}：${text}`,
  rulings: (n) => `補足${n}件`,
  cardsOf: (name) => `${person(name)}のカード`,
  ownedCard: ({ does, gist }) => `${does}：${gist}`,
  noCards: 'カードはありません。',
  gone: (cards) => `なくなったカード：${cards.map((card) => `「${card}」`).join('')}`,
  copies: ({ card, name }) => `${name === null ? '自分' : `${name}さん`}の「${card}」をまねています`,
  onCard: (n) => `カードの上に${energy(n)}`,

  monsters: '怪獣',
  monsterIs: ({ monster, says }) => `${monster}：${says}`,
  noMonster: '怪獣は未選択',
  taken: (name) => `${person(name)}が使います`,
  heartsLeft: (n) => `使えるハート：${n}個`,
  heartUses: { self: '自分を回復', poison: '毒カウンターを除く', shrink: '縮小カウンターを除く' },
  healOther: (name) => `${name}さんを回復`,
  heartFor: ({ use, from, to, gets }) => `${use}、${from}から${to}へ${gets === null ? '' : `、${gets}`}`,
  youGet: (n) => (n === 0 ? '受け取りなし' : `${energy(n)}を受け取る`),
  lessEnergy: 'エネルギーを減らす',
  moreEnergy: 'エネルギーを増やす',
  becomes: (n) => `カードの上で${energy(n)}になります`,

  heartsOf: ({ hearts: n, limit }) => `ハート${n}／${limit}`,
  starsOf: (n) => `スター${n}／20`,
  poisonMeans: (n) => `毒カウンター${n}個：自分の手番の終わりに${n}ダメージ`,
  shrinkMeans: (n) => `縮小カウンター${n}個：サイコロが${n}個減ります`,
  untouchable: 'この手番の終わりまでダメージなし',

  stayOrLeave: ({ lost }) => `${hearts(lost)}失いました。東京に残りますか？`,
  escapeOrStay: ({ amount }) => `${hearts(amount)}失いそうです。その前に撤退しますか？`,
  hitYou: ({ name, from, lost }) => `${name}さんの攻撃：${from} − ${lost} =`,
  wouldHit: ({ name, from, lost }) => `${name}さんの攻撃：${from} − ${lost} =`,
  heartsRemain: (n) => `残り${hearts(n)}`,
  theEnd: '脱落',
  probeOrNot: (name) => `${name}さんのサイコロを1個振り直しますか？`,
  diceDo: ({ hearts: n, stars: s, name }) =>
    [n > 0 ? `あなた−${hearts(n)}` : '', s > 0 ? `${name}さん+${stars(s)}` : ''].filter(Boolean).join('、'),
  rerollDie: (face) => `${die(face)}を振り直す`,
  snatchOrNot: (name) => `${name}さんより先に買いますか？`,
  buyFor: (n) => `${energy(n)}で買う`,
  buyFrom: ({ name, energy: n }) => `${name}さんから${energy(n)}で買う`,
  discardFor: (n) => `手放して${energy(n)}もらう`,
  defendOrNot: ({ amount }) => `${amount}ダメージが来ます。身を守りますか？`,
  healBeforeLosing: (card) => `「${card}」を失います。先に回復しますか？`,
  stops: (card) => `「${card}」で防げます`,
  stay: '残る',
  leave: '撤退',
  stayBrings: (n) => `+${stars(n)}、回復なし`,
  staySuffers: (values) => `−${hearts(values.hearts)}、+${stars(values.stars)}`,
  bayCloses: '東京ベイが閉じるので結局出ます',
  leaveLetsIn: (name) => `${name}さんが入る（+1スター）`,
  movesInFor: (name) => `${name}さんが入る（+1スター）、東京を譲ります`,
  leaveHeals: 'またサイコロで回復',
  leaveUnhurt: 'ダメージなし',
  wins: (name) => (name === null ? 'あなたの勝ち' : `${name}さんの勝ち`),
  winsNow: (name) =>
    name === null ? 'この手番の終わりまで生き残れば、あなたの勝ちです。' : `この手番の終わりに${name}さんが勝ちます。`,
  beforeYourTurn: 'あなたの手番まで',
  nobody: '次はあなたの手番です。',
  canHit: '攻撃できます',
  cannotHit: (place) => (place === 'bay' ? '攻撃できません（東京ベイ）' : '攻撃できません（東京シティ）'),
  canHitBefore: (names) =>
    names.length === 0
      ? 'あなたの手番までに攻撃できる相手はいません'
      : `あなたの手番までに${people(names)}が攻撃できます`,
  alwaysStay: (n) => `${n}ハート以上あるうちはいつも残る`,
  out: '脱落しました。ほかの怪獣の戦いは続きます。',
};
