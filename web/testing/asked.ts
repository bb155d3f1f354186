/** What a page asks the hall for, as it goes over the line. */
import type { Request } from '@yamanote/protocol';
import type { Page } from 'playwright-core';

type Create = Extract<Request, { do: 'create' }>;

/** The table that `act` leads to. Only lines that are opened from now on can be heard, so the page is loaded anew. */
export async function tableAskedFor(page: Page, act: () => Promise<void>): Promise<Create> {
  const asked = new Promise<Create>((hear) => {
    page.on('websocket', (line) =>
      line.on('framesent', ({ payload }) => {
        const request = JSON.parse(String(payload)) as Request;
        if (request.do === 'create') hear(request);
      }),
    );
  });
  await page.reload();
  await page.locator('html[data-idle="true"]').waitFor();
  await act();
  return asked;
}
