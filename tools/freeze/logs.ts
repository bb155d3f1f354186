/** Records matches of a game as it is now: `node … GAME FOLDER` writes a file for each edition, a match on each line. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { botRooms } from '@yamanote/games/registry';
import { recordMatch } from './record.ts';

/** So many matches of each edition: enough for every number of seats with every mix of options. */
const MATCHES = 24;

const [id, folder] = process.argv.slice(2);
const room = await botRooms[id]();
mkdirSync(folder, { recursive: true });
for (const edition of room.game.editions) {
  const lines = Array.from({ length: MATCHES }, (_, number) => JSON.stringify(recordMatch(room, edition, number)));
  writeFileSync(join(folder, `${edition}.jsonl.gz`), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
}
