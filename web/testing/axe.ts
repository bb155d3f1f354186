import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds, one line each. Text in the colour of its ground it takes for something that it may not have understood. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(),
  );
  const lost = incomplete.flatMap((doubt) => {
    const nodes = doubt.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
    return nodes.length === 0 ? [] : [{ ...doubt, nodes }];
  });
  return [...violations, ...lost].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The same by day and by night; every fault with the light it was found in. */
export async function faultsInEveryLight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, colorScheme] of [
    ['day', 'light'],
    ['night', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    found.push(...(await faultsOf(page)).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}
