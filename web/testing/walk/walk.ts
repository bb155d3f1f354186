/** One page, resized through the windows: in each it is examined, and what is wrong becomes a line. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@yamanote/games/room';
import type { Page } from 'playwright-core';
import { faultsOf as faultsByAxe } from '../axe.ts';
import type { Visit } from '../visit.ts';
import { isDeep, wantedSizes } from './choice.ts';
import type { Fault } from './examine/fault.ts';
import type { Wishes } from './examine/index.ts';
import { type Examined, examinerOf } from './examiner.ts';
import { boardShare, type Size, sizeName } from './sizes.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', ja: 'ja-JP' };
/** Where pictures of faults are wanted. */
const SHOTS = process.env.YAMANOTE_WALK_SHOTS;

export interface Walk {
  readonly page: Page;
  readonly faults: string[];
  /** Looks at the page as it is, in every window; at a game's board if one is named; with axe-core if that is wished. */
  look(stop: string, game?: string, withAxe?: boolean): Promise<void>;
  /** Goes to another address, and looks at that page. */
  goTo(stop: string, path: string): Promise<void>;
  /** Writes down what was found, if pictures of it are wanted. */
  report(name: string): void;
}

export async function startWalk(visit: Visit, language: Language): Promise<Walk> {
  const page = await visit.open('/', { locale: LOCALES[language], newcomer: true, hasTouch: true });
  const examine = await examinerOf(page);
  const faults: string[] = [];
  /** What was said of a stop already, so that its later looks say only what is new. */
  const said = new Set<string>();
  const walk: Walk = {
    page,
    faults,
    async look(stop, game, withAxe = isDeep) {
      for (const size of wantedSizes()) {
        const found = await examineIn(page, examine, size, game, withAxe);
        const [place] = stop.split(',');
        const fresh = found.filter(({ says }) => !said.has(`${place} ${sizeName(size)} ${says}`));
        for (const { says } of fresh) said.add(`${place} ${sizeName(size)} ${says}`);
        const lines = fresh.map(
          ({ kind, says }) => `${stop} ${size.width}×${size.height} ${language}: ${kind}: ${says}`,
        );
        faults.push(...lines);
        if (lines.length > 0) await shoot(page, `${stop} ${sizeName(size)} ${language}`);
      }
    },
    async goTo(stop, path) {
      await page.goto(new URL(path, page.url()).href);
      await walk.look(stop);
    },
    report(name) {
      if (SHOTS !== undefined && faults.length > 0)
        writeFileSync(join(folder(SHOTS), `${name}-${language}.txt`), `${faults.join('\n')}\n`);
    },
  };
  return walk;
}

async function examineIn(
  page: Page,
  examine: Examined,
  size: Size,
  game: string | undefined,
  withAxe: boolean,
): Promise<Fault[]> {
  await page.setViewportSize(size);
  await page.locator('html[data-idle="true"]').waitFor();
  const wishes: Wishes = { match: game === undefined ? null : boardShare(game, size) };
  const found = await examine(wishes);
  if (!withAxe) return found;
  const byAxe = await faultsByAxe(page);
  return [...found, ...byAxe.map((says): Fault => ({ kind: 'axe', says }))];
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  await page.screenshot({ path: join(folder(SHOTS), `${name.replaceAll(/[^\w-]+/g, '_')}.png`) });
}

function folder(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}
