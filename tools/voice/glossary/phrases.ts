/** Turns of phrase that give a translation away, and what people say at a table. */
import type { Language } from '@yamanote/games/room';

export interface Phrase {
  readonly language: Language;
  readonly not: RegExp;
  readonly better: string;
}

export const phrases: readonly Phrase[] = [
  { language: 'en', not: /\btoo dear\b/i, better: 'too expensive' },
  { language: 'en', not: /\b(is|are) no (attacks?|damage|purchases?)\b/i, better: 'is not an attack' },
  { language: 'en', not: /\blets? you\b/i, better: 'you may' },
  { language: 'en', not: /\bsuffer(s|ed|ing)?\b/i, better: 'take damage' },
  { language: 'en', not: /\bowes?\b/i, better: 'still to answer' },
  { language: 'en', not: /\bwhoever is short\b/i, better: 'a player who cannot pay in full' },
  { language: 'en', not: /\bmark the link\b/i, better: 'select the link' },
  { language: 'en', not: /\bnothing of it is lost\b/i, better: 'nothing is lost' },
  {
    language: 'en',
    not: /\b(colors?|(?<!business )center|gray|favorite|canceled)\b/i,
    better: 'colour, centre, grey, favourite, cancelled',
  },
  { language: 'de', not: /\bl(ässt|assen) dich\b/i, better: 'du darfst' },
  { language: 'de', not: /\bwe[rmn] auch immer\b/i, better: 'alle, jemand' },
  { language: 'de', not: /\bschuldet eine Antwort\b/i, better: 'muss noch antworten' },
  { language: 'de', not: /\btr(itt|eten) in Kraft\b/i, better: 'wird ausgelöst' },
  { language: 'ja', not: /打(ちます|つ|たれ)/, better: '動く、手' },
  { language: 'ja', not: /出来事/, better: 'できごと、または言い換え' },
];
