import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote, yamanoteJson } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const sound = {
  game: 'machi-koro',
  title: 'A bakery pays on the own roll',
  rules: ['MK-5.1'],
  seats: 2,
  position: { turn: 0, step: 'roll', players: [{ coins: 3 }, { coins: 3 }] },
  chance: [[3]],
  moves: [{ seat: 0, action: { do: 'roll', dice: 1 } }],
  expect: { position: { players: [{ coins: 4 }, { coins: 3 }] } },
};
const different = { ...sound, expect: { position: { players: [{ coins: 5 }, { coins: 3 }] } } };

describe('scenario', () => {
  test('passes what holds', () => {
    const file = folder.write('sound.json', sound);
    expect(yamanote(['scenario', file])).toEqual({ status: 0, stdout: '1 passed, 0 failed\n', stderr: '' });
  });

  test('prints what differs, with exit code 1', () => {
    const files = [folder.write('sound.json', sound), folder.write('different.json', different)];
    const { status, stdout, stderr } = yamanote(['scenario', ...files]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('different.json: A bakery pays on the own roll');
    expect(stdout).toContain('position.players[0].coins: expected 5, found 4');
    expect(stdout).toContain('1 passed, 1 failed');
  });

  test('as JSON', () => {
    const file = folder.write('different.json', different);
    const { status, json } = yamanoteJson(['scenario', file]);
    expect(status).toBe(1);
    expect(json).toEqual({
      passed: 0,
      failed: 1,
      scenarios: [
        {
          file,
          title: sound.title,
          rules: ['MK-5.1'],
          ok: false,
          differences: ['position.players[0].coins: expected 5, found 4'],
        },
      ],
    });
  });

  test('a file that cannot be used does not hide what the others say', () => {
    const files = [folder.path('none.json'), folder.write('different.json', different), folder.write('text.json', 'x')];
    const { status, stdout, stderr } = yamanote(['scenario', ...files]);
    expect(status).toBe(2);
    expect(stdout).toContain('0 passed, 1 failed');
    expect(stderr.trimEnd().split('\n')).toHaveLength(2);
  });

  test('a field that the notation does not have is refused, also where nothing is expected of it', () => {
    const player = { coins: 4, city: { 'wheat-feld': 0 } };
    const slip = folder.write('slip.json', { ...sound, expect: { position: { players: [player, {}] } } });
    const { status, stderr } = yamanote(['scenario', slip]);
    expect(status).toBe(2);
    expect(stderr).toContain('expect.position.players[0].city.wheat-feld: expected no such field');
    expect(stderr).toContain('did you mean wheat-field?');
  });

  test('every scenario of the house passes', () => {
    const scenarios = join(import.meta.dirname, '../games/machi-koro/scenarios');
    const files = readdirSync(scenarios).filter((name) => name.endsWith('.json'));
    const { status, json } = yamanoteJson(['scenario', ...files.map((name) => join(scenarios, name))]);
    expect(json.scenarios.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
    expect({ status, passed: json.passed }).toEqual({ status: 0, passed: files.length });
  });
});
