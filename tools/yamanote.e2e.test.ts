import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { HALL_COMMANDS } from '@yamanote/command-line';
import { expect, test } from 'vitest';

/** As people start it; everything is built before. */
function yamanote(...args: string[]) {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'yamanote.mjs'), ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

test('one name leads to both programs', () => {
  const { stdout } = yamanote('--help');
  for (const name of ['games', 'verify', ...HALL_COMMANDS]) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  expect(yamanote('games', '--help').stdout).toMatch(/^Usage: yamanote games /);
});

test.each(HALL_COMMANDS)('%s says how it is called, either way', (command) => {
  const { status, stdout } = yamanote(command, '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: yamanote ${command} `));
  expect(yamanote('help', command).stdout).toBe(stdout);
  expect(yamanote('--debug', command, '--help').stdout).toBe(stdout);
});

test.each([
  [['srve'], /^yamanote: expected a command, .*, found "srve"; did you mean serve\?\n$/],
  [['serve', '--prot', '1'], /^yamanote: unknown option --prot, .*; did you mean --port\?\n$/],
  [['serve', '--bots', 'elsewhere'], /^yamanote: --bots: expected --store as well, found it missing\n$/],
  [['work'], /^yamanote: --store: expected a value, found nothing\n$/],
  [['work', '--store', 'x'], /^yamanote: --store: expected the URL of a PostgreSQL database, .*\n$/],
  [['store'], /^yamanote: expected copy, found nothing; --help tells more\n$/],
  [
    ['store', 'copy', '--from', 'a', '--to', 'a'],
    /^yamanote: --to: expected two different stores, found the same one twice\n$/,
  ],
  [['backup'], /^yamanote: --to: expected a value, found nothing\n$/],
  [['restore', '--to', 'x'], /^yamanote: unknown option --to, .*\n$/],
])('%j is refused in one sentence', (args, sentence) => {
  const { status, stdout, stderr } = yamanote(...args);
  expect(stdout).toBe('');
  expect(stderr).toMatch(sentence);
  expect(status).toBe(2);
});
