/**
 * Runs of eight words as numbers, so that texts can be compared with rulebooks that are not here. A number has 40 bits: it
 * tells two runs apart in all but one of 10^12 cases. A run can be tried against such numbers, but not be read from them.
 */

/** So many words in a row are a sentence taken over; fewer are a fact said in the only way there is. */
export const RUN = 8;
export const BYTES = 5;

/** @param {string} text */
export function wordsOf(text) {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b\u2060'’]/g, '')
    // A word that was broken at the end of a line.
    .replaceAll(/(?<=\p{L})-\n(?=\p{Ll})/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Where runs begin, and their numbers.
 * @param {readonly string[]} words
 */
export function* runsOf(words) {
  const hashes = words.map(hashed);
  for (let start = 0; start + RUN <= hashes.length; start++) {
    let high = 1;
    let low = 2;
    for (let i = start; i < start + RUN; i++) {
      high = Math.imul(high ^ hashes[i][0], 0x85ebca6b);
      high ^= high >>> 15;
      low = Math.imul(low ^ hashes[i][1], 0xc2b2ae35);
      low ^= low >>> 13;
    }
    yield { start, number: (high >>> 12) * 2 ** 20 + (low >>> 12) };
  }
}

/** @type {Map<string, readonly [number, number]>} */
const known = new Map();

/** @param {string} word */
function hashed(word) {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  let [high, low] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < word.length; i++) {
    high = Math.imul(high ^ word.charCodeAt(i), 0x01000193);
    low = Math.imul(low ^ word.charCodeAt(i), 0x5bd1e995);
    low ^= low >>> 15;
  }
  const pair = /** @type {const} */ ([high, low]);
  known.set(word, pair);
  return pair;
}

/**
 * As a text: a heading for people, then the numbers in their order, five bytes each, in base64.
 * @param {readonly string[]} heading
 * @param {Iterable<number>} numbers
 */
export function written(heading, numbers) {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const bytes = Buffer.alloc(sorted.length * BYTES);
  sorted.forEach((number, i) => {
    bytes.writeUIntBE(number, i * BYTES, BYTES);
  });
  const lines = bytes.toString('base64').match(/.{1,120}/g) ?? [];
  return [...heading.map((line) => `# ${line}`), ...lines, ''].join('\n');
}

/** @param {string} text */
export function numbersIn(text) {
  const base64 = text.split('\n').filter((line) => !line.startsWith('#'));
  const bytes = Buffer.from(base64.join(''), 'base64');
  const numbers = Array.from({ length: bytes.length / BYTES }, (_, i) => bytes.readUIntBE(i * BYTES, BYTES));
  return new Set(numbers);
}

/**
 * The runs of a text that are among these numbers, as the words they are made of.
 * @param {string} text
 * @param {ReadonlySet<number>} numbers
 */
export function sharedRuns(text, numbers) {
  const words = wordsOf(text);
  const shared = [];
  for (const { start, number } of runsOf(words)) {
    if (numbers.has(number)) shared.push(words.slice(start, start + RUN).join(' '));
  }
  return shared;
}
