/**
 * The little Markdown that our rules are written in, as HTML: headings, paragraphs, lists, tables, quotes, code, links,
 * strong and emphasised text. A rule's number, in bold at the start of a list item or a table cell, becomes an anchor, and
 * every mention of it a link to it.
 */
const ID = '[A-Z]{2,4}-(?:\\d+(?:\\.\\d+)?|[A-Z]{1,3}\\d+)[a-z]?(?![\\w-]|\\.\\d)';
const DECLARED = new RegExp(`^\\*\\*(${ID})`);
const MENTIONED = new RegExp(`(?<![\\w#-])${ID}`, 'g');

/** A star behind a word is a star (`books*`, 書籍*). Japanese has no spaces, so kana may touch what is emphasised. */
const EMPHASISED =
  /(?<![\p{Script=Latin}\p{Script=Han}\p{Script=Katakana}\p{N}*_])([*_])([^*_\s](?:[^*_]*[^*_\s])?)\1(?![\p{Script=Latin}\p{N}*_])/gu;

type Ids = ReadonlySet<string>;

export function renderMarkdown(source: string): string {
  const lines = source.replace(/\r/g, '').split('\n');
  const starts = lines.flatMap((line) => [line.replace(ITEM, ''), ...line.split('|').map((cell) => cell.trim())]);
  const ids = new Set(starts.flatMap((start) => DECLARED.exec(start)?.[1] ?? []));
  return blocks(lines, ids).join('\n');
}

const ITEM = /^\s*(?:[-*]|\d+\.) /;
const MARKER = /^(?:#{1,6} |\||>|```)/;

function blocks(lines: readonly string[], ids: Ids): string[] {
  const html: string[] = [];
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && fits(lines[at])) taken.push(lines[at++]);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at];
    if (line.trim() === '') at++;
    else if (/^#{1,6} /.test(line)) html.push(heading(lines[at++], ids));
    else if (line.startsWith('```')) {
      at++;
      html.push(`<pre><code>${escaped(take((one) => !one.startsWith('```')).join('\n'))}</code></pre>`);
      at++;
    } else if (line.startsWith('|'))
      html.push(
        table(
          take((one) => one.startsWith('|')),
          ids,
        ),
      );
    else if (line.startsWith('>')) {
      const quoted = take((one) => one.startsWith('>')).map((one) => one.replace(/^> ?/, ''));
      html.push(`<blockquote>${blocks(quoted, ids).join('\n')}</blockquote>`);
    } else if (ITEM.test(line))
      html.push(
        list(
          take((one) => ITEM.test(one) || /^\s+\S/.test(one)),
          ids,
        ),
      );
    else
      html.push(
        `<p>${inline(take((one) => one.trim() !== '' && !MARKER.test(one) && !ITEM.test(one)).join(' '), ids)}</p>`,
      );
  }
  return html;
}

function heading(line: string, ids: Ids): string {
  const level = line.indexOf(' ');
  const text = line.slice(level + 1).trim();
  return `<h${level} id="${slug(text)}">${inline(text, ids)}</h${level}>`;
}

function table(rows: readonly string[], ids: Ids): string {
  const cells = rows.map((row) =>
    row
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const hasHead = cells[1]?.every((cell) => /^:?-+:?$/.test(cell));
  const row = (tag: string) => (one: readonly string[]) =>
    `<tr>${one.map((cell) => `<${tag}${anchor(cell)}>${inline(cell, ids)}</${tag}>`).join('')}</tr>`;
  const top = hasHead ? `<thead>${row('th')(cells[0])}</thead>` : '';
  // A wide table scrolls by itself, never the page; it can be reached by keyboard for that.
  return `<div class="table" tabindex="0"><table>${top}<tbody>${cells
    .slice(hasHead ? 2 : 0)
    .map(row('td'))
    .join('')}</tbody></table></div>`;
}

/** Items one below the other; what is indented belongs to the item above, as a list of its own if it is one. */
function list(lines: readonly string[], ids: Ids): string {
  const indent = depthOf(lines[0]);
  const items: { text: string; inner: string[] }[] = [];
  for (const line of lines) {
    const last = items[items.length - 1];
    if (ITEM.test(line) && depthOf(line) <= indent) items.push({ text: line.replace(ITEM, ''), inner: [] });
    else if (ITEM.test(line) || last.inner.length > 0) last.inner.push(line);
    else last.text += ` ${line.trim()}`;
  }
  const tag = /^\s*\d+\. /.test(lines[0]) ? 'ol' : 'ul';
  const made = items.map(
    ({ text, inner }) => `<li${anchor(text)}>${inline(text, ids)}${inner.length > 0 ? list(inner, ids) : ''}</li>`,
  );
  return `<${tag}>${made.join('')}</${tag}>`;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}

function anchor(text: string): string {
  const id = DECLARED.exec(text)?.[1];
  return id === undefined ? '' : ` id="${id}" class="rule"`;
}

function inline(text: string, ids: Ids): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 1
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : marked(escaped(part), ids),
    )
    .join('');
}

function marked(text: string, ids: Ids): string {
  return text
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, address: string) => link(label, address))
    .replace(MENTIONED, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(EMPHASISED, '<em>$2</em>');
}

/** Only addresses that a page of rules has business with. */
function link(label: string, address: string): string {
  return /^(https?:\/\/|#|\/)/.test(address) ? `<a href="${address}">${label}</a>` : label;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
