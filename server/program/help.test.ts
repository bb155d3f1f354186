import { HALL_COMMANDS } from '@yamanote/command-line';
import { widthOf } from '@yamanote/games/columns';
import { LANGUAGES } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { helpOf } from './help.ts';
import { GIVEN, settingsOf, variableOf } from './settings.ts';
import { words } from './words/index.ts';

describe.each(LANGUAGES)('help in %s', (language) => {
  test.each(HALL_COMMANDS)('names everything that %s takes, in lines that fit', (command) => {
    const help = helpOf(command, words[language]);
    for (const name of [...settingsOf(command), ...Object.keys(GIVEN[command]), 'lang', 'help'])
      expect(help).toMatch(new RegExp(`^  --${name}( .*)?  \\S`, 'm'));
    for (const name of settingsOf(command)) expect(help).toContain(`(${variableOf(name)})`);
    expect(help.split('\n').filter((line) => widthOf(line) > 130)).toEqual([]);
  });

  test('without a command it says how each is called', () => {
    const help = helpOf(null, words[language]);
    for (const command of HALL_COMMANDS) expect(help).toContain(`yamanote ${command} `);
  });
});
