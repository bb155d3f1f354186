/** A page of rules in its sections, and their headings as contents. */

export interface Heading {
  id: string;
  /** `KOT-7`; `null` where a section has no number. */
  number: string | null;
  title: string;
  /** 2 for a section, 3 for one within it. */
  depth: number;
}

const HEADING = /<h([23]) id="([^"]+)">(.*?)<\/h\1>/g;

/** Every heading begins a section, within another or not: no page of rules needs them nested. */
export function inSections(html: string): string {
  return html
    .split(/(?=<h[23] )/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<section>${part}</section>`)
    .join('\n');
}

export function contentsOf(html: string): Heading[] {
  return Array.from(html.matchAll(HEADING), ([, depth, id, content]) => {
    const text = plain(content);
    const isNumbered = text.startsWith(`${id} `);
    return {
      id,
      number: isNumbered ? id : null,
      title: isNumbered ? text.slice(id.length + 1) : text,
      depth: Number(depth),
    };
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
