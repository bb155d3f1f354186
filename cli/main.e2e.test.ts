import { describe, expect, test } from 'vitest';
import { yamanote, yamanoteJson } from './testing.ts';

const commands = [
  'games',
  'play',
  'simulate',
  'arena',
  'calibrate',
  'scenario',
  'position',
  'replay',
  'verify',
  'solve',
  'map',
];

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('yamanote %j lists the commands', (args) => {
    const { status, stdout, stderr } = yamanote(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const command of commands) expect(stdout).toContain(`\n  ${command} `);
  });

  test.each(commands)('%s --help says how it is called', (command) => {
    const { status, stdout, stderr } = yamanote([command, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`Usage: yamanote ${command} `);
    expect(yamanote(['help', command]).stdout).toBe(stdout);
  });
});

describe('games', () => {
  test('lists seats, editions and options with defaults and meaning', () => {
    const { status, stdout } = yamanote(['games']);
    expect(status).toBe(0);
    expect(stdout).toContain('machi-koro: Machi Koro');
    expect(stdout).toContain('seats     2 to 4');
    expect(stdout).toContain('editions  base');
    expect(stdout).toContain('display = full | changing (full)');
    expect(stdout).toContain('beginnerLimit = true | false (false)');
  });

  test('in the language of the environment', () => {
    expect(yamanote(['games'], '', { LC_ALL: 'de_DE.UTF-8' }).stdout).toContain('Auslage');
    expect(yamanote(['games', '--lang', 'ja']).stdout).toContain('街コロ');
  });

  test('as JSON', () => {
    const { status, json } = yamanoteJson(['games']);
    expect(status).toBe(0);
    expect(json[0]).toMatchObject({ id: 'machi-koro', seats: { min: 2, max: 4 }, editions: ['base'] });
    expect(json[0].options.map(({ key }: { key: string }) => key)).toEqual([
      'edition',
      'beginnerLimit',
      'display',
      'first',
    ]);
    expect(json[0].options[2]).toMatchObject({ type: 'choice', values: ['full', 'changing'], default: 'full' });
    expect(json[0].options[2].hint).toBeTypeOf('string');
  });
});

describe('a bug', () => {
  const broken = { NODE_OPTIONS: '--import="data:text/javascript,JSON.stringify=()=>{throw(new(Error)(`boom`))}"' };

  test('is one line that asks for a report, and exit code 70', () => {
    const { status, stdout, stderr } = yamanote(['games', '--json'], '', broken);
    expect({ status, stdout }).toEqual({ status: 70, stdout: '' });
    expect(stderr).toMatch(/^yamanote: this is a bug, please report it .*: boom\n$/);
  });

  test('shows where it is with --debug, or YAMANOTE_DEBUG=1', () => {
    expect(yamanote(['games', '--json', '--debug'], '', broken).stderr).toMatch(/\n +at /);
    expect(yamanote(['games', '--json'], '', { ...broken, YAMANOTE_DEBUG: '1' }).stderr).toMatch(/\n +at /);
  });
});
