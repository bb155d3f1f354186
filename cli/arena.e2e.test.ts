import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote, yamanoteJson } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const arena = (...args: string[]) => yamanoteJson(['arena', 'machi-koro', '--bots', 'greedy,random', ...args]);

/** Everything that does not depend on how fast the machine is. */
function games({ cpu: _, ...rest }: Record<string, unknown>) {
  return rest;
}

describe('arena', () => {
  test('prints what was promised', () => {
    const { status, json } = arena('--games', '19', '--seed', 'a', '--set', 'display=changing');
    expect(status).toBe(0);
    expect(json).toMatchObject({
      game: 'machi-koro',
      options: { display: 'changing' },
      bots: ['greedy', 'random'],
      ...{ seats: 2, seed: 'a', playouts: null, budget: null, deals: 10, games: 20, unfinished: 0, sprt: null },
    });
    const [greedy, random] = json.contestants;
    expect(greedy).toMatchObject({ bot: 'greedy', seats: 1, winning: { par: 0.5 }, lead: null, playouts: null });
    expect(greedy.winning.wins + random.winning.wins).toBe(20);
    expect(greedy.winning.rate).toBeCloseTo(greedy.winning.wins / 20, 12);
    expect(greedy.winning.rate).toBeGreaterThan(0.8);
    expect(greedy.winning.ci95[0]).toBeLessThan(greedy.winning.rate);
    expect(greedy.decisions).toBeGreaterThan(20);
    expect(Object.keys(json.cpu.perDecision)).toEqual(['greedy', 'random']);
  });

  test('the same seed gives the same report, whatever the threads; also where a test ends it', () => {
    const args = ['--games', '60', '--seed', 's', '--playouts', '50', '--sprt', '0,100'];
    const [one, two, three] = ['1', '2', '3'].map((threads) => arena(...args, '--threads', threads).json);
    expect(one.sprt).toMatchObject({ low: 0, high: 100, verdict: 'high' });
    expect(one.games).toBeLessThan(60);
    expect(games(two)).toEqual(games(one));
    expect(games(three)).toEqual(games(one));
    expect(games(arena(...args, '--seed', 't').json)).not.toEqual(games(one));
  });

  test('one against three takes every seat', () => {
    const { json } = yamanoteJson(['arena', 'machi-koro', '--bots', 'random,greedy,greedy,greedy', '--games', '4']);
    expect(json).toMatchObject({ deals: 1, games: 4, seats: 4 });
    expect(json.contestants.map(({ seats }: { seats: number }) => seats)).toEqual([1, 3]);
  });

  test('alone, means on the same deals are compared', () => {
    const { json } = yamanoteJson([
      'arena',
      'next-station-tokyo',
      '--bots',
      'greedy,random',
      '--seats',
      '1',
      '--games',
      '8',
    ]);
    expect(json).toMatchObject({ deals: 4, games: 8, seats: 1 });
    const [greedy, random] = json.contestants;
    expect(greedy.lead.over).toBe('random');
    expect(greedy.lead.mean).toBeCloseTo(greedy.meanScore - random.meanScore, 9);
    expect(greedy.lead.ci95[0]).toBeGreaterThan(0);
    expect(random.lead).toBeNull();
  });

  test('every match is there, verifies, and has the deal of the others in its row', () => {
    const matches = folder.path('matches');
    const { json } = arena('--games', '6', '--seed', 'm', '--matches', matches, '--threads', '2');
    const files = readdirSync(matches).sort();
    expect(files).toEqual([1, 2, 3].flatMap((deal) => [1, 2].map((game) => `deal-${deal}-game-${game}.json`)));
    const [first, second, other] = files.map((file) => JSON.parse(readFileSync(`${matches}/${file}`, 'utf8')));
    expect(first.seats.map(({ player }: { player: string }) => player)).toEqual(['greedy', 'random']);
    expect(second.seats.map(({ player }: { player: string }) => player)).toEqual(['random', 'greedy']);
    expect(second.seed).toBe(first.seed);
    expect(other.seed).not.toBe(first.seed);
    for (const file of files) expect(yamanote(['verify', `${matches}/${file}`]).status).toBe(0);
    expect(json.games).toBe(files.length);
  });

  test('without --json prints a table, and what a test decided', () => {
    const { status, stdout, stderr } = yamanote(['arena', 'machi-koro', '--bots', 'greedy,random', '--sprt', '0,200']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^machi-koro: \d+ games from \d+ deals in /);
    expect(stdout).toContain('Decided: greedy is rather 200 Elo above the others than 0.');
    expect(stdout).toMatch(/\nbot +win rate +95 % interval +Elo +95 % interval +mean score +ms a decision +playouts\n/);
  });

  test('progress goes to stderr, and only if asked for where there is no terminal', () => {
    const { stdout, stderr } = yamanote([
      'arena',
      'machi-koro',
      '--bots',
      'greedy,random',
      '--games',
      '4',
      '--json',
      '--progress',
    ]);
    expect(stderr).toMatch(/games: 4 of 4 \(100 %\)\n$/);
    expect(JSON.parse(stdout).games).toBe(4);
  });

  test('what cannot be played leaves nothing behind', () => {
    const matches = folder.path('none');
    expect(yamanote(['arena', 'machi-koro', '--bots', 'greedy,gready', '--matches', matches]).status).toBe(2);
    expect(existsSync(matches)).toBe(false);
  });
});
