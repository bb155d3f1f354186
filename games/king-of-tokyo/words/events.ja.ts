import type { Blow, CardId, Cause, Harm } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.ja.ts';
import { USUAL_DICE } from './faces.ts';
import {
  cardCount,
  damage,
  dice,
  diceCount,
  energy,
  facesInWords,
  hearts,
  list,
  oneFace,
  person,
  quoted,
  stars,
  subject,
} from './grammar.ja.ts';
import { monsters, places } from './names.ja.ts';
import { alike } from './telling.ts';
import type { WhoOf, Words } from './words.ts';

const COUNTERS = { poison: '毒', shrink: '縮小', smoke: '煙' } as const;

const nameOf = (card: CardId) => quoted(cards[card].name);

/** 「2の目3個で」「「翼」で」「Botanさんの「治療光線」で」. */
function through(cause: Cause, seat: number, who: WhoOf): string {
  switch (cause.of) {
    case 'dice':
      return `${facesInWords(cause.face, cause.count)}で`;
    case 'card':
      return `${cause.owner === seat ? '' : `${person(who(cause.owner))}の`}${nameOf(cause.card)}で`;
    case 'tokyo':
      return '東京で手番を始めたので';
    case 'entering':
      return '東京に入ったので';
  }
}

/** 「Botanさんの攻撃で」「Botanさんの「製油所」で」「「戦車隊」で」「毒で」. */
function by(harm: Harm, seat: number, who: WhoOf): string {
  if (harm.by === 'poison') return '毒で';
  if (harm.by === 'attack') return `${person(who(harm.seat))}の攻撃で`;
  return `${harm.seat === seat ? '' : `${person(who(harm.seat))}の`}${nameOf(harm.card)}で`;
}

/** 「あなたとChiyoさんに3ダメージ、Doğanさんに1ダメージ（「火炎の息」）」. */
function hits(harm: Harm, blows: readonly Blow[], who: WhoOf): string {
  return alike(harm, blows)
    .map(({ amount, seats, card }) => {
      const victims = list(seats.map((seat) => person(who(seat))));
      return `${victims}に${damage(amount)}${card === null ? '' : `（${nameOf(card)}）`}`;
    })
    .join('、');
}

export const events: Words['events'] = {
  'monster-chosen': ({ seat, monster }, who) => `${person(who(seat))}は${monsters[monster].name}を選びました。`,
  'first-drawn': ({ seat }, who) => `最初の手番は、抽選で${person(who(seat))}に決まりました。`,
  'turn-began'({ seat, turn, extra, dice: thrown }, who) {
    const me = person(who(seat));
    const turns = extra === null ? `${me}の手番` : `${nameOf(extra)}による${me}の追加の手番`;
    return `手番${turn}：${turns}です${thrown === USUAL_DICE ? '' : `（サイコロ${diceCount(thrown)}）`}。`;
  },
  rolled({ seat, roll, thrown, by: card }, who) {
    if (roll === 1) return `${person(who(seat))}の出目は${dice(thrown)}でした。`;
    const through = card === null ? '' : `${nameOf(card)}で`;
    return `${person(who(seat))}は${through}${diceCount(thrown.length)}振り直し、${dice(thrown)}が出ました。`;
  },
  probed: ({ seat, roller, from, to }, who) =>
    `${person(who(seat))}は${nameOf('psychic-probe')}で${person(who(roller))}の${oneFace(from)}を振り直し、${oneFace(to)}が出ました。`,
  'die-changed': ({ seat, from, to, by: card }, who) =>
    `${person(who(seat))}は${nameOf(card)}で${oneFace(from)}を${oneFace(to)}にしました。`,
  'dice-final': ({ seat, dice: shown }, who) =>
    shown.length > 0
      ? `${person(who(seat))}の最終的な出目は${dice(shown)}でした。`
      : `${person(who(seat))}には振るサイコロがありませんでした。`,

  'stars-changed': ({ seat, by: change, to: now, cause }, who) =>
    `${person(who(seat))}は${through(cause, seat, who)}${stars(Math.abs(change))}${change > 0 ? '得て' : '失い'}、${stars(now)}になりました。`,
  'energy-changed'({ seat, by: change, to: now, other, cause }, who) {
    const me = person(who(seat));
    const after = `${energy(now)}になりました`;
    if (other !== null) return `${me}は${person(who(other))}から${energy(change)}受け取り、${after}。`;
    if (cause.of === 'dice') return `${me}は${energy(change)}得て、${after}。`;
    if (change > 0) return `${me}は${through(cause, seat, who)}${energy(change)}得て、${after}。`;
    return cause.of === 'card' && cause.owner === seat
      ? `${me}は${nameOf(cause.card)}に${energy(-change)}払い、${after}。`
      : `${me}は${through(cause, seat, who)}${energy(-change)}失い、${after}。`;
  },
  healed: ({ seat, by: healed, to: now, cause }, who) =>
    `${person(who(seat))}は${cause.of === 'card' ? through(cause, seat, who) : ''}${hearts(healed)}回復し、${hearts(now)}になりました。`,
  wasted({ seat, what, by: lost, why }, who) {
    const me = person(who(seat));
    if (what === 'stars') return `スターは20までなので、${me}の${stars(lost)}は無効でした。`;
    if (why === 'tokyo') return `東京の中なので、${me}の${hearts(lost)}では回復できませんでした。`;
    return `${me}のハートはいっぱいで、${hearts(lost)}は余りました。`;
  },
  struck({ harm, blows }, who) {
    if (harm.by === 'attack') return `${person(who(harm.seat))}の攻撃：${hits(harm, blows, who)}。`;
    if (harm.by === 'card') return `${person(who(harm.seat))}の${nameOf(harm.card)}：${hits(harm, blows, who)}。`;
    return `毒：${hits(harm, blows, who)}。`;
  },
  camouflaged: ({ seat, dice: shown, left }, who) =>
    `${person(who(seat))}の${nameOf('camouflage')}の出目は${dice(shown)}で、${left > 0 ? `受けるダメージは${left}になりました` : 'ダメージはすべて打ち消されました'}。`,
  prevented: ({ seat, card, amount, left }, who) =>
    `${person(who(seat))}は${nameOf(card)}で${damage(amount)}を防ぎました${left > 0 ? `（残り${damage(left)}）` : ''}。`,
  hurt: ({ seat, by: lost, to: left, harm }, who) =>
    `${person(who(seat))}は${by(harm, seat, who)}${hearts(lost)}失い、残りは${hearts(left)}になりました。`,
  'hearts-lost': ({ seat, by: lost, to: left, card }, who) =>
    `${person(who(seat))}は${nameOf(card)}とともに${hearts(lost)}失い、残りは${hearts(left)}になりました。`,
  'hearts-gained': ({ seat, by: gained, to: now, card }, who) =>
    `${person(who(seat))}は${nameOf(card)}で${hearts(gained)}得て、${hearts(now)}になりました。`,
  'counters-changed'({ seat, counter, by: change, to: now }, who) {
    const verb = change > 0 ? '受け取り' : counter === 'smoke' ? '使い' : '取り除き';
    return `${person(who(seat))}は${COUNTERS[counter]}カウンターを${Math.abs(change)}個${verb}、${now}個になりました。`;
  },
  eliminated: ({ seat }, who) => `${person(who(seat))}は脱落しました。`,
  revived: ({ seat, card }, who) =>
    `${nameOf(card)}で、${person(who(seat))}はスターとカードを失い、10ハートで復活しました。`,

  stayed: ({ seat }, who) => `${person(who(seat))}は東京に残りました。`,
  yielded: ({ seat, attacker, unhurt }, who) =>
    `${person(who(seat))}は${unhurt ? '無傷で' : ''}東京から撤退し、${person(who(attacker))}に譲りました。`,
  moved({ seat, from, to: place, why }, who) {
    const me = person(who(seat));
    if (why === 'moved-up') return `${me}は${places[from]}から${places[place]}に移りました。`;
    return place === 'outside'
      ? `${me}は${places[from]}を出ることになりました。`
      : `${me}は${places[place]}に入りました。`;
  },
  'bay-closed': () => '残りの怪獣が5体より少なくなり、東京ベイが閉じました。',

  bought({ seat, card, price, from }, who) {
    const where = from === 'display' ? '' : from === 'deck' ? '山札の上の' : `${person(who(from))}の`;
    return `${person(who(seat))}は${where}${nameOf(card)}を${energy(price)}で買いました。`;
  },
  revealed: ({ card, also = [] }) => `${list([...also, card].map(nameOf))}が場に出ました。`,
  swept: ({ seat, cards: gone }, who) =>
    `${person(who(seat))}は場を入れ替え、${list(gone.map(nameOf))}が捨て札になりました。`,
  looked: ({ seat, card }, who) =>
    `${person(who(seat))}は山札の一番上のカードを見ました${card === null ? '' : `：${nameOf(card)}`}。`,
  reshuffled: ({ cards: shuffled }) => `捨て札をシャッフルして、${cardCount(shuffled)}の新しい山札にしました。`,
  'card-lost'({ seat, card, why }, who) {
    if (why === 'used-up') return `${person(who(seat))}は使い終えた${nameOf(card)}を捨てました。`;
    return `${person(who(seat))}は${nameOf(card)}を${why === 'transformed' ? 'エネルギーに変えました' : '失いました'}。`;
  },
  copied: ({ seat, from, card }, who) =>
    `${person(who(seat))}の${nameOf('mimic')}は${from === seat ? '自分' : person(who(from))}の${nameOf(card)}をまねました。`,
  'copy-ended': ({ seat, card }, who) =>
    `${person(who(seat))}の${nameOf('mimic')}は${nameOf(card)}をまねなくなりました。`,
  charged: ({ seat, card, energy: lying }, who) =>
    `${person(who(seat))}の${nameOf(card)}に、銀行の分と合わせて${energy(lying)}が置かれました。`,

  'extra-turn': ({ seat, card }, who) => `${person(who(seat))}は${nameOf(card)}で追加の手番を得ました。`,
  'extra-turn-declined': ({ seat, card }, who) =>
    `${person(who(seat))}は${nameOf(card)}の追加の手番を行いませんでした。`,
  'turn-stopped': ({ seat }, who) => `${person(who(seat))}の手番はここで終わりました。`,
  won({ seats, by: how }, who) {
    if (how === 'nobody') return 'すべての怪獣が倒れ、勝者はいませんでした。';
    const winners = subject(seats.map(who));
    if (how === 'survival') return `${winners}最後まで生き残り、勝ちました！`;
    if (how === 'standstill')
      return `誰もサイコロを振れなくなり、1周しても何も変わりませんでした。${winners}一番多くのスターを持ち、${seats.length === 1 ? '勝ちました' : '勝利を分かち合いました'}！`;
    return seats.length === 1
      ? `${winners}20スターで勝ちました！`
      : `${winners}ともに20スターで、勝利を分かち合いました！`;
  },
};
