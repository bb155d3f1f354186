/** The few words of the board that no rule, card or question has. */
import type { Language } from '@yamanote/games/room';

export interface Labels {
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

function count(language: Language, n: number, one: string, other: string): string {
  return `${n} ${new Intl.PluralRules(language).select(n) === 'one' ? one : other}`;
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
    untouchable: 'no damage',
    dice: 'Dice',
    rolls: (count) => `roll ${count}`,
    rerolls: (left) => `${count('en', left, 'reroll', 'rerolls')} left`,
    display: 'Display',
    deck: (cards) => `deck ${cards}`,
    discard: (cards) => `discard pile ${cards}`,
    top: 'top of the deck',
  },
  de: {
    turn: (number) => `Zug ${number}`,
    monsters: 'Monster',
    hearts: 'Herzen',
    stars: 'Ruhmpunkte',
    energy: 'Energie',
    city: 'City',
    bay: 'Bay',
    out: 'aus',
    empty: 'leer',
    closed: 'geschlossen',
    poison: (counters) => count('de', counters, 'Giftchip', 'Giftchips'),
    shrink: (counters) => count('de', counters, 'Schrumpfchip', 'Schrumpfchips'),
    smoke: (counters) => count('de', counters, 'Rauchchip', 'Rauchchips'),
    untouchable: 'unverletzbar',
    dice: 'Würfel',
    rolls: (count) => `Wurf ${count}`,
    rerolls: (left) => `noch ${count('de', left, 'Nachwurf', 'Nachwürfe')}`,
    display: 'Auslage',
    deck: (cards) => `Stapel ${cards}`,
    discard: (cards) => `Abwurfstapel ${cards}`,
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
    poison: (counters) => `毒${counters}個`,
    shrink: (counters) => `縮小${counters}個`,
    smoke: (counters) => `煙${counters}個`,
    untouchable: 'ダメージなし',
    dice: 'サイコロ',
    rolls: (count) => `${count}回目`,
    rerolls: (left) => `振り直しあと${left}回`,
    display: '場のカード',
    deck: (cards) => `山札${cards}枚`,
    discard: (cards) => `捨て札${cards}枚`,
    top: '山札の上',
  },
};
