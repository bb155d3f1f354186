/** What joins two texts belongs to the words of the language: a page that glues has half-width marks in Japanese. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const house = join(import.meta.dirname, '../..');
const GLUE = /\}[,.:;] \$\{|\.join\('[,.:;] '\)/;
/** Not for readers: names for programs and tests. */
const ELSEWHERE = /(^|\/)(words|testing|build|node_modules|proof-words)\/|\.test\.ts$/;

function gluing(source: string): string[] {
  return source.split('\n').filter((line) => GLUE.test(line));
}

test('no page puts its own marks between two texts', () => {
  const files = ['web', 'kit']
    .flatMap((room) =>
      readdirSync(join(house, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file));
  expect(files.length).toBeGreaterThan(150);
  const glued = files.flatMap((file) =>
    gluing(readFileSync(join(house, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(glued).toEqual([]);
});

test('a mark between two texts is found', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what is looked for
  expect(gluing('`${lost}. ${hint}`')).toHaveLength(1);
  expect(gluing("parts.join(', ')")).toHaveLength(1);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: and this is not
  expect(gluing('`${lost}${punctuation.stop}${hint}`')).toEqual([]);
});
