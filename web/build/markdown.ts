/**
 * Our rules as HTML. A rule's number, in bold at the start of a list item or a table cell, becomes an anchor, and so does that
 * of a section at the start of its heading; every mention of it is a link to it.
 */
import { declaredRuleIds, RULE_ID } from '@yamanote/tools/rule-id';
import { marked, Renderer, type Tokens } from 'marked';

const DECLARED = new RegExp(`^\\*\\*(${RULE_ID})`);
/** `KOT-7` in `KOT-7 Tokyo`, `KOT-A` in `KOT-A Rulings`. */
const SECTION = /^[A-Z]{2,4}-(?:\d+|[A-Z]{1,3})(?= )/;
const MENTIONED = new RegExp(`(?<![\\w#-])(?:${RULE_ID}|[A-Z]{2,4}-[A-Z]{1,3}(?![\\w-]))`, 'g');

export function renderMarkdown(source: string): string {
  const sections = Array.from(source.matchAll(/^#+ (.+)/gm), ([, text]) => SECTION.exec(text)?.[0] ?? []).flat();
  const renderer = new RulesRenderer(new Set([...declaredRuleIds(source), ...sections]));
  return marked.parse(source, { renderer, async: false }).trim();
}

class RulesRenderer extends Renderer {
  private readonly ids: ReadonlySet<string>;
  private readonly headings = new Set<string>();

  constructor(ids: ReadonlySet<string>) {
    super();
    this.ids = ids;
  }

  override heading({ tokens, text, depth }: Tokens.Heading): string {
    return `<h${depth} id="${this.addressOf(text)}">${numbered(this.parser.parseInline(tokens))}</h${depth}>\n`;
  }

  /** A heading that says the same as another one has an address of its own all the same. */
  private addressOf(heading: string): string {
    const address = SECTION.exec(heading)?.[0] ?? slug(heading);
    const free = [address, ...Array.from({ length: this.headings.size }, (_, i) => `${address}-${i + 2}`)];
    const own = free.find((one) => !this.headings.has(one)) as string;
    this.headings.add(own);
    return own;
  }

  override listitem(item: Tokens.ListItem): string {
    return numbered(super.listitem(item).replace('<li', `<li${anchor(item.text)}`));
  }

  override tablecell(cell: Tokens.TableCell): string {
    return super.tablecell(cell).replace(/^<t[dh]/, `$&${anchor(cell.text)}`);
  }

  /** A wide table scrolls by itself, never the page; it can be reached by keyboard for that. */
  override table(token: Tokens.Table): string {
    return `<div class="table" tabindex="0">${super.table(token)}</div>\n`;
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const html = super.text(token);
    // A text that is made of others has its links already.
    if ('tokens' in token && token.tokens) return html;
    return html.replace(MENTIONED, (id) => (this.ids.has(id) ? `<a href="#${id}">${id}</a>` : id));
  }

  /** Only addresses that a page of rules has business with. */
  override link(token: Tokens.Link): string {
    return /^(https?:\/\/|#|\/)/.test(token.href) ? super.link(token) : this.parser.parseInline(token.tokens);
  }

  /** No markup but what is made here. */
  override html({ raw }: Tokens.HTML | Tokens.Tag): string {
    return super.text({ type: 'text', raw, text: raw });
  }
}

/** A number at the start of what it numbers can be set apart. */
function numbered(html: string): string {
  return html.replace(/^(<li[^>]*>(?:<p>)?<strong>)?(<a href="#([^"]+)">\3<\/a>)/, '$1<span class="number">$2</span>');
}

function anchor(text: string): string {
  const id = DECLARED.exec(text)?.[1];
  return id === undefined ? '' : ` id="${id}" class="rule"`;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
