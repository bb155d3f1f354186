import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { mergeFonts } from './merge-fonts.ts';

const folder = createRequire(import.meta.url)
  .resolve('@fontsource-variable/m-plus-2/package.json')
  .replace('package.json', 'files/');
const cut = (slice: string, text: string) =>
  subsetFont(readFileSync(`${folder}m-plus-2-${slice}-wght-normal.woff2`), text, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noHinting: true,
    variationAxes: { wght: 500 },
  });

it('joins slices into a font that a strict reader accepts, with every character once', async () => {
  const merged = mergeFonts([await cut('latin', 'abä'), await cut('119', 'あいう')]);
  const again = await subsetFont(merged, 'aäう', { targetFormat: 'sfnt' });
  // .notdef, a, ä and う; ä is made of parts, which come along.
  const glyphs = glyphCount(again);
  expect(glyphs).toBeGreaterThanOrEqual(4);
  expect(glyphs).toBeLessThanOrEqual(6);
});

function glyphCount(font: Buffer): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + 16 * i;
    if (font.toString('latin1', record, record + 4) === 'maxp')
      return font.readUInt16BE(font.readUInt32BE(record + 8) + 4);
  }
  return 0;
}
