import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { tooSmall, tooWide } from './testing/fit.ts';
import { drawByMouse, glowing } from './testing/next-station.ts';
import { awaitQuestion } from './testing/play.ts';
import { PHONE, useHall } from './testing/visit.ts';

const visit = useHall();
const IDLE = 'html[data-idle="true"]';

async function openOurMap(): Promise<Page> {
  const page = await visit.open('/map-editor');
  await page.getByText('3 checks not passed').waitFor();
  await page.getByRole('combobox', { name: 'Start from' }).selectOption({ index: 2 });
  await page.getByText('All checks passed: ').waitFor();
  return page;
}

test('a map is changed by keys, and the checks say what is wrong where', async () => {
  const page = await openOurMap();
  const first = page.getByRole('button', { name: /^A1, Pentagon station, / });
  await page.getByRole('radio', { name: 'Pentagon' }).focus();
  await page.keyboard.press('Space');
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^A1, empty, / }).waitFor();
  await page.getByRole('region', { name: 'Checks' }).getByRole('button', { name: /^V2 / }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Checks' }).textContent()).toContain('north-west corner');
  await expect.poll(() => page.getByRole('button', { name: 'Play on this map' }).isDisabled()).toBe(true);

  // Arrows walk over the squares.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^B2, Circle station, /);

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await first.waitFor();
  await page.getByText('All checks passed: ').waitFor();
});

test('a map is saved, opened again, and kept by the browser; what is no map is refused', async () => {
  const page = await openOurMap();
  await page.getByLabel('Name of the map').fill('Sunday map');
  await page.getByLabel('Name of the map').press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sunday-map.json');
  const saved = await download.path();
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ id: 'sunday-map', title: 'Sunday map' });

  await page.reload();
  await page.locator(IDLE).waitFor();
  await expect.poll(() => page.getByLabel('Name of the map').inputValue()).toBe('Sunday map');

  await page.getByRole('combobox', { name: 'Start from' }).selectOption('blank');
  await page.getByText('3 checks not passed').waitFor();
  await page.getByLabel('Open a file').setInputFiles(saved);
  await page.getByText('All checks passed: ').waitFor();
  await expect.poll(() => page.getByLabel('Name of the map').inputValue()).toBe('Sunday map');

  const broken = join(saved, '..', 'broken.json');
  writeFileSync(broken, '{"title": "x"}');
  await page.getByLabel('Open a file').setInputFiles(broken);
  await page.getByText(/^This file is not a map: /).waitFor();
  await expect.poll(() => page.getByLabel('Name of the map').inputValue()).toBe('Sunday map');
});

test('one plays on a map of one’s own, on this device', async () => {
  const page = await openOurMap();
  // Otherwise it would not differ from ours.
  await page.getByRole('radio', { name: 'Tracks' }).check({ force: true });
  await page.getByRole('button', { name: /^A1, / }).click();
  await page.getByRole('button', { name: /^D1, / }).click();
  await page.getByRole('button', { name: /^A1, Pentagon station, 2 tracks/ }).waitFor();
  await page.locator(IDLE).waitFor();
  await page.getByRole('button', { name: 'Play on this map' }).click();
  await awaitQuestion(page);
  expect(page.url()).toMatch(/\/table\/local-/);
  await drawByMouse(page, 0);
  await page.reload();
  await awaitQuestion(page);
  await glowing(page).first().waitFor();
});

test('with every tool, and a fault shown, axe-core finds nothing by day and by night', async () => {
  const page = await openOurMap();
  const found: Record<string, string[]> = {};
  for (const tool of ['Districts', 'Tracks', 'Yamanote Line', 'Start stations', 'Stations']) {
    await page.getByRole('radio', { name: tool, exact: true }).check({ force: true });
    const faults = await faultsInEveryLight(page);
    if (faults.length > 0) found[tool] = faults;
  }
  // A station in the way of three tracks.
  await page.getByRole('button', { name: /^E4, empty, / }).click();
  const fault = page.getByRole('region', { name: 'Checks' }).getByRole('button', { name: /^V6 / });
  await fault.click();
  await page.locator('button[aria-pressed="true"]', { hasText: 'V6' }).waitFor();
  await expect.poll(() => fault.textContent()).toContain('D3–F5, F3–D5, D4–F4');
  const faults = await faultsInEveryLight(page);
  if (faults.length > 0) found.fault = faults;
  expect(found).toEqual({});
});

test('on a phone it fits, in German, and what is wrong in many places is told in few words', async () => {
  const page = await visit.open('/map-editor', { viewport: PHONE, hasTouch: true, locale: 'de-DE' });
  const checks = page.getByRole('region', { name: 'Prüfungen' });
  await checks.getByText('3 Prüfungen nicht bestanden').waitFor();
  await expect.poll(() => checks.textContent()).toMatch(/äußerer Hauptbezirk Nord und 7 weitere/);
  const found: Record<string, unknown> = {};
  for (const tool of ['Bezirke', 'Strecken', 'Yamanote-Linie', 'Startstationen', 'Stationen']) {
    await page.getByRole('radio', { name: tool, exact: true }).check({ force: true });
    const wide = await tooWide(page);
    // The squares are as large as ten of them can be.
    const small = (await tooSmall(page)).filter((line) => !/aria-label="[A-J]\d/.test(line));
    if (wide.length + small.length > 0) found[tool] = { wide, small };
  }
  expect(found).toEqual({});
});
