import type { Entry } from './entry.ts';

export const shinjuku: readonly Entry[] = [
  {
    en: 'retail edition, prototype r12',
    de: 'Verlagsausgabe, Prototyp r12',
    ja: '製品版、試作版r12',
    not: { de: /Handelsausgabe/ },
  },
  { en: 'ward, ward card', de: 'Bezirk, Bezirkskarte', ja: '区、区のカード' },
  {
    en: 'food customer',
    de: 'Essen-Kunde',
    ja: '食品の客',
    not: { de: /Kunden? für (Essen|Bücher|Kleidung|Elektronik)/ },
  },
  {
    en: 'premium customer, double customer',
    de: 'Premiumkunde, Doppelkunde',
    ja: 'プレミアム客、ダブル客',
    not: {
      en: /\bgolden\b/i,
      de: /Premium-Kund|Doppel-Kund|\bDoppelte[rn]\b|\bgoldene/i,
      ja: /(プレミアム|ダブル)(食品|衣料|書籍|電)|金の客/,
    },
  },
  { en: 'store, department store', de: 'Laden, Kaufhaus', ja: '店、百貨店' },
  {
    en: 'food store, clothing store, book store, electronics store',
    de: 'Essen-Laden, Kleidungs-Laden, Bücher-Laden, Elektronik-Laden',
    ja: '食品店、衣料品店、書店、電器店',
    not: { de: /(Lebensmittel|Kleider|Buch|Elektronik)l(a|ä)den/, ja: /衣料店|家電店/ },
  },
  {
    en: 'Open, Track (r12: Build, Expand), Move, Upgrade, Income',
    de: 'Eröffnen, Bauen, Bewegen, Aufwerten, Einkommen',
    ja: '開店、敷設、移動、改装、収入',
    not: { ja: /昇格/ },
  },
  {
    en: 'spend a card',
    de: 'eine Karte ablegen',
    ja: 'カードを払う',
    not: { en: /\bpa(y|ys|ying|id)\b(?! for)/i, de: /\b(be)?zahl(e|st|t|en)\b/i },
  },
  { en: 'wildcard', de: 'Joker', ja: 'ジョーカー', not: { en: /\bjokers?\b/i, ja: /万能/ } },
  { en: 'queue', de: 'Warteschlange', ja: '待機列', not: { ja: /待ち行列/ } },
  { en: 'star token, star track', de: 'Sternmarker, Sternleiste', ja: '星、星の列', not: { ja: /星トラック/ } },
  { en: 'track piece, double track', de: 'Schiene, Doppel-Strecke', ja: '線路、2本目', not: { de: /\bStück\b/ } },
  {
    en: 'direct connection',
    de: 'Direktverbindung',
    ja: '直通線',
    not: { en: /permanent (link|connection)/i, de: /feste[rn]? Verbindung/i, ja: /常設線/ },
  },
  {
    en: 'station with the department store icon',
    de: 'Bahnhof mit Kaufhaus-Markierung',
    ja: '百貨店を建てられる駅（四角）',
    not: { en: /square station/i, de: /eckige[rnms]? Bahnh/i },
  },
  { en: 'neighbouring ward', de: 'Nachbarbezirk', ja: '隣の区', not: { de: /\bdaneben\b|\bnebenan\b/i } },
  { en: 'discard pile', de: 'Ablagestapel', ja: '捨て札', not: { de: /Abwurfstapel/ } },
  { en: 'set', de: 'Set', ja: 'セット', not: { de: /\bS(a|ä)tze?n?\b|4er-Satz/ } },
  {
    en: 'player screen',
    de: 'Sichtschirm',
    ja: '衝立',
    not: { en: /\blift the screens/i, de: /hebt? die Sichtschirme/i },
  },
  { en: 'start card', de: 'Startkarte', ja: 'スタートカード', not: { ja: /先手/ } },
  { en: 'Tokyo Bay', de: 'Tokyo Bay', ja: '東京湾', not: { de: /Bucht von/ } },
  { en: 'for free', de: 'gratis', ja: '無料', not: { en: /\bfor nothing\b/i } },
];
