/** A digest of all the code by which bots play a game: what was played by another is not continued. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `root` is the folder of the house. */
export function fingerprintOf(root: string, game: string): string {
  const hash = createHash('sha256');
  for (const place of ['kernel', 'bots', `games/${game}/rules`, `games/${game}/bots`]) {
    for (const file of sourcesIn(join(root, place)))
      hash.update(`${place}/${file}\n${readFileSync(join(root, place, file))}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !/node_modules|testing|battery|\.test\.ts$/.test(name))
    .sort();
}
