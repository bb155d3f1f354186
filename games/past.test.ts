/** Matches as they were played, of every version there ever was: each of them replays to its end under its own rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  advance,
  beginCourse,
  isRefusal,
  type Match,
  origin,
  parseMatch,
  pending,
  sentence,
  verify,
  viewOf,
  type WholeGame,
} from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { registry, speeches } from './registry.ts';
import { LANGUAGES, type Speech } from './room.ts';
import { underVersion, versionsOf } from './versions.ts';
import { namesFor } from './wording.ts';

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
    const matches = matchesIn(new URL(file, logs));
    const name = `${id} v${version}, ${file.replace('.jsonl.gz', '')}`;

    test(`${matches.length} matches of ${name}, go as they went`, async () => {
      const room = await underVersion(await registry[id](), version);
      expect(room?.game.version).toBe(version);
      expect(matches.length).toBeGreaterThanOrEqual(20);
      for (const [number, match] of matches.entries()) {
        expect(verify(room!.game, match).differs, `match ${number}`).toBeNull();
      }
    });

    test(`matches of ${name}, are told in today's words`, async () => {
      const room = await underVersion(await registry[id](), version);
      const speech = await speeches[id]();
      for (const [i, language] of LANGUAGES.entries()) {
        const told = tell(room!.game, matches[i], await speech.load(language));
        expect(told.length, language).toBeGreaterThan(matches[i].log.length);
        expect(told.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
      }
    });
  }
}

function matchesIn(file: URL): Match[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.map((line) => {
    const match = parseMatch(JSON.parse(line));
    if (isRefusal(match)) throw new Error(sentence(match));
    return match;
  });
}

/** Every question of a match as who is asked reads it, every answer, and every event that has words. */
function tell(game: WholeGame, match: Match, speech: Speech): string[] {
  const begun = origin(game, match);
  if (isRefusal(begun)) throw new Error(sentence(begun));
  const course = beginCourse(game, begun);
  const told: (string | null)[] = [];
  for (const entry of match.log) {
    const { state } = course;
    const waiting = pending(game, state);
    const reader = 'seats' in waiting ? waiting.seats[0] : null;
    const view = viewOf(game, state, reader ?? 'public');
    const names = namesFor(
      match.seats.map((seat) => seat.name ?? ''),
      reader,
    );
    told.push(speech.question(view, names));
    if ('answer' in entry && entry.seat === reader) told.push(speech.action(entry.answer, view, names));
    const refusal = advance(course, entry, (event) => told.push(speech.event(event, names, match.options as never)));
    if (refusal !== null) throw new Error(sentence(refusal));
  }
  return told.filter((text) => text !== null);
}

test.each(Object.keys(registry))('every edition of %s has its matches', async (id) => {
  const { game } = await registry[id]();
  const newest = folders.find((folder) => folder.id === id && folder.version === game.version);
  expect(readdirSync(new URL('logs/', newest?.path)).sort()).toEqual(
    game.editions.map((edition) => `${edition}.jsonl.gz`).sort(),
  );
});
