// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { passagesIn, showOnly } from './passages.ts';
import { searchIn } from './search.ts';

const HTML = `
<section><p>All the rules.</p></section>
<section><h2 id="KOT-5"><a href="#KOT-5">KOT-5</a> Dice</h2>
<ul><li id="KOT-5.1" class="rule"><strong>KOT-5.1</strong> Roll six <em>dice</em>.<ul><li>Six claws hurt.</li></ul>
<figure><figcaption>claw</figcaption></figure></li>
<li id="KOT-5.2" class="rule">Keep some.</li></ul></section>
<section><h2 id="KOT-6">Claws</h2>
<div class="table"><table><thead><tr><th>What</th></tr></thead><tbody><tr><td class="rule" id="KOT-6.1">Hit</td></tr></tbody></table></div>
</section>`;

let article: HTMLElement;

beforeEach(() => {
  article = document.createElement('article');
  article.innerHTML = HTML;
  document.body.replaceChildren(article);
});

/** What can be read after a search, the marked parts in brackets. */
function read(query: string): string[] {
  const passages = passagesIn(article);
  showOnly(article, passages, searchIn(passages)(query));
  return passages.flatMap(({ element }) =>
    element.closest('[hidden]') === null
      ? [
          element.innerHTML
            .replace(/<mark>(.*?)<\/mark>/g, '[$1]')
            .replace(/<figure.*/s, '')
            .replace(/<[^>]+>/g, '')
            .trim(),
        ]
      : [],
  );
}

test('rules, rows, headings and paragraphs are found, each once', () => {
  expect(passagesIn(article).map(({ id, text }) => [id, text.trim()])).toEqual([
    [null, 'All the rules.'],
    ['KOT-5', 'KOT-5 Dice'],
    ['KOT-5.1', expect.stringMatching(/^KOT-5\.1 Roll six dice\.Six claws hurt\.$/)],
    ['KOT-5.2', 'Keep some.'],
    ['KOT-6', 'Claws'],
    ['KOT-6.1', 'Hit'],
  ]);
});

test('what is found is marked and stands below its heading; the rest is hidden', () => {
  expect(read('six')).toEqual(['KOT-5 Dice', 'KOT-5.1 Roll [six] dice.[Six] claws hurt.']);
  expect(read('seven dice')).toEqual([]);
  expect(read('six dice.')).toEqual(['KOT-5 Dice', 'KOT-5.1 Roll [six] [dice].[Six] claws hurt.']);
});

test('a heading that is found alone shows what is below it', () => {
  expect(read('claw')).toEqual(['KOT-5 Dice', 'KOT-5.1 Roll six dice.Six [claw]s hurt.', '[Claw]s', 'Hit']);
  expect(article.querySelector<HTMLElement>('.table')?.hidden).toBe(false);
});

test('after a search everything is as it was', () => {
  const before = article.innerHTML;
  read('claw');
  read('six');
  expect(article.innerHTML).not.toBe(before);
  read('');
  expect(article.innerHTML).toBe(before);
});
