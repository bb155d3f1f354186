import type { Entry } from './entry.ts';

export const nextStation: readonly Entry[] = [
  {
    en: 'Next Station: Tokyo',
    de: 'Next Station Tokyo',
    ja: 'ネクスト・ステーション 東京',
    not: { de: /Next Station: /, ja: /ネクストステーション|Next Station/ },
  },
  { en: 'phase, round', de: 'Durchgang, Runde', ja: 'フェーズ、ラウンド' },
  {
    en: 'Yamanote Line',
    de: 'Yamanote-Linie',
    ja: '山手線',
    not: { en: /\bring\b/i, de: /\bRings?\b|Ringstation/, ja: /環状線/ },
  },
  {
    en: 'central, inner, outer district, corner district',
    de: 'Zentralbezirk, innerer / äußerer Hauptbezirk, Randbezirk',
    ja: '中心部、内側の地区、外側の地区、角の地区',
    not: { de: /\bZentrum\b|\bEck(e|bezirk)|\b(Innen|Außen) (Nord|Süd|Ost|West)/ },
  },
  {
    en: 'interchange',
    de: 'Umsteigemöglichkeit (kurz: Umsteigen)',
    ja: '乗換駅',
    not: { en: /^Changes$/, de: /Umstieg/ },
  },
  { en: 'tourist hotspot', de: '(Touristen-)Hotspot', ja: '名所' },
  { en: 'pencil', de: 'Buntstift (kurz: Stift)', ja: '色鉛筆' },
  { en: 'segment', de: 'Streckenabschnitt (kurz: Abschnitt)', ja: '区間' },
  { en: 'joker, double track', de: 'Joker, Doppelgleis', ja: 'ジョーカー、複線' },
  { en: 'switch', de: 'Weiche', ja: '分岐' },
  { en: 'pass', de: 'aussetzen', ja: 'パス', not: { de: /\b[Pp]assen\b|\b[Pp]asse\b/ } },
  { en: 'start station', de: 'Startstation', ja: '始発駅', not: { en: /^Starts$/, de: /\bStarts\b/ } },
  { en: 'extension, double station', de: 'Verlängerung, Doppelstation', ja: '延伸、ダブル駅', not: { ja: /二重丸/ } },
  { en: 'goal card', de: 'Zielkarte', ja: '目標カード' },
  { en: 'sheet', de: 'Stadtplan (kurz: Plan)', ja: '路線図', not: { ja: /(?<!路線)図|シート/ } },
  { en: 'pentagon', de: 'Fünfeck', ja: '五角形', not: { ja: /五角(?!形)/ } },
  { en: 'solo', de: 'Solospiel', ja: '1人プレイ', not: { en: /^Alone$/, de: /^Allein$/ } },
];
