/** The few words of the board that no rule, card or question has. */
import type { Language } from '@yamanote/games/room';

interface Labels {
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

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    coins: (count) => (count === 1 ? '1 coin' : `${count} coins`),
    toGo: (coins) => `${coins} to go`,
    market: 'Display',
    deck: (cards) => (cards === 1 ? '1 card in the deck' : `${cards} cards in the deck`),
    figures: 'cost ×left (own)',
    ownRoll: 'own roll',
    othersRoll: 'others',
  },
  de: {
    coins: (count) => (count === 1 ? '1 Münze' : `${count} Münzen`),
    toGo: (coins) => `noch ${coins}`,
    market: 'Auslage',
    deck: (cards) => (cards === 1 ? '1 Karte im Stapel' : `${cards} Karten im Stapel`),
    figures: 'Kosten ×Rest (eigene)',
    ownRoll: 'selbst',
    othersRoll: 'andere',
  },
  ja: {
    coins: (count) => `${count}コイン`,
    toGo: (coins) => `あと${coins}`,
    market: '場のカード',
    deck: (cards) => `山札${cards}枚`,
    figures: '建設費 ×残り（自分）',
    ownRoll: '自分の番',
    othersRoll: 'ほかの人',
  },
};
