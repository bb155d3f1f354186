/** How a language is set: marks, capitals after colons, forms of what is counted. */
import type { Language } from '@yamanote/games/room';

interface Rule {
  readonly languages: readonly Language[];
  /** Only for texts at these keys. */
  readonly at?: RegExp;
  readonly wrong: RegExp;
  readonly better: string;
}

const LETTER = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}々ー]';
/** What is counted here, in English, without its ending. */
const COUNTED =
  'card|coin|star|heart|point|line|turn|round|player|bot|seat|customer|station|district|store|track|segment|deal|throw|draw|roll|claw|monster|piece|pencil|effect|goal|way|check|person|copy|ward';

const RULES: readonly Rule[] = [
  {
    languages: ['ja'],
    wrong: new RegExp(`(?<=${LETTER})[,.;:!?()]|[,.;:!?()](?=${LETTER})`, 'u'),
    better: 'full-width marks between Japanese letters: 、。；：！？（）',
  },
  {
    languages: ['ja'],
    wrong: /(?<=[、。：！？」）])\s|\s(?=[、。：！？「（])/,
    better: 'no space beside a full-width mark',
  },
  { languages: ['ja'], at: /^events\./, wrong: /ます[。！]?$/, better: 'the log is told in the past: …ました' },
  {
    languages: ['de'],
    wrong:
      /: (du|er|sie|es|ihr|man|wer|was|wie|wo|wohin|wann|welche[mnrs]?|alle|jede[rs]?|niemand|nichts) \p{L}|: \p{Ll}+st [^:]*\?/u,
    better: 'a full sentence after a colon begins with a capital',
  },
  { languages: ['en'], wrong: /\p{L}'|'\p{L}/u, better: 'apostrophe ’' },
  { languages: ['de'], wrong: /["'”]|(?<!„[^“]*)“/, better: 'quotation marks „…“, apostrophe ’' },
  {
    languages: ['en', 'de', 'ja'],
    wrong: /(?<!\.)[.!?。！？][.。](?!\.)/,
    better: 'one mark at the end of a sentence',
  },
  { languages: ['en', 'de'], wrong: / [,.;!?]| {2}/, better: 'no space before a mark, and none twice' },
  { languages: ['en'], wrong: new RegExp(`(?<![\\d.,–−+-])\\b1 (${COUNTED})s\\b`), better: 'the singular after 1' },
  {
    languages: ['en'],
    wrong: new RegExp(`(?<![\\d.,])\\b([02-9]|\\d\\d+) (${COUNTED})\\b(?![-’'s]| cards)`),
    better: 'the plural after a number',
  },
  {
    languages: ['de'],
    wrong:
      /(?<![\d.,–−+-])\b1 (Karten|Münzen|Herzen|Ruhmpunkte|Punkte|Sterne|Runden|Züge|Bots|Plätze|Linien|Stationen|Bezirke|Zeilen|Abschnitte|Chips|Krallen|Würfe|Läden|Schienen|Wege|Prüfungen|warten)\b/,
    better: 'the singular after 1',
  },
  {
    languages: ['de'],
    wrong:
      /(?<![\d.,])\b([02-9]|\d\d+) (Karte|Münze|Punkt|Ruhmpunkt|Stern|Herz|Runde|Zug|Platz|Linie|Station|Bezirk|Zeile|Abschnitt|Chip|Kralle|Kunde|Schiene|Weg|wartet)\b(?!-)/,
    better: 'the plural after a number',
  },
];

/** For every rule that a text breaks, what the rule asks for. */
export function wrongMarks(text: string, key: string, language: Language): string[] {
  return RULES.flatMap(({ languages, at, wrong, better }) =>
    languages.includes(language) && (at?.test(key) ?? true) && wrong.test(text) ? [better] : [],
  );
}
