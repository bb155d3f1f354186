import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

/** As HTML reads it: a line's end is nothing between elements, and a space in a text. */
function rendered(source: string): string {
  return renderMarkdown(source)
    .replace(/\n?(<\/?(?:[uo]l|li|table|thead|tbody|tr|t[hd]|div|pre|\/code|h1|p)\b[^>]*>)\n?/g, '$1')
    .replace(/\n/g, ' ');
}

describe('rules as a page', () => {
  it('gives every rule an address, and leads every mention there', () => {
    expect(rendered('- **MK-5.4** Money is claimed\n  counter-clockwise.')).toBe(
      '<ul><li id="MK-5.4" class="rule"><strong><span class="number"><a href="#MK-5.4">MK-5.4</a></span></strong> Money is claimed counter-clockwise.</li></ul>',
    );
    expect(rendered('- **MK-6.1 Wheat field** pays, not so MK-6.15.')).toBe(
      '<ul><li id="MK-6.1" class="rule"><strong><span class="number"><a href="#MK-6.1">MK-6.1</a></span> Wheat field</strong> pays, not so MK-6.15.</li></ul>',
    );
    expect(rendered('See (MK-EX1).\n\n| rule | example |\n|---|---|\n| **MK-EX1** | Two cafés |')).toContain(
      '<p>See (<a href="#MK-EX1">MK-EX1</a>).</p>',
    );
  });

  it('knows headings, paragraphs and marks', () => {
    expect(rendered('# The *turn*\n\nRoll, **then** build,\n`1` coin.')).toBe(
      '<h1 id="the-turn">The <em>turn</em></h1><p>Roll, <strong>then</strong> build, <code>1</code> coin.</p>',
    );
  });

  it('gives a numbered section its number as an address', () => {
    expect(rendered('# MK-5 Income\n\nMore in MK-5, not in MK-6 or MK-A.')).toBe(
      '<h1 id="MK-5"><span class="number"><a href="#MK-5">MK-5</a></span> Income</h1><p>More in <a href="#MK-5">MK-5</a>, not in MK-6 or MK-A.</p>',
    );
    expect(rendered('# MK-A Rulings\n\nSee MK-A.')).toBe(
      '<h1 id="MK-A"><span class="number"><a href="#MK-A">MK-A</a></span> Rulings</h1><p>See <a href="#MK-A">MK-A</a>.</p>',
    );
  });

  it('gives headings that say the same addresses of their own', () => {
    expect(rendered('# End\n\n# End\n\n# End').match(/id="[^"]+"/g)).toEqual(['id="end"', 'id="end-2"', 'id="end-3"']);
  });

  it('emphasises where no space parts the words, and leaves a star behind a word alone', () => {
    expect(rendered('**用語。** それ以外は*ほかのプレイヤー*です。**建物**は*街*に建ちます。')).toBe(
      '<p><strong>用語。</strong> それ以外は<em>ほかのプレイヤー</em>です。<strong>建物</strong>は<em>街</em>に建ちます。</p>',
    );
    expect(rendered('［書籍*、衣料、家電*］; books* and food*; 書籍\\*と家電\\*')).toBe(
      '<p>［書籍*、衣料、家電*］; books* and food*; 書籍*と家電*</p>',
    );
  });

  it('nests lists', () => {
    expect(rendered('1. one\n   - inner\n2. two')).toBe('<ol><li>one<ul><li>inner</li></ul></li><li>two</li></ol>');
  });

  it('draws tables', () => {
    expect(rendered('| a | b |\n|---|---|\n| 1 | **2** |')).toBe(
      '<div class="table" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table></div>',
    );
  });

  it('lets no markup through, and no odd address', () => {
    expect(rendered('<img src=x> [a](javascript:alert(1)) [b](https://example.org)')).toBe(
      '<p>&lt;img src=x&gt; a <a href="https://example.org">b</a></p>',
    );
  });

  it('keeps code as it is', () => {
    expect(rendered('```\n**a** <b>\n```\nend')).toBe('<pre><code>**a** &lt;b&gt;</code></pre><p>end</p>');
  });
});
