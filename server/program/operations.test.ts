import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from './testing/deployment.ts';
import { metricsTable } from './testing/metrics-table.ts';
import { settingsTable } from './testing/settings-table.ts';

const house = join(import.meta.dirname, '../..');
const PAGE = join(house, 'docs/operations.md');
const page = readFileSync(PAGE, 'utf8');
const { scripts } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8'));

/** What stands between two marks of the page, as it should be. */
function withPart(text: string, name: string, part: string): string {
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  expect(text).toMatch(marks);
  return text.replace(marks, (_, begin, end) => `${begin}${part}${end}`);
}

test('the page of operations has all settings and figures as they are: `npm run sentences` writes them anew', async () => {
  const whole = withPart(withPart(page, 'settings', settingsTable()), 'figures', metricsTable());
  await expect(whole).toMatchFileSnapshot(PAGE);
});

test('what it says of commands, flags, paths and ports is so', () => {
  expect(faultsIn(page, scripts)).toEqual([]);
});
