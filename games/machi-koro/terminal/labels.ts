/** The few words of the board that no rule, card or question has. */
import type { Language } from '@yamanote/games/room';

export interface Labels {
  coins(count: number): string;
  /** What the missing landmarks cost together. */
  toGo(coins: number): string;
  market: string;
  deck(cards: number): string;
  /** How the figures beside a card are to be read. */
  figures: string;
  /** Heads of the roll line: at most eight columns wide. */
  ownRoll: string;
  othersRoll: string;
}

function counted(language: Language): (n: number, one: string, other: string) => string {
  const plural = new Intl.PluralRules(language);
  return (n, one, other) => `${n} ${plural.select(n) === 'one' ? one : other}`;
}

const [english, german] = [counted('en'), counted('de')];

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    coins: (count) => english(count, 'coin', 'coins'),
    toGo: (coins) => `${coins} to go`,
    market: 'Display',
    deck: (cards) => english(cards, 'card in the deck', 'cards in the deck'),
    figures: 'cost ×left (own)',
    ownRoll: 'own roll',
    othersRoll: 'others',
  },
  de: {
    coins: (count) => german(count, 'Münze', 'Münzen'),
    toGo: (coins) => `noch ${coins}`,
    market: 'Auslage',
    deck: (cards) => german(cards, 'Karte im Stapel', 'Karten im Stapel'),
    figures: 'Baukosten ×Rest (eigene)',
    ownRoll: 'selbst',
    othersRoll: 'andere',
  },
  ja: {
    coins: (count) => `${count}コイン`,
    toGo: (coins) => `あと${coins}コイン`,
    market: '場のカード',
    deck: (cards) => `山札${cards}枚`,
    figures: '建設費 ×残り（自分）',
    ownRoll: '自分',
    othersRoll: 'ほかの人',
  },
};
