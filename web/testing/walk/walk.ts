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
import { openings } from './openings.ts';
import { boardShare, type Size, sizeName } from './sizes.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', ja: 'ja-JP' };
/** Where pictures of faults are wanted. */
const SHOTS = process.env.YAMANOTE_WALK_SHOTS;

/** One error of a page often brings hundreds. */
const MOST_ERRORS = 3;
const IDLE = 'html[data-idle="true"]';

export interface Walk {
  readonly page: Page;
  readonly faults: string[];
  /** Looks at the page as it is, in every window; at a game's board if one is named; with axe-core if that is wished. */
  look(stop: string, game?: string, withAxe?: boolean): Promise<void>;
  /** Opens whatever can be opened there, in every window, and looks at it; `anew` brings back what is gone once it was read. */
  lookInto(stop: string, game?: string, anew?: () => Promise<unknown>): Promise<void>;
  /** Goes there; false if no page comes to rest there, which is a fault as well. */
  reach(stop: string, go: () => Promise<unknown>): Promise<boolean>;
  /** Writes down what was found, if pictures of it are wanted. */
  report(name: string): void;
}

export async function startWalk(visit: Visit, language: Language): Promise<Walk> {
  const page = await visit.open('/', { locale: LOCALES[language], newcomer: true, hasTouch: true });
  const examine = await examinerOf(page);
  const faults: string[] = [];
  /** What was said of a stop already, so that its later looks say only what is new. */
  const said = new Set<string>();
  /** What is wrong in this window becomes lines. */
  async function note(stop: string, size: Size, game: string | undefined, withAxe: boolean): Promise<void> {
    const found = await examineIn(page, examine, size, game, withAxe);
    const errors = [...new Set(visit.takeFaults())].slice(0, MOST_ERRORS);
    found.push(...errors.map((says): Fault => ({ kind: 'broken', says })));
    const [place] = stop.split(',');
    const fresh = found.filter(({ says }) => !said.has(`${place} ${sizeName(size)} ${says}`));
    for (const { says } of fresh) said.add(`${place} ${sizeName(size)} ${says}`);
    const lines = fresh.map(({ kind, says }) => `${stop} ${size.width}×${size.height} ${language}: ${kind}: ${says}`);
    faults.push(...lines);
    if (lines.length > 0) await shoot(page, `${stop} ${sizeName(size)} ${language}`);
  }
  /** What was opened in a window. */
  const opened = new Map(wantedSizes().map((size) => [sizeName(size), new Set<string>()]));
  const walk: Walk = {
    page,
    faults,
    async look(stop, game, withAxe = isDeep) {
      for (const size of wantedSizes()) await note(stop, size, game, withAxe);
    },
    async lookInto(stop, game, anew) {
      for (const size of wantedSizes()) {
        await fit(page, size);
        await anew?.();
        const known = opened.get(sizeName(size)) as Set<string>;
        for await (const name of openings(page, known)) await note(`${stop}: ${name}`, size, game, false);
      }
    },
    async reach(stop, go) {
      try {
        await go();
        await page.locator(IDLE).waitFor();
        return true;
      } catch (error) {
        const errors = visit.takeFaults().join('; ');
        faults.push(`${stop} ${language}: broken: ${String(error).split('\n')[0]} ${errors}`);
        return false;
      }
    },
    report(name) {
      if (SHOTS !== undefined && faults.length > 0)
        writeFileSync(join(folder(SHOTS), `${name}-${language}.txt`), `${faults.join('\n')}\n`);
    },
  };
  return walk;
}

async function fit(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.locator(IDLE).waitFor();
}

async function examineIn(
  page: Page,
  examine: Examined,
  size: Size,
  game: string | undefined,
  withAxe: boolean,
): Promise<Fault[]> {
  await fit(page, size);
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
