/** The few words of the board that no rule, place or question has. */
import type { Language } from '@yamanote/games/room';
import type { BagLevel, Shop } from '@yamanote/games/shinjuku/rules';

export interface Labels {
  /** What a building sells or a customer wants, in two columns. */
  codes: Readonly<Record<Shop, string>>;
  /** What stands before the lines of a part of the board: at most seven columns wide. */
  parts: Readonly<Record<'queue' | 'wards' | 'buildings' | 'tracks' | 'hand' | 'won' | 'train' | 'last', string>>;
  bag(level: BagLevel): string;
  bagCount(customers: number): string;
  pile(cards: number): string;
  discards(cards: number): string;
  /** How many customers come each turn, where there is no queue. */
  arrivals(customers: number): string;
  nextStars(stars: number): string;
  cards(cards: number): string;
  pieces(pieces: number): string;
  /** Who started. */
  start: string;
  ceo: string;
  kaiju: string;
  /** Cards that all saw being taken. */
  joker: string;
  points(points: number): string;
  /** What the figures `+2/+5` beside a good mean. */
  oneMore: string;
}

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    codes: { food: 'Fo', clothing: 'Cl', books: 'Bo', electronics: 'El', department: 'DS' },
    parts: {
      queue: 'Queue',
      wards: 'Wards',
      buildings: 'Stores',
      tracks: 'Track',
      hand: 'Hand',
      won: 'Won',
      train: 'Train',
      last: 'Last',
    },
    bag: (level) => ['bag empty', 'bag nearly empty', 'bag half full', 'bag well filled', 'bag full'][level],
    bagCount: (customers) => `${customers} in the bag`,
    pile: (cards) => `pile ${cards}`,
    discards: (cards) => `discards ${cards}`,
    arrivals: (customers) => `${customers} a turn`,
    nextStars: (stars) => (stars === 0 ? 'no stars left' : `next upgrade ${'★'.repeat(stars)}`),
    cards: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
    pieces: (pieces) => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
    start: 'start',
    ceo: 'CEO',
    kaiju: 'Kaiju',
    joker: 'wildcard',
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    oneMore: '+next customer/premium',
  },
  de: {
    codes: { food: 'Es', clothing: 'Kl', books: 'Bü', electronics: 'El', department: 'KH' },
    parts: {
      queue: 'Schlange',
      wards: 'Bezirke',
      buildings: 'Läden',
      tracks: 'Schienen',
      hand: 'Hand',
      won: 'Gewonnen',
      train: 'Bahn',
      last: 'Zuletzt',
    },
    bag: (level) => ['Beutel leer', 'Beutel fast leer', 'Beutel halb voll', 'Beutel gut gefüllt', 'Beutel voll'][level],
    bagCount: (customers) => `${customers} im Beutel`,
    pile: (cards) => `Stapel ${cards}`,
    discards: (cards) => `Ablagestapel ${cards}`,
    arrivals: (customers) => `${customers} pro Zug`,
    nextStars: (stars) => (stars === 0 ? 'keine Sterne mehr' : `nächstes Aufwerten ${'★'.repeat(stars)}`),
    cards: (cards) => (cards === 1 ? '1 Karte' : `${cards} Karten`),
    pieces: (pieces) => (pieces === 1 ? '1 Schiene' : `${pieces} Schienen`),
    start: 'Start',
    ceo: 'CEO',
    kaiju: 'Kaiju',
    joker: 'Joker',
    points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
    oneMore: '+nächster Kunde/Premium',
  },
  ja: {
    codes: { food: '食', clothing: '衣', books: '本', electronics: '電', department: '百' },
    parts: {
      queue: '待機列',
      wards: '各区',
      buildings: '店',
      tracks: '線路',
      hand: '手札',
      won: '獲得',
      train: '電車',
      last: '前の移動',
    },
    bag: (level) => ['袋は空', '袋は残りわずか', '袋は半分ほど', '袋は多め', '袋は満杯'][level],
    bagCount: (customers) => `袋に${customers}人`,
    pile: (cards) => `山札${cards}枚`,
    discards: (cards) => `捨て札${cards}枚`,
    arrivals: (customers) => `毎手番${customers}人`,
    nextStars: (stars) => (stars === 0 ? '星の残りなし' : `次の改装${'★'.repeat(stars)}`),
    cards: (cards) => `手札${cards}枚`,
    pieces: (pieces) => `線路${pieces}本`,
    start: '1番手',
    ceo: 'CEO',
    kaiju: '怪獣',
    joker: 'ジョーカー',
    points: (points) => `${points}点`,
    oneMore: '+次の客/プレミアム',
  },
};
