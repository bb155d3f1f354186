import type { Entry } from './entry.ts';

export const kingOfTokyo: readonly Entry[] = [
  { en: 'star', de: 'Ruhmpunkt (kurz: ★)', ja: 'スター', not: { de: /\bSterne?n?s?\b/, ja: /(?<![異新惑])星/ } },
  { en: 'heart', de: 'Herz', ja: 'ハート' },
  { en: 'energy', de: 'Energie', ja: 'エネルギー' },
  { en: 'claw', de: 'Kralle', ja: 'ツメ', not: { ja: /爪/ } },
  { en: 'take damage', de: 'Schaden erleiden', ja: 'ダメージを受ける' },
  {
    en: 'keep card, discard card',
    de: 'Behalten-Karte, Abwerfen-Karte',
    ja: '永続カード、使い切りカード',
    not: { ja: /常備/ },
  },
  { en: 'display', de: 'Auslage', ja: '場のカード', not: { en: /\bmarket\b/i, ja: /市場/ } },
  { en: 'discard pile', de: 'Abwurfstapel', ja: '捨て札', not: { de: /Ablagestapel|Abwurf\b/ } },
  { en: 'card', de: 'Karte', ja: 'カード', not: { ja: /(?<!山|捨て|手)札/ } },
  { en: 'resolve (dice)', de: 'auswerten', ja: '処理する', not: { en: /\blet the dice count/i, de: /zählen lassen/i } },
  { en: 'yield', de: 'fliehen, Tokyo verlassen', ja: '撤退する', not: { de: /verschwind/i, ja: /明け渡/ } },
  { en: 'move into Tokyo', de: 'in Tokyo einziehen', ja: '東京に入る' },
  { en: 'eliminated', de: 'ausgeschieden', ja: '脱落', not: { en: /\b(my|your) end\b/i, de: /\b(m|d)ein Ende\b/i } },
  {
    en: 'poison, shrink, smoke counter',
    de: 'Giftchip, Schrumpfchip, Rauchchip',
    ja: '毒・縮小・煙カウンター',
    not: { de: /Schrumpfung|\bSchrumpf\b/ },
  },
  { en: 'three of a kind', de: 'Drilling', ja: '3個そろい' },
  { en: 'monster', de: 'Monster', ja: '怪獣', not: { ja: /モンスター/ } },
  { en: 'Tokyo City, Tokyo Bay', de: 'Tokyo City, Tokyo Bay', ja: '東京シティ、東京ベイ', not: { ja: /東京湾/ } },
  { en: 'ruling', de: 'Klarstellung', ja: '補足', not: { ja: /裁定/ } },
  { en: '2nd of 3 rolls', de: '2. von 3 Würfen', ja: '3回中2回目', not: { ja: /\d投/ } },
];
