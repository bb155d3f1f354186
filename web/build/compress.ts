/** Every text file of the pages also as .br and .gz, made once here instead of at every request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this size compressing saves nothing worth a second file. */
const SMALLEST = 300;

export function compress(): Plugin {
  return {
    name: 'yamanote-compress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(html|js|css|svg)$/.test(file),
      );
      for (const file of texts) {
        const source = readFileSync(join(dir, file));
        if (source.length < SMALLEST) continue;
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(source, { params: hint }));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}
