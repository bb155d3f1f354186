/** One changed byte anywhere in a finished, signed match, and where it is said to differ. */
import { expect, test } from 'vitest';
import { same } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import { lanterns } from '../toys/index.ts';
import { headerOf, type Match2, parseMatch, verify } from './index.ts';
import { played, SEED } from './testing.ts';

const isDeep = process.env.YAMANOTE_DEEP === '1';

/** A match with a void deal, undone answers, a hint, people and a bot; longer in the deep run. */
function signedMatch(): Match2 {
  const seats = ['Aiko', 'Bén', 'easy'].map((name, i) => ({
    name,
    salt: `a${i}`.repeat(16),
    player: i < 2 ? 'person' : 'easy',
    bits: i < 2 ? `0${i}`.repeat(16) : null,
  }));
  const options = { edition: 'river', festival: 'winter', rounds: isDeep ? 5 : 1, looking: true, first: 'random' };
  const voids = [{ commitment: 'cc'.repeat(32), silent: [1] }];
  const match = played(headerOf({ game: 'lanterns', version: 1, options, position: null, seed: SEED, seats, voids }), {
    hints: 1,
  }) as Match2;
  return { ...match, signed: { key: 'e5'.repeat(32), signature: '5e'.repeat(64) } };
}
const match = signedMatch();
const text = JSON.stringify(match);

/** Where a text is said to differ; `null` if it is taken for sound. */
function objection(changed: string): string | null {
  let json: unknown;
  try {
    json = JSON.parse(changed);
  } catch {
    return 'no JSON';
  }
  const read = parseMatch(json);
  if (isRefusal(read)) return read.field;
  // No other signature goes with a key, and no other key with a signature; other hashes are told by their sums.
  const isSigned = same((read as Match2).signed, match.signed);
  return verify(lanterns, read, { isSigned }).differs?.split(': ')[0] ?? null;
}

/** For every sign of a JSON text, the path of what it belongs to. */
function pathsOf(json: string): string[] {
  const paths: string[] = [];
  const stack: { path: string; key: string | number }[] = [];
  const here = () =>
    stack
      .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
      .join('')
      .slice(1);
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[^\s",:{}[\]]+|./gs)) {
    const top = stack.at(-1);
    if (token === '}' || token === ']') stack.pop();
    if (top !== undefined && token.startsWith('"') && typeof top.key === 'string' && top.path === 'key') {
      top.key = JSON.parse(token);
      top.path = 'value';
    }
    for (let i = 0; i < token.length; i++) paths.push(here());
    if (token === '{') stack.push({ path: 'key', key: '' });
    if (token === '[') stack.push({ path: 'value', key: 0 });
    if (token === ',' && top !== undefined) {
      if (typeof top.key === 'number') top.key++;
      else top.path = 'key';
    }
  }
  return paths;
}

/** What a refusal has to name at least: the entry, the seat, or the field. */
function placeOf(path: string): string {
  return /^(?:log|seats|sums)\[\d+\]|^\w*/.exec(path)![0];
}

/** What a sign is changed into: more in the deep run. */
function othersOf(sign: string): string[] {
  const digit = sign === '1' ? '2' : '1';
  return isDeep ? [digit, ' ', String.fromCharCode(sign.charCodeAt(0) ^ 1)] : [digit];
}

const PATIENCE = isDeep ? 600_000 : 60_000;

test('no byte can be another one, and the place that is named is where it was', { timeout: PATIENCE }, () => {
  const paths = pathsOf(text);
  expect(paths[text.indexOf('"winter"') + 3]).toBe('options.festival');
  const wrong = new Set<string>();
  for (let i = 0; i < text.length; i++) {
    for (const other of othersOf(text[i])) {
      const changed = text.slice(0, i) + other + text.slice(i + 1);
      const named = objection(changed);
      // A field whose own name was changed is called as it is called now.
      const isRight = (path: string) => named?.startsWith(placeOf(path));
      if (named === 'no JSON' || isRight(paths[i]) || isRight(pathsOf(changed)[i])) continue;
      wrong.add(`${paths[i]}: ${JSON.stringify(text.slice(i - 8, i + 8))} with ${other} is said to differ at ${named}`);
    }
  }
  expect([...wrong]).toEqual([]);
});
