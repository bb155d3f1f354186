/** Matches as they were played, of every version there ever was: each of them replays to its end under its own rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isRefusal, parseMatch, sentence, verify } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { registry } from './registry.ts';
import { underVersion, versionsOf } from './versions.ts';

const here = new URL('./', import.meta.url);
const folders = Object.keys(registry).flatMap((id) => foldersOf(id).map((folder) => ({ id, ...folder })));

function foldersOf(id: string): { version: number; path: URL }[] {
  const past = new URL(`${id}/past/`, here);
  if (!existsSync(past)) return [];
  return readdirSync(past).map((name) => ({ version: Number(name.slice(1)), path: new URL(`${name}/`, past) }));
}

test.each(Object.keys(registry))('matches of every version of %s were kept, and can be played on', async (id) => {
  const kept = folders.filter((folder) => folder.id === id).map(({ version }) => version);
  // Whoever raises a version says with `npm run freeze` how matches of the one before go on, and records those of the new.
  expect(kept.sort((a, b) => a - b)).toEqual(versionsOf(await registry[id]()));
});

for (const { id, version, path } of folders) {
  const logs = new URL('logs/', path);
  for (const file of readdirSync(logs)) {
    const matches = gunzipSync(readFileSync(new URL(file, logs)))
      .toString()
      .trim()
      .split('\n');

    test(`${matches.length} matches of ${id} v${version}, ${file.replace('.jsonl.gz', '')}, go as they went`, async () => {
      const room = await underVersion(await registry[id](), version);
      expect(room?.game.version).toBe(version);
      expect(matches.length).toBeGreaterThanOrEqual(20);
      for (const [number, text] of matches.entries()) {
        const match = parseMatch(JSON.parse(text));
        if (isRefusal(match)) throw new Error(sentence(match));
        expect(verify(room!.game, match).differs, `match ${number}`).toBeNull();
      }
    });
  }
}

test.each(Object.keys(registry))('every edition of %s has its matches', async (id) => {
  const { game } = await registry[id]();
  const newest = folders.find((folder) => folder.id === id && folder.version === game.version);
  expect(readdirSync(new URL('logs/', newest?.path)).sort()).toEqual(
    game.editions.map((edition) => `${edition}.jsonl.gz`).sort(),
  );
});
