import { expect, it } from 'vitest';
import { atTheDoor, wordAsked } from './admission.ts';
import { type Asked, type Done, type Line, Refused } from './line.ts';

const DONE: Done = { is: 'done', re: 1 };
const SIT: Asked = { do: 'sit', table: 'a', seat: null };

/** A hall that refuses with these codes, one after the other. */
function refusing(...codes: ConstructorParameters<typeof Refused>[0][]) {
  const asked: Asked[] = [];
  const request = async (wish: Asked) => {
    asked.push(wish);
    const code = codes.shift();
    if (code !== undefined) throw new Refused(code);
    return DONE;
  };
  return { line: atTheDoor({ request } as Line), asked };
}

const settled = () => new Promise(setImmediate);

it('asks for the word when it is needed, and then for what was wanted', async () => {
  const { line, asked } = refusing('word-wanted', 'word-wanted');
  const both = [line.request(SIT), line.request(SIT)];
  await settled();
  expect(wordAsked.value).not.toBeNull();
  wordAsked.value?.(true);
  expect(await Promise.all(both)).toEqual([DONE, DONE]);
  expect(wordAsked.value).toBeNull();
  expect(asked).toEqual([SIT, SIT, SIT, SIT]);
});

it('lets what was wanted be, where the word is not known', async () => {
  const { line, asked } = refusing('word-wanted');
  const refused = expect(line.request(SIT)).rejects.toMatchObject({ code: 'word-wanted' });
  await settled();
  wordAsked.value?.(false);
  await refused;
  expect(asked).toHaveLength(1);
});

it('asks for nothing where something else is wrong', async () => {
  const { line } = refusing('seat-taken');
  await expect(line.request(SIT)).rejects.toMatchObject({ code: 'seat-taken' });
  expect(wordAsked.value).toBeNull();
});
