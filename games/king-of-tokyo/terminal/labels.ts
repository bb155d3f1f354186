/** The few words of the board that no rule, card or question has. */
import type { Language } from '@yamanote/games/room';

interface Labels {
  turn(number: number): string;
  monsters: string;
  /** What the signs beside a monster mean. */
  hearts: string;
  stars: string;
  energy: string;
  /** A short sign for who stands in Tokyo: at most six columns wide. */
  city: string;
  bay: string;
  out: string;
  empty: string;
  closed: string;
  poison(counters: number): string;
  shrink(counters: number): string;
  smoke(counters: number): string;
  untouchable: string;
  dice: string;
  /** How often has been rolled, and how many free rerolls are left. */
  rolls(count: number): string;
  rerolls(left: number): string;
  display: string;
  deck(cards: number): string;
  discard(cards: number): string;
  /** The top card of the deck, which only some have seen. */
  top: string;
}

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    turn: (number) => `turn ${number}`,
    monsters: 'Monsters',
    hearts: 'hearts',
    stars: 'stars',
    energy: 'energy',
    city: 'City',
    bay: 'Bay',
    out: 'out',
    empty: 'empty',
    closed: 'closed',
    poison: (counters) => `${counters} poison`,
    shrink: (counters) => `${counters} shrink`,
    smoke: (counters) => `${counters} smoke`,
    untouchable: 'nothing hurts',
    dice: 'Dice',
    rolls: (count) => `roll ${count}`,
    rerolls: (left) => (left === 1 ? '1 reroll left' : `${left} rerolls left`),
    display: 'Cards',
    deck: (cards) => `deck ${cards}`,
    discard: (cards) => `discard ${cards}`,
    top: 'top of the deck',
  },
  de: {
    turn: (number) => `Zug ${number}`,
    monsters: 'Monster',
    hearts: 'Herzen',
    stars: 'Sterne',
    energy: 'Energie',
    city: 'City',
    bay: 'Bay',
    out: 'raus',
    empty: 'leer',
    closed: 'geschlossen',
    poison: (counters) => `${counters} Gift`,
    shrink: (counters) => `${counters} Schrumpf`,
    smoke: (counters) => `${counters} Rauch`,
    untouchable: 'nichts verletzt',
    dice: 'Würfel',
    rolls: (count) => `Wurf ${count}`,
    rerolls: (left) => (left === 1 ? 'noch 1 Nachwurf' : `noch ${left} Nachwürfe`),
    display: 'Karten',
    deck: (cards) => `Stapel ${cards}`,
    discard: (cards) => `Abwurf ${cards}`,
    top: 'oben auf dem Stapel',
  },
  ja: {
    turn: (number) => `手番${number}`,
    monsters: '怪獣',
    hearts: 'ハート',
    stars: 'スター',
    energy: 'エネルギー',
    city: 'シティ',
    bay: 'ベイ',
    out: '脱落',
    empty: '空き',
    closed: '閉鎖',
    poison: (counters) => `毒${counters}`,
    shrink: (counters) => `縮小${counters}`,
    smoke: (counters) => `煙${counters}`,
    untouchable: 'ダメージなし',
    dice: 'サイコロ',
    rolls: (count) => `${count}回目`,
    rerolls: (left) => `振り直しあと${left}回`,
    display: '場のカード',
    deck: (cards) => `山札${cards}`,
    discard: (cards) => `捨て札${cards}`,
    top: '山札の上',
  },
};
