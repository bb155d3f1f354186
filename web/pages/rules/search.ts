/** Searching the rules: by words in any order, or by a rule's number. What is found is said by where it stands in the text. */

export interface Passage {
  /** The number of the rule or section, if it has one: `KOT-5.4`. */
  id: string | null;
  text: string;
}

export interface Span {
  from: number;
  to: number;
}

/** By the index of the passage: what is to be marked in it. */
export type Found = ReadonlyMap<number, readonly Span[]>;

interface Prepared extends Passage {
  compared: Folded;
}

/** Two letters at least, or one sign of a script that writes words with one; figures count as words. */
const TELLING = /\p{N}|\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const NUMBER = /^(?:[a-z]{2,4}-)?(?:\d+\.\d+[a-z]?|[a-z]{1,3}\d+[a-z]?)$|^[a-z]{2,4}-(?:\d+|[a-z]{1,3})$/;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Particles and endings, which stand between the words that count. */
const BETWEEN = /^\p{Script=Hiragana}{1,2}$/u;

/** What is found for a query; `null` if nothing is sought yet. */
export function searchIn(passages: readonly Passage[]): (query: string) => Found | null {
  const prepared = passages.map((passage): Prepared => ({ ...passage, compared: folded(passage.text) }));
  return (query) => {
    const terms = termsOf(query);
    if (terms.length === 0) return null;
    const found = having(prepared, terms);
    if (found.size > 0) return found;
    const words = terms.flatMap(wordsIn);
    return words.length > terms.length ? having(prepared, words) : found;
  };
}

function termsOf(query: string): string[] {
  return query
    .split(/\s+/)
    .map((term) => term.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((term) => TELLING.test(term));
}

/** Who writes without spaces means all words of it. */
function wordsIn(term: string): string[] {
  if (!JAPANESE.test(term) || !('Segmenter' in Intl)) return [term];
  const words = Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(term), ({ segment }) => segment);
  return words.filter((word) => !BETWEEN.test(word));
}

/** The passages that have every term. */
function having(passages: readonly Prepared[], written: readonly string[]): Found {
  const terms = written.map((term) => folded(term).text);
  const isRule = terms.map((term) => NUMBER.test(term) && passages.some(({ id }) => isNumbered(id, term)));
  const found = new Map<number, readonly Span[]>();
  passages.forEach((passage, i) => {
    const all = terms.map((term, t) => (isRule[t] ? byNumber(passage, term) : byWord(passage, term)));
    if (all.every((spans) => spans !== null)) found.set(i, merged(all.flat()));
  });
  return found;
}

/** `5.4` is `KOT-5.4`; `KOT-5` is all of that section, and `KOT-A` all that begins with it. */
function isNumbered(id: string | null, term: string): boolean {
  const whole = id?.toLowerCase() ?? '';
  const isBelow = /[a-z]$/.test(term) ? /\d/.test(whole[term.length] ?? '') : whole[term.length] === '.';
  return whole === term || whole.endsWith(`-${term}`) || (term.includes('-') && whole.startsWith(term) && isBelow);
}

function byNumber({ id, text }: Passage, term: string): readonly Span[] | null {
  if (id === null || !isNumbered(id, term)) return null;
  const from = text.indexOf(id);
  return from < 0 ? [] : [{ from, to: from + id.length }];
}

function byWord({ compared: { text, at } }: Prepared, term: string): readonly Span[] | null {
  const spans: Span[] = [];
  for (let i = text.indexOf(term); i >= 0; i = text.indexOf(term, i + term.length))
    if (!cutsFigure(text, i) && !cutsFigure(text, i + term.length))
      spans.push({ from: at[i], to: at[i + term.length] });
  return spans.length === 0 ? null : spans;
}

/** Who seeks 5 means neither 15 nor 5.1. */
function cutsFigure(text: string, i: number): boolean {
  return /\d\.?$/.test(text.slice(Math.max(0, i - 2), i)) && /^\.?\d/.test(text.slice(i, i + 2));
}

function merged(spans: readonly (Span | null)[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.filter((one) => one !== null).toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
}

/** A text as it is compared, and where each sign of it stands in the text as it is written; the end as well. */
interface Folded {
  text: string;
  at: readonly number[];
}

/** Without regard to capitals, accents, wide or narrow signs, and which kana. */
function folded(written: string): Folded {
  let text = '';
  const at: number[] = [];
  let from = 0;
  for (const sign of written) {
    const plain = foldedSign(sign);
    for (let i = 0; i < plain.length; i++) at.push(from);
    text += plain;
    from += sign.length;
  }
  return { text, at: [...at, from] };
}

/** So far above its hiragana stands every katakana. */
const KANA = 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0);

function foldedSign(sign: string): string {
  return sign
    .normalize('NFKC')
    .toLowerCase()
    .replace('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA));
}
