import type { Entry } from './entry.ts';

export const machiKoro: readonly Entry[] = [
  {
    en: 'establishment',
    de: 'Unternehmen',
    ja: '施設',
    not: { en: /\bhouses?\b/i, de: /\bH(aus|äuser)\b/, ja: /建物/ },
  },
  { en: 'landmark', de: 'Großprojekt', ja: 'ランドマーク' },
  { en: 'town', de: 'Stadt', ja: '街', not: { en: /\bcit(y|ies)\b/i, ja: /町/ } },
  {
    en: 'cost',
    de: 'Baukosten (im Satz: kostet)',
    ja: '建設費',
    not: { de: /\bPreise?\b|\bKosten\b/, ja: /費用|価格/ },
  },
  { en: 'icon', de: 'Branchensymbol (kurz: Symbol)', ja: 'アイコン' },
  { en: 'major establishment (purple)', de: 'Besonderes Unternehmen', ja: '大施設' },
  { en: 'income', de: 'Einkommen', ja: '収入' },
  { en: 'brings income', de: 'bringt Einkommen', ja: '収入になる', not: { de: /\bKarten? zahl(t|en)\b/ } },
  { en: 'double', de: 'Pasch', ja: 'ゾロ目' },
  {
    en: 'display',
    de: 'Auslage',
    ja: '場のカード',
    not: { en: /(?<!vegetable |Veg\. )\bmarket\b/i, de: /(?<!-)\bMarkt\b/, ja: /(?<!青果)市場/ },
  },
  {
    en: '“Come What May”',
    de: '„Komme, was wolle“',
    ja: '「なるようになれ」',
    not: { en: /Komme, was/, ja: /Komme, was/ },
  },
  { en: 'fruit', de: 'Obst', ja: '果物', not: { de: /Fr(u|ü)cht/ } },
];
