import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { contentsOf, inSections } from './sections.ts';

const HTML = renderMarkdown('First.\n\n## KOT-7 Tokyo & more\n\n- **KOT-7.1** *One*.\n\n### Words "used"\n\nTwo.');

test('contents are the headings, with numbers where they have any', () => {
  expect(contentsOf(HTML)).toEqual([
    { id: 'KOT-7', number: 'KOT-7', title: 'Tokyo & more', depth: 2 },
    { id: 'words-used', number: null, title: 'Words "used"', depth: 3 },
  ]);
});

test('what stands before the first heading is a section, too', () => {
  const sections = inSections(HTML).split('\n<section>');
  expect(sections).toHaveLength(3);
  expect(sections[0]).toBe('<section><p>First.</p></section>');
  expect(sections[1]).toMatch(/^<h2 id="KOT-7">.*<\/section>$/s);
});

const GAMES = new URL('../../games/', import.meta.url);
const FILES = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[\w-]+\/RULES(\.\w+)?\.md$/.test(path),
);

test.each(FILES)('%s: every section has an address of its own', (path) => {
  const ids = contentsOf(renderMarkdown(readFileSync(new URL(path, GAMES), 'utf8'))).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.join('')).not.toMatch(/\s/);
});
