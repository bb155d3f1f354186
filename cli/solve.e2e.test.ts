import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote, yamanoteJson } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

/** The first of a few matches that bots have played. */
function played(game: string, bots: string, ...more: string[]): string {
  const matches = folder.path(`${game} ${bots}`);
  const args = ['arena', game, '--bots', bots, '--games', '2', '--seed', 's', '--matches', matches, ...more];
  expect(yamanote(args).status).toBe(0);
  return `${matches}/${readdirSync(matches).sort()[0]}`;
}

describe('solve', () => {
  const file = played('next-station-tokyo', 'random,greedy', '--set', 'goals=true', '--set', 'effects=true');

  test('finds for every seat a sheet that is at least as good as its own', () => {
    const { status, json } = yamanoteJson(['solve', file, '--width', '20']);
    expect(status).toBe(0);
    expect(json).toMatchObject({ width: 20, matches: [{ file, game: 'next-station-tokyo' }] });
    const [{ seats }] = json.matches;
    expect(seats.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1]);
    for (const { own, best, share } of seats) {
      expect(best).toBeGreaterThanOrEqual(own);
      expect(share).toBeCloseTo(own / best, 12);
    }
    expect(seats.some(({ own, best }: { own: number; best: number }) => best > own + 40)).toBe(true);
    const { json: alone } = yamanoteJson(['solve', file, '--width', '20', '--seat', '1']);
    expect(alone.matches[0].seats).toEqual([seats[1]]);
    expect(json.share).toBeCloseTo((seats[0].own + seats[1].own) / (seats[0].best + seats[1].best), 12);
  });

  test('shows the sheet of a single seat, in every language', () => {
    const { stdout } = yamanote(['solve', file, '--width', '5', '--seat', '0']);
    expect(stdout).toMatch(/^seat +points +best found +share\n/);
    expect(stdout).toMatch(/5 sheets were kept after every card\.\n\n.* could have drawn:\n/);
    expect(yamanote(['solve', file, file, '--width', '5']).stdout).toMatch(
      /\nTogether they have .* % of what was found\.\n$/,
    );
    expect(yamanote(['solve', file, '--width', '5', '--lang', 'de']).stdout).toMatch(/^Platz +Punkte +Bestes gefunden/);
    expect(yamanote(['solve', file, '--width', '5', '--lang', 'ja']).stdout).toMatch(/^席 +得点/);
  });

  test('what cannot be solved gets one sentence', () => {
    const complaint = (...args: string[]) => {
      const { status, stderr } = yamanote(['solve', ...args]);
      expect(status).toBe(2);
      return stderr;
    };
    const other = played('machi-koro', 'random,greedy');
    expect(complaint(other)).toMatch(
      /game: expected a game, one of next-station-tokyo, found "machi-koro"\n$|"machi-koro"/,
    );
    const match = JSON.parse(readFileSync(file, 'utf8'));
    const half = folder.write('half.json', { ...match, log: match.log.slice(0, 20) });
    expect(complaint(half)).toMatch(/expected a match that is over, found one that goes on after entry 20\n$/);
    expect(complaint(file, '--seat', '2')).toMatch(/^.*--seat: expected /);
    expect(complaint(file, '--width', '0')).toMatch(/^.*--width: expected /);
  });
});
