/**
 * One TrueType font out of several that were cut from the same one. The Japanese family comes as a hundred slices, of
 * which a language needs a few glyphs each; a page should fetch them as one file. Outlines, widths and the character map
 * are joined; everything else (metrics, names) is that of the first. Layout features and variations must be gone before.
 */

type Tables = Map<string, Buffer>;

/** What only counts once in a font, taken from the first slice. */
const COMMON = ['OS/2', 'head', 'hhea', 'maxp', 'name'];

export function mergeFonts(fonts: readonly Buffer[]): Buffer {
  const slices = fonts.map(readTables);
  const glyphs: Buffer[] = [];
  const widths: Buffer[] = [];
  const characters = new Map<number, number>();
  for (const tables of slices) {
    const shift = glyphs.length;
    glyphs.push(...readGlyphs(tables).map((glyph) => shifted(glyph, shift)));
    widths.push(...readWidths(tables));
    for (const [character, glyph] of readCharacters(need(tables, 'cmap'))) characters.set(character, glyph + shift);
  }
  const merged: Tables = new Map(COMMON.map((tag) => [tag, Buffer.from(need(slices[0], tag))]));
  const { glyf, loca } = writeGlyphs(glyphs);
  merged.set('glyf', glyf).set('loca', loca).set('hmtx', Buffer.concat(widths));
  merged.set('cmap', writeCharacters(characters)).set('post', writePost());
  need(merged, 'head').writeInt16BE(1, 50); // long offsets in loca
  need(merged, 'hhea').writeUInt16BE(glyphs.length, 34);
  need(merged, 'maxp').writeUInt16BE(glyphs.length, 4);
  writeLimits(merged, slices);
  return writeTables(merged);
}

function need(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`a font slice has no table "${tag}"`);
  return table;
}

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + 16 * i;
    const start = font.readUInt32BE(record + 8);
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(start, start + font.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

function readGlyphs(tables: Tables): Buffer[] {
  const loca = need(tables, 'loca');
  const glyf = need(tables, 'glyf');
  const long = need(tables, 'head').readInt16BE(50) === 1;
  const at = (i: number) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  const count = need(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, i) => glyf.subarray(at(i), at(i + 1)));
}

/** Advance and bearing of every glyph; the last advance holds for all that follow. */
function readWidths(tables: Tables): Buffer[] {
  const hmtx = need(tables, 'hmtx');
  const full = need(tables, 'hhea').readUInt16BE(34);
  const count = need(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, i) => {
    if (i < full) return hmtx.subarray(4 * i, 4 * i + 4);
    const bearing = 4 * full + 2 * (i - full);
    return Buffer.concat([hmtx.subarray(4 * full - 4, 4 * full - 2), hmtx.subarray(bearing, bearing + 2)]);
  });
}

/** Composite glyphs name others by number. */
function shifted(glyph: Buffer, shift: number): Buffer {
  if (shift === 0 || glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(glyph);
  for (let at = 10; ; ) {
    const flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + (flags & 0x1 ? 4 : 2) + (flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    if (!(flags & 0x20)) return copy;
  }
}

function readCharacters(cmap: Buffer): Map<number, number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const formats = subtables.sort((a, b) => cmap.readUInt16BE(b) - cmap.readUInt16BE(a));
  const best = formats.find((at) => [12, 4].includes(cmap.readUInt16BE(at)));
  // A slice may be said to have a character that it lacks; then its map is empty.
  if (best === undefined) return new Map();
  const table = cmap.subarray(best);
  return table.readUInt16BE(0) === 12 ? readGroups(table) : readSegments(table);
}

function readGroups(table: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const group = 16 + 12 * i;
    const first = table.readUInt32BE(group);
    for (let c = first; c <= table.readUInt32BE(group + 4); c++)
      found.set(c, table.readUInt32BE(group + 8) + c - first);
  }
  return found;
}

function readSegments(table: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  const bytes = table.readUInt16BE(6);
  for (let at = 14; at < 14 + bytes; at += 2) {
    const [end, start] = [table.readUInt16BE(at), table.readUInt16BE(at + bytes + 2)];
    const [delta, range] = [table.readUInt16BE(at + 2 * bytes + 2), table.readUInt16BE(at + 3 * bytes + 2)];
    for (let c = start; c <= end && c !== 0xffff; c++) {
      const direct = range === 0 ? c : table.readUInt16BE(at + 3 * bytes + 2 + range + 2 * (c - start));
      if (range === 0 || direct !== 0) found.set(c, (direct + delta) & 0xffff);
    }
  }
  return found;
}

function writeCharacters(characters: Map<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b);
  const table = Buffer.alloc(12 + 16 + 12 * sorted.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4); // Windows, full Unicode
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12); // format
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(sorted.length, 24);
  for (const [i, [character, glyph]] of sorted.entries()) {
    table.writeUInt32BE(character, 28 + 12 * i);
    table.writeUInt32BE(character, 32 + 12 * i);
    table.writeUInt32BE(glyph, 36 + 12 * i);
  }
  return table;
}

function writeGlyphs(glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]));
  let end = 0;
  for (const [i, glyph] of padded.entries()) {
    end += glyph.length;
    loca.writeUInt32BE(end, 4 * (i + 1));
  }
  return { glyf: Buffer.concat(padded), loca };
}

/** Version 3: no names of glyphs. */
function writePost(): Buffer {
  const post = Buffer.alloc(32);
  post.writeUInt32BE(0x00030000, 0);
  return post;
}

/** The largest point and contour counts, depths and advances of any slice. */
function writeLimits(merged: Tables, slices: readonly Tables[]): void {
  const largest = (tag: string, at: number) =>
    need(merged, tag).writeUInt16BE(Math.max(...slices.map((tables) => need(tables, tag).readUInt16BE(at))), at);
  for (let at = 6; at < 32; at += 2) largest('maxp', at);
  largest('hhea', 10);
}

function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + 16 * tags.length);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tags.length, 4);
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (tags.length - power), 10);
  const parts = [head];
  let offset = head.length;
  for (const [i, tag] of tags.entries()) {
    const table = need(tables, tag);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    head.write(tag, 12 + 16 * i, 'latin1');
    head.writeUInt32BE(checksum(padded), 16 + 16 * i);
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(table.length, 24 + 16 * i);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
