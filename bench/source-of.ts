/** The file of the house that a place in a bundled program comes from. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

/** Empty if nothing is known of it. */
export function sourceOf(url: string, line: number, column: number): string {
  if (!maps.has(url)) maps.set(url, mapOf(url));
  // Some of a program was written by nobody, and then has no source.
  const entry: { originalSource?: string } | undefined = maps.get(url)?.findEntry(line, column);
  return entry?.originalSource?.replace(/^(\.\.\/)+/, '') ?? '';
}

function mapOf(url: string): SourceMap | null {
  const file = `${fileURLToPath(url)}.map`;
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
