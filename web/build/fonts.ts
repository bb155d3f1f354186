/**
 * The fonts of the hall: M PLUS 2 (SIL Open Font License, no reserved name), cut down to what our words need, so that a
 * language costs at most 150 kB. Letters and figures keep all weights; Japanese has a regular and a bold cut. Names that
 * people choose may need more: those letters come from the reader's system.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { charactersOfTheHouse } from './characters.ts';
import { mergeFonts } from './merge-fonts.ts';

const FAMILY = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/m-plus-2/package.json'));
const SLICES = JSON.parse(readFileSync(join(FAMILY, 'unicode.json'), 'utf8')) as Record<string, string>;

/** What a page of words has no use for: vertical text, hints for old screens. */
const UNUSED_TABLES = ['BASE', 'GDEF', 'STAT', 'VVAR', 'gasp', 'prep', 'vhea', 'vmtx'];
/** Long vowels of romanized names (ō, ū) lie in a slice of their own. */
const LATIN_SLICES = ['latin', 'latin-ext'];
const CUTS = [
  { name: 'regular', weight: 500, range: '1 599' },
  { name: 'bold', weight: 700, range: '600 1000' },
];

/** Puts the cut fonts and their style sheet `fonts.css` into a folder, unless they are there for just these characters. */
export function fonts(folder: string): Plugin {
  return {
    name: 'yamanote-fonts',
    async buildStart() {
      const { latin, signs, japanese, rules } = charactersOfTheHouse();
      const mark = createHash('sha256')
        .update([latin, signs, japanese, rules, ...LATIN_SLICES].join('\n'))
        .digest('hex');
      const stamp = join(folder, 'stamp');
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const faces: string[] = [];
      for (const slice of LATIN_SLICES) faces.push(await cutLatin(folder, slice, latin));
      for (const cut of CUTS) {
        faces.push(await cutJapanese(folder, 'signs', 'Yamanote Signs', signs, cut));
        faces.push(await cutJapanese(folder, 'japanese', 'Yamanote Japanese', japanese, cut));
        faces.push(await cutJapanese(folder, 'rules', 'Yamanote Japanese', rules, cut));
      }
      writeFileSync(join(folder, 'fonts.css'), faces.join('\n'));
      writeFileSync(stamp, mark);
    },
  };
}

async function cutLatin(folder: string, slice: string, text: string): Promise<string> {
  const here = [...text].filter((one) => LATIN_SLICES.find((each) => covers(SLICES[each], one)) === slice).join('');
  const font = await subsetFont(readSlice(slice), here, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    dropTables: UNUSED_TABLES,
  });
  writeFileSync(join(folder, `${slice}.woff2`), font);
  return face('Yamanote Latin', slice, '100 900', here);
}

async function cutJapanese(
  folder: string,
  file: string,
  family: string,
  text: string,
  { name, weight, range }: (typeof CUTS)[number],
): Promise<string> {
  const parts: Buffer[] = [];
  const found: string[] = [];
  for (const [slice, covered] of Object.entries(SLICES)) {
    const here = [...text].filter((character) => !found.includes(character) && covers(covered, character));
    if (here.length === 0 || slice === 'latin') continue;
    found.push(...here);
    const part = await subsetFont(readSlice(slice.replace(/[[\]]/g, '')), here.join(''), {
      targetFormat: 'sfnt',
      keepFeatures: [],
      noHinting: true,
      dropTables: UNUSED_TABLES,
      variationAxes: { wght: weight },
    });
    parts.push(part);
  }
  if (parts.length === 0) return '';
  const merged = await subsetFont(mergeFonts(parts), found.join(''), { targetFormat: 'woff2' });
  writeFileSync(join(folder, `${file}-${name}.woff2`), merged);
  return face(family, `${file}-${name}`, range, found.join(''));
}

function readSlice(slice: string): Buffer {
  return readFileSync(join(FAMILY, `files/m-plus-2-${slice}-wght-normal.woff2`));
}

/** Whether a list like `U+3042,U+4e00-4eff` has this character. */
function covers(list: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return list.split(',').some((part) => {
    const [first, last = first] = part.trim().slice(2).split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

function face(family: string, file: string, weight: string, text: string): string {
  const range = [...text].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range};
}`;
}
