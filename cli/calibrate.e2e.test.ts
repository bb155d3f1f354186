import { describe, expect, test } from 'vitest';
import { yamanote, yamanoteJson } from './testing.ts';

const ARGS = ['calibrate', 'machi-koro', '--bots', 'random,random', '--seed', 'a', '--positions', '30'];

describe('calibrate', () => {
  test('prints what was promised, and the same for the same seed', () => {
    const { status, json } = yamanoteJson(ARGS);
    expect(status).toBe(0);
    expect(Object.keys(json)).toEqual(['game', 'positions', 'games', 'bins', 'error']);
    expect(json).toMatchObject({ game: 'machi-koro', positions: 30 });
    expect(json.bins).toHaveLength(10);
    let predictions = 0;
    for (const bin of json.bins) {
      expect(Object.keys(bin)).toEqual(['from', 'to', 'predictions', 'predicted', 'seen']);
      predictions += bin.predictions;
    }
    expect(predictions).toBe(60);
    expect(yamanoteJson(ARGS).json).toEqual(json);
  });

  test('without --json prints a table', () => {
    const { status, stdout, stderr } = yamanote(ARGS);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^machi-koro: 30 positions from /);
    expect(stdout).toMatch(/\n +chance to win +predictions +predicted +seen\n/);
  });

  test('alone, scores are compared', () => {
    const { stdout } = yamanote(['calibrate', 'next-station-tokyo', '--bots', 'random', '--positions', '20']);
    expect(stdout).toMatch(/\n +score +predictions +predicted +seen\n/);
  });
});
