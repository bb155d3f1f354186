import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote, yamanoteJson } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const position = (...args: string[]) => yamanote(['position', 'machi-koro', ...args]);

describe('position', () => {
  test('makes the one after set-up', () => {
    const { status, stdout, stderr } = position('--seats', '3', '--set', 'first=1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ turn: 1, step: 'roll' });
    expect(JSON.parse(stdout).players).toHaveLength(3);
  });

  test('makes one after random entries, the same for the same seed', () => {
    const one = position('--seats', '2', '--random', '60', '--seed', 'x').stdout;
    expect(position('--seats', '2', '--random', '60', '--seed', 'x').stdout).toBe(one);
    expect(position('--seats', '2', '--random', '60', '--seed', 'y').stdout).not.toBe(one);
  });

  test('what it makes it reads again, from a file or a pipe', () => {
    for (const entries of ['0', '7', '50', '51', '52', '53']) {
      const { stdout } = position('--seats', '2', '--random', entries, '--set', 'display=changing');
      const args = ['position', 'machi-koro', '-', '--set', 'display=changing'];
      expect(yamanoteJson(args, stdout).json.position).toEqual(JSON.parse(stdout));
      args[2] = folder.write('position.json', stdout);
      expect(yamanoteJson(args).json.position).toEqual(JSON.parse(stdout));
    }
  });

  test('completes what is not named, and says who is asked what', () => {
    const file = folder.write('some.json', { turn: 1, step: 'build', dice: [2], players: [{}, { coins: 2 }] });
    const { status, json } = yamanoteJson(['position', 'machi-koro', file]);
    expect(status).toBe(0);
    expect(Object.keys(json)).toEqual(['game', 'seats', 'options', 'position', 'pending', 'legal', 'standing']);
    expect(json.seats).toBe(2);
    expect(json.position.players[0]).toEqual({
      coins: 3,
      city: { 'wheat-field': 1, bakery: 1 },
      landmarks: [],
      new: [],
    });
    expect(json.pending).toEqual({ is: 'ask', kind: 'build', seats: [1] });
    expect(json.legal).toHaveLength(1);
    expect(json.legal[0].seat).toBe(1);
    expect(json.legal[0].answers).toContainEqual({ do: 'build', card: 'cafe' });
    expect(json.legal[0].answers).not.toContainEqual({ do: 'build', card: 'forest' });
  });

  test('shows the board with the question and the answers', () => {
    const file = folder.write('some.json', { turn: 1, step: 'build', dice: [2], players: [{}, { coins: 2 }] });
    const { status, stdout } = position(file, '--lang', 'de');
    expect(status).toBe(0);
    expect(stdout).toContain('Auslage');
    expect(stdout).toMatch(/Platz 1.*Was baust du\?/);
    expect(stdout).toContain('Café');
    expect(stdout).not.toContain('\u001b');
  });
});
