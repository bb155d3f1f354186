import { describe, expect, test } from 'vitest';
import { yamanote, yamanoteJson } from './testing.ts';

const simulate = (...args: string[]) => yamanoteJson(['simulate', 'machi-koro', ...args]);

/** Everything that does not depend on how fast the machine is. */
function games({ cpuSeconds: _, stepsPerSecond: __, gamesPerSecond: ___, ...rest }: Record<string, unknown>) {
  return rest;
}

describe('simulate', () => {
  test('prints what was promised', () => {
    const { status, json } = simulate('--seats', '3', '--games', '40', '--seed', 'a');
    expect(status).toBe(0);
    expect(Object.keys(json)).toEqual([
      'game',
      'games',
      'steps',
      'cpuSeconds',
      'stepsPerSecond',
      'gamesPerSecond',
      'length',
      'seats',
      'unfinished',
    ]);
    expect(json).toMatchObject({ game: 'machi-koro', games: 40, unfinished: 0 });
    expect(json.length.mean).toBeCloseTo(json.steps / 40);
    expect(json.length.p5).toBeLessThanOrEqual(json.length.p95);
    expect(json.stepsPerSecond).toBeCloseTo(json.steps / json.cpuSeconds);
    expect(json.gamesPerSecond).toBeCloseTo(40 / json.cpuSeconds);
    expect(json.seats).toHaveLength(3);
    let wins = 0;
    for (const seat of json.seats) {
      expect(Object.keys(seat)).toEqual(['bot', 'wins', 'winRate', 'ci95', 'meanScore']);
      expect(seat.bot).toBe('random');
      expect(seat.winRate).toBeCloseTo(seat.wins / 40);
      expect(seat.ci95[0]).toBeLessThanOrEqual(seat.winRate);
      expect(seat.ci95[1]).toBeGreaterThanOrEqual(seat.winRate);
      wins += seat.wins;
    }
    expect(wins).toBe(40);
  });

  test('the same seed gives the same games, whatever the threads', () => {
    const [one, two, three] = ['1', '2', '3'].map((threads) =>
      simulate('--games', '300', '--seed', 's', '--threads', threads),
    );
    expect(games(two.json)).toEqual(games(one.json));
    expect(games(three.json)).toEqual(games(one.json));
    expect(games(simulate('--games', '300', '--seed', 't').json)).not.toEqual(games(one.json));
  });

  test('bots keep their seats, on threads too', () => {
    const args = ['--bots', 'greedy,random', '--games', '6', '--seed', 'b', '--set', 'display=changing'];
    const { json } = simulate(...args);
    expect(json.seats.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    expect(games(simulate(...args, '--threads', '2').json)).toEqual(games(json));
  });

  test('four random bots play unless told otherwise', () => {
    expect(simulate('--games', '1').json.seats.map(({ bot }: { bot: string }) => bot)).toEqual(Array(4).fill('random'));
  });

  test('without --json prints a table', () => {
    const { status, stdout, stderr } = yamanote(['simulate', 'machi-koro', '--games', '20', '--seats', '2']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^machi-koro: 20 games in /);
    expect(stdout).toMatch(/\nseat +bot +wins +win rate +95 % interval +mean score\n/);
  });

  test('progress goes to stderr, and only if asked for where there is no terminal', () => {
    const { stdout, stderr } = yamanote(['simulate', 'machi-koro', '--games', '20', '--json', '--progress']);
    expect(stderr).toMatch(/games: 20 of 20 \(100 %\)\n$/);
    expect(JSON.parse(stdout).games).toBe(20);
  });
});
