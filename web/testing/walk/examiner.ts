/** The script that examines a page from within. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '@yamanote/tools/bundle';
import type { Page } from 'playwright-core';
import type { Fault } from './examine/fault.ts';
import type { Wishes } from './examine/index.ts';

const SCRIPT = join(import.meta.dirname, '../../../dist/examine.js');

export type Examined = (wishes: Wishes) => Promise<Fault[]>;

/** Examines whatever this page shows, also after it has gone elsewhere. */
export async function examinerOf(page: Page): Promise<Examined> {
  await bundle(join(import.meta.dirname, 'examine/index.ts'), SCRIPT, 'iife');
  const content = readFileSync(SCRIPT, 'utf8');
  await page.addInitScript({ content });
  await page.evaluate(content);
  return (wishes) =>
    page.evaluate((wanted) => (globalThis as unknown as { examine: Examined }).examine(wanted), wishes);
}
