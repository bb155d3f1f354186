/** All settings as a table for the documentation. */
import { HALL_COMMANDS } from '@yamanote/command-line';
import { SETTINGS, type Setting, type SettingName, settingsOf, variableOf } from '../settings.ts';
import { words } from '../words/index.ts';

const HEAD = '| flag | variable | may be | otherwise | taken by | what it is |\n|---|---|---|---|---|---|\n';

export function settingsTable(): string {
  return HEAD + (Object.keys(SETTINGS) as SettingName[]).map(row).join('');
}

function row(name: SettingName): string {
  const { kind, usual }: Setting<unknown> = SETTINGS[name];
  const takers = HALL_COMMANDS.filter((command) => settingsOf(command).includes(name));
  const cells = [
    `\`--${name}\``,
    `\`${variableOf(name)}\``,
    kind.mayBe,
    usual === null || usual === '' ? '' : `\`${usual}\``,
    takers.join(', '),
    words.en.help.settings[name],
  ];
  return `| ${cells.join(' | ')} |\n`;
}
