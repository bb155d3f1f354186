/** A line to the hall that a test can hold up: what the hall says waits until it is let through. */
import type { Page, WebSocketRoute } from 'playwright-core';

export interface HeldLine {
  hold(): void;
  /** When the hall has said something that the page has not heard. */
  waiting(): Promise<void>;
  release(): void;
}

/** From the next time on that the page goes somewhere. */
export async function holdableLine(page: Page): Promise<HeldLine> {
  let held: { say(): void }[] | null = null;
  let heard: () => void = () => undefined;
  await page.routeWebSocket(/\/socket$/, (wire: WebSocketRoute) => {
    const hall = wire.connectToServer();
    hall.onMessage((frame) => {
      if (held === null) return wire.send(frame);
      held.push({ say: () => wire.send(frame) });
      heard();
    });
  });
  return {
    hold() {
      held = [];
    },
    waiting: () =>
      new Promise((resolve) => {
        heard = resolve;
        if (held !== null && held.length > 0) resolve();
      }),
    release() {
      const said = held ?? [];
      held = null;
      for (const { say } of said) say();
    },
  };
}
