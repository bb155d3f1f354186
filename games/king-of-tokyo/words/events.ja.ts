import type { Blow, Cause, Harm } from '@yamanote/games/king-of-tokyo/rules';
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
  quoted,
  stars,
} from './grammar.ja.ts';
import { monsters, places } from './names.ja.ts';
import { byAmount } from './telling.ts';
import type { NameOf, Words } from './words.ts';

const COUNTERS = { poison: '毒', shrink: '縮小', smoke: '煙' } as const;

/** 「2の目3個で」「「翼」で」「Botanさんの「治療光線」で」. */
function through(cause: Cause, seat: number, name: NameOf): string {
  switch (cause.of) {
    case 'dice':
      return `${facesInWords(cause.face, cause.count)}で`;
    case 'card':
      return `${cause.owner === seat ? '' : `${name(cause.owner)}さんの`}${quoted(cards[cause.card].name)}で`;
    case 'tokyo':
      return '東京で手番を始めたので';
    case 'entering':
      return '東京に入ったので';
  }
}

/** 「Botanさんの攻撃で」「Botanさんの「製油所」で」「「戦車隊」で」「毒で」. */
function by(harm: Harm, seat: number, name: NameOf): string {
  if (harm.by === 'poison') return '毒で';
  if (harm.by === 'attack') return `${name(harm.seat)}さんの攻撃で`;
  return `${harm.seat === seat ? '' : `${name(harm.seat)}さんの`}${quoted(cards[harm.card].name)}で`;
}

/** 「BotanさんとChiyoさんに3ダメージ、Doğanさんに1ダメージ」. */
function hits(blows: readonly Blow[], name: NameOf): string {
  return byAmount(blows)
    .map(([amount, seats]) => `${list(seats.map((seat) => `${name(seat)}さん`))}に${damage(amount)}`)
    .join('、');
}

export const events: Words['events'] = {
  'monster-chosen': ({ seat, monster }, name) => `${name(seat)}さんは${monsters[monster].name}で遊びます。`,
  'first-drawn': ({ seat }, name) => `くじの結果、最初の手番は${name(seat)}さんです。`,
  'turn-began'({ seat, turn, extra, dice: thrown }, name) {
    const again = extra === null ? '' : `${quoted(cards[extra].name)}でもう一度`;
    return `手番${turn}：${again}${name(seat)}さんです${thrown === USUAL_DICE ? '' : `（サイコロ${diceCount(thrown)}）`}。`;
  },
  rolled({ seat, roll, thrown, by: card }, name) {
    if (roll === 1) return `${name(seat)}さんの出目は${dice(thrown)}です。`;
    const through = card === null ? '' : `${quoted(cards[card].name)}で`;
    return `${name(seat)}さんは${through}${diceCount(thrown.length)}振り直し、${dice(thrown)}が出ました。`;
  },
  probed: ({ seat, roller, from, to }, name) =>
    `${name(seat)}さんは${quoted(cards['psychic-probe'].name)}で${name(roller)}さんの${oneFace(from)}を振り直し、${oneFace(to)}が出ました。`,
  'die-changed': ({ seat, from, to, by: card }, name) =>
    `${name(seat)}さんは${quoted(cards[card].name)}で${oneFace(from)}を${oneFace(to)}にします。`,
  'dice-final': ({ seat, dice: shown }, name) =>
    shown.length > 0
      ? `${name(seat)}さんの最終結果は${dice(shown)}です。`
      : `${name(seat)}さんには振るサイコロがありません。`,

  'stars-changed': ({ seat, by: change, to: now, cause }, name) =>
    `${name(seat)}さんは${through(cause, seat, name)}${stars(Math.abs(change))}${change > 0 ? '得て' : '失い'}、${stars(now)}になります。`,
  'energy-changed'({ seat, by: change, to: now, other, cause }, name) {
    const after = `${energy(now)}になります`;
    if (other !== null) return `${name(seat)}さんは${name(other)}さんから${energy(change)}受け取り、${after}。`;
    if (cause.of === 'dice') return `${name(seat)}さんは${energy(change)}得て、${after}。`;
    if (change > 0) return `${name(seat)}さんは${through(cause, seat, name)}${energy(change)}得て、${after}。`;
    return cause.of === 'card' && cause.owner === seat
      ? `${name(seat)}さんは${quoted(cards[cause.card].name)}に${energy(-change)}払い、${after}。`
      : `${name(seat)}さんは${through(cause, seat, name)}${energy(-change)}失い、${after}。`;
  },
  healed: ({ seat, by: healed, to: now, cause }, name) =>
    `${name(seat)}さんは${cause.of === 'card' ? through(cause, seat, name) : ''}${hearts(healed)}回復し、${hearts(now)}になります。`,
  struck({ harm, blows }, name) {
    if (harm.by === 'attack') return `${name(harm.seat)}さんの攻撃：${hits(blows, name)}。`;
    if (harm.by === 'card') return `${name(harm.seat)}さんの${quoted(cards[harm.card].name)}：${hits(blows, name)}。`;
    return `毒：${hits(blows, name)}。`;
  },
  camouflaged: ({ seat, dice: shown, left }, name) =>
    `${name(seat)}さんの${quoted(cards.camouflage.name)}の出目は${dice(shown)}、残りは${damage(left)}です。`,
  prevented: ({ seat, card, amount, left }, name) =>
    `${name(seat)}さんは${quoted(cards[card].name)}で${damage(amount)}を防ぎます${left > 0 ? `（残り${left}）` : ''}。`,
  hurt: ({ seat, by: lost, to: left, harm }, name) =>
    `${name(seat)}さんは${by(harm, seat, name)}${hearts(lost)}失い、残りは${hearts(left)}です。`,
  'hearts-lost': ({ seat, by: lost, to: left, card }, name) =>
    `${name(seat)}さんは${quoted(cards[card].name)}とともに${hearts(lost)}失い、残りは${hearts(left)}です。`,
  'hearts-gained': ({ seat, by: gained, to: now, card }, name) =>
    `${name(seat)}さんは${quoted(cards[card].name)}で${hearts(gained)}得て、${hearts(now)}になります。`,
  'counters-changed'({ seat, counter, by: change, to: now }, name) {
    const verb = change > 0 ? '受け取り' : counter === 'smoke' ? '使い' : '取り除き';
    return `${name(seat)}さんは${COUNTERS[counter]}カウンターを${Math.abs(change)}個${verb}、${now}個になります。`;
  },
  eliminated: ({ seat }, name) => `${name(seat)}さんは脱落しました。`,
  revived: ({ seat, card }, name) =>
    `${quoted(cards[card].name)}で、${name(seat)}さんはスターとカードを失い、10ハートで続けます。`,

  stayed: ({ seat }, name) => `${name(seat)}さんは東京に残ります。`,
  yielded: ({ seat, attacker, unhurt }, name) =>
    `${name(seat)}さんは${unhurt ? '無傷で' : ''}${name(attacker)}さんに東京を明け渡します。`,
  moved({ seat, from, to: place, why }, name) {
    if (why === 'moved-up') return `${name(seat)}さんは${places[from]}から${places[place]}に移ります。`;
    return place === 'outside'
      ? `${name(seat)}さんは${places[from]}を出ることになります。`
      : `${name(seat)}さんは${places[place]}に入ります。`;
  },
  'bay-closed': () => '残りの怪獣が5体より少なくなり、東京ベイが閉じます。',

  bought({ seat, card, price, from }, name) {
    const where = from === 'display' ? '' : from === 'deck' ? '山札の上の' : `${name(from)}さんの`;
    return `${name(seat)}さんは${where}${quoted(cards[card].name)}を${energy(price)}で買います。`;
  },
  revealed: ({ card }) => `${quoted(cards[card].name)}が場に出ます。`,
  swept: ({ seat, cards: gone }, name) =>
    `${name(seat)}さんは場を入れ替え、${list(gone.map((card) => quoted(cards[card].name)))}が捨て札になります。`,
  looked: ({ seat, card }, name) =>
    `${name(seat)}さんは山札の一番上のカードを見ます${card === null ? '' : `：${quoted(cards[card].name)}`}。`,
  reshuffled: ({ cards: shuffled }) => `捨て札を混ぜて、${cardCount(shuffled)}の新しい山札にします。`,
  'card-lost'({ seat, card, why }, name) {
    if (why === 'used-up') return `${name(seat)}さんは使い終えた${quoted(cards[card].name)}を捨てます。`;
    return `${name(seat)}さんは${quoted(cards[card].name)}を${why === 'transformed' ? 'エネルギーに変えます' : '失います'}。`;
  },
  copied: ({ seat, from, card }, name) =>
    `${name(seat)}さんの${quoted(cards.mimic.name)}は${from === seat ? '自分' : `${name(from)}さん`}の${quoted(cards[card].name)}をまねます。`,
  'copy-ended': ({ seat, card }, name) =>
    `${name(seat)}さんの${quoted(cards.mimic.name)}は${quoted(cards[card].name)}をまねなくなります。`,
  charged: ({ seat, card, energy: lying }, name) =>
    `${name(seat)}さんの${quoted(cards[card].name)}に、銀行の分と合わせて${energy(lying)}が載ります。`,

  'extra-turn': ({ seat, card }, name) => `${name(seat)}さんは${quoted(cards[card].name)}で追加の手番を得ます。`,
  'extra-turn-declined': ({ seat, card }, name) =>
    `${name(seat)}さんは${quoted(cards[card].name)}の追加の手番を行いません。`,
  'turn-stopped': ({ seat }, name) => `${name(seat)}さんの手番はここで終わります。`,
  won({ seats, by: how }, name) {
    if (how === 'nobody') return 'すべての怪獣が倒れ、勝者はいません。';
    const winners = list(seats.map((seat) => `${name(seat)}さん`));
    if (how === 'survival') return `${winners}が最後まで生き残り、勝ちました！`;
    return seats.length === 1
      ? `${winners}が20スターで勝ちました！`
      : `${winners}がともに20スターで、勝利を分け合いました！`;
  },
};
