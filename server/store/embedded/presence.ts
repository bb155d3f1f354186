/** Who looks at which table. No other node has the file open: what this one knows it need not be told. */
import type { Here } from '../port.ts';

export interface Presence {
  tell(table: string, here: Here | null): void;
  elsewhere(table: string): Here[];
}

export function openPresence(): Presence {
  return { tell: () => undefined, elsewhere: () => [] };
}
