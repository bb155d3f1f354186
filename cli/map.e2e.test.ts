import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote, yamanoteJson } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const ours = join(import.meta.dirname, '../games/next-station-tokyo/rules/maps/tokyo-original-1.json');
const read = () => JSON.parse(readFileSync(ours, 'utf8'));

/** One symbol too many and one too few, and a track the wrong way round. */
function faultyMap() {
  const map = read();
  map.stations[0].symbol = 'circle';
  map.segments[0].dir = 'W';
  return map;
}

describe('map check', () => {
  test('says what a map is, and that it is in order', () => {
    const { status, stdout, stderr } = yamanote(['map', 'check', ours]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`✓ ${ours}: Tokyo-style practice map 1\n`);
    expect(stdout).toContain('original layout, not the published sheet');
    expect(stdout).toContain('13 districts, 52 stations, 129 tracks, 65 crossings');
    expect(stdout).toContain('it passes the checks V1 to V12');
  });

  test('names the check, the place and what was expected there, with exit code 1', () => {
    const map = read();
    map.segments[0].dir = 'W';
    const { status, stdout, stderr } = yamanote(['map', 'check', folder.write('turned.json', map)]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('something is wrong');
    expect(stdout).toContain('V6 segments[0].dir: The direction is “E”, not “W”.');
  });

  test('a file that is no map fails in its form', () => {
    const { status, stdout } = yamanote(['map', 'check', folder.write('none.json', { id: 'none' })]);
    expect(status).toBe(1);
    expect(stdout).toContain('form schemaVersion: expected this field to be there, found nothing');
  });

  test('of many things that are wrong ten are told one by one', () => {
    const map = read();
    delete map.districts[0].cells;
    const lines = yamanote(['map', 'check', folder.write('many.json', map), '--lang', 'en'])
      .stdout.trim()
      .split('\n');
    const faults = Number(/(\d+) things are wrong/.exec(lines[0])?.[1]);
    expect(faults).toBeGreaterThan(11);
    expect(lines).toHaveLength(1 + 10 + 1);
    expect(lines.at(-1)?.trim()).toBe(`and ${faults - 10} more`);
  });

  test('in the language that was asked for', () => {
    const file = folder.write('none.json', {});
    expect(yamanote(['map', 'check', ours, '--lang', 'de']).stdout).toContain('52 Stationen');
    expect(yamanote(['map', 'check', file, '--lang', 'ja']).stdout).toContain('問題が1件あります');
    const faulty = folder.write('faulty.json', faultyMap());
    expect(yamanote(['map', 'check', faulty, '--lang', 'de']).stdout).toContain('Die Richtung ist „E“, nicht „W“.');
    expect(yamanote(['map', 'check', faulty, '--lang', 'ja']).stdout).toContain('方向は「E」です（今は「W」）。');
  });

  test('as JSON', () => {
    const file = folder.write('faulty.json', faultyMap());
    const { status, json } = yamanoteJson(['map', 'check', ours, file]);
    expect(status).toBe(1);
    expect(json).toMatchObject({ sound: 1, faulty: 1 });
    expect(json.maps[0]).toMatchObject({ file: ours, ok: true, map: { id: 'tokyo-original-1' }, faults: [] });
    expect(json.maps[1]).toEqual({
      file,
      ok: false,
      map: null,
      faults: [
        {
          check: 'V6',
          field: 'segments[0].dir',
          expected: '"E"',
          found: '"W"',
          wants: { is: 'direction', direction: 'E' },
        },
        {
          check: 'V12',
          field: 'stations',
          expected: 'as many of each symbol, but for one',
          found: '{"circle":14,"square":13,"triangle":13,"pentagon":12}',
          wants: { is: 'even-symbols' },
        },
      ],
    });
  });

  test('a file that cannot be read does not hide what is said about the others', () => {
    const { status, stdout, stderr } = yamanote(['map', 'check', folder.path('nowhere.json'), ours]);
    expect(status).toBe(2);
    expect(stdout).toContain('Tokyo-style practice map 1');
    expect(stderr).toContain('nowhere.json: expected a file to read, found no such file');
  });

  test.each([
    [['map'], 'expected check, found nothing'],
    [['map', 'check'], 'expected FILE, found nothing'],
    [['map', 'chekc', ours], 'map: expected check, found "chekc"'],
    [['map', 'check', ours, '--game', 'machi-koro'], '--game: expected next-station-tokyo, found "machi-koro"'],
  ])('%j is refused', (args, complaint) => {
    const { status, stdout, stderr } = yamanote(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(complaint);
  });
});
