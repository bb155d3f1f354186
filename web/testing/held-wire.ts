/** A line whose wire a test holds in its hand: it sees what is sent, and says what the hall would say. */
import type { Reply, Request } from '@yamanote/protocol';
import { vi } from 'vitest';
import { type Line, openLine } from '../connection/line.ts';

interface HeldWire {
  readonly sent: Request[];
  say(reply: Reply): void;
  /** As by a broken network, or by a hall that is to be called again at once. */
  cut(isRestarting?: boolean): void;
  /** Whether the page has hung up. */
  readonly isClosed: boolean;
}

export interface HeldWires {
  readonly line: Line;
  /** One after the other, as they were dialled. */
  readonly made: HeldWire[];
  welcome(): void;
}

/** With timers that only the test moves on, in a place without a browser. */
export function heldWires(): HeldWires {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  const made: HeldWire[] = [];
  const line = openLine((on) => {
    const sent: Request[] = [];
    const wire = { sent, say: on.frame, cut: on.closed, isClosed: false };
    made.push(wire);
    return {
      send: (request) => sent.push(request),
      close() {
        wire.isClosed = true;
      },
    };
  });
  const hall = { guest: null, build: 'a', bots: ['greedy'], addresses: [], fingerprint: null };
  const welcome = () => made.at(-1)?.say({ is: 'welcome', ...hall });
  return { line, made, welcome };
}
