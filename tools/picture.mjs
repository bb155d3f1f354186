// `npm run picture`: the README's picture, a real board of the terminal as an SVG. The position stands beside it.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './setup.mjs';

const columns = 100;
const [cellWidth, lineHeight, margin] = [8.4, 19, 20];
const colours = { 31: '#FF6B57', 32: '#9AD94B', 33: '#FFC857', 35: '#D69BF0', 36: '#7FD6E8', 94: '#9FB2F0' };

await ensureBuilt();
const { stdout } = spawnSync(
  process.execPath,
  [join(root, 'dist/cli.js'), ...['position', 'machi-koro', join(root, 'docs/terminal.position.json'), '--lang', 'en']],
  { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '1', NO_COLOR: '', COLUMNS: String(columns) } },
);
const lines = stdout.trimEnd().split('\n');

const width = Math.ceil(columns * cellWidth + 2 * margin);
const height = lines.length * lineHeight + 2 * margin;
const text = lines
  .map((line, row) => `<text y="${margin + (row + 0.75) * lineHeight}">${spans(line)}</text>`)
  .join('\n');
writeFileSync(
  join(root, 'docs/terminal.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>A Machi Koro match in the terminal: the seats and their towns, what each roll brings, and the market</title>
<rect width="100%" height="100%" rx="12" fill="#141A2E"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', 'Noto Sans Mono', monospace" font-size="14" fill="#EEF0F6">
${text}
</g>
</svg>
`,
);

/** A line with its colour codes as words, each at its own column: fonts differ in width and viewers in what they do with spaces. */
function spans(line) {
  let styles = [];
  let column = 0;
  const words = line.split('\u001b[').flatMap((part, i) => {
    const [, codes, shown] = i === 0 ? [null, null, part] : part.match(/^([\d;]*)m(.*)$/s);
    if (codes !== null) styles = codes === '0' ? [] : codes.split(';').map(Number);
    const begin = column;
    column += shown.length;
    return [...shown.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const x = (margin + (begin + index) * cellWidth).toFixed(1);
      return `<tspan x="${x}"${attributes(styles)}>${escaped(word)}</tspan>`;
    });
  });
  return words.join('');
}

function attributes(styles) {
  const colour = styles.map((style) => colours[style]).find(Boolean);
  const fill = colour ? ` fill="${colour}"` : '';
  return `${fill}${styles.includes(1) ? ' font-weight="bold"' : ''}${styles.includes(2) ? ' opacity="0.6"' : ''}`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
